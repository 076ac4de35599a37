import { describe, expect, it } from "vitest"
import { readShape, shapeOf } from "#domain/programs/editing/program-shape.ts"
import type { Program } from "#domain/programs/program.ts"
import type { ProgramRun } from "#domain/programs/run.ts"
import { asAsked, programFrom, reps, Trainee } from "./trainee.ts"

const squat = "Back Squat (Barbell)"
const waves = programFrom(`program Waves, 1 day, 3 weeks repeating
day Squat
${squat}: 5+ @85% / 3+ @90% / 1+ @95% | tm inc=5kg/10lb`)
const starts = { loads: {}, maxes: { [squat]: { tm: 100, e1rm: null } } }

function withWeeks(program: Program, weeks: string): Program {
  const reading = readShape(program, { ...shapeOf(program), weeks })
  if (!reading.ok) throw new Error("The weeks can't be read.")
  return reading.program
}

/** Someone in the second cycle of three weeks, with this many weeks of it done. */
function inSecondCycle(done: number, run: Partial<ProgramRun> = {}) {
  const trainee = new Trainee(waves, { starts, ...run })
  for (let week = 0; week < 3 + done; week += 1) trainee.train(asAsked)
  return trainee
}

/** The top loads of the next weeks, each trained as asked. */
const loadsToCome = (trainee: Trainee, weeks: number) =>
  Array.from({ length: weeks }, () => {
    const load = trainee.next.lines[0]?.sets[0]?.load
    trainee.train(asAsked)
    return load
  })

describe("changing the number of weeks while a program is running", () => {
  it("continues in the same week of a longer cycle, after which the training max rises once", () => {
    const trainee = inSecondCycle(1)
    trainee.changeProgram(withWeeks(waves, "4"))
    // 90% and 95% of 105, the last week once more, and 85% of 110.
    expect(loadsToCome(trainee, 4)).toEqual([95, 100, 100, 92.5])
  })

  it("continues in the same week of a shorter cycle", () => {
    const trainee = inSecondCycle(1)
    trainee.changeProgram(withWeeks(waves, "2"))
    expect(loadsToCome(trainee, 3)).toEqual([95, 92.5, 100])
  })

  it("ends the cycle if the current week no longer exists", () => {
    const trainee = inSecondCycle(2)
    trainee.changeProgram(withWeeks(waves, "2"))
    expect(loadsToCome(trainee, 2)).toEqual([92.5, 100])
  })

  it("keeps a run by calendar in its calendar week", () => {
    const trainee = inSecondCycle(1, { advance: "calendar" })
    const { week } = trainee.next
    trainee.changeProgram(withWeeks(waves, "4"))
    expect(trainee.next.week).toBe(week)
  })

  it("doesn't raise a training max after a miss if the cycle's last session comes from a device without the change", () => {
    const twice = programFrom(`program Twice, 2 days, 1 week repeating
day A
${squat}: 1+ @95% | tm inc=5kg/10lb
day B
${squat}: 1+ @95% | tm inc=5kg/10lb`)
    const trainee = new Trainee(twice, { starts })
    for (let session = 0; session < 2; session += 1) trainee.train(asAsked)
    trainee.train(reps(0))
    const shown = trainee.next
    trainee.changeProgram(withWeeks(twice, "2"))
    trainee.log(shown, [{ load: 100, amount: 1, rpe: null }])
    // 105 was missed once in the week, which is a whole cycle for this lift, so 95% of 94.5 follows, and then of 99.5.
    expect(loadsToCome(trainee, 3)).toEqual([90, 90, 95])
  })

  it("changes the rules' cycles", () => {
    const program = programFrom(`program Blocks, 1 day, 7 weeks
day A
${squat}: 5 @70% / 5 @75% / 5 @80% / 5 @60% | tm cycle=3+3+1
Leg Press (Machine): 2x10 | volume weeks=6`)
    const rulesIn = (weeks: string) => withWeeks(program, weeks).days[0]?.lines.map(({ rule }) => rule)
    expect(rulesIn("5")).toMatchObject([{ cycle: [3, 2] }, { weeks: 4 }])
    expect(rulesIn("9")).toMatchObject([{ cycle: [3, 3, 1, 2] }, { weeks: 8 }])
    expect(rulesIn("")).toEqual(program.days[0]?.lines.map(({ rule }) => rule))
  })

  it("makes the weeks of an open-ended program start over after the last one", () => {
    const open = withWeeks(waves, "")
    expect(open).toMatchObject({ weeks: null, repeats: false })
    expect(withWeeks(open, "6")).toMatchObject({ weeks: 6, repeats: true })
    expect(withWeeks({ ...waves, repeats: false }, "6")).toMatchObject({ weeks: 6, repeats: false })
  })
})

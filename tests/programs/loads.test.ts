import { describe, expect, it } from "vitest"
import type { ProgramRun } from "#domain/programs/run.ts"
import { asAsked, loadsOf, programFrom, reps, Trainee } from "./trainee.ts"

const squat = "Back Squat (Barbell)"
const bench = "Bench Press (Barbell)"

function lineOnly(line: string, run: Partial<ProgramRun> = {}, facts = "1 day"): Trainee {
  const program = programFrom(`program Loads, ${facts}\nday A\n${line}`)
  return new Trainee(program, { starts: { loads: {}, maxes: {} }, ...run })
}
const from = (loads: Record<string, number>) => ({ starts: { loads, maxes: {} } })
const knowing = (exercise: string, e1rm: number, tm: number | null = null) => ({
  starts: { loads: {}, maxes: { [exercise]: { tm, e1rm } } },
})

describe("the load of a set", () => {
  it("is a weight in its own unit", () => {
    expect(loadsOf(lineOnly(`${bench}: 5 @60kg | fixed`).next)).toEqual([60])
    expect(loadsOf(lineOnly(`${bench}: 5 @100lb | fixed`).next)).toEqual([45])
    expect(loadsOf(lineOnly(`${bench}: 5 @60kg | fixed`, { unit: "lbs" }).next)).toEqual([130])
  })

  it("is a share of the training max, of the estimated 1RM, or of the first set as shown", () => {
    const shares = `5 @70%, 5 @70%e, 5 @50%first | fixed`
    expect(loadsOf(lineOnly(`${bench}: ${shares}`, knowing(bench, 100, 90)).next)).toEqual([62.5, 70, 30])
    expect(loadsOf(lineOnly(`${bench}: ${shares}`).next)).toEqual([null])
  })

  it("follows the effort, from the estimated 1RM or from the rule's own load", () => {
    expect(loadsOf(lineOnly(`${squat}: 5 @rpe8 | fixed`, knowing(squat, 100)).next)).toEqual([80])
    expect(loadsOf(lineOnly(`${squat}: 5 @rpe8 | fixed`).next)).toEqual([null])
    const own = lineOnly(`${squat}: 5 @rpe8 | linear`, from({ [`${squat}:linear`]: 60 }))
    expect(own.next.lines[0]?.sets).toMatchObject([{ load: 60, rpe: 8 }])
  })

  it("is added to body weight, or is nothing", () => {
    const dip = "Triceps Dip (Weighted)"
    const trainee = lineOnly(`${dip}: 2x5 @bw+10kg | linear inc=2.5kg/5lb`)
    expect([...loadsOf(trainee.next), trainee.next.lines[0]?.x]).toEqual([10, 10])
    trainee.train(asAsked)
    expect(loadsOf(trainee.next)).toEqual([12.5])
    expect(loadsOf(lineOnly("Push Up: 5 @bw+10kg | fixed").next)).toEqual([10])
    expect(loadsOf(lineOnly("Push Up: 5 @bw | fixed").next)).toEqual([null])
  })

  it("is the person's choice if neither the set nor its rule has one", () => {
    for (const rule of ["fixed", "tm", "rpe"])
      expect(loadsOf(lineOnly(`${squat}: 5 | ${rule}`, knowing(squat, 100, 90)).next), rule).toEqual([null])
  })

  it("stays unknown without a training max, and is found by the first set if it depends on effort", () => {
    const waves = lineOnly(`${squat}: 5 @70% | tm`)
    waves.train(() => ({ load: 50, amount: 5, rpe: null }))
    expect([waves.next.lines[0]?.x, ...loadsOf(waves.next)]).toEqual([null, null])
    const effort = lineOnly(`${squat}: 5 @rpe8 | rpe`)
    effort.train(() => ({ load: 80, amount: 5, rpe: 8 }))
    expect(effort.next.lines[0]?.x).toBeCloseTo(98.64, 2)
    expect(loadsOf(effort.next)).toEqual([80])
  })

  it("is the last one of the same exercise, whichever line it was in", () => {
    const trainee = lineOnly(`${bench}: 2x5 @last | fixed\n${squat}: 2x5 @last | fixed`)
    trainee.train(({ load }, place) => ({ load: load ?? [60, 62.5][place] ?? 0, amount: 5, rpe: null }))
    const other = trainee.next
    trainee.log(other, [null, null, { load: 100, amount: 5, rpe: null }, null])
    expect(trainee.next.lines.map(({ sets }) => sets[0]?.load)).toEqual([62.5, 100])
    trainee.log(trainee.next, [
      { load: 70, amount: 5, rpe: null },
      { load: null, amount: 5, rpe: null },
      null,
      null,
    ])
    expect(trainee.next.lines.map(({ sets }) => sets[0]?.load)).toEqual([62.5, 100])
  })
})

describe("a lift's own load", () => {
  it("stays between the lightest and the heaviest, except under a training max or an estimate", () => {
    const curl = "Bicep Curl (Dumbbell)"
    const heavy = lineOnly(`${curl}: 5 | linear inc=2kg/5lb`, from({ [`${curl}:linear`]: 1000 }))
    heavy.train(asAsked)
    expect(heavy.next.lines[0]?.x).toBe(1000)
    const light = lineOnly(
      `${bench}: 5+ @50% | tm inc=1kg/2lb`,
      knowing(bench, 15, 10),
      "1 day, 1 week repeating",
    )
    light.train(asAsked)
    expect(light.next.lines[0]?.x).toBe(11)
    const effort = lineOnly(`${bench}: 5 @rpe8 | rpe`, knowing(bench, 15))
    expect(effort.next.lines[0]?.x).toBe(15)
    effort.train(() => ({ load: 10, amount: 5, rpe: 8 }))
    expect(effort.next.lines[0]?.x).toBe(14.25)
  })

  it("isn't estimated from a set that was left out or has no load", () => {
    const trainee = lineOnly(`${squat}: 5 @rpe8, 5 @90%first | rpe`, knowing(squat, 100))
    for (const first of [null, { load: null, amount: 5, rpe: 8 }, { load: 80, amount: 0, rpe: 8 }])
      trainee.log(trainee.next, [first, { load: 60, amount: 5, rpe: 8 }])
    expect(trainee.next.lines[0]?.x).toBe(100)
    expect(trainee.standing.changes.map(({ why }) => why)).toEqual(["unrated", "unrated", "unrated"])
  })

  it("is a distance as written, whatever unit weights have", () => {
    const text =
      "program Run, 3 days\nday A\nRunning: 4km | distance\nday B\nRunning: 4km | distance\nday C\nRunning: 4km | distance"
    const trainee = new Trainee(programFrom(text))
    trainee.happens("unit", { unit: "lbs" })
    const asked = [0, 1, 2].map(() => {
      const [line] = trainee.train(asAsked).prescribed.lines
      return [line?.x, line?.sets[0]?.low]
    })
    expect(asked).toEqual([
      [12, 4],
      [12, 4],
      [12, 4],
    ])
    trainee.happens("away", { days: 30 })
    expect(trainee.next.lines[0]?.x).toBeCloseTo(13 * 0.85, 6)
  })

  it("returns to the low end after a break if it has no load to cut", () => {
    const trainee = lineOnly("Push Up: 2x8-12 | double")
    trainee.train(reps(10, 10))
    expect(trainee.next.lines[0]?.sets[0]?.aim).toBe(11)
    trainee.happens("away", { days: 14 })
    expect(trainee.next.lines[0]).toMatchObject({ x: null, sets: [{ aim: 8 }, { aim: 8 }] })
  })
})

describe("a rule without its own increment", () => {
  /** The load of an exercise that starts at 100 after one session, done as asked plus this many reps. */
  function after(exercise: string, line: string, run: Partial<ProgramRun> = {}, more = 0): number | null {
    const rule = line.split("| ")[1]?.split(" ")[0] ?? ""
    const start =
      rule === "tm"
        ? { starts: { loads: {}, maxes: { [exercise]: { tm: 100, e1rm: null } } } }
        : from({ [`${exercise}:${rule}`]: 100 })
    const trainee = lineOnly(`${exercise}: ${line}`, { ...start, ...run }, "1 day, 1 week repeating")
    trainee.train(({ load, high }) => ({ load, amount: high + more, rpe: null }))
    return trainee.next.lines[0]?.x ?? null
  }

  it("adds 2.5 kg or 5 lb to the upper body, and twice that to the lower", () => {
    for (const line of [
      "3x5 | linear",
      "3x5-8 | double",
      "2x5, 5+ | amrap",
      "5, 15+ | last at=15",
      "5+ @50% | tm",
      "3x5 | step hold=1",
      "3x5-8 | volume",
      "3x5 | ladder stages=3x5>3x4",
      "5! @100%t | weekly",
    ])
      expect(
        [
          after(bench, line),
          after(squat, line),
          after(bench, line, { unit: "lbs" }),
          after(squat, line, { unit: "lbs" }),
        ],
        line,
      ).toEqual([102.5, 105, 105, 110])
  })

  it("adds its own increment", () => {
    expect(after(bench, "3x5 | linear inc=1kg/2lb")).toBe(101)
    expect(after(bench, "2x5, 5+ | amrap inc=1kg/2lb twice=8", {}, 3)).toBe(102)
    expect(after(bench, "5! @100%t | weekly grow=4%")).toBe(104)
    expect(after(bench, "3x5-8 | double inc=10s")).toBe(100)
  })

  it("starts a ladder over at two increments above the first miss", () => {
    const restarted = (exercise: string, unit: "kg" | "lbs") => {
      const trainee = lineOnly(`${exercise}: 5 | ladder stages=1x5>1x4 inc=20kg/40lb`, {
        unit,
        ...from({ [`${exercise}:ladder`]: 60 }),
      })
      for (const amount of [4, 4, 4, 1]) trainee.train(reps(amount))
      return trainee.next.lines[0]?.x
    }
    expect([restarted(bench, "kg"), restarted(squat, "kg")]).toEqual([65, 70])
    expect([restarted(bench, "lbs"), restarted(squat, "lbs")]).toEqual([70, 80])
  })
})

describe("lifts of the same exercise", () => {
  it("share a state if their rules have the same words or none, and otherwise have their own", () => {
    const text = `program Loads, 1 day
day A
${bench}: 3x5 | linear inc=2.5kg/5lb
${bench}: 3x5 | linear
${bench}: 3x8 | linear inc=1kg/2lb
${bench}: 3x5 | step
${bench}: 5 @70% | tm inc=5kg/10lb
${bench}: 5 @50% | tm inc=10kg/20lb
${bench}: 3x8 | linear inc=4kg/8lb`
    const { next } = new Trainee(programFrom(text))
    expect(next.lines.map(({ lift }) => lift.slice(bench.length))).toEqual([
      ":linear",
      ":linear",
      ":linear:2",
      ":step",
      ":tm",
      ":tm",
      ":linear:3",
    ])
  })
})

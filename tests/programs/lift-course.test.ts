import { describe, expect, it } from "vitest"
import { addDays } from "#domain/days/local-day.ts"
import { bestOfCycle, liftCourse } from "#domain/programs/view/lift-course.ts"
import { asAsked, programFrom, reps, Trainee } from "./trainee.ts"

const squat = "Back Squat (Barbell)"
const bench = "Bench Press (Barbell)"
const press = "Overhead Press (Barbell)"
const maxes = { [squat]: { tm: 100, e1rm: null }, [bench]: { tm: 80, e1rm: null } }
const waves = programFrom(`program Waves, 2 days, 4 weeks repeating
day Squat
${squat}: 5+ @85% / 3+ @90% / 1+ @95% / 5 @60% | tm inc=5kg/10lb
day Bench
${bench}: 5+ @85% / 3+ @90% / 1+ @95% / 5 @60% | tm inc=2.5kg/5lb`)
const fives = programFrom(`program Fives, 2 days, open end
day A
${squat}: 3x5 | linear inc=2.5kg/5lb
day B
${press}: 3x5 | linear inc=2.5kg/5lb`)

/** Trains this many sessions, one every third day. */
function trainSessions(trainee: Trainee, count: number): void {
  for (let time = 0; time < count; time += 1) {
    trainee.train(asAsked)
    trainee.today = addDays(trainee.today, 2)
  }
}

const courseOf = (trainee: Trainee, exercise: string) => liftCourse(trainee.standing, trainee.plans, exercise)

describe("a lift's cycles in a program", () => {
  it("last from the lift's first session to its last, with the whole program's easy weeks", () => {
    const trainee = new Trainee(waves, { starts: { loads: {}, maxes } })
    trainSessions(trainee, 11)
    expect(courseOf(trainee, squat)).toEqual({
      program: "Waves",
      cycles: [
        { number: 1, from: "2026-11-30", to: "2026-12-18" },
        { number: 2, from: "2026-12-24", to: "2026-12-30" },
      ],
      easyWeeks: [{ from: "2026-12-18", to: "2026-12-23" }],
    })
    expect(courseOf(trainee, bench)?.cycles[1]).toEqual({ number: 2, from: "2026-12-27", to: "2026-12-27" })
  })

  it("are a single one without a number if the program has none, and an inserted deload is easy", () => {
    const trainee = new Trainee(fives, { starts: { loads: { [`${squat}:linear`]: 60 }, maxes: {} } })
    trainSessions(trainee, 2)
    trainee.happens("deload", {})
    trainSessions(trainee, 4)
    expect(courseOf(trainee, squat)).toEqual({
      program: "Fives",
      cycles: [{ number: null, from: "2026-11-30", to: "2026-12-12" }],
      easyWeeks: [{ from: "2026-12-06", to: "2026-12-11" }],
    })
  })

  it("have easy weeks of seven days if nothing has followed yet, or if the next session came later", () => {
    const trainee = new Trainee(waves, { starts: { loads: {}, maxes } })
    trainSessions(trainee, 8)
    expect(courseOf(trainee, squat)?.easyWeeks).toEqual([{ from: "2026-12-18", to: "2026-12-24" }])
    trainee.today = addDays(trainee.today, 20)
    trainSessions(trainee, 1)
    expect(courseOf(trainee, squat)?.easyWeeks).toEqual([{ from: "2026-12-18", to: "2026-12-24" }])
  })

  it("keep the cycle in which a session was done if the program changes later", () => {
    const trainee = new Trainee(waves, { starts: { loads: {}, maxes } })
    trainSessions(trainee, 10)
    trainee.changeProgram({ ...waves, weeks: 6 })
    trainSessions(trainee, 2)
    const before = courseOf(trainee, squat)
    expect(before?.cycles.map(({ number }) => number)).toEqual([1, 2])
    expect(before?.easyWeeks).toContainEqual({ from: "2026-12-18", to: "2026-12-23" })
  })

  it("don't exist for an exercise that no session trained, and stay after a run has ended", () => {
    const trainee = new Trainee(waves, { starts: { loads: {}, maxes } })
    expect(courseOf(trainee, squat)).toBeNull()
    trainee.train(reps())
    expect(courseOf(trainee, squat)).toBeNull()
    trainSessions(trainee, 2)
    const running = courseOf(trainee, squat)
    trainee.happens("end", {})
    expect(courseOf(trainee, squat)).toEqual(running)
    expect(courseOf(trainee, press)).toBeNull()
  })

  it("have the best value of their days", () => {
    const days = [
      { day: "2026-11-29", value: 200 },
      { day: "2026-11-30", value: 100 },
      { day: "2026-12-18", value: 105 },
      { day: "2026-12-19", value: 300 },
    ]
    expect(bestOfCycle({ from: "2026-11-30", to: "2026-12-18" }, days)).toBe(105)
    expect(bestOfCycle({ from: "2026-12-01", to: "2026-12-02" }, days)).toBeNull()
  })
})

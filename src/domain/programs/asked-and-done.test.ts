import { describe, expect, it } from "vitest"
import { askedAndDone } from "./asked-and-done.ts"
import type { ShownLine, ShownSession, ShownSet } from "./prescription.ts"
import type { DoneSet } from "./run.ts"
import { placeText, setRuns, targetText } from "./session-words.ts"
import { topSet } from "./view/top-set.ts"

const set: ShownSet = {
  ...{ unit: "reps", low: 5, high: 5, aim: 5, open: false, decides: false, load: 80, rpe: null },
}
const line = (sets: ShownSet[]): ShownLine => ({
  ...{ exercise_id: "squat", exercise_name: "Squat", lift: "squat:linear", x: 80, rounded: 80, rest: null },
  ...{ joined: false, goal: null, sets },
})
const sessionOf = (...lines: ShownSet[][]): ShownSession => ({
  ...{ version: "v", unit: "kg", week: 4, session: 1, day: 0, deload: false, lines: lines.map(line) },
})
const did = (amount: number, load: number | null = 80): DoneSet => ({ load, amount, rpe: null })

describe("what was prescribed, next to what was done", () => {
  it("combines equal sets, and names the load only if it differs", () => {
    const session = sessionOf([set, set, set, { ...set, load: 85, open: true }])
    const runs = (done: (DoneSet | null)[]) =>
      askedAndDone({ prescribed: session, done })[0]?.runs.map((run) => [run.asked, run.done, run.isMet])
    expect(runs([did(5), did(5), did(5), did(8, 85)])).toEqual([
      ["80 × 5, 3 times", "5, 5, 5", true],
      ["85 × 5+", "85 × 8", true],
    ])
    expect(runs([did(5), did(4), null, did(5, 82.5)])).toEqual([
      ["80 × 5, 3 times", "5, 4, –", false],
      ["85 × 5+", "82.5 × 5", false],
    ])
    expect(runs([did(5), did(5, 75), did(5), null])?.[0]).toEqual([
      "80 × 5, 3 times",
      "80 × 5, 75 × 5, 80 × 5",
      false,
    ])
  })

  it("finds each line's sets after those of the lines before it", () => {
    const session = sessionOf(
      [set, set],
      [{ ...set, unit: "seconds", low: 30, high: 30, aim: 30, load: null }],
    )
    expect(askedAndDone({ prescribed: session, done: [did(5), did(5), did(45, null)] })[1]?.runs).toEqual([
      { asked: "0:30", done: "0:45", isMet: true },
    ])
  })
})

describe("a session in words", () => {
  it("has its place in the program", () => {
    expect(placeText(sessionOf(), { weeks: 3 })).toBe("Week 2 of 3, day 2")
    expect(placeText(sessionOf(), { weeks: null })).toBe("Week 5, day 2")
    // All sessions of a deload have the same position in the week.
    expect(placeText({ ...sessionOf(), day: 1, deload: true }, { weeks: 3 })).toBe("Deload, day 2")
    expect(placeText({ ...sessionOf(), day: 3, deload: true }, { weeks: 3 })).toBe("Deload, day 4")
  })

  it("has each set's target, in whatever unit", () => {
    expect(targetText({ ...set, rpe: 8 })).toBe("80 × 5 @8")
    expect(targetText({ ...set, load: null, open: true })).toBe("5+ reps")
    expect(targetText({ ...set, load: null, unit: "km", aim: 5.5 })).toBe("5.5 km")
    expect(targetText({ ...set, load: null, unit: "minutes", aim: 20 })).toBe("20:00")
    expect(targetText({ ...set, load: null, unit: "intervals", parts: [90, 120, 90, 120] })).toBe("7:00")
  })

  it("shows the heaviest set of its first line", () => {
    expect(topSet(sessionOf([set, { ...set, load: 90 }, set], [{ ...set, load: 200 }]))?.load).toBe(90)
    expect(topSet(sessionOf())).toBeNull()
    expect(setRuns(line([set, set, { ...set, open: true }])).map(({ count }) => count)).toEqual([2, 1])
  })
})

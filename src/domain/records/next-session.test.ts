import { describe, expect, it } from "vitest"
import { recordedSet } from "#tests/support/sets.ts"
import type { DoneSet } from "#domain/workout/done-set.ts"
import { nextSession, type ProgressionQuestion } from "./progression.ts"
import { readRepRange } from "./rep-range.ts"

const lifts = (weight: number | null, ...reps: (number | null)[]): DoneSet[] =>
  reps.map((each) => ({ ...recordedSet({ weight, reps: each }), set_type: "normal" }))
const as = (set_type: DoneSet["set_type"], sets: DoneSet[]) => sets.map((set) => ({ ...set, set_type }))

function next(last: DoneSet[], question: Partial<ProgressionQuestion> = {}) {
  return nextSession({
    ...{ measure: "weight_reps", templateReps: "8-12", templateSets: 3, last, daysSince: 3 },
    ...{ equipment: "barbell", unit: "kg", barbells: null, ...question },
  })
}

it("reads a template's repetitions with few or many spaces, and with one or two digits", () => {
  for (const text of ["12x5", "12 x 5", "12  ×  5", "5reps", "5   reps", "5 rep", "5rep"])
    expect([text, readRepRange(text)]).toEqual([text, { low: 5, high: 5 }])
  for (const text of ["8-12", "8  -  12", "8to12", "10x8-12 rep"])
    expect([text, readRepRange(text)]).toEqual([text, { low: 8, high: 12 }])
  expect(readRepRange("100")).toEqual({ low: 100, high: 100 })
  for (const text of ["1000", "100x5", "5 of each", "x5", "8-"]) expect(readRepRange(text)).toBeNull()
})

it("is left to a running program that includes the exercise", () => {
  expect(next(lifts(80, 12, 12, 12))).toMatchObject({ weight: 82.5 })
  expect(next(lifts(80, 12, 12, 12), { isLed: true })).toBeNull()
  expect(next(lifts(null, 9), { measure: "reps", isLed: true })).toBeNull()
})

describe("the sets that count for the next session", () => {
  const reps = { measure: "reps" } as const

  it("are working sets and sets to failure, not warm-ups or sets that continue another one", () => {
    const done = [...lifts(null, 10), ...as("failure", lifts(null, 9))]
    const besides = (["warmup", "drop", "rest_pause"] as const).flatMap((type) => as(type, lifts(null, 2)))
    expect(next([...besides, ...done, ...besides], reps)).toEqual({
      ...{ weight: null, reps: 10 },
      sentence: "Last time 10, 9. Try 10 in each set.",
    })
    // A drop set is expected to fall short of the range.
    expect(next([...lifts(80, 12, 12, 12), ...as("drop", lifts(40, 3))])).toMatchObject({ weight: 82.5 })
    expect(next(as("warmup", lifts(40, 10)))).toBeNull()
  })

  it("are the ones with the heaviest weight, whichever came first", () => {
    expect(next([...lifts(60, 15), ...lifts(80, 10, 9), ...lifts(70, 12)])).toEqual({
      ...{ weight: 80, reps: 10 },
      sentence: "Last time 10, 9 at 80 kg. Stay at 80 kg until you get 12 in all 3 sets.",
    })
  })

  it("have repetitions", () => {
    expect(next(lifts(80, null, 10))).toMatchObject({
      sentence: "Last time 10 at 80 kg. Stay at 80 kg until you get 12 in all 3 sets.",
    })
    expect(next(lifts(80, null))).toBeNull()
    expect(next(lifts(null, null), { ...reps, daysSince: 20 })).toBeNull()
  })
})

describe("the next session's sentence", () => {
  it("names the template's number of sets", () => {
    const stay = (templateSets: number | null) => next(lifts(80, 9), { templateSets })?.sentence
    expect([3, 2, 1, null].map(stay)).toEqual([
      "Last time 9 at 80 kg. Stay at 80 kg until you get 12 in all 3 sets.",
      "Last time 9 at 80 kg. Stay at 80 kg until you get 12 in both sets.",
      "Last time 9 at 80 kg. Stay at 80 kg until you get 12 in every set.",
      "Last time 9 at 80 kg. Stay at 80 kg until you get 12 in every set.",
    ])
  })

  it("after a break starts again with nine tenths of the fewest repetitions, but at least one", () => {
    expect(next(lifts(null, 12, 10), { measure: "reps", daysSince: 14 })).toEqual({
      ...{ weight: null, reps: 9 },
      sentence: "It’s been 14 days. Ease back in with 9 in each set.",
    })
    expect(next(lifts(null, 12, 10), { measure: "reps", daysSince: 13 })).toMatchObject({ reps: 11 })
    expect(next(lifts(null, 1), { measure: "reps", daysSince: 14 })).toMatchObject({ reps: 1 })
  })
})

describe("the next session of a bodyweight exercise", () => {
  const added = { measure: "added", equipment: "bodyweight" } as const

  it("progresses by weight as soon as one set had some, otherwise by repetitions", () => {
    const stay = "Stay at 10 kg until you get 12 in all 3 sets."
    expect(next([...lifts(0, 10), ...lifts(10, 8)], added)).toMatchObject({
      ...{ weight: 10, reps: 9 },
      sentence: `Last time 8 at 10 kg. ${stay}`,
    })
    expect(next([...lifts(0, 10), ...lifts(null, 9)], added)).toMatchObject({ weight: null, reps: 10 })
    // A weight of zero isn't a load outside the body.
    expect(next(lifts(0, 10))).toBeNull()
  })

  it("has no added weight after a break, and is unknown if the assistance wasn't entered", () => {
    const help = { measure: "help", equipment: "machine" } as const
    expect(next(lifts(0, 8), { ...help, daysSince: 21 })).toEqual({
      ...{ weight: 0, reps: 8 },
      sentence: "It’s been 21 days. Ease back in at body weight.",
    })
    expect(next(lifts(null, 8), { ...help, unit: "lbs" })).toBeNull()
    expect(next([...lifts(null, 8), ...lifts(20, 8, 8, 8)], help)).toMatchObject({ weight: -20, reps: 9 })
  })
})

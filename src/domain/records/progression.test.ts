import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { breakDays, nextSession, type ProgressionQuestion } from "./progression.ts"
import { readRepRange } from "./rep-range.ts"
import { convertWeight } from "#domain/measures/units.ts"
import { platesFor } from "#domain/plates/plates.ts"
import { loadStep } from "./load-steps.ts"
import type { DoneSet } from "#domain/workout/done-set.ts"

function lifts(weight: number | null, ...reps: number[]): DoneSet[] {
  return reps.map((each) => ({
    reps: each,
    weight,
    weight_unit: "kg",
    duration_minutes: null,
    distance: null,
    distance_unit: "km",
    set_type: "normal",
  }))
}

function next(last: DoneSet[], question: Partial<ProgressionQuestion> = {}) {
  return nextSession({
    measure: "weight_reps",
    templateReps: "8-12",
    templateSets: 3,
    last,
    daysSince: 3,
    equipment: "barbell",
    unit: "kg",
    barbells: null,
    ...question,
  })
}

describe("the repetitions of a template", () => {
  it("are read as people write them", () => {
    for (const text of ["8-12", "8 – 12", "8 to 12", "3x8-12", "3 × 8—12", "12-8", " 8-12 reps "])
      expect(readRepRange(text)).toEqual({ low: 8, high: 12 })
    for (const text of ["5", "5x5", "5 reps"]) expect(readRepRange(text)).toEqual({ low: 5, high: 5 })
  })

  it("are left alone when they can't be counted up", () => {
    for (const text of [null, "", "AMRAP", "30 s", "8-12-15", "10, 8, 6", "0", "max"])
      expect(readRepRange(text)).toBeNull()
  })
})

describe("the next session", () => {
  it("adds one step once every set is at the top, and starts at the low end again", () => {
    expect(next(lifts(80, 12, 12, 12))).toEqual({
      weight: 82.5,
      reps: 8,
      sentence: "Last time you hit 12, 12, 12 at 80 kg. Try 82.5 kg.",
    })
    expect(next(lifts(100, 5, 5, 5, 5, 5), { templateReps: "5x5", templateSets: 5 })).toEqual({
      weight: 102.5,
      reps: 5,
      sentence: "Last time you hit 5, 5, 5, 5, 5 at 100 kg. Try 102.5 kg.",
    })
  })

  it("keeps the weight and adds a repetition while a set is below the top", () => {
    expect(next(lifts(80, 12, 10, 9))).toEqual({
      weight: 80,
      reps: 10,
      sentence: "Last time 12, 10, 9 at 80 kg. Stay at 80 kg until you get 12 in all 3 sets.",
    })
    expect(next(lifts(80, 6, 5))).toMatchObject({ weight: 80, reps: 8 })
  })

  it("doesn't go up with fewer sets than the template has", () => {
    expect(next(lifts(80, 12, 12))).toMatchObject({ weight: 80, reps: 12 })
  })

  it("looks only at the working sets with the heaviest weight", () => {
    const warmup = lifts(40, 15).map((set) => ({ ...set, set_type: "warmup" as const }))
    const drop = lifts(60, 20).map((set) => ({ ...set, set_type: "drop" as const }))
    expect(next([...warmup, ...lifts(80, 12, 12, 12), ...drop])).toMatchObject({ weight: 82.5 })
  })

  it("is in the person's unit, with a weight that can be loaded", () => {
    expect(next(lifts(100, 12, 12, 12), { unit: "lbs" })).toMatchObject({ weight: 225, reps: 8 })
    expect(next(lifts(81, 12, 12, 12))).toMatchObject({ weight: 82.5 })
  })

  it("keeps a weight that can be loaded after the units are switched", () => {
    const pounds = lifts(320, 10, 9).map((set) => ({ ...set, weight_unit: "lbs" as const }))
    expect(next(pounds)).toEqual({
      weight: 145,
      reps: 10,
      sentence: "Last time 10, 9 at 145.1 kg. Stay at 145 kg until you get 12 in all 3 sets.",
    })
    expect(next(lifts(36, 9), { unit: "lbs", equipment: "dumbbell" })).toMatchObject({ weight: 80 })
  })

  it("suggests what the person's plates can make, and no more", () => {
    const barbells = {
      kg: { bars: { barbell: 20, "ez bar": 10, "trap bar": 25 }, plates: [{ weight: 10, pairs: 2 }] },
    }
    expect(next(lifts(40, 12, 12, 12), { barbells })).toMatchObject({ weight: 60 })
    expect(next(lifts(60, 12, 12, 12), { barbells })).toMatchObject({ weight: 60 })
    expect(next(lifts(60, 12, 12, 12), { barbells, daysSince: 20 })).toMatchObject({ weight: 40 })
    // These plates are in the other unit, and a cable stack has no plates.
    expect(next(lifts(40, 12, 12, 12), { barbells, equipment: "cable" })).toMatchObject({ weight: 42.5 })
    const micro = {
      kg: {
        ...barbells.kg,
        plates: [
          { weight: 20, pairs: 2 },
          { weight: 1.25, pairs: 1 },
          { weight: 0.5, pairs: 1 },
        ],
      },
    }
    expect(next(lifts(60, 12, 12, 12), { barbells: micro })).toMatchObject({ weight: 62.5 })
  })

  it("suggests only weights that can be loaded, with any plates and from any unit", () => {
    const plates = fc.uniqueArray(
      fc.record({
        weight: fc.constantFrom(25, 20, 15, 10, 5, 2.5, 1.25),
        pairs: fc.integer({ min: 1, max: 6 }),
      }),
      { selector: ({ weight }) => weight, minLength: 1 },
    )
    fc.assert(
      fc.property(plates, fc.integer({ min: 8, max: 120 }), fc.boolean(), (owned, steps, isSwitched) => {
        const barbell = { bars: { barbell: 20, "ez bar": 10, "trap bar": 25 }, plates: owned }
        const unit = isSwitched ? ("lbs" as const) : ("kg" as const)
        const last = lifts(steps * 5, 12, 12, 12).map((set) => ({ ...set, weight_unit: unit }))
        const answer = next(last, { barbells: { kg: barbell } })?.weight ?? 0
        const top = Math.max(...last.map((set) => convertWeight(set.weight ?? 0, unit, "kg")))
        // Someone who lifted more than their plates make used other plates.
        if (answer !== top) expect(platesFor(answer, barbell, "barbell")).not.toBeNull()
        expect(answer).toBeGreaterThanOrEqual(top)
      }),
    )
  })

  it("adds repetitions up to the top if there is no weight", () => {
    expect(next(lifts(null, 10, 9, 8), { measure: "reps" })).toEqual({
      weight: null,
      reps: 9,
      sentence: "Last time 10, 9, 8. Try 9 in each set.",
    })
    expect(next(lifts(null, 12, 12, 12), { measure: "reps" })).toBeNull()
  })

  it("suggests nothing without a last session, a range, or repetitions", () => {
    expect(next([])).toBeNull()
    expect(next(lifts(80, 12), { templateReps: "AMRAP" })).toBeNull()
    expect(next(lifts(80, 12), { measure: "distance_time" })).toBeNull()
    expect(next(lifts(0, 12))).toBeNull()
  })

  it("never lowers the weight or raises it by more than one step, and stays within the range", () => {
    const unit = fc.constantFrom("kg" as const, "lbs" as const)
    const weights = fc.integer({ min: 1, max: 1200 }).map((quarters) => quarters / 4)
    const history = fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 1, maxLength: 6 })
    const equipment = fc.constantFrom("barbell", "dumbbell", "kettlebell", "machine", "cable", null)
    fc.assert(
      fc.property(weights, history, unit, equipment, (weight, reps, chosen, having) => {
        const last = lifts(weight, ...reps).map((set) => ({ ...set, weight_unit: chosen }))
        const answer = next(last, { unit: chosen, equipment: having })
        const step = loadStep(weight, having, chosen)
        expect(answer?.weight).toBeGreaterThanOrEqual(weight)
        expect(answer?.weight).toBeLessThanOrEqual(weight + step)
        expect(answer?.reps).toBeGreaterThanOrEqual(8)
        expect(answer?.reps).toBeLessThanOrEqual(12)
        if (answer && answer.weight !== weight) expect((answer.weight ?? 0) % step).toBe(0)
      }),
    )
  })

  it.each(Object.getOwnPropertyNames(Object.prototype))(
    "takes plates for equipment called %s",
    (equipment) => {
      expect(next(lifts(80, 12, 12, 12), { equipment })?.weight).toBe(82.5)
    },
  )

  it("uses the equipment's steps, and the one that suits the weight", () => {
    const after = (weight: number, equipment: string) =>
      next(lifts(weight, 12, 12, 12), { equipment })?.weight
    expect(after(20, "dumbbell")).toBe(22)
    expect(after(22.5, "dumbbell")).toBe(25)
    expect(after(16, "kettlebell")).toBe(20)
    expect(after(50, "machine")).toBe(55)
    expect(after(47.5, "machine")).toBe(50)
  })

  it("starts again with nine tenths of the load after two weeks away, whatever was done then", () => {
    expect(next(lifts(100, 12, 12, 12), { daysSince: breakDays })).toEqual({
      weight: 90,
      reps: 8,
      sentence: "It’s been 14 days. Ease back in at 90 kg.",
    })
    expect(next(lifts(82.5, 12, 12, 12), { daysSince: 30 })).toMatchObject({ weight: 72.5 })
    expect(next(lifts(80, 12, 12, 12), { daysSince: breakDays - 1 })).toMatchObject({ weight: 82.5 })
    expect(next(lifts(null, 12, 10), { measure: "reps", daysSince: 20 })).toMatchObject({ reps: 9 })
  })
})

describe("the next session with assistance", () => {
  const assisted = { measure: "help", equipment: "machine", templateReps: "5-8" } as const

  it("has less of it once every set is at the top, however it was typed, down to the body alone", () => {
    const less = {
      weight: -15,
      reps: 5,
      sentence: "Last time you hit 8, 8, 8 at \u221220 kg. Try \u221215 kg.",
    }
    expect(next(lifts(20, 8, 8, 8), assisted)).toEqual(less)
    expect(next(lifts(-20, 8, 8, 8), { ...assisted, measure: "added" })).toEqual({
      ...less,
      weight: -15,
    })
    expect(next(lifts(5, 8, 8, 8), assisted)).toMatchObject({
      weight: 0,
      sentence: expect.stringContaining("Try body weight."),
    })
  })

  it("stays the same if a set fell short, and has more of it after a break", () => {
    expect(next(lifts(20, 8, 7, 6), assisted)).toMatchObject({ weight: -20, reps: 7 })
    expect(next([...lifts(20, 8, 8, 8), ...lifts(30, 3)], assisted)).toMatchObject({ weight: -20 })
    expect(next(lifts(20, 8, 8, 8), { ...assisted, daysSince: breakDays })).toMatchObject({ weight: -25 })
  })

  it("has assistance that can be loaded after the units are switched", () => {
    const added = { ...assisted, measure: "added", equipment: "bodyweight", unit: "lbs" } as const
    expect(next(lifts(-20, 8, 7, 6), added)).toMatchObject({
      weight: -45,
      sentence: expect.stringContaining("Stay at −45 lbs"),
    })
    expect(next(lifts(-1, 8, 7, 6), added)).toMatchObject({ weight: -5 })
  })

  it("progresses by repetitions with the body alone", () => {
    expect(next(lifts(null, 8, 8), { ...assisted, measure: "added", templateReps: "8-12" })).toEqual({
      weight: null,
      reps: 9,
      sentence: "Last time 8, 8. Try 9 in each set.",
    })
  })

  it("never raises the load after a set that fell short", () => {
    const someSet = fc.record({
      weight: fc.integer({ min: -12, max: 12 }),
      reps: fc.integer({ min: 1, max: 12 }),
    })
    fc.assert(
      fc.property(
        fc.array(someSet, { minLength: 1, maxLength: 5 }),
        fc.constantFrom("added" as const, "help" as const),
        fc.constantFrom("bodyweight", "machine"),
        (sets, measure, equipment) => {
          const load = (weight: number) => (measure === "help" ? -Math.abs(weight) : weight) * 2.5
          const done = sets.flatMap(({ weight, reps }) => lifts(weight * 2.5, reps))
          const suggestion = next(done, { measure, equipment, templateReps: "5-8", templateSets: 1 })
          const hasFailed = sets.some(({ reps }) => reps < 5)
          if (hasFailed && suggestion && suggestion.weight !== null)
            expect(suggestion.weight).toBeLessThanOrEqual(Math.max(...sets.map(({ weight }) => load(weight))))
        },
      ),
    )
  })
})

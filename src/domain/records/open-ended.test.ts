import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { recordedSet } from "#tests/support/sets.ts"
import { loadStep } from "./load-steps.ts"
import { nextSession } from "./progression.ts"
import { readRepRange } from "./rep-range.ts"

const lifts = (weight: number, ...reps: number[]) =>
  reps.map((each) => ({ ...recordedSet({ weight, reps: each }), set_type: "normal" as const }))

function next(templateReps: string, weight: number, ...reps: number[]) {
  const last = lifts(weight, ...reps)
  const rest = {
    measure: "weight_reps",
    daysSince: 3,
    equipment: "barbell",
    barbells: null,
    unit: "kg",
  } as const
  return nextSession({ ...rest, templateReps, templateSets: 3, last })
}

describe("open-ended reps", () => {
  it("are read as a number to reach, per side too", () => {
    for (const text of ["5+", "3x5+", "5+ reps", "5 AMRAP", "5 +"])
      expect([text, readRepRange(text)]).toEqual([text, { low: 5, high: 5, isOpen: true }])
    expect(readRepRange("8-12+")).toEqual({ low: 8, high: 12, isOpen: true })
    expect(readRepRange("8-12 each side")).toEqual({ low: 8, high: 12 })
    expect(readRepRange("10/leg")).toEqual({ low: 10, high: 10 })
    for (const text of ["AMRAP", "AMRAP each", "5 + 5", "+5", "5++"]) expect(readRepRange(text)).toBeNull()
  })

  it("raise the weight when every set has the number, and by two steps after far more in the last set", () => {
    expect(next("5+", 60, 5, 5, 8)).toEqual({
      weight: 62.5,
      reps: 5,
      sentence: "Last time you hit 5, 5, 8 at 60 kg, at least 5 in every set. Try 62.5 kg.",
    })
    expect(next("5+", 60, 5, 5, 11)).toEqual({
      weight: 65,
      reps: 5,
      sentence: "Last time you hit 5, 5, 11 at 60 kg, far more than planned in the last set. Try 65 kg.",
    })
    // The last set needs at least ten reps, and twice as many as planned: sixteen for eight.
    expect(next("5+", 60, 5, 5, 10)).toMatchObject({ weight: 65 })
    expect(next("8+", 60, 8, 8, 15)).toMatchObject({ weight: 62.5 })
    expect(next("8+", 60, 8, 8, 16)).toMatchObject({ weight: 65 })
    expect(next("5", 60, 5, 5, 11)).toMatchObject({ weight: 62.5 })
    // Twice a single rep may just be a good day.
    expect(next("1+", 100, 1, 1, 3)).toMatchObject({ weight: 102.5 })
  })

  it("keep the weight until then", () => {
    expect(next("5+", 60, 5, 5, 4)).toEqual({
      weight: 60,
      reps: 5,
      sentence: "Last time 5, 5, 4 at 60 kg. Stay at 60 kg until you get 5 in all 3 sets.",
    })
  })

  it("never lower the weight or raise it by more than two steps, and more reps never lead to less", () => {
    const weights = fc.integer({ min: 4, max: 1200 }).map((quarters) => quarters / 4)
    const reps = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 3, maxLength: 3 })
    const target = fc.constantFrom("1+", "3+", "5+", "8+", "8-12+")
    fc.assert(
      fc.property(weights, reps, target, fc.integer({ min: 1, max: 10 }), (weight, done, text, more) => {
        const now = next(text, weight, ...done)?.weight ?? 0
        const step = loadStep(weight, "barbell", "kg")
        expect(now).toBeGreaterThanOrEqual(weight)
        expect(now).toBeLessThanOrEqual(weight + 2 * step)
        const better = [...done.slice(0, -1), (done.at(-1) ?? 0) + more]
        expect(next(text, weight, ...better)?.weight).toBeGreaterThanOrEqual(now)
      }),
    )
  })
})

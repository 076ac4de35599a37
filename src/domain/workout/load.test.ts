import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Bests, noBests, raisedBests, recordsInOrder, recordsOf } from "#domain/records/records.ts"
import { totalsOf } from "#domain/records/workout-summary.ts"
import { recordedSet } from "#tests/support/sets.ts"
import type { DoneSet } from "./done-set.ts"
import {
  hasWeight,
  loadKind,
  measureOfSets,
  movedKilograms,
  shownLoad,
  signedLoad,
  withShownLoad,
} from "./load.ts"

const lift = (weight: number | null, reps: number): DoneSet => ({
  ...recordedSet(),
  set_type: "normal",
  weight,
  weight_unit: "kg",
  reps,
})
const helped: Bests = {
  ...noBests,
  load: "help",
  body_kg: 80,
  heaviest_kg: -20,
  one_rep_max_kg: 76,
  most_reps: 8,
  reps_at: [{ weight_kg: -20, reps: 8 }],
}

describe("the load of a set", () => {
  it("is the lifted weight, negative assistance, or the body alone", () => {
    expect(signedLoad("outside", 20)).toBe(20)
    expect(signedLoad("help", 20)).toBe(-20)
    expect(signedLoad("help", -20)).toBe(-20)
    expect(signedLoad("help", 0)).toBe(0)
    expect(signedLoad("help", null)).toBeNull()
    expect(signedLoad("added", -20)).toBe(-20)
    expect(signedLoad("added", 10)).toBe(10)
    expect(signedLoad("added", null)).toBe(0)
    expect(shownLoad("added", null)).toBeNull()
  })

  it("includes the body, if its weight is known", () => {
    expect(movedKilograms("outside", 60, 80)).toBe(60)
    expect(movedKilograms("outside", null, 80)).toBeNull()
    expect(movedKilograms("outside", 60, null)).toBe(60)
    expect(movedKilograms("added", 10, 80)).toBe(90)
    expect(movedKilograms("added", null, 80)).toBe(80)
    expect(movedKilograms("help", 20, 80)).toBe(60)
    expect(movedKilograms("help", null, 80)).toBeNull()
    expect(movedKilograms("added", 10, null)).toBeNull()
  })

  it("is external if nothing else is recorded", () => {
    const measures = ["weight_reps", "reps", "time", "distance_time", "added", "help"] as const
    const outside = Array.from({ length: 4 }, () => "outside")
    expect(measures.map((measure) => loadKind(measure))).toEqual([...outside, "added", "help"])
    expect(loadKind()).toBe("outside")
    expect(measures.filter(hasWeight)).toEqual(["weight_reps", "added", "help"])
  })

  it("is shown as negative if it is assistance", () => {
    expect(withShownLoad({ weight: 20, reps: 8 }, "help")).toEqual({ weight: -20, reps: 8 })
    expect(withShownLoad({ weight: 20, reps: 8 })).toEqual({ weight: 20, reps: 8 })
  })

  it("turns bodyweight repetitions into a load and repetitions, and leaves the rest as it is", () => {
    expect(measureOfSets({ measure: "reps", load: "added" })).toBe("added")
    expect(measureOfSets({ measure: "weight_reps", load: "help" })).toBe("help")
    expect(measureOfSets({ measure: "reps", load: "outside" })).toBe("reps")
    expect(measureOfSets({ measure: "reps" })).toBe("reps")
  })
})

describe("assistance", () => {
  const kilograms = fc.integer({ min: 1, max: 60 })

  it("is a record if there is less of it, however it was typed, and never if there is more", () => {
    fc.assert(
      fc.property(
        kilograms,
        kilograms,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 20 }),
        fc.boolean(),
        fc.constantFrom("help" as const, "added" as const),
        (before, now, reps, nowReps, isSigned, load) => {
          const start: Bests = {
            ...helped,
            load,
            heaviest_kg: -before,
            one_rep_max_kg: 1,
            most_reps: reps,
            reps_at: [{ weight_kg: -before, reps }],
          }
          const typed = load === "added" || isSigned ? -now : now
          const records = recordsOf(lift(typed, nowReps), start)
          expect(records.includes("weight")).toBe(now < before)
          if (now > before) expect(records).toEqual([])
        },
      ),
    )
  })

  it("is beaten by the body alone, which is beaten by an added weight", () => {
    const pullUps: Bests = { ...helped, load: "added" }
    expect(recordsInOrder([lift(-25, 12), lift(-20, 8), lift(null, 3), lift(5, 2)], pullUps)).toEqual([
      [],
      [],
      ["weight", "one_rep_max"],
      ["weight", "one_rep_max"],
    ])
  })

  it("allows a record of repetitions only if it was never less", () => {
    expect(recordsOf(lift(20, 9), helped)).toContain("reps")
    expect(recordsOf(lift(25, 15), helped)).toEqual([])
  })

  it("has an estimate that includes the body, and none if the body weight is unknown", () => {
    const { one_rep_max_kg } = raisedBests(helped, lift(15, 5))
    expect(one_rep_max_kg).toBe(76)
    expect(raisedBests(helped, lift(10, 5)).one_rep_max_kg).toBeCloseTo((70 * 35) / 30)
    const unknown = { ...helped, body_kg: null }
    expect(raisedBests(unknown, lift(15, 5)).one_rep_max_kg).toBe(76)
    expect(recordsOf(lift(15, 5), unknown)).not.toContain("one_rep_max")
  })

  it("adds no volume, and volume never falls when a set is added", () => {
    const someSets = fc.array(
      fc.record({
        weight: fc.option(fc.integer({ min: -60, max: 60 })),
        reps: fc.option(fc.integer({ min: 0, max: 20 })),
        load: fc.constantFrom("added" as const, "help" as const, "outside" as const),
      }),
    )
    fc.assert(
      fc.property(someSets, (sets) => {
        const shown = sets.map(({ load, ...set }) =>
          withShownLoad(
            { ...set, weight_unit: "kg" as const, set_type: "normal" as const },
            set.weight !== null && set.weight < 0 ? "help" : load,
          ),
        )
        const volumes = shown.map((_, index) => totalsOf(null, shown.slice(0, index)).volume_kg)
        expect(volumes).toEqual(volumes.toSorted((one, other) => one - other))
      }),
    )
    const typed = { weight: 20, reps: 8, weight_unit: "kg" as const, set_type: "normal" as const }
    const assisted = withShownLoad(typed, "help")
    expect(totalsOf(null, [assisted]).volume_kg).toBe(0)
  })
})

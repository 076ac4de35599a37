import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { recordedSet } from "#tests/support/sets.ts"
import type { DoneSet } from "#domain/workout/done-set.ts"
import { type Bests, noBests, raisedBests, recordsInOrder, recordsOf } from "./records.ts"

function set(values: Partial<DoneSet>): DoneSet {
  return { ...recordedSet(), set_type: "normal", ...values }
}
const lift = (weight: number, reps: number) => set({ weight, reps })

const bests: Bests = {
  ...noBests,
  heaviest_kg: 100,
  one_rep_max_kg: 105,
  most_reps: 15,
  reps_at: [
    { weight_kg: 0, reps: 15 },
    { weight_kg: 60, reps: 12 },
    { weight_kg: 90, reps: 5 },
    { weight_kg: 100, reps: 1 },
  ],
  farthest_km: 10,
  longest_minutes: 60,
}

const someSet = fc.record({
  reps: fc.option(fc.integer({ min: 0, max: 15 }), { nil: null }),
  weight: fc.option(fc.constantFrom(0, 20, 60, 62.5, 100, 225), { nil: null }),
  weight_unit: fc.constantFrom("kg" as const, "lbs" as const),
  duration_minutes: fc.option(fc.integer({ min: 0, max: 90 }), { nil: null }),
  distance: fc.option(fc.integer({ min: 0, max: 20 }), { nil: null }),
  distance_unit: fc.constantFrom("km" as const, "mi" as const),
  set_type: fc.constantFrom("normal" as const, "warmup" as const, "drop" as const, "failure" as const),
})

describe("a record", () => {
  it("is more weight, more repetitions with it, or a better estimate than ever before", () => {
    expect(recordsOf(lift(102.5, 1), bests)).toEqual(["weight"])
    expect(recordsOf(lift(90, 6), bests)).toEqual(["one_rep_max", "reps"])
    expect(recordsOf(lift(60, 13), bests)).toEqual(["reps"])
    expect(recordsOf(lift(105, 2), bests)).toEqual(["weight", "one_rep_max"])
    expect(recordsOf(set({ reps: 16 }), bests)).toEqual(["reps"])
    expect(recordsOf(lift(102.5, 16), bests)).toEqual(["weight", "reps"])
  })

  it("is farther or longer in a run or a hold", () => {
    expect(recordsOf(set({ distance: 10.5, duration_minutes: 50 }), bests)).toEqual(["distance"])
    expect(recordsOf(set({ distance: 7, distance_unit: "mi", duration_minutes: 61 }), bests)).toEqual([
      "distance",
      "time",
    ])
  })

  it("isn't a tie, nor a difference from converting units", () => {
    expect(recordsOf(lift(100, 1), bests)).toEqual([])
    expect(recordsOf(lift(90, 5), bests)).toEqual([])
    expect(recordsOf({ ...lift(220.5, 1), weight_unit: "lbs" }, bests)).toEqual([])
    expect(recordsOf(lift(60.1, 8), bests)).toEqual([])
    expect(recordsOf(set({ distance: 10 }), bests)).toEqual([])
  })

  it("isn't fewer repetitions with less weight, even if they are new at that weight", () => {
    expect(recordsOf(lift(70, 5), bests)).toEqual([])
    expect(recordsOf(lift(70, 6), bests)).toEqual(["reps"])
  })

  it("is never a warm-up, nor a weight without repetitions", () => {
    fc.assert(
      fc.property(someSet, (any) => {
        expect(recordsOf({ ...any, set_type: "warmup" }, bests)).toEqual([])
      }),
    )
    expect(recordsOf(lift(200, 0), bests)).toEqual([])
  })

  it("isn't the first of its kind", () => {
    fc.assert(
      fc.property(fc.array(someSet), (sets) => {
        expect(recordsInOrder(sets, noBests).flat()).toEqual([])
      }),
    )
  })
})

describe("the bests", () => {
  it("aren't beaten again by the sets that raised them, in whatever order", () => {
    fc.assert(
      fc.property(fc.array(someSet), (sets) => {
        const raised = sets.reduce(raisedBests, bests)
        for (const each of sets) expect(recordsOf(each, raised)).toEqual([])
        const reversed = sets.toReversed().reduce(raisedBests, bests)
        expect(reversed).toEqual(raised)
      }),
    )
  })

  it("make a set a record exactly once in a session", () => {
    fc.assert(
      fc.property(someSet, (any) => {
        const [, again] = recordsInOrder([any, any], bests)
        expect(again).toEqual([])
      }),
    )
  })

  it("have only weights whose repetitions no heavier weight matches", () => {
    expect(raisedBests(bests, lift(95, 5)).reps_at).toEqual([
      { weight_kg: 0, reps: 15 },
      { weight_kg: 60, reps: 12 },
      { weight_kg: 95, reps: 5 },
      { weight_kg: 100, reps: 1 },
    ])
  })
})

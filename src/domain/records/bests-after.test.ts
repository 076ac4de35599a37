import { describe, expect, it } from "vitest"
import type { DoneSet } from "#domain/workout/done-set.ts"
import { recordedSet } from "#tests/support/sets.ts"
import { type Bests, bestsAfter, noBests, raisedBests, recordsOf, recordValue } from "./records.ts"

const set = (values: Partial<DoneSet>): DoneSet => ({ ...recordedSet(), set_type: "normal", ...values })
const after = (bests: Bests, ...sets: Partial<DoneSet>[]) => bestsAfter(bests, sets.map(set))

describe("the bests after a first session", () => {
  it("are that session's best values", () => {
    // By the formula, the first set comes to 60 × 42 / 30, which is less than the last one's 80 × 34 / 30.
    const lifted = after(noBests, { weight: 60, reps: 12 }, { weight: 60, reps: 10 }, { weight: 80, reps: 4 })
    expect(lifted).toMatchObject({ heaviest_kg: 80, most_reps: 12, farthest_km: null, longest_minutes: null })
    expect(lifted.one_rep_max_kg).toBeCloseTo(90.667, 3)
    expect(lifted.reps_at).toEqual([
      { weight_kg: 60, reps: 12 },
      { weight_kg: 80, reps: 4 },
    ])
    const run = after(noBests, { distance: 5, duration_minutes: 30 }, { distance: 4, duration_minutes: 35 })
    expect(run).toEqual({ ...noBests, farthest_km: 5, longest_minutes: 35 })
    const single = after(noBests, {
      weight: 100,
      reps: 1,
      weight_unit: "lbs",
      distance: 1,
      distance_unit: "mi",
    })
    expect(single).toMatchObject({ heaviest_kg: 45.359237, one_rep_max_kg: 45.359237, farthest_km: 1.609344 })
  })

  it("don't include warm-ups, zeros, or sets without numbers", () => {
    const warmup = { set_type: "warmup", weight: 60, reps: 5, distance: 5, duration_minutes: 30 } as const
    expect(after(noBests, warmup)).toEqual(noBests)
    expect(after(noBests, {}, { weight: 0, reps: 0, distance: 0, duration_minutes: 0 })).toEqual(noBests)
    expect(after(noBests, { weight: 100, reps: 0 })).toEqual(noBests)
    expect(after(noBests, { weight: -5, reps: 5 })).toMatchObject({ heaviest_kg: null, one_rep_max_kg: null })
  })

  it("include a weight without repetitions, and repetitions without a weight", () => {
    expect(after(noBests, { weight: 80 })).toEqual({ ...noBests, heaviest_kg: 80 })
    const reps = { ...noBests, most_reps: 12, reps_at: [{ weight_kg: 0, reps: 12 }] }
    expect(after(noBests, { reps: 12, weight_unit: "lbs" })).toEqual(reps)
  })

  it("are in kilograms and kilometers if a set has no unit", () => {
    const nothingSaid = { weight_unit: null, distance_unit: null }
    expect(after(noBests, { ...nothingSaid, weight: 80, reps: 1, distance: 5 })).toMatchObject({
      ...{ heaviest_kg: 80, one_rep_max_kg: 80, farthest_km: 5 },
    })
  })

  it("keep known values, and fill in unknown ones", () => {
    const known = { ...noBests, heaviest_kg: 100, most_reps: 8, reps_at: [{ weight_kg: 90, reps: 8 }] }
    expect(after(known, { weight: 60, reps: 5, distance: 2, duration_minutes: 4 })).toEqual({
      ...{ ...known, one_rep_max_kg: 70, farthest_km: 2, longest_minutes: 4 },
    })
    const far = { ...noBests, one_rep_max_kg: 100, farthest_km: 10, longest_minutes: 60 }
    expect(after(far, { weight: 60, reps: 5, distance: 2, duration_minutes: 4 })).toMatchObject({
      ...{ one_rep_max_kg: 100, farthest_km: 10, longest_minutes: 60 },
    })
  })
})

describe("the bests after a set", () => {
  const bests = { ...noBests, most_reps: 10, reps_at: [{ weight_kg: 50, reps: 10 }] }

  it("include the most repetitions, unless a heavier set has as many", () => {
    expect(raisedBests(bests, set({ weight: 40, reps: 11 }))).toEqual({
      ...{ ...bests, most_reps: 11 },
      reps_at: [
        { weight_kg: 40, reps: 11 },
        { weight_kg: 50, reps: 10 },
      ],
    })
    for (const covered of [
      { weight: 50, reps: 10 },
      { weight: 40, reps: 9 },
      { weight: 50, reps: 3 },
    ])
      expect(raisedBests(bests, set(covered))).toEqual(bests)
    for (const covers of [
      { weight: 50, reps: 11 },
      { weight: 60, reps: 10 },
    ])
      expect(raisedBests(bests, set(covers)).reps_at).toEqual([
        { weight_kg: covers.weight, reps: covers.reps },
      ])
    expect(raisedBests(noBests, set({ weight: 50, reps: 10 })).reps_at).toEqual([])
  })
})

describe("a bodyweight exercise's load", () => {
  const added: Bests = { ...noBests, load: "added", body_kg: 60 }
  const help: Bests = { ...noBests, load: "help", body_kg: 60 }

  it("is the body alone if no weight was entered, and the estimate includes the moved part of the body", () => {
    expect(after(added, { reps: 5 })).toMatchObject({ heaviest_kg: 0, one_rep_max_kg: 70 })
    // The estimates are (60 + 12) kg × 35 / 30 and (60 − 24) kg × 35 / 30.
    expect(after(added, { reps: 5, weight: 12 })).toMatchObject({ heaviest_kg: 12, one_rep_max_kg: 84 })
    expect(after(help, { reps: 5, weight: 24 })).toMatchObject({ heaviest_kg: -24, one_rep_max_kg: 42 })
    expect(after({ ...added, body_kg: null }, { reps: 5, weight: 12 }).one_rep_max_kg).toBeNull()
    expect(after(added, { weight_unit: "lbs" })).toEqual(added)
  })

  it("is unknown if the assistance wasn't entered, and then its repetitions don't count", () => {
    expect(after(help, { reps: 12, weight_unit: "lbs" })).toEqual(help)
    const known = { ...help, heaviest_kg: -20, most_reps: 8, reps_at: [{ weight_kg: -20, reps: 8 }] }
    expect(recordsOf(set({ reps: 12 }), known)).toEqual([])
    expect(recordsOf(set({ reps: 12, weight: 20 }), known)).toEqual(["reps"])
  })

  it("breaks no record with more assistance than before", () => {
    const known = {
      ...help,
      heaviest_kg: -20,
      one_rep_max_kg: 48,
      most_reps: 8,
      reps_at: [{ weight_kg: -20, reps: 8 }],
    }
    expect(recordsOf(set({ reps: 10, weight: 21 }), known)).toEqual([])
    expect(recordsOf(set({ reps: 10, weight: 20 }), known)).toEqual(["one_rep_max", "reps"])
    expect(recordsOf(set({ reps: 1, weight: 15 }), known)).toEqual(["weight"])
    const onTop = {
      ...added,
      heaviest_kg: 20,
      most_reps: 10,
      reps_at: [
        { weight_kg: 0, reps: 10 },
        { weight_kg: 20, reps: 5 },
      ],
    }
    expect(recordsOf(set({ reps: 12 }), onTop)).toEqual(["reps"])
  })
})

it("has a value for each kind of record, unless the set lacks it", () => {
  const all = set({ weight: 90, reps: 5, distance: 5, duration_minutes: 30 })
  const values = (done: DoneSet) =>
    (["weight", "one_rep_max", "reps", "distance", "time"] as const).map((kind) =>
      recordValue(done, kind, noBests),
    )
  expect(values(all)).toEqual([90, 105, 5, 5, 30])
  expect(values(set({}))).toEqual([null, null, null, null, null])
})

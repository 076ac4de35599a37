import { expect, it } from "vitest"
import { exerciseMemorySchema, trainingMemoryOf } from "./training-memory.ts"

const set = {
  ...{ reps: 5, weight: 100, weight_unit: "kg", duration_minutes: null, distance: null, distance_unit: "km" },
  ...{ set_type: "normal", rpe: 8.5, per_side: true },
}
const last = { last_date: "2026-11-20", last_log_id: "log", last_sets: [set] }
const figures = {
  ...{ heaviest_kg: 100, one_rep_max_kg: 116.7, most_reps: 12, farthest_km: null, longest_minutes: 3.5 },
  reps_at: [{ weight_kg: 60, reps: 12 }],
}
const bests = { load: "help", body_kg: 51, ...figures }
const row = { exercise_id: "bench", equipment: "barbell", ...last, ...bests }

it("has each exercise's last session and its bests", () => {
  expect(trainingMemoryOf([row])).toEqual({ bench: { equipment: "barbell", ...last, bests } })
  expect(trainingMemoryOf([])).toEqual({})
})

it("knows all units and kinds of load", () => {
  const units = { ...set, weight_unit: "lbs", distance_unit: "mi" }
  expect(trainingMemoryOf([{ ...row, last_sets: [units] }])["bench"]?.last_sets).toEqual([units])
  for (const load of ["outside", "added", "help"])
    expect(trainingMemoryOf([{ ...row, load }])["bench"]?.bests.load).toBe(load)
})

it("reads what earlier releases stored, without equipment, kinds of load and body weight", () => {
  const { per_side: _, ...plainSet } = set
  const plain = { ...last, last_sets: [plainSet] }
  const read = { equipment: null, ...plain, bests: { load: "outside", body_kg: null, ...figures } }
  expect(trainingMemoryOf([{ exercise_id: "bench", ...plain, ...figures }])).toEqual({ bench: read })
  expect(exerciseMemorySchema.parse({ ...plain, bests: figures })).toEqual(read)
  // Data in the current format is read unchanged.
  const stored = { equipment: "barbell", ...last, bests }
  expect(exerciseMemorySchema.parse(stored)).toEqual(stored)
})

it("refuses rows of another shape", () => {
  const wrong = [
    "rows",
    [{ ...row, exercise_id: null }],
    [{ ...row, load: "unknown" }],
    [{ ...row, heaviest_kg: "100" }],
    [{ ...row, reps_at: [{ weight_kg: 60 }] }],
    [{ ...row, reps_at: [{ reps: 12 }] }],
    [{ ...row, last_sets: [{ ...set, weight_unit: "stone" }] }],
    [{ ...row, last_sets: [{ ...set, distance_unit: "m" }] }],
    [{ ...row, last_sets: [{ ...set, set_type: "other" }] }],
  ]
  for (const rows of wrong) expect(() => trainingMemoryOf(rows)).toThrow(/"code": "invalid_/)
})

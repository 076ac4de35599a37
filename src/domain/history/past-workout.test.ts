import { describe, expect, it } from "vitest"
import { byMonth, totalsOf } from "./months.ts"
import { type HistoryPage, pastWorkoutsOf } from "./past-workout.ts"

const page = (exercises: string[], ...workouts: HistoryPage["workouts"]): HistoryPage => ({
  exercises,
  workouts,
  next: null,
})
const empty = { sets: 0, exercises: [], bests: [] }
const workouts = pastWorkoutsOf([
  page(["bench", "squat"], {
    id: "1",
    date: "2026-11-27",
    name: "Both",
    duration_seconds: 3600,
    sets: 7,
    volume_kg: 5000.5,
    exercises: [1, 0],
    bests: [{ exercise: 1, weight: 120, weight_unit: "kg", reps: 5 }],
  }),
  page(
    ["deadlift"],
    { ...empty, id: "2", date: "2026-11-02", exercises: [0], duration_seconds: 60 },
    { ...empty, id: "3", date: "2026-10-31", volume_kg: 10 },
  ),
])

describe("pages from the server", () => {
  it("become one list, each page with its own exercises", () => {
    expect(workouts.map(({ exercise_ids }) => exercise_ids)).toEqual([["squat", "bench"], ["deadlift"], []])
    expect(workouts[0]?.bests).toEqual([{ exercise_id: "squat", weight: 120, weight_unit: "kg", reps: 5 }])
  })

  it("leave out what is empty", () => {
    expect(workouts[1]).toMatchObject({ name: null, notes: "", volume_kg: 0 })
    expect(workouts[2]?.duration_seconds).toBeNull()
  })
})

it("months have their workouts in order, and add up what they have", () => {
  const months = byMonth(workouts)
  expect(months.map(({ month, workouts: own }) => [month, own.map(({ id }) => id)])).toEqual([
    ["2026-11-01", ["1", "2"]],
    ["2026-10-01", ["3"]],
  ])
  expect(totalsOf(months[0]?.workouts ?? [])).toEqual({ workouts: 2, seconds: 3660, volume_kg: 5000.5 })
})

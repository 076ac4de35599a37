import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { aSharedSet, aSharedWorkout } from "#tests/support/a-shared-workout.ts"
import { setTimes, sharedExercises, sharedTime } from "./shared-workout.ts"

const { log } = aSharedWorkout()
/**
 * The start, length and rest of each set in a workout of this many seconds. `minutes` are those that each set
 * took itself, null for an untimed set.
 */
const timesOf = (minutes: readonly (number | null)[], seconds: number) =>
  setTimes(
    {
      log,
      sets: minutes.map((duration_minutes, index) => aSharedSet({ set_number: index + 1, duration_minutes })),
    },
    { start: 0, offsetSeconds: 0, seconds },
  ).map(({ start, seconds: active, restSeconds }) => [start / 1000, active, restSeconds])

describe("a workout's time among its sets", () => {
  it("gives each set the same slot, with 40 seconds of lifting", () => {
    expect(timesOf([null, null, null], 360)).toEqual([
      [0, 40, 80],
      [120, 40, 80],
      [240, 40, 80],
    ])
  })

  it("gives the lifting half of a short slot", () => {
    expect(timesOf([null, null], 60)).toEqual([
      [0, 15, 15],
      [30, 15, 15],
    ])
  })

  it("keeps a timed set's own time, and shares out only the rest", () => {
    expect(timesOf([2, null], 320)).toEqual([
      [0, 120, 100],
      [220, 40, 60],
    ])
  })

  it("shrinks timed sets in proportion when they don't fit", () => {
    expect(timesOf([3, 1], 120)).toEqual([
      [0, 90, 0],
      [90, 30, 0],
    ])
  })

  it("is filled from start to end, whatever the sets", () => {
    const minutes = fc.array(fc.option(fc.integer({ min: 1, max: 90 }), { nil: null }), {
      minLength: 1,
      maxLength: 30,
    })
    fc.assert(
      fc.property(minutes, fc.integer({ min: 1, max: 20_000 }), (sets, seconds) => {
        let end = 0
        for (const [start, active = 0, rest = 0] of timesOf(sets, seconds)) {
          expect(start).toBeCloseTo(end, 6)
          expect(Math.min(active, rest)).toBeGreaterThanOrEqual(0)
          end += active + rest
        }
        expect(end).toBeCloseTo(seconds, 6)
      }),
    )
  })
})

describe("a shared workout", () => {
  it("has its exercises and sets in the order they were done, however the rows are ordered", () => {
    const named = (name: string) => ({ name, type: "strength", measure: "weight_reps" }) as const
    const sets = [
      aSharedSet({ exercise_order: 2, set_number: 2, reps: 8, exercises: named("Row") }),
      aSharedSet({ exercise_order: 10, reps: 12, exercises: null }),
      aSharedSet({ exercise_order: 2, set_number: 1, reps: 9, exercises: named("Row") }),
      aSharedSet({ exercise_order: 1, reps: 5 }),
    ]
    expect(
      sharedExercises({ log, sets }).map(({ name, sets: own }) => [name, ...own.map(({ reps }) => reps)]),
    ).toEqual([
      ["Bench Press (Barbell)", 5],
      ["Row", 9, 8],
      ["Unknown Exercise", 12],
    ])
  })

  it("says how each exercise's load counts, with assistance below zero", () => {
    const dip = { name: "Dip", type: "strength", measure: "weight_reps" } as const
    const sets = (["help", "added", undefined] as const).map((load, index) =>
      aSharedSet({ exercise_order: index, weight: 20, exercises: load ? { ...dip, load } : null }),
    )
    expect(sharedExercises({ log, sets }).map(({ load, sets: [own] }) => [load, own?.weight])).toEqual([
      ["help", -20],
      ["added", 20],
      ["outside", 20],
    ])
  })

  it("has the logged start and duration, in the local time of where it is shared", () => {
    expect(sharedTime(aSharedWorkout(), "America/New_York")).toEqual({
      start: Date.parse("2026-03-02T17:00:00Z"),
      offsetSeconds: -5 * 3600,
      seconds: 3600,
    })
  })

  it("without a duration takes two minutes per set, or as long as its timed sets, and at least a second", () => {
    const untimed = { ...log, duration_seconds: null }
    const seconds = (minutes: readonly (number | null)[]) =>
      sharedTime(
        { log: untimed, sets: minutes.map((duration_minutes) => aSharedSet({ duration_minutes })) },
        "UTC",
      ).seconds
    expect(seconds([null, 1])).toBe(240)
    expect(seconds([null, 30.5])).toBe(1830)
    expect(seconds([])).toBe(1)
  })
})

import * as fc from "fast-check"
import FitParser from "fit-file-parser"
import { describe, expect, it } from "vitest"
import { aSharedSet, aSharedWorkout } from "#tests/support/a-shared-workout.ts"
import { workoutFit } from "./fit.ts"
import { sharedTime, type SharedWorkout } from "./shared-workout.ts"

const zone = "Europe/Berlin"
const fitOf = (workout: SharedWorkout) => workoutFit(workout, sharedTime(workout, zone))

/** Reads a file with a different library from the one that writes it. The library rejects a file whose checksum is wrong. */
const readBack = (fit: Uint8Array<ArrayBuffer>) =>
  new FitParser({ mode: "list", force: false, includeUnmappedMessages: true }).parseAsync(fit.buffer)

describe("a FIT file", () => {
  it("has each set with its reps, weight and rest, within the workout's time", async () => {
    const { sets = [] } = await readBack(fitOf(aSharedWorkout()))
    const active = sets.filter((set) => set.set_type === "active")
    expect(active.map(({ repetitions, weight }) => [repetitions, weight])).toEqual([
      [5, 82.5],
      [3, expect.closeTo(83.91, 1)],
      [undefined, undefined],
      [5, undefined],
    ])
    expect(sets.filter((set) => set.set_type === "rest")).toHaveLength(4)
    expect(active[2]?.duration).toBe(90)
    const total = sets.reduce((sum, { duration = 0 }) => sum + duration, 0)
    expect(total).toBeCloseTo(3600, 0)
    expect(new Date(active[0]?.start_time ?? 0).toISOString()).toBe("2026-03-02T17:00:00.000Z")
  })

  it("names exercises as FIT does, and those it doesn't know by their own names", async () => {
    const { sets = [], exercise_title: title } = await readBack(fitOf(aSharedWorkout()))
    const active = sets.filter((set) => set.set_type === "active")
    expect(active.map(({ category, category_subtype }) => [category, category_subtype].flat())).toEqual([
      ["bench_press", 1],
      ["bench_press", 1],
      ["plank", 43],
      ["unknown", null],
    ])
    // The reader keeps only the last exercise's title.
    expect(title).toMatchObject({ wkt_step_name: "Zorbing 🏋️" })
  })

  it("contains the duration where Strava looks for it", async () => {
    const { sessions = [], activity } = await readBack(fitOf(aSharedWorkout()))
    expect(sessions[0]).toMatchObject({
      sport: "training",
      sub_sport: "strength_training",
      total_elapsed_time: 3600,
      total_timer_time: 3600,
    })
    expect(activity?.timestamp).toBeDefined()
  })

  it("can be read, whatever was lifted: 300 workouts", async () => {
    const amount = fc.option(fc.double({ min: 0, max: 100_000, noNaN: true }), { nil: null })
    const set = fc
      .record({
        reps: amount,
        weight: amount,
        weight_unit: fc.constantFrom("kg" as const, "lbs" as const),
        duration_minutes: amount,
        name: fc.oneof(
          fc.string({ unit: "grapheme", maxLength: 60 }),
          fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype)),
        ),
        exercise_order: fc.integer({ min: 1, max: 4 }),
      })
      .map(({ name, ...rest }) =>
        aSharedSet({ ...rest, exercises: { name, type: "strength", measure: "weight_reps" } }),
      )
    const workouts = fc.record({
      sets: fc.array(set, { maxLength: 20 }),
      duration_seconds: fc.option(fc.integer({ min: 0, max: 500_000 }), { nil: null }),
    })
    await fc.assert(
      fc.asyncProperty(workouts, async ({ sets, duration_seconds }) => {
        const { log } = aSharedWorkout({ duration_seconds, started_at: null })
        const read = await readBack(fitOf({ log, sets }))
        expect((read.sets ?? []).filter((each) => each.set_type === "active")).toHaveLength(sets.length)
      }),
      { numRuns: 300 },
    )
  })
})

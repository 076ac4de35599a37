import { describe, expect, it } from "vitest"
import { savedSet } from "#tests/support/sets.ts"
import { draftSchema, type Draft, emptySet, hasContent, newDraft, setTypeSchema } from "./draft.ts"
import { draftFromLog, type SavedLog, savedLogColumns, savedSetColumns } from "./draft-from-log.ts"
import { planSchema } from "./draft-from-plan.ts"

const day = "2025-11-21"
const measures = ["weight_reps", "reps", "time", "distance_time", "added", "help"] as const

const full: Draft = {
  ...newDraft("op", day, "imperial"),
  log: { id: "log", revision: 3 },
  set_clock: { set_id: "normal", started_at: 1000 },
  session_clock: { date: day, began_at: 1, last_at: 2, counted_ms: 3 },
  gaps: [
    { name: "Sled", exercise_id: null, sets: 3, reps: "8", notes: "Heavy", weight: 80, weight_unit: "lbs" },
    { name: "Moon walk", superset: 2 },
  ],
  exercises: measures.map((measure, index) => ({
    ...{ id: measure, exercise_id: measure, exercise_name: measure, measure, order: index + 1 },
    exercise_type: measure === "distance_time" ? "cardio" : "strength",
    ...{ template_sets: 3, template_reps: "5+", template_notes: "Slow", superset: 1 },
    template_load: { value: 80, unit: "kg" },
    sets: setTypeSchema.options.map((set_type) => ({
      ...{ ...emptySet(set_type), set_type, per_side: true, rpe: 8, notes: "Left", offered_weight: "80" },
      ...{ stored_weight: { value: 176, unit: "lbs" }, stored_distance: { value: 3, unit: "mi" } },
    })),
  })),
}

describe("what the device stores", () => {
  it("is the whole draft, with every kind of set and exercise", () => {
    expect(setTypeSchema.options).toEqual(["normal", "warmup", "drop", "rest_pause", "failure"])
    expect(draftSchema.parse(structuredClone(full))).toEqual(full)
    const bare = newDraft("op", day, "metric")
    expect(draftSchema.parse(bare)).toEqual(bare)
    expect([bare.weight_unit, bare.distance_unit]).toEqual(["kg", "km"])
  })

  it("is the whole plan", () => {
    const plan = { name: "Push", description: "Heavy", exercises: full.gaps ?? [] }
    expect(planSchema.parse(plan)).toEqual(plan)
  })
})

describe("what would be missed", () => {
  const draft = newDraft("op", day, "metric")
  it.each<[string, Partial<Draft>, boolean]>([
    ["a name that the person gave it", { name: "Legs" }, true],
    ["a template's name", { name: "Legs", workout_id: "w" }, false],
    ["a plan's name", { name: "Legs", committed_workout_id: "c" }, false],
    ["a note of blanks", { notes: " \n" }, false],
  ])("is, or isn't, %s", (_, changes, isMissed) => {
    expect(hasContent({ ...draft, ...changes })).toBe(isMissed)
  })
})

const log: SavedLog = {
  ...{ id: "log", revision: 1, workout_id: null, committed_workout_id: null, name: null, date: day },
  ...{ notes: null, duration_seconds: null, started_at: null },
  ...{ run_id: null, slot: null, counts: null, prescribed: null },
}
let last = 0
const exercisesOf = (...sets: ReturnType<typeof savedSet>[]) =>
  draftFromLog(log, sets, "metric", () => `id-${++last}`).exercises

describe("a saved log", () => {
  it("is requested with everything that its draft needs", () => {
    expect(savedLogColumns.split(", ").toSorted()).toEqual(Object.keys(log).toSorted())
    const { exercises: _, ...columns } = savedSet()
    for (const column of Object.keys(columns)) expect(savedSetColumns.split(", ")).toContain(column)
    expect(savedSetColumns).toContain("exercises(name, type, measure, load), workout_logs(revision)")
  })

  it("numbers its exercises from 1, whatever their stored places", () => {
    const [one, other] = exercisesOf(savedSet({ exercise_order: 3 }), savedSet({ exercise_order: 7 }))
    expect([one?.order, other?.order]).toEqual([1, 2])
  })

  it("keeps the sets of an unreadable exercise, and has no stored number if there is none", () => {
    const [gone] = exercisesOf(savedSet({ exercises: null, reps: 8 }))
    expect(gone).toMatchObject({
      ...{ exercise_name: "Unknown Exercise", exercise_type: "strength", measure: "weight_reps" },
      sets: [{ reps: "8", weight: "", notes: "", stored_weight: null, stored_distance: null }],
    })
  })

  it("has the exercise's measure, or another one if numbers would be hidden", () => {
    const run = { name: "Running", type: "cardio", measure: "time" } as const
    const [timed] = exercisesOf(savedSet({ exercises: run, duration_minutes: 30 }))
    expect(timed).toMatchObject({ exercise_type: "cardio", measure: "time" })
    const [first, second] = [{ duration_minutes: 30 }, { duration_minutes: 28, distance: 5, set_number: 2 }]
    const [measured] = exercisesOf(
      savedSet({ ...first, exercises: run }),
      savedSet({ ...second, exercises: run }),
    )
    expect(measured?.measure).toBe("distance_time")
  })
})

import { describe, expect, it } from "vitest"
import { savedSet } from "#tests/support/sets.ts"
import { draftFromLog, type SavedLog } from "./draft-from-log.ts"
import { editDraft } from "./edit-draft.ts"
import { saveCommand } from "#domain/saving/save-command.ts"

const log: SavedLog = {
  id: "log-1",
  revision: 3,
  workout_id: null,
  committed_workout_id: null,
  name: "Upper A",
  date: "2025-11-21",
  notes: "Good",
  duration_seconds: 2538,
  started_at: "2025-11-21T17:56:00+00:00",
}

function newIds(): () => string {
  let last = 0
  return () => `id-${++last}`
}

describe("editing a saved log", () => {
  const sets = [
    savedSet({ exercise_order: 2, exercise_id: "row", reps: 10, weight: 70 }),
    savedSet({
      set_number: 2,
      reps: 8,
      weight: 176,
      weight_unit: "lbs",
      set_type: "drop",
      rpe: 9,
      notes: "Slow",
    }),
    savedSet({ set_number: 1, reps: 10, weight: 82.5 }),
  ]

  it("and saving it untouched writes the same", () => {
    const verdict = saveCommand(draftFromLog(log, sets, "metric", newIds()), 0)
    if (!verdict.ok) throw new Error(verdict.reason)
    const { command } = verdict
    expect(command.log).toEqual({
      id: "log-1",
      workout_id: null,
      name: "Upper A",
      date: "2025-11-21",
      notes: "Good",
      duration_seconds: 2538,
      started_at: "2025-11-21T17:56:00.000Z",
    })
    expect(command.expected_revision).toBe(3)
    expect(command.sets).toMatchObject([
      { exercise_id: "bench", exercise_order: 1, set_number: 1, weight: 82.5, weight_unit: "kg", reps: 10 },
      {
        exercise_id: "bench",
        set_number: 2,
        weight: 176,
        weight_unit: "lbs",
        set_type: "drop",
        rpe: 9,
        notes: "Slow",
      },
      { exercise_id: "row", exercise_order: 2, set_number: 1, weight: 70, reps: 10 },
    ])
  })

  it("shows the person's own unit, and saves in it what they change", () => {
    const draft = draftFromLog(log, sets, "metric", newIds())
    const drop = draft.exercises[0]?.sets[1]
    expect(drop).toMatchObject({ weight: "79.8", is_done: true, is_prefilled: false })
    const edited = editDraft(draft, {
      kind: "type_number",
      set_id: drop?.id ?? "",
      field: "weight",
      text: "80",
    })
    const verdict = saveCommand(edited, 0)
    expect(verdict.ok && verdict.command.sets[1]).toMatchObject({ weight: 80, weight_unit: "kg" })
  })

  it("and saving it untouched keeps a distance as entered, whatever the person's unit", () => {
    const run = savedSet({
      distance: 3.107,
      distance_unit: "mi",
      duration_minutes: 28.5,
      exercises: { name: "Running", type: "cardio", measure: "distance_time" },
    })
    const draft = draftFromLog(log, [run], "metric", newIds())
    expect(draft.exercises[0]?.sets[0]).toMatchObject({ distance: "5", duration_minutes: "28.5" })
    const verdict = saveCommand(draft, 0)
    expect(verdict.ok && verdict.command.sets).toMatchObject([
      { distance: 3.107, distance_unit: "mi", duration_minutes: 28.5 },
    ])
  })

  it("shows numbers that the exercise doesn't record, so that none is lost", () => {
    const [exercise] = draftFromLog(log, [savedSet({ duration_minutes: 2 })], "metric", newIds()).exercises
    expect(exercise?.measure).toBe("distance_time")
    expect(exercise?.sets[0]?.duration_minutes).toBe("2")
  })
})

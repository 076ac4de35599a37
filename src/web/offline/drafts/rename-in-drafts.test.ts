import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { newDraft } from "#domain/workout/draft.ts"
import { editDraft, type PickedExercise } from "#domain/workout/edit-draft.ts"
import { RoomyStorage } from "@repertoire/backend/testing/roomy-storage.ts"
import { draftKeeper, draftKey, keepDraft, readDraft } from "./draft-store.ts"
import { type KeptDay, programDayKey, readProgramDay } from "./program-day-store.ts"
import { renameInDrafts } from "./rename-in-drafts.ts"

const row: PickedExercise = {
  exercise_id: "row",
  exercise_name: "Cable Thing",
  exercise_type: "strength",
  measure: "weight_reps",
}
const other: PickedExercise = { ...row, exercise_id: "curl" }

function workoutOf(...exercises: PickedExercise[]) {
  return exercises.reduce(
    (draft, exercise) =>
      editDraft(draft, {
        kind: "add_exercise",
        exercise,
        new_id: exercise.exercise_id,
        new_set_id: `${exercise.exercise_id} 1`,
      }),
    newDraft("op", "2026-11-21", "metric"),
  )
}

const namesIn = (key: string) => readDraft(key)?.draft.exercises.map(({ exercise_name }) => exercise_name)

beforeEach(() => vi.stubGlobal("localStorage", new RoomyStorage()))
afterEach(() => vi.unstubAllGlobals())

it("renames the exercise in all of the person's workouts, pending changes included, and nowhere else", () => {
  const [first, second, foreign] = [draftKey("ada", "new"), draftKey("ada", "log:1"), draftKey("ben", "new")]
  keepDraft(first, workoutOf(row, other))
  keepDraft(foreign, workoutOf(row))
  draftKeeper(second, vi.fn<() => void>()).keep({ draft: workoutOf(row), seen: { tab: 2 } })
  renameInDrafts("ada", "row", "Cable Row")
  expect(namesIn(first)).toEqual(["Cable Row", "Cable Thing"])
  expect(namesIn(second)).toEqual(["Cable Row"])
  expect(readDraft(second)?.seen).toEqual({ tab: 2 })
  expect(namesIn(foreign)).toEqual(["Cable Thing"])
})

it("renames the exercise in edited days of programs, but not in a save that was already sent", () => {
  const key = programDayKey("ada", "monday")
  const set = { id: "set", count: "3", amount: "8-12", load: "", decides: false }
  const line = {
    ...{ id: "line", exercise_id: "row", exercise_name: "Cable Thing", superset: null, rest: "1:30" },
    weeks: [[[set]]],
    rule: { name: "double" as const, texts: { "inc.kg": "2.5" }, ladder: [] },
  }
  const unanswered = {
    ...{ op_id: "op", id: "program", days: ["monday"], revision: 3, follow: null },
    program: {
      ...{ name: "P", by: null, days_per_week: 1, weeks: null, repeats: false, by_calendar: false },
      ...{ level: null, goal: null, minutes: null, needs: [] },
      days: [{ name: "Monday", weekday: 0, lines: [] }],
    },
  }
  const draft = { name: "Monday", weekday: 0, lines: [line] }
  draftKeeper<KeptDay>(key, vi.fn<() => void>()).keep({ draft, version_id: "v1", unanswered })
  renameInDrafts("ada", "row", "Cable Row")
  const renamed = { ...draft, lines: [{ ...line, exercise_name: "Cable Row" }] }
  expect(readProgramDay(key)).toEqual({ draft: renamed, version_id: "v1", unanswered })
})

it("leaves unreadable drafts as they are", () => {
  const key = `${draftKey("ada", "new")}:unreadable`
  localStorage.setItem(key, "{")
  renameInDrafts("ada", "row", "Cable Row")
  expect(localStorage.getItem(key)).toBe("{")
})

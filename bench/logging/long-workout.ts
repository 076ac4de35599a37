import type { Draft } from "#domain/workout/draft.ts"
import { type PlannedExercise, plannedDraft } from "#domain/workout/draft-from-plan.ts"
import { editDraft, type PickedExercise } from "#domain/workout/edit-draft.ts"
import { allRows, type Person } from "../replaying/wire.ts"

/** This many library exercises that record weight and reps. */
export async function readExercises(person: Person, count: number): Promise<PickedExercise[]> {
  const rows = await allRows((from, to) =>
    person
      .client()
      .from("exercises")
      .select("exercise_id:id, exercise_name:name, exercise_type:type, measure")
      .eq("measure", "weight_reps")
      .order("name")
      .range(from, to),
  )
  return rows.slice(0, count)
}

/** A long workout, half done. Each exercise has this many sets, all filled in, the first eight of them confirmed. */
export function draftOf(picked: PickedExercise[], setsOfEach: number): Draft {
  let ids = 0
  const newId = () => `${(ids += 1)}`
  const planned = picked.map((exercise): PlannedExercise => ({
    exercise,
    sets: setsOfEach,
    reps: "8-10",
    notes: "Slow on the way down",
  }))
  const start = { name: "Everything", workout_id: null, committed_workout_id: null, date: "2025-11-21" }
  const empty = plannedDraft(start, planned, "metric", newId)
  const sets = empty.exercises.flatMap((exercise) =>
    exercise.sets.map((set, index) => ({ id: set.id, index })),
  )
  const filled = sets.reduce((draft, { id }) => {
    const weighed = editDraft(draft, { kind: "type_number", set_id: id, field: "weight", text: "82.5" })
    return editDraft(weighed, { kind: "type_number", set_id: id, field: "reps", text: "8" })
  }, empty)
  const done = sets.filter(({ index }) => index < 8).map(({ id }) => id)
  return editDraft(filled, { kind: "confirm_sets", set_ids: done, is_done: true })
}

import { type RoutineUpdate, routineUpdate } from "#domain/routines/routine-update.ts"
import type { DoneRow } from "#domain/workout/done-exercises.ts"
import { backend } from "#web/backend/client.ts"
import { withPlainNames } from "#web/backend/queries/plain-names.ts"
import type { SavedBase } from "#web/offline/drafts/revised-save.ts"

/** The differences between a routine and the latest workout based on it. */
export interface RoutineToUpdate extends RoutineUpdate {
  base: SavedBase
}

interface DoneLog {
  id: string
  workout_id: string | null
}

/**
 * What a workout would change in its routine. Null if nothing would change, the routine is gone, or it has been used in a later workout (updating the
 * routine from an older workout would undo later changes). Throws if the request fails.
 */
export async function routineToUpdate(
  userId: string,
  { id, workout_id }: DoneLog,
  sets: readonly DoneRow[],
  signal: AbortSignal,
): Promise<RoutineToUpdate | null> {
  if (workout_id === null) return null
  const { data } = await backend
    .from("workouts")
    .select(
      `id, revision, name, description, workout_logs(id),
      workout_exercises(id, exercise_id, sets, reps, notes, superset, exercises(name, type))`,
    )
    .eq("id", workout_id)
    .eq("user_id", userId)
    .order("order", { referencedTable: "workout_exercises" })
    .order("date", { referencedTable: "workout_logs", ascending: false })
    .order("created_at", { referencedTable: "workout_logs", ascending: false })
    .limit(1, { referencedTable: "workout_logs" })
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  if (data?.workout_logs[0]?.id !== id) return null
  const parts = withPlainNames(data.workout_exercises).flatMap(({ exercises, ...part }) =>
    exercises ? [{ ...part, exercise_name: exercises.name, exercise_type: exercises.type }] : [],
  )
  // Updating would drop the exercises that this person can't read.
  if (parts.length < data.workout_exercises.length) return null
  const { name, description, revision } = data
  const update = routineUpdate({ name, description, parts }, sets)
  return update.changes.length === 0 ? null : { ...update, base: { id: data.id, revision } }
}

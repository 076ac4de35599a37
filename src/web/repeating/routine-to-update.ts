import type { SavedRoutine } from "#domain/routines/routine-draft.ts"
import { isOneOff, type RoutineChange, routineChanges } from "#domain/routines/routine-update.ts"
import type { DoneRow } from "#domain/workout/done-exercises.ts"
import { backend } from "#web/backend/client.ts"
import { withPlainNames } from "#web/backend/queries/plain-names.ts"
import type { SavedBase } from "#web/offline/drafts/revised-save.ts"

/** A routine, the latest workout based on it, and the differences between the two. */
export interface RoutineToUpdate {
  base: SavedBase
  routine: SavedRoutine
  sets: readonly DoneRow[]
  changes: readonly RoutineChange[]
  /** For each change, whether it looks like a one-off. */
  oneOffs: readonly boolean[]
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
      `id, revision, name, description,
      workout_logs(id, set_logs(exercise_id, exercise_order, set_type, reps, superset, exercises(name, type))),
      workout_exercises(id, exercise_id, sets, reps, notes, superset, exercises(name, type))`,
    )
    .eq("id", workout_id)
    .eq("user_id", userId)
    .order("order", { referencedTable: "workout_exercises" })
    .order("date", { referencedTable: "workout_logs", ascending: false })
    .order("created_at", { referencedTable: "workout_logs", ascending: false })
    .limit(2, { referencedTable: "workout_logs" })
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  const [latest, before] = data?.workout_logs ?? []
  if (!data || latest?.id !== id) return null
  const parts = withPlainNames(data.workout_exercises).flatMap(({ exercises, ...part }) =>
    exercises ? [{ ...part, exercise_name: exercises.name, exercise_type: exercises.type }] : [],
  )
  // Updating would drop the exercises that this person can't read.
  if (parts.length < data.workout_exercises.length) return null
  const { name, description, revision } = data
  const routine = { name, description, parts }
  const changes = routineChanges(routine, sets)
  if (changes.length === 0) return null
  const changesBefore = before ? routineChanges(routine, withPlainNames(before.set_logs)) : []
  const oneOffs = changes.map((change) => isOneOff(change, changesBefore))
  return { base: { id: data.id, revision }, routine, sets, changes, oneOffs }
}

import type { SharedWorkout } from "#domain/sharing/shared-workout.ts"
import { savedLogColumns, savedSetColumns } from "#domain/workout/draft-from-log.ts"
import type { CallersTables } from "../callers-tables.ts"

/** The caller's saved workout; null if none has that id. */
export async function readWorkout(tables: CallersTables, logId: string): Promise<SharedWorkout | null> {
  const [{ data: log }, { data: sets }] = await Promise.all([
    tables.from("workout_logs").select(savedLogColumns).eq("id", logId).maybeSingle().throwOnError(),
    tables
      .from("set_logs")
      .select(savedSetColumns)
      .eq("workout_log_id", logId)
      .order("set_number")
      .throwOnError(),
  ])
  if (!log) return null
  // The workout was saved again between the two queries.
  if (sets.some((set) => set.workout_logs.revision !== log.revision)) return readWorkout(tables, logId)
  return { log, sets }
}

import type { WorkoutLog } from "./queries.ts"
import { sentences } from "./sentences.ts"

/** The name stored with the log, or else the template's name. An ad hoc workout has a fixed name. */
export function logName({
  name,
  workout_id,
  workouts,
}: Pick<WorkoutLog, "name" | "workout_id" | "workouts">): string {
  if (name !== null) return name
  return workout_id === null ? sentences.adHoc : (workouts?.name ?? sentences.unknownTemplate)
}

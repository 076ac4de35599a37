/** A running program. It decides what comes next for its exercises, so the coach doesn't. */
export interface LeadingProgram {
  name: string
  exercise_ids: readonly string[]
}

/** The columns to select from a run for its program's name and exercises, in the app and on the server. */
export const leadingProgramColumns = "programs(name, workouts(workout_exercises(exercise_id)))" as const

interface Row {
  programs: { name: string; workouts: { workout_exercises: { exercise_id: string }[] }[] } | null
}

/** Reads the row of the current run; null if there is none. */
export function leadingProgramOf(row: Row | null): LeadingProgram | null {
  if (!row?.programs) return null
  const { name, workouts } = row.programs
  const ids = workouts.flatMap((day) => day.workout_exercises.map(({ exercise_id }) => exercise_id))
  return { name, exercise_ids: [...new Set(ids)] }
}

import type { PlanPart } from "./suggestion.ts"

/** An exercise of an existing routine. */
export interface RoutineNow {
  exercise_id: string
  name: string
  sets: number | null
  reps: string | null
}

export interface Comparison {
  /**
   * `stay` is the number of exercises that the suggestion and the routine share, `added` the number that only the
   * suggestion has. `left` lists those that only the routine has.
   */
  stay: number
  added: number
  left: readonly RoutineNow[]
}

/** The difference between a suggestion and a routine. */
export function compareRoutines(parts: readonly PlanPart[], now: readonly RoutineNow[]): Comparison {
  const suggested = new Set(parts.map(({ exercise }) => exercise?.exercise_id))
  const left = now.filter(({ exercise_id }) => !suggested.has(exercise_id))
  const stay = now.length - left.length
  return { stay, added: parts.length - stay, left }
}

/** The routine most similar to a suggestion: the one that shares the most exercises with it. Undefined when none shares any. */
export function nearestRoutine<Routine extends { parts: readonly RoutineNow[] }>(
  parts: readonly PlanPart[],
  routines: readonly Routine[],
): Routine | undefined {
  const shared = (routine: Routine) => compareRoutines(parts, routine.parts).stay
  const [nearest] = routines.toSorted((one, other) => shared(other) - shared(one))
  return nearest && shared(nearest) > 0 ? nearest : undefined
}

import type { PlanPart } from "./suggestion.ts"

/** An exercise of a routine that is there already. */
export interface RoutineNow {
  exercise_id: string
  name: string
  sets: number | null
  reps: string | null
}

export interface Comparison {
  /** How many exercises are in both, only in the suggestion, and only in the routine. */
  stay: number
  added: number
  left: readonly RoutineNow[]
}

/** How a suggestion differs from a routine. */
export function compareRoutines(parts: readonly PlanPart[], now: readonly RoutineNow[]): Comparison {
  const suggested = new Set(parts.map(({ exercise }) => exercise?.exercise_id))
  const left = now.filter(({ exercise_id }) => !suggested.has(exercise_id))
  const stay = now.length - left.length
  return { stay, added: parts.length - stay, left }
}

/** The routine that a suggestion is nearest to: it shares most exercises with it; undefined: it shares none with any. */
export function nearestRoutine<Routine extends { parts: readonly RoutineNow[] }>(
  parts: readonly PlanPart[],
  routines: readonly Routine[],
): Routine | undefined {
  const shared = (routine: Routine) => compareRoutines(parts, routine.parts).stay
  const [nearest] = routines.toSorted((one, other) => shared(other) - shared(one))
  return nearest && shared(nearest) > 0 ? nearest : undefined
}

import type { Exercise } from "#domain/suitability/exercise.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { asksForCare, isHeld, type Limit, rulesOut } from "#domain/suitability/limits.ts"
import { tagsOf } from "#domain/suitability/tags.ts"
import type { Concern } from "./concerns.ts"

/**
 * How carefully a lift is trained: `spare` keeps three reps in reserve, `hold` also keeps the load from going
 * up, and `less` is lighter because the lift loads a sore joint.
 */
export type Care = "spare" | "hold" | "less"

/** The limits and notes that call for care. */
export interface CareFacts {
  limits: readonly Limit[]
  concerns: readonly Concern[]
}

/** Whether an exercise loads a joint that a note calls sore, even slightly. */
export const loadsSoreJoint = (exercise: Exercise, concerns: readonly Concern[]): boolean =>
  concerns.some((each) => each.kind === "sore" && (tagsOf(exercise).jointLoads?.get(each.joint) ?? 0) > 0)

/** The care that a person's limits and notes call for in an exercise; null if it is trained as usual. `days` are the days of its last sessions. */
export function careFor(
  exercise: Exercise,
  { limits, concerns }: CareFacts,
  days: readonly LocalDay[],
): Care | null {
  if (loadsSoreJoint(exercise, concerns)) return "less"
  const mustHold = concerns.some(({ kind }) => kind !== "sore") || rulesOut(exercise, limits) !== null
  if (mustHold || isHeld(exercise, limits, days)) return "hold"
  return asksForCare(exercise, limits) === null ? null : "spare"
}

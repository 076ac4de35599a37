import { missingFor } from "./equipment.ts"
import type { Exercise } from "./exercise.ts"
import { type Limit, rulesOut } from "./limits.ts"
import type { Person } from "./person.ts"
import { hasSkill } from "./skill.ts"
import { tagsOf } from "./tags.ts"

/** Why an exercise doesn't suit a person. */
export type Obstacle =
  | { kind: "limit"; limit: Limit }
  | { kind: "skill" }
  /** The person lacks the equipment, or something else that the exercise needs. */
  | { kind: "missing"; what: string }
  /** The person has hidden the exercise. */
  | { kind: "hidden" }
  /** The person limits a joint or a movement, and the exercise has no tags that say whether it is affected. */
  | { kind: "unknown" }

/** Why an exercise can't be suggested to a person; null if it suits them. */
export function obstacleOf(exercise: Exercise, person: Person): Obstacle | null {
  const limit = rulesOut(exercise, person.limits)
  if (limit) return { kind: "limit", limit }
  if (exercise.is_hidden) return { kind: "hidden" }
  if (isUnknown(exercise, person)) return { kind: "unknown" }
  const what = missingFor(exercise, person)
  if (what !== null) return { kind: "missing", what }
  return hasSkill(exercise, person) ? null : { kind: "skill" }
}

export function isSuitable(exercise: Exercise, person: Person): boolean {
  return obstacleOf(exercise, person) === null
}

function isUnknown(exercise: Exercise, { limits, practice }: Person): boolean {
  const limitsMore = limits.some(({ joint, pattern }) => joint !== null || pattern !== null)
  const { jointLoads, pattern } = tagsOf(exercise)
  const isTagged = jointLoads !== null && pattern !== null
  return limitsMore && !isTagged && !practice.ofExercise.has(exercise.exercise_id)
}

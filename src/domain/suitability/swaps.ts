import type { Exercise } from "./exercise.ts"
import { tagsOf } from "./tags.ts"

/** Whether two exercises are alike: the same movement for the same muscles. */
export function areSisters(one: Exercise, other: Exercise): boolean {
  const { pattern } = tagsOf(one)
  return pattern !== null && pattern === tagsOf(other).pattern && sharesMuscle(one, other)
}

/** Whether two exercises share a primary muscle. */
export function sharesMuscle(one: Exercise, other: Exercise): boolean {
  return one.primary_muscles.some((muscle) => other.primary_muscles.includes(muscle))
}

import type { Exercise } from "./exercise.ts"
import type { Person } from "./person.ts"
import { isSuitable } from "./suitable.ts"
import { tagsOf } from "./tags.ts"

/** Exercises for the same muscles that suit a person, in the order given; those in `taken` are left out. Empty: nothing is left for these muscles. */
export function substitutesFor<Candidate extends Exercise>(
  exercise: Exercise,
  candidates: readonly Candidate[],
  { person, taken }: { person: Person; taken: ReadonlySet<string> },
): Candidate[] {
  return candidates.filter(
    (each) =>
      each.exercise_id !== exercise.exercise_id &&
      !taken.has(each.exercise_id) &&
      sharesMuscle(each, exercise) &&
      isSuitable(each, person),
  )
}

/** Whether two exercises are alike: the same movement for the same muscles. */
export function areSisters(one: Exercise, other: Exercise): boolean {
  const { pattern } = tagsOf(one)
  return pattern !== null && pattern === tagsOf(other).pattern && sharesMuscle(one, other)
}

/** Whether two exercises share a primary muscle. */
export function sharesMuscle(one: Exercise, other: Exercise): boolean {
  return one.primary_muscles.some((muscle) => other.primary_muscles.includes(muscle))
}

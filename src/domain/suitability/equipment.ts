import type { Exercise } from "./exercise.ts"
import type { Person } from "./person.ts"
import { isNeed, type Need, tagsOf } from "./tags.ts"

/** Equipment that everyone has. */
export const alwaysThere = new Set(["bodyweight", "none"])

/**
 * What else a place with certain equipment usually has. A person with this equipment is assumed to have those
 * other things until they list any of them.
 */
const besides: readonly (readonly [string, readonly Need[]])[] = [
  ["barbell", ["rack", "bench"]],
  ...["machine", "cable", "smith machine"].map((gym): readonly [string, readonly Need[]] => [
    gym,
    [
      ...(["bench", "box", "pull-up bar", "dip bars", "low bar", "foot anchor"] as const),
      ...(["preacher bench", "decline bench", "back extension bench", "captains chair"] as const),
    ],
  ]),
]

/**
 * What the person lacks for an exercise: its equipment, or something else that it needs; null if nothing is missing. Someone who has done the
 * exercise has everything for it.
 */
export function missingFor(
  exercise: Exercise,
  { atHand, proven, practice }: Pick<Person, "atHand" | "proven" | "practice">,
): string | null {
  const { equipment } = exercise
  if (equipment === null || (!alwaysThere.has(equipment) && !atHand?.has(equipment))) return equipment ?? ""
  if (practice.ofExercise.has(exercise.exercise_id)) return null
  return (
    tagsOf(exercise).needs?.find(
      (need) => need !== "household" && !proven.has(need) && !isThere(need, atHand),
    ) ?? null
  )
}

function isThere(need: Need, atHand: ReadonlySet<string> | null): boolean {
  if (atHand === null) return false
  if (atHand.has(need)) return true
  if ([...atHand].some(isNeed)) return false
  return besides.some(([equipment, there]) => atHand.has(equipment) && there.includes(need))
}

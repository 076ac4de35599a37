import { bestFirst } from "#domain/coach/checks/swaps.ts"
import {
  type Athlete,
  isLed,
  isSuggestible,
  type KnownExercise,
  mayStay,
} from "#domain/coach/person/athlete.ts"
import { type Pattern, tagsOf } from "#domain/suitability/tags.ts"
import { isNewToTraining } from "./first-sets.ts"
import { isLift } from "./coaching.ts"

/**
 * The slots of a balanced workout, one for each movement, in the order in which they are trained: large
 * movements before small muscles.
 */
export const slotNames = ["squat", "press", "row", "hinge", "overhead", "pulldown", "trunk", "small"] as const
export type SlotName = (typeof slotNames)[number]

/** The movements that fill a slot, best first. A later one is used only if no earlier one suits the person. */
const movements: Record<SlotName, readonly (readonly Pattern[])[]> = {
  squat: [["squat", "leg-press", "lunge"], ["knee-extension"], ["knee-flexion"]],
  press: [["horizontal-push"], ["dip"], ["fly"]],
  row: [["horizontal-pull"], ["rear-delt"]],
  hinge: [["hinge"], ["hip-extension"], ["knee-flexion"], ["back-extension"]],
  overhead: [["vertical-push"], ["lateral-raise", "front-raise"]],
  pulldown: [["vertical-pull"], ["pullover", "curl"]],
  trunk: [["anti-extension", "core-flexion", "anti-rotation", "core-lateral", "core-rotation"]],
  small: [["lateral-raise", "curl", "triceps-extension", "rear-delt", "calf"]],
}

/** The slot that an exercise fills; null if it fills none. */
export function slotOf(exercise: KnownExercise): SlotName | null {
  const { pattern } = tagsOf(exercise)
  if (pattern === null) return null
  const leads = slotNames.find((slot) => movements[slot][0]?.includes(pattern))
  return leads ?? slotNames.find((slot) => movements[slot].some((group) => group.includes(pattern))) ?? null
}

/** Whether an exercise trains the legs through more than one joint, which tires them for a run. */
export function isHeavyLegs(exercise: KnownExercise): boolean {
  const slot = slotOf(exercise)
  return slot === "squat" || slot === "hinge"
}

/**
 * The exercises for a slot that suit the athlete, best first: within the preferred movement, those that they
 * train, then the simplest.
 */
export function exercisesForSlot(
  slot: SlotName,
  athlete: Athlete,
  taken: ReadonlySet<string> = new Set(),
): KnownExercise[] {
  const rankOf = (each: KnownExercise) => {
    const { pattern, skill } = tagsOf(each)
    if (pattern === null) return -1
    const rank = movements[slot].findIndex((group) => group.includes(pattern))
    return rank < 0 || !isNewToTraining(athlete) ? rank : rank + ((skill ?? 0) > 1 ? 0.5 : 0)
  }
  const suited = bestFirst(
    athlete.exercises.filter(
      (each) =>
        !taken.has(each.exercise_id) &&
        each.exercise_type === "strength" &&
        isLift(each) &&
        rankOf(each) >= 0 &&
        !isLed(each, athlete) &&
        (athlete.times.has(each.exercise_id) ? mayStay(each, athlete) : isSuggestible(each, athlete)),
    ),
    athlete,
    rankOf,
  )
  // An exercise for a later movement is only a substitute, however often the person trains it.
  return suited.toSorted((one, other) => Math.floor(rankOf(one)) - Math.floor(rankOf(other)))
}

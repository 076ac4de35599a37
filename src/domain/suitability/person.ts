import type { Limit } from "./limits.ts"
import type { Need, Pattern } from "./tags.ts"

/** How experienced a lifter is. */
export const experiences = ["none", "under_6_months", "6_to_24_months", "over_24_months"] as const
export type Experience = (typeof experiences)[number]

/** What a person's log says about their practice. */
export interface Practice {
  /** The number of sessions of any kind. */
  sessions: number
  /** For each exercise, the number of sessions. */
  ofExercise: ReadonlyMap<string, number>
  /** For each exercise, the number of clean sessions: no set to failure, and none rated RPE 9.5 or more. */
  clean: ReadonlyMap<string, number>
  /** For each movement, the number of sessions in which no set was rated above RPE 8. */
  easy: ReadonlyMap<Pattern, number>
}

/** What decides which exercises suit a person. */
export interface Person {
  /** The person's experience; null if they haven't answered. */
  experience: Experience | null
  /** The person's age in years; null if unknown. */
  age: number | null
  limits: readonly Limit[]
  /**
   * The person's equipment and other things at hand, from the profile or the history; null if neither lists
   * any.
   */
  atHand: ReadonlySet<string> | null
  /** Other things that the person must have had, because they have done exercises that need them. */
  proven: ReadonlySet<Need>
  practice: Practice
  /** The ids of the exercises in the person's goals. */
  goals: ReadonlySet<string>
}

import type { Limit } from "./limits.ts"
import type { Need, Pattern } from "./tags.ts"

/** How long a person has trained. */
export const experiences = ["none", "under_6_months", "6_to_24_months", "over_24_months"] as const
export type Experience = (typeof experiences)[number]

/** What a person has done. */
export interface Practice {
  /** The number of sessions of any kind. */
  sessions: number
  /** The number of sessions by exercise. */
  ofExercise: ReadonlyMap<string, number>
  /** The number of sessions by exercise that went cleanly: no set to failure, none rated 9.5 or more. */
  clean: ReadonlyMap<string, number>
  /** The number of sessions by movement in which no set was rated above 8. */
  easy: ReadonlyMap<Pattern, number>
}

/** What decides which exercises suit a person. */
export interface Person {
  /** Null: the person hasn't said. */
  experience: Experience | null
  /** In years. */
  age: number | null
  limits: readonly Limit[]
  /** Equipment and what else is there, as the profile or the history says; null when neither does. */
  atHand: ReadonlySet<string> | null
  /** What else has been there for exercises that the person has done. */
  proven: ReadonlySet<Need>
  practice: Practice
  /** The exercises of the person's goals. */
  goals: ReadonlySet<string>
}

import type { KnownExercise } from "#domain/coach/person/athlete.ts"
import type { PlanPart } from "./suggestion.ts"

/** The names of all the checks that a suggestion goes through. */
export const checks = [
  "unknown",
  "avoid",
  "skill",
  "equipment",
  "sets",
  "reps",
  "load",
  "workout",
  "week",
  "two_days",
  "rest",
] as const

/** The fix for a mark, applied with one tap. */
export type Fix =
  | { kind: "swap"; part: string; exercise: KnownExercise }
  | { kind: "change"; part: string; change: Partial<Pick<PlanPart, "sets" | "reps" | "weight">> }
  | { kind: "remove"; part: string }
  | { kind: "trade_days"; days: readonly [string, string] }
  | { kind: "rest"; day: string }

export interface Mark {
  check: (typeof checks)[number]
  sentence: string
  /**
   * What the mark (a warning) concerns: an exercise by its id, a day, or both; neither if it concerns the
   * whole suggestion.
   */
  part: string | null
  day: string | null
  fix: Fix | null
}

/** A mark on an exercise, before it is known which exercise of the plan it is. */
export type PartMark = Pick<Mark, "check" | "sentence" | "fix">

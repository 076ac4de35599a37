import type { Joint, Pattern } from "#domain/suitability/tags.ts"
import type { AvoidedRow } from "#web/backend/exercises/avoided-query.ts"

/** What the limit is about; the other columns are null. */
export type LimitTarget = Pick<AvoidedRow, "joint" | "pattern" | "muscle" | "exercise_id">
/** How strict the limit is, why, and until when. */
export type LimitTerms = Pick<AvoidedRow, "level" | "reason" | "until">
export type NewLimit = LimitTarget & LimitTerms

export type LimitKind = "joint" | "pattern" | "muscle" | "exercise"

const nothing: LimitTarget = { joint: null, pattern: null, muscle: null, exercise_id: null }

export const ofJoint = (joint: Joint): LimitTarget => ({ ...nothing, joint })
export const ofMovement = (pattern: Pattern): LimitTarget => ({ ...nothing, pattern })
export const ofMuscle = (muscle: string): LimitTarget => ({ ...nothing, muscle })
export const ofExercise = (exercise_id: string): LimitTarget => ({ ...nothing, exercise_id })

/** The columns by which the database recognizes a limit that is already listed. */
export function onlyOnceBy({ joint, pattern, muscle }: LimitTarget): string {
  if (joint !== null) return "user_id,joint"
  if (pattern !== null) return "user_id,pattern"
  return muscle === null ? "user_id,exercise_id" : "user_id,muscle"
}

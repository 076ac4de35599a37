/** A joint as the library's tags name it. */
export type GuideJoint = "shoulder" | "elbow" | "wrist" | "lower back" | "hip" | "knee" | "ankle" | "neck"

/**
 * What one exercise adds to its family. Its own cues and mistakes come before the family's, and its own movement or breathing replaces the family's.
 * A mistake ends with its fix: "Swinging: go lighter."
 */
export interface GuideOfExercise {
  /** Position and equipment. */
  setUp: string
  move?: string
  breathe?: string
  cues?: readonly string[]
  mistakes?: readonly string[]
  /** The names of two exercises in the library. */
  easier?: string
  harder?: string
  /** The joints that the library's tags say it loads heavily. */
  joints?: readonly GuideJoint[]
  /** Whether people should learn it from a coach first. */
  needsCoach?: true
}

/** Exercises with the same movement. Its cues and mistakes must be true of every exercise that doesn't have two of its own. */
export interface GuideFamily {
  move: string
  breathe: string
  cues: readonly string[]
  mistakes: readonly string[]
  /** The exercises, by their names in the library. */
  exercises: Readonly<Record<string, GuideOfExercise>>
}

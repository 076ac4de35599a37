/** A joint as the library's tags name it. */
export type GuideJoint = "shoulder" | "elbow" | "wrist" | "lower back" | "hip" | "knee" | "ankle" | "neck"

/**
 * What one exercise adds to its family. Its own cues and mistakes come before the family's, and its own
 * movement or breathing replaces the family's. A mistake includes how to fix it: "Swinging: go lighter."
 */
export interface GuideOfExercise {
  /** The position and the equipment to start with. */
  setUp: string
  move?: string
  breathe?: string
  cues?: readonly string[]
  mistakes?: readonly string[]
  /** The names of an easier and a harder exercise in the library. */
  easier?: string
  harder?: string
  /** The joints that the exercise loads heavily, according to the library's tags. */
  joints?: readonly GuideJoint[]
  /** Whether people should learn the exercise from a coach first. */
  needsCoach?: true
}

/**
 * Exercises with the same movement. The family's cues and mistakes must be true of every exercise that
 * doesn't have two of its own.
 */
export interface GuideFamily {
  move: string
  breathe: string
  cues: readonly string[]
  mistakes: readonly string[]
  /** The exercises, by their names in the library. */
  exercises: Readonly<Record<string, GuideOfExercise>>
}

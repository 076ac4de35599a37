/** What an exercise's drawing and instructions are chosen by. */
export interface Movement {
  /** The exercise's own name. */
  exercise: string
  /** The library name that the drawing and instructions are stored under. */
  name: string
  /** The muscles that the drawing highlights. */
  muscles: readonly string[]
  /** Whether it is a person's own exercise, which uses the instructions of the exercise it moves like. */
  isOwn?: boolean
  /** The instructions that an admin has written for a library exercise, as the database stores them; null for the app's own. */
  written?: unknown
}

interface MovingExercise {
  exercise_name: string
  /** The owner of a person's own exercise; null for a library exercise. */
  owner_id?: string | null
  moves_like?: string | null
  primary_muscles?: readonly string[]
  guide?: unknown
  /** The movement pattern from the exercise's tags. */
  pattern?: string | null
}

/**
 * What the drawing and the instructions of an exercise are chosen by: the exercise it moves like or, for a
 * library exercise, itself. Undefined for a person's own exercise that moves like no other, and for one that
 * an admin added to the library without saying what it moves like, because only the app's own exercises have
 * tags.
 */
export function movementOf(exercise: MovingExercise): Movement | undefined {
  const { exercise_name, owner_id, moves_like = null, primary_muscles = [], guide = null, pattern } = exercise
  const isOwn = owner_id !== null
  const isKnown = !isOwn && (guide !== null || pattern !== null)
  const name = moves_like ?? (isKnown ? exercise_name : null)
  if (name === null) return undefined
  return { exercise: exercise_name, name, muscles: primary_muscles, isOwn, written: guide }
}

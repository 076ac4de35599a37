/** An exercise as its drawing and its words show it. */
export interface Movement {
  /** The exercise's own name. */
  exercise: string
  /** The name under which the app has the drawing and the words. */
  name: string
  /** The muscles that the drawing marks. */
  muscles: readonly string[]
  /** Whether it is a person's own exercise, whose words are those of what it moves like. */
  isOwn?: boolean
  /** The words that an admin has written for one of the library's, as the database stores them; null for the app's own. */
  written?: unknown
}

interface MovingExercise {
  exercise_name: string
  /** Null for an exercise of the library. */
  owner_id?: string | null
  moves_like?: string | null
  primary_muscles?: readonly string[]
  guide?: unknown
  /** How it moves by its tags. */
  pattern?: string | null
}

/**
 * What shows how an exercise is done: the one it moves like, or else the library's own. Undefined for an own exercise that moves like none, and for one
 * that an admin has added to the library and said nothing about: only the library's own have tags.
 */
export function movementOf(exercise: MovingExercise): Movement | undefined {
  const { exercise_name, owner_id, moves_like = null, primary_muscles = [], guide = null, pattern } = exercise
  const isOwn = owner_id !== null
  const isKnown = !isOwn && (guide !== null || pattern !== null)
  const name = moves_like ?? (isKnown ? exercise_name : null)
  if (name === null) return undefined
  return { exercise: exercise_name, name, muscles: primary_muscles, isOwn, written: guide }
}

/** An exercise as its drawing and its words show it. */
export interface Movement {
  /** The exercise's own name. */
  exercise: string
  /** The name under which the app has the drawing and the words. */
  name: string
  /** The muscles that the drawing marks. */
  muscles: readonly string[]
}

interface MovingExercise {
  exercise_name: string
  /** Null for an exercise of the library. */
  owner_id?: string | null
  moves_like?: string | null
  primary_muscles?: readonly string[]
}

/** What shows how an exercise is done: the one it moves like, or else the library's own. Undefined for an own exercise that moves like none. */
export function movementOf(exercise: MovingExercise): Movement | undefined {
  const { exercise_name, owner_id, moves_like = null, primary_muscles = [] } = exercise
  const name = moves_like ?? (owner_id === null ? exercise_name : null)
  return name === null ? undefined : { exercise: exercise_name, name, muscles: primary_muscles }
}

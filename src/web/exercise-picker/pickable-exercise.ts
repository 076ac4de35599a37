/** An exercise in the list. */
export interface PickableExercise {
  exercise_id: string
  exercise_name: string
  exercise_type: string
  aliases: readonly string[]
  /** If exercises have equipment and muscles, the list can be filtered by them. */
  equipment?: string | null
  primary_muscles?: readonly string[]
  secondary_muscles?: readonly string[]
  popularity_rank?: number | null
  is_hidden?: boolean
  /** The owner of a custom exercise. Null for a library exercise, which may have a guide. */
  owner_id?: string | null
  /** The library exercise whose drawing and instructions this exercise shares. */
  moves_like?: string | null
  /** The instructions that an admin has written for the exercise. */
  guide?: unknown
  /** The movement pattern from the exercise's tags; null for an exercise without tags. */
  pattern?: string | null
}

import type { TagColumns } from "./tags.ts"

/** The facts about an exercise that decide whom it suits. Tags are missing if nobody has set them. */
export interface Exercise extends Partial<TagColumns> {
  exercise_id: string
  equipment: string | null
  primary_muscles: readonly string[]
  secondary_muscles: readonly string[]
  /** Whether the exercise's owner has hidden it. */
  is_hidden?: boolean
}

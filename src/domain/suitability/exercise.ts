import type { TagColumns } from "./tags.ts"

/** What an exercise has to say about itself; tags are missing where nobody has said them. */
export interface Exercise extends Partial<TagColumns> {
  exercise_id: string
  equipment: string | null
  primary_muscles: readonly string[]
  secondary_muscles: readonly string[]
  /** Whether the exercise's owner has hidden it. */
  is_hidden?: boolean
}

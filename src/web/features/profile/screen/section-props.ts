import type { BarbellTyping } from "../equipment/barbell-form.tsx"
import type { ProfileEditing } from "./use-profile-editing.ts"
import type { ProfileHere } from "./use-profile-here.ts"

/** What every section gets from the page; most need only some of it. */
export interface SectionProps {
  userId: string
  email: string
  here: ProfileHere
  editing: ProfileEditing
  barbellTyping: BarbellTyping
}

import type { LineDraft } from "#domain/programs/editing/day-draft.ts"
import type { ShownLine } from "#domain/programs/prescription.ts"
import type { Program } from "#domain/programs/program.ts"
import type { DayEditing } from "./use-day-editor.ts"

/** One of the day's exercises (a line of the form), and its actions. */
export interface LineRowProps {
  line: LineDraft
  /** "1", or "2a" in a superset. */
  number: string
  /** The exercise's index in the day. */
  place: number
  /** All exercises of the superset, or just this one. */
  superset: readonly LineDraft[]
  /** The exercise with the run's loads; null while the form can't be read. */
  shown: ShownLine | null
  editing: DayEditing
  program: Program
  isOpen: boolean
  onToggle: () => void
  onChange: (edit: (line: LineDraft) => LineDraft) => void
  onMove: (by: -1 | 1) => void
  /** Joins the exercise with the next one, or takes it out of its superset. */
  onJoin: (isJoined: boolean) => void
  onRemove: () => void
}

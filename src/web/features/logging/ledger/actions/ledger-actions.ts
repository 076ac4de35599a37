import type { RefObject } from "react"
import type { Draft } from "#domain/workout/draft.ts"
import type { DoneSet } from "#domain/workout/done-set.ts"
import type { DraftEdit, PickedExercise, SuggestedSet } from "#domain/workout/edit-draft.ts"
import type { SetField } from "#domain/workout/set-fields.ts"
import type { useMessages } from "#web/ui/messages/messages.tsx"

/** The ledger's actions. The object keeps its identity while the screen is open. */
export interface SetActions {
  edit: (edit: DraftEdit) => void
  /** Makes a set the current one and focuses one of its fields. */
  open: (setId: string, field?: SetField) => void
  confirm: (setId: string, isDone: boolean, byKeyboard: boolean) => void
  /** Adds a set; `last` holds the sets of the exercise's last session. */
  addSet: (exerciseId: string, byKeyboard: boolean, last: readonly DoneSet[]) => void
  /** Prefills the open sets with a suggestion and opens the first of them. */
  takeSuggestion: (exerciseId: string, sets: readonly SuggestedSet[]) => void
  /** Adds last time's warm-ups before the sets, prefilled but not confirmed. */
  addWarmups: (exerciseId: string, last: readonly DoneSet[]) => void
  /** Removes the warm-ups that are still prefilled, neither confirmed nor edited. */
  dropWarmups: (exerciseId: string) => void
  /** Adds one warm-up before the first working set and opens it. */
  addWarmup: (exerciseId: string, last: readonly DoneSet[]) => void
  /** Moves a set up (-1) or down (1) within its exercise. */
  moveSet: (setId: string, by: -1 | 1) => void
  /** Moves a set to a position within its exercise, counting from 0. */
  placeSet: (setId: string, to: number) => void
  removeSet: (setId: string) => void
  /** Focuses the note of the current set, once it is shown. */
  noteSet: (setId: string) => void
  /** Replaces an exercise with a different one. */
  swapExercise: (exerciseId: string, other: PickedExercise, movesDone: boolean) => void
  /** Opens an exercise's menu; null closes the open one. */
  openMenu: (exerciseId: string | null) => void
  /** Shows an exercise's note and focuses it. */
  noteExercise: (exerciseId: string) => void
  /** Focuses an exercise; null means the first one, or the blank page if there is none. */
  showExercise: (exerciseId: string | null) => void
  removeExercise: (exerciseId: string) => void
  moveExercise: (exerciseId: string, by: -1 | 1) => void
  /** Joins an exercise with the one below it in a superset, or takes it out of its superset. */
  joinExercise: (exerciseId: string, isJoined: boolean) => void
}

/** The functions that the actions call. */
export interface LedgerContext {
  userId: string
  openMenu: (exerciseId: string | null) => void
  note: (exerciseId: string) => void
  edit: (edit: DraftEdit) => void
  /** Makes a set the current one. With `isLate`, the set's row may render a moment later, so that the pressed button can respond first. */
  choose: (setId: string | null, isLate?: boolean) => void
  announce: (text: string) => void
  /** Remembers the exercise of the set confirmed last. */
  setLatestExercise: (exerciseId: string) => void
  say: ReturnType<typeof useMessages>["say"]
  /** Focuses an element and scrolls the given row into view. */
  focusOn: (elementId: string, rowId?: string) => void
  latest: RefObject<{ draft: Draft; currentId: string | null }>
}

export type SetStructure = Pick<
  SetActions,
  "addSet" | "takeSuggestion" | "moveSet" | "placeSet" | "removeSet" | "noteSet"
>
export type WarmupStructure = Pick<SetActions, "addWarmups" | "dropWarmups" | "addWarmup">
export type ExerciseStructure = Pick<
  SetActions,
  "swapExercise" | "removeExercise" | "moveExercise" | "joinExercise"
>

/** The actions that change the order or number of sets and exercises. */
export type StructureActions = SetStructure & WarmupStructure & ExerciseStructure

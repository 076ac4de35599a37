import type { SetField } from "#domain/workout/set-fields.ts"

/** Ids of elements that receive focus or are scrolled into view. */
export const focusIds = {
  row: (setId: string) => `row-${setId}`,
  field: (setId: string, field: SetField) => `${field}-${setId}`,
  confirm: (setId: string) => `confirm-${setId}`,
  addSet: (exerciseId: string) => `add-set-${exerciseId}`,
  menu: (exerciseId: string) => `menu-${exerciseId}`,
  note: (exerciseId: string) => `note-${exerciseId}`,
  setNote: (setId: string) => `set-note-${setId}`,
  move: (exerciseId: string, by: -1 | 1) => `move${by}-${exerciseId}`,
  moveSet: (setId: string, by: -1 | 1) => `move-set${by}-${setId}`,
  blankPage: "blank-page",
}

import type { FoundSet } from "#domain/workout/current-set.ts"
import { entryField, hasNumbers } from "#domain/workout/set-fields.ts"
import { focusIds } from "./focus-ids.ts"

/** The element to focus: Confirm after a touch; the row's first field if a keyboard is used or the row is empty. */
export function entryOf({ exercise, set }: FoundSet, byKeyboard: boolean): string {
  const first = entryField(exercise.measure)
  return !byKeyboard && hasNumbers(set, exercise.measure)
    ? focusIds.confirm(set.id)
    : focusIds.field(set.id, first)
}

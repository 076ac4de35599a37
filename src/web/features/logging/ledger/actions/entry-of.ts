import type { FoundSet } from "#domain/workout/current-set.ts"
import { entryField, hasNumbers } from "#domain/workout/set-fields.ts"
import { focusIds } from "./focus-ids.ts"

/** On touch, Confirm gets the focus; with a keyboard, or if the row is empty, its first field does. */
export function entryOf({ exercise, set }: FoundSet, byKeyboard: boolean): string {
  const first = entryField(exercise.measure)
  return !byKeyboard && hasNumbers(set, exercise.measure)
    ? focusIds.confirm(set.id)
    : focusIds.field(set.id, first)
}

import type { FoundSet } from "#domain/workout/current-set.ts"
import { entryField, hasNumbers } from "#domain/workout/set-fields.ts"
import { focusIds } from "./focus-ids.ts"

/** With touch, focus goes to Confirm; with a keyboard, or when the row is empty, to its first field. */
export function entryOf({ exercise, set }: FoundSet, byKeyboard: boolean): string {
  const first = entryField(exercise.measure)
  return !byKeyboard && hasNumbers(set, exercise.measure)
    ? focusIds.confirm(set.id)
    : focusIds.field(set.id, first)
}

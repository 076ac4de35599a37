import type { Draft } from "#domain/workout/draft.ts"
import { type DraftEdit, editDraft } from "#domain/workout/edit-draft.ts"

// A second's pause is for letters; whatever else is done is written at once, so that a crash right after it loses nothing.
const typing: ReadonlySet<DraftEdit["kind"]> = new Set(["type_number", "type_notes", "type_set_notes"])

/** What was done to the draft in this tab and is not on the device yet. */
export class UnwrittenEdits {
  #edits: DraftEdit[] = []

  add(edit: DraftEdit): void {
    this.#edits.push(edit)
  }

  clear(): void {
    this.#edits = []
  }

  isEmpty(): boolean {
    return this.#edits.length === 0
  }

  /** Whether they are to be written at once. */
  areUrgent(): boolean {
    return this.#edits.some(({ kind }) => !typing.has(kind))
  }

  /** Does them again on top of another draft. */
  onTopOf(draft: Draft): Draft {
    return this.#edits.reduce(editDraft, draft)
  }
}

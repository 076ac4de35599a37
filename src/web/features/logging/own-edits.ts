import type { Draft } from "#domain/workout/draft.ts"
import { type DraftEdit, editDraft } from "#domain/workout/edit-draft.ts"
import { newId } from "#web/device/new-id.ts"
import type { KeptDraft, SeenEdits } from "#web/offline/drafts/draft-store.ts"

// A second's pause is for letters; whatever else is done is written at once, so that a crash right after it loses nothing.
const typing: ReadonlySet<DraftEdit["kind"]> = new Set(["type_number", "type_notes", "type_set_notes"])

// Another tab answers within moments, or there is none.
const mostRemembered = 50
const mostTabs = 8

/**
 * What was done to the draft in this tab. It is remembered beyond its writing: two tabs may write at the same moment, neither having heard of the
 * other, and then one of the two drafts is all that is left on the device. A draft says how many edits of each tab are in it.
 */
export class OwnEdits {
  readonly #tab = newId()
  /** The newest ones, in order. */
  #edits: DraftEdit[] = []
  #count = 0
  #written = 0
  #others: SeenEdits

  constructor(start: KeptDraft) {
    this.#others = start.seen ?? {}
  }

  add(edit: DraftEdit): void {
    this.#edits.push(edit)
    this.#count += 1
  }

  /** All of them are on the device, or are not to be. */
  areWritten(): void {
    this.#written = this.#count
    this.#edits = this.#edits.slice(-mostRemembered)
  }

  hasUnwritten(): boolean {
    return this.#written < this.#count
  }

  /** Whether what is not written is to be written at once. */
  areUrgent(): boolean {
    return this.#after(this.#written).some(({ kind }) => !typing.has(kind))
  }

  /** The draft as it is kept: with what is in it. */
  kept(draft: Draft): KeptDraft {
    const others = Object.entries(this.#others).filter(([tab]) => tab !== this.#tab)
    return { draft, seen: Object.fromEntries([[this.#tab, this.#count], ...others.slice(0, mostTabs - 1)]) }
  }

  /** Whether all of them are in what another tab has written. One that does not say has those that were written before it. */
  areIn(seen: SeenEdits | undefined): boolean {
    return this.#seenIn(seen) >= this.#count
  }

  /** What another tab has written, with those edits done again that are not in it. */
  onTopOf({ draft, seen }: KeptDraft): Draft {
    this.#edits = this.#after(this.#seenIn(seen))
    this.#others = seen ?? {}
    return this.#edits.reduce(editDraft, draft)
  }

  #seenIn(seen: SeenEdits | undefined): number {
    return seen ? (seen[this.#tab] ?? 0) : this.#written
  }

  #after(count: number): DraftEdit[] {
    const newer = this.#count - count
    return newer > 0 ? this.#edits.slice(-newer) : []
  }
}

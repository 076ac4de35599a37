import type { Draft } from "#domain/workout/draft.ts"
import { type DraftEdit, editDraft } from "#domain/workout/edit-draft.ts"
import { newId } from "#web/device/new-id.ts"
import type { KeptDraft, SeenEdits } from "#web/offline/drafts/draft-store.ts"

// The delay of a second is for typing; anything else is written at once, so that a crash right afterwards loses nothing.
const typing: ReadonlySet<DraftEdit["kind"]> = new Set(["type_number", "type_notes", "type_set_notes"])

// Another tab answers within moments, or there is none.
const mostRemembered = 50
const mostTabs = 8

/**
 * This tab's edits to the draft. They are kept after writing: two tabs may write at the same moment without knowing of each
 * other, and then only one of both drafts remains on the device. A draft records how many edits of each tab it includes.
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

  /** All of them are stored, or meant to be dropped. */
  areWritten(): void {
    this.#written = this.#count
    this.#edits = this.#edits.slice(-mostRemembered)
  }

  hasUnwritten(): boolean {
    return this.#written < this.#count
  }

  /** Whether unwritten edits have to be written at once. */
  areUrgent(): boolean {
    return this.#after(this.#written).some(({ kind }) => !typing.has(kind))
  }

  /** The draft as stored, with the edits it includes. */
  kept(draft: Draft): KeptDraft {
    const others = Object.entries(this.#others).filter(([tab]) => tab !== this.#tab)
    return { draft, seen: Object.fromEntries([[this.#tab, this.#count], ...others.slice(0, mostTabs - 1)]) }
  }

  /** Whether another tab's draft includes all of them. One that doesn't say includes those written before it. */
  areIn(seen: SeenEdits | undefined): boolean {
    return this.#seenIn(seen) >= this.#count
  }

  /** Another tab's draft, with this tab's missing edits applied again. */
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

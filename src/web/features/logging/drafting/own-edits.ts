import type { Draft } from "#domain/workout/draft.ts"
import { type DraftEdit, editDraft } from "#domain/workout/edit-draft.ts"
import { newId } from "#web/device/new-id.ts"
import type { KeptDraft, SeenEdits } from "#web/offline/drafts/draft-store.ts"

// Typing is written after a second; anything else at once, so that a crash right afterwards loses nothing.
const typing: ReadonlySet<DraftEdit["kind"]> = new Set(["type_number", "type_notes", "type_set_notes"])

// Other tabs read a draft within moments, so only the newest edits can still be missing from theirs.
const mostRemembered = 50
const mostTabs = 8

/**
 * This tab's edits to the draft. They are kept after writing, because two tabs may write at the same moment, and then only one of
 * the two drafts remains on the device. A draft records how many edits of each tab it includes.
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

  /** Call it once all edits are stored, or dropped on purpose. */
  markWritten(): void {
    this.#written = this.#count
    this.#edits = this.#edits.slice(-mostRemembered)
  }

  hasUnwritten(): boolean {
    return this.#written < this.#count
  }

  /** Whether the unwritten edits must be stored at once. */
  areUrgent(): boolean {
    return this.#after(this.#written).some(({ kind }) => !typing.has(kind))
  }

  /** The draft as it is stored, with the number of edits it includes. */
  kept(draft: Draft): KeptDraft {
    const others = Object.entries(this.#others).filter(([tab]) => tab !== this.#tab)
    return { draft, seen: Object.fromEntries([[this.#tab, this.#count], ...others.slice(0, mostTabs - 1)]) }
  }

  /** Whether another tab's draft includes all edits of this one. A draft without counts includes those already written. */
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

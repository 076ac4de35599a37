import type { Draft } from "#domain/workout/draft.ts"
import { type DraftEdit, editDraft } from "#domain/workout/edit-draft.ts"
import { newId } from "#web/device/new-id.ts"
import type { KeptDraft, SeenEdits } from "#web/offline/drafts/draft-store.ts"

// Typed text is stored after a second, any other edit at once, so that a crash right after an edit loses nothing.
const typing: ReadonlySet<DraftEdit["kind"]> = new Set(["type_number", "type_notes", "type_set_notes"])

// Other tabs read a draft within moments, so their copy can lack only the newest edits.
const mostRemembered = 50
const mostTabs = 8

/**
 * This tab's edits to the draft. They are kept even after they are stored: if two tabs write at the same moment, only one of the two drafts
 * remains on the device. A draft records how many edits from each tab it includes.
 */
export class OwnEdits {
  readonly #tab = newId()
  /** The newest edits, in order. */
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

  /** Call this once all edits are stored or dropped on purpose. */
  markWritten(): void {
    this.#written = this.#count
    this.#edits = this.#edits.slice(-mostRemembered)
  }

  hasUnwritten(): boolean {
    return this.#written < this.#count
  }

  /** Whether edits that aren't stored yet must be stored at once. */
  areUrgent(): boolean {
    return this.#after(this.#written).some(({ kind }) => !typing.has(kind))
  }

  /** The draft as it is stored, with the number of edits it includes. */
  kept(draft: Draft): KeptDraft {
    const others = Object.entries(this.#others).filter(([tab]) => tab !== this.#tab)
    return { draft, seen: Object.fromEntries([[this.#tab, this.#count], ...others.slice(0, mostTabs - 1)]) }
  }

  /** Whether another tab's draft includes all of this tab's edits. A draft without counts is assumed to include the edits that are already stored. */
  areIn(seen: SeenEdits | undefined): boolean {
    return this.#seenIn(seen) >= this.#count
  }

  /** Another tab's draft, with this tab's missing edits applied on top. */
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

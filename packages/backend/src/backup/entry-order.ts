import type { Entry } from "./entry-names.ts"

/** A part of a table is written once it has this many bytes; only a table's last part is smaller. */
export const pieceBytes = 4_000_000
const mostSmallBytes = 1_000_000

/** Checks that an archive's entries come in the order in which backups write them, which limits how many there can be and how much memory they take. */
export class EntryOrder {
  readonly #tables = new Set<string>()
  #isFirst = true
  #last: { table: string; count: number; size: number } | undefined

  /** Whether an entry of this size may come next. */
  admits(entry: Entry, size: number): boolean {
    const isFirst = this.#isFirst
    this.#isFirst = false
    if (isFirst !== (entry.kind === "manifest")) return false
    if (entry.kind === "piece") return this.#admitsPiece(entry, size)
    return entry.kind === "file" || size <= mostSmallBytes
  }

  #admitsPiece({ table, count }: { table: string; count: number }, size: number): boolean {
    const last = this.#last
    this.#last = { table, count, size }
    if (size === 0) return false
    if (last?.table === table) return count === last.count + 1 && last.size >= pieceBytes
    const isNew = !this.#tables.has(table)
    this.#tables.add(table)
    return isNew && count === 1
  }
}

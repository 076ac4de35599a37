/** A row as the log of changes has it: a text for each value that the change brought. */
export interface ChangedRow {
  fields: Readonly<Record<string, string | null>>
  /** The same as JSON text, from which Postgres can make the row again. */
  json: string
}

/** One row that was changed by a committed transaction. */
export interface Change {
  /** The table's oid. */
  relation: number
  schema: string
  table: string
  kind: "INSERT" | "UPDATE" | "DELETE"
  /** The lower half of the transaction's number; undefined if others are sure to see what it has done. */
  xid: number | undefined
  /** ISO 8601. */
  committedAt: string
  newRow: ChangedRow | undefined
  /** Of an update or a delete, as much as the table's replica identity keeps. */
  oldRow: ChangedRow | undefined
}

/** What follows the changes of a database. */
export interface ChangeFeed {
  /** Follows until it is stopped, and connects again by itself. */
  start(): void
  stop(): Promise<void>
}

export interface FeedEvents {
  /** Called with each change, in the order of the commits; the next one waits for the promise. */
  onChange: (change: Change) => Promise<void>
  /** Everything that is committed from now on will be told. */
  onLive: () => void
  /** Changes may have been missed. */
  onLost: () => void
  warn: (error: unknown, message: string) => void
}

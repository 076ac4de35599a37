import type { DBSchema } from "idb"
import { queuedOf, type QueuedRow, rowOf } from "#domain/saving/queue-row.ts"
import type { QueueItem } from "#domain/saving/sync-queue.ts"
import { deviceDatabase } from "#web/device/device-database.ts"

const databaseName = "repertoire"
const storeName = "pendingOperations"

interface QueueSchema extends DBSchema {
  pendingOperations: {
    key: string
    // The browser doesn't check this value, and another release may have written it.
    value: QueuedRow
    indexes: { id: string; status: string; userId: string; timestamp: number }
  }
}

/** The storage for queued saves and events. Every method throws if the device's storage is unavailable; `add` also throws if it is full. */
export interface QueueStore {
  /** Stores a new save or event, or an unreadable row. Returns false if the id is taken. */
  add(waiting: QueueItem | QueuedRow): Promise<boolean>
  /** One person's saves and events, oldest first. */
  list(userId: string): Promise<{ operations: QueueItem[]; unreadable: QueuedRow[] }>
  /** Updates the stored save or event, replaces it with one that has another id, or removes it (null). Returns what is stored afterwards, or null. */
  change(id: string, change: (queued: QueueItem) => QueueItem | null): Promise<QueueItem | null>
  /** Updates a row that this release can't read. If `change` returns null, the row stays as it is. */
  changeUnreadable(id: string, change: (row: QueuedRow) => QueuedRow | null): Promise<void>
  /** Removes a row, readable or not. */
  remove(id: string): Promise<void>
}

/** The queue in the browser's IndexedDB. */
export function queueStore(): QueueStore {
  const database = deviceDatabase<QueueSchema>(databaseName, 1, (created) => {
    const store = created.createObjectStore(storeName, { keyPath: "id" })
    for (const index of ["id", "status", "userId", "timestamp"] as const) store.createIndex(index, index)
  })

  return {
    async add(waiting) {
      const row = "save" in waiting || "event" in waiting || "body" in waiting ? rowOf(waiting) : waiting
      // The draft is cleared next, so this row must already be on disk.
      const transaction = (await database()).transaction(storeName, "readwrite", { durability: "strict" })
      const isNew = (await transaction.store.getKey(row.id)) === undefined
      await Promise.all([isNew && transaction.store.add(row), transaction.done])
      return isNew
    },
    async list(userId) {
      const rows = await (await database()).getAllFromIndex(storeName, "userId", userId)
      return splitRows(rows)
    },
    async change(id, change) {
      const transaction = (await database()).transaction(storeName, "readwrite")
      const current = queuedOf(await transaction.store.get(id))
      const changed = current && change(current)
      const isGone = current !== null && changed?.id !== id
      await Promise.all([
        changed && transaction.store.put(rowOf(changed)),
        isGone && transaction.store.delete(id),
        transaction.done,
      ])
      return changed
    },
    async changeUnreadable(id, change) {
      const transaction = (await database()).transaction(storeName, "readwrite")
      const row = await transaction.store.get(id)
      const changed = row && queuedOf(row) === null ? change(row) : null
      await Promise.all([changed && transaction.store.put(changed), transaction.done])
    },
    async remove(id) {
      await (await database()).delete(storeName, id)
    },
  }
}

/** The readable rows, oldest first, and the unreadable ones. */
function splitRows(rows: QueuedRow[]) {
  const operations: QueueItem[] = []
  const unreadable: QueuedRow[] = []
  for (const row of rows) {
    const operation = queuedOf(row)
    if (operation) operations.push(operation)
    else unreadable.push(row)
  }
  return { operations: operations.toSorted((one, other) => one.timestamp - other.timestamp), unreadable }
}

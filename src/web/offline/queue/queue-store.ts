import { type DBSchema, type IDBPDatabase, openDB } from "idb"
import * as z from "zod/mini"
import { type Operation, operationSchema } from "#domain/saving/sync-queue.ts"

const databaseName = "repertoire"
const storeName = "pendingOperations"
/** A browser that has not opened it by then may never do so: another page may be in the way. */
const patienceMilliseconds = 5_000

interface QueueSchema extends DBSchema {
  pendingOperations: {
    key: string
    // Whatever stands there: another release may have written it.
    value: QueuedRow
    indexes: { id: string; status: string; userId: string; timestamp: number }
  }
}

/** A row as it stands in the queue, also one that this release can't read: that one is left alone until the person decides. */
export interface QueuedRow {
  id: string
  type?: unknown
}

/** Where saves wait on this device. Every method throws when the device's storage is closed to us, and `add` when it is full. */
export interface QueueStore {
  /** Keeps a new row. False when one with its id is there already. */
  add(row: QueuedRow): Promise<boolean>
  /** One person's operations, oldest first. */
  list(userId: string): Promise<{ operations: Operation[]; unreadable: QueuedRow[] }>
  /** Changes an operation as it is now, puts another with an id of its own in its place, or removes it (null); gives what is there then, and null when there is none. */
  change(id: string, change: (operation: Operation) => Operation | null): Promise<Operation | null>
  /** Removes a row, readable or not. */
  remove(id: string): Promise<void>
}

/** The queue in the browser's IndexedDB. Opened at the first use, and again after the browser or a newer release has closed it. */
export function queueStore(): QueueStore {
  let opened: Promise<IDBPDatabase<QueueSchema>> | undefined
  const forget = () => {
    opened = undefined
  }
  const database = async () => {
    opened ??= openQueue(forget)
    try {
      return await inTime(opened)
    } catch (error) {
      forget()
      throw error
    }
  }

  return {
    async add(row) {
      // The draft is cleared once this is done, so it has to be on the disk by then.
      const transaction = (await database()).transaction(storeName, "readwrite", { durability: "strict" })
      const isNew = (await transaction.store.getKey(row.id)) === undefined
      await Promise.all([isNew && transaction.store.add(row), transaction.done])
      return isNew
    },
    async list(userId) {
      const rows = await (await database()).getAllFromIndex(storeName, "userId", userId)
      return sorted(rows)
    },
    async change(id, change) {
      const transaction = (await database()).transaction(storeName, "readwrite")
      const current = z.safeParse(operationSchema, await transaction.store.get(id))
      const changed = current.success ? change(current.data) : null
      const isGone = current.success && changed?.id !== id
      await Promise.all([
        changed && transaction.store.put(changed),
        isGone && transaction.store.delete(id),
        transaction.done,
      ])
      return changed
    },
    async remove(id) {
      await (await database()).delete(storeName, id)
    },
  }
}

async function inTime<Result>(opening: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The queue did not open.")), patienceMilliseconds)
  })
  try {
    return await Promise.race([opening, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

function openQueue(forget: () => void): Promise<IDBPDatabase<QueueSchema>> {
  return openDB<QueueSchema>(databaseName, 1, {
    upgrade(database) {
      const store = database.createObjectStore(storeName, { keyPath: "id" })
      for (const index of ["id", "status", "userId", "timestamp"] as const) store.createIndex(index, index)
    },
    // A newer release in another tab must not wait for this one.
    blocking(_version, _blocked, { target }) {
      if (target instanceof IDBDatabase) target.close()
      forget()
    },
    terminated: forget,
  })
}

function sorted(rows: QueuedRow[]) {
  const operations: Operation[] = []
  const unreadable: QueuedRow[] = []
  for (const row of rows) {
    const reading = z.safeParse(operationSchema, row)
    if (reading.success) operations.push(reading.data)
    else unreadable.push(row)
  }
  return { operations: operations.toSorted((one, other) => one.timestamp - other.timestamp), unreadable }
}

import { type DBSchema, type IDBPDatabase, openDB } from "idb"
import { inTime } from "./in-time.ts"

/** A database that hasn't opened within this time may never open, because another page may be blocking it. */
const patienceMilliseconds = 5_000

/**
 * A database in the browser's IndexedDB. Opens on first use, and again after the browser or a newer release has closed it. `upgrade` creates its
 * stores. Throws if the device's storage is unavailable or doesn't open in time.
 */
export function deviceDatabase<Schema extends DBSchema>(
  name: string,
  version: number,
  upgrade: (created: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  const forget = () => {
    opened = undefined
  }
  const open = () =>
    openDB<Schema>(name, version, {
      upgrade,
      // Closes the database, so that a newer release in another tab doesn't have to wait for this one.
      blocking(_version, _blocked, { target }) {
        if (target instanceof IDBDatabase) target.close()
        forget()
      },
      terminated: forget,
    })
  return async () => {
    opened ??= open()
    try {
      return await inTime(opened, patienceMilliseconds, () => {
        throw new Error(`Cannot open the database ${name}.`)
      })
    } catch (error) {
      forget()
      throw error
    }
  }
}

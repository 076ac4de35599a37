import "fake-indexeddb/auto"
import { PostgrestClient } from "@supabase/postgrest-js"
import { IDBFactory } from "fake-indexeddb"
import type { Database } from "#domain/row-types.ts"
import { RoomyStorage } from "@repertoire/backend/testing/roomy-storage.ts"
import { type QueueStore, queueStore } from "#web/offline/queue/queue-store.ts"
import type { SendSave, SyncContext } from "#web/offline/queue/sync.ts"

/** A browser on a device, with one queue for all of its pages, and one session. */
export interface Device {
  store: QueueStore
  userId: string
  /** Whether the session's token is still valid. */
  isFresh: boolean
  /** Settles when the page that holds the queue's lock is done. */
  turn: Promise<unknown>
}

// All devices of a run share this storage, because a draft's key names the save that it becomes.
globalThis.localStorage = new RoomyStorage()

/** A device with an empty queue. */
export async function newDevice(userId: string): Promise<Device> {
  // The store opens the browser's current database on first use.
  globalThis.indexedDB = new IDBFactory()
  const store = queueStore()
  await store.list(userId)
  return { store, userId, isFresh: true, turn: Promise.resolve() }
}

/**
 * A page of a device. It may close at any of its steps. Whatever it hasn't done by then is never done, and the responses to its requests have no
 * effect.
 */
export interface Page {
  context: SyncContext
  died: Promise<"died">
}

interface Outside {
  send: SendSave
  now: () => number
  random: () => number
}

/** Opens a page that closes before it takes this step (null: it stays open). */
export function openPage(device: Device, { send, now, random }: Outside, diesAtStep: number | null): Page {
  let steps = 0
  let die = () => {}
  const died = new Promise<"died">((resolve) => {
    die = () => resolve("died")
  })
  /** Performs a step that others can see, unless the page has closed. */
  const alive = async <Result>(act: () => Promise<Result>): Promise<Result> => {
    steps += 1
    if (diesAtStep !== null && steps >= diesAtStep) {
      die()
      return new Promise<Result>(() => {})
    }
    return act()
  }
  const { store } = device
  const context: SyncContext = {
    store: {
      add: (row) => alive(() => store.add(row)),
      list: (userId) => alive(() => store.list(userId)),
      change: (id, change) => alive(() => store.change(id, change)),
      changeUnreadable: (id, change) => alive(() => store.changeUnreadable(id, change)),
      remove: (id) => alive(() => store.remove(id)),
    },
    send: (save) => alive(() => send(save)),
    // Nobody here follows a program.
    sendEvent: () => Promise.reject(new Error("No events are queued.")),
    sendBody: () => Promise.reject(new Error("Nothing that was measured is queued.")),
    now,
    random,
    lock: (work) => {
      const result = device.turn.then(work)
      // A browser passes the lock of a closed page on to the next one.
      device.turn = Promise.race([result, died]).catch(() => {})
      return result
    },
    userId: () => device.userId,
  }
  return { context, died }
}

/** Sends saves to a server or proxy as the app does, possibly with the wrong token. */
export function sender(url: string, token: () => string): SendSave {
  return async (save) => {
    const tables = new PostgrestClient<Database>(`${url}/rest/v1`, {
      headers: { Authorization: `Bearer ${token()}` },
      retry: false,
    })
    return tables.rpc("save_workout_log", save)
  }
}

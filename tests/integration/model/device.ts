import "fake-indexeddb/auto"
import { PostgrestClient } from "@supabase/postgrest-js"
import { IDBFactory } from "fake-indexeddb"
import type { Database } from "#domain/row-types.ts"
import { RoomyStorage } from "@repertoire/backend/testing/roomy-storage.ts"
import { type QueueStore, queueStore } from "#web/offline/queue/queue-store.ts"
import type { SendSave, SyncContext } from "#web/offline/queue/sync.ts"

/** A browser on a device: one queue for all of its pages, and one sign-in. */
export interface Device {
  store: QueueStore
  userId: string
  /** Whether the token of the sign-in is still good. */
  isFresh: boolean
  /** The page whose turn it is with the queue. */
  turn: Promise<unknown>
}

// All devices of a run share it: the key of a draft names the save that it becomes.
globalThis.localStorage = new RoomyStorage()

/** A device whose queue is empty. */
export async function newDevice(userId: string): Promise<Device> {
  // The store opens the database that the browser has at its first use.
  globalThis.indexedDB = new IDBFactory()
  const store = queueStore()
  await store.list(userId)
  return { store, userId, isFresh: true, turn: Promise.resolve() }
}

/** A page of a device. It may die at any of its steps: what it had not done by then is never done, and nothing comes of its requests. */
export interface Page {
  context: SyncContext
  died: Promise<"died">
}

interface Outside {
  send: SendSave
  now: () => number
  random: () => number
}

/** Opens a page that dies before it takes this step (null: it lives). */
export function openPage(device: Device, { send, now, random }: Outside, diesAtStep: number | null): Page {
  let steps = 0
  let die = () => {}
  const died = new Promise<"died">((resolve) => {
    die = () => resolve("died")
  })
  /** Lets the page do something that others can see, unless it is dead. */
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
    now,
    random,
    lock: (work) => {
      const result = device.turn.then(work)
      // A browser gives the turn of a page that died to the next.
      device.turn = Promise.race([result, died]).catch(() => {})
      return result
    },
    userId: () => device.userId,
  }
  return { context, died }
}

/** Saves over a line as the app does, with a token that may be the wrong one. */
export function sender(url: string, token: () => string): SendSave {
  return async (save) => {
    const tables = new PostgrestClient<Database>(`${url}/rest/v1`, {
      headers: { Authorization: `Bearer ${token()}` },
      retry: false,
    })
    return tables.rpc("save_workout_log", save)
  }
}

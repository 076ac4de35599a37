import "fake-indexeddb/auto"
import { IDBFactory } from "fake-indexeddb"
import { deleteDB, openDB } from "idb"
import { beforeEach, describe, expect, it } from "vitest"
import { queuedSave } from "#tests/support/queued-saves.ts"
import { queueStore } from "./queue-store.ts"

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

describe("the queue on the device", () => {
  it("has version 1 and one store, indexed as in the specification", async () => {
    await queueStore().list("ada")
    const database = await openDB("repertoire", 1)
    expect([...database.objectStoreNames]).toEqual(["pendingOperations"])
    const { indexNames } = database.transaction("pendingOperations").store
    expect([...indexNames].toSorted()).toEqual(["id", "status", "timestamp", "userId"])
    database.close()
  })

  it("keeps each person's operations, oldest first, once each", async () => {
    const store = queueStore()
    expect(await store.add(queuedSave("b", "ada", 2))).toBe(true)
    expect(await store.add(queuedSave("a", "ada", 1))).toBe(true)
    expect(await store.add(queuedSave("c", "bob"))).toBe(true)
    expect(await store.add(queuedSave("b", "ada", 3))).toBe(false)
    expect((await queueStore().list("ada")).operations).toEqual([
      queuedSave("a", "ada", 1),
      queuedSave("b", "ada", 2),
    ])
  })

  it("changes the stored operation, and nothing if it is gone", async () => {
    const store = queueStore()
    await store.add(queuedSave("a"))
    expect(await store.change("a", (now) => ({ ...now, retries: now.retries + 1 }))).toMatchObject({
      retries: 1,
    })
    expect(await store.change("a", () => null)).toBeNull()
    expect(await store.change("a", (now) => now)).toBeNull()
    expect((await store.list("ada")).operations).toEqual([])
  })

  it("replaces an operation with another, once", async () => {
    const store = queueStore()
    await store.add(queuedSave("a"))
    expect(await store.change("a", () => queuedSave("b"))).toEqual(queuedSave("b"))
    expect(await store.change("a", () => queuedSave("c"))).toBeNull()
    expect((await store.list("ada")).operations).toEqual([queuedSave("b")])
  })

  it("leaves unreadable rows alone", async () => {
    const store = queueStore()
    const strange = { id: "x", type: "saveSomethingElse", userId: "ada", payload: 7 }
    await store.add(strange)
    await store.change("x", () => null)
    expect(await store.list("ada")).toEqual({ operations: [], unreadable: [strange] })
    await store.remove("x")
    expect(await store.list("ada")).toEqual({ operations: [], unreadable: [] })
  })

  it("doesn't block a newer release from upgrading it, and opens again when the old release is back", async () => {
    const store = queueStore()
    await store.add(queuedSave("a"))
    const newer = await openDB("repertoire", 2)
    await expect(store.list("ada")).rejects.toThrow("version")
    newer.close()
    await deleteDB("repertoire")
    expect(await store.list("ada")).toEqual({ operations: [], unreadable: [] })
  })
})

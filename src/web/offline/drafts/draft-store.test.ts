import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { newDraft } from "#domain/workout/draft.ts"
import { RoomyStorage } from "@repertoire/backend/testing/roomy-storage.ts"
import type { StorageState } from "#web/device/device-store.ts"
import { draftKeeper, draftKey, type KeptDraft, readDraft } from "./draft-store.ts"

const key = draftKey("ada", "new")

function draftWith(notes: string): KeptDraft {
  return { draft: { ...newDraft("op", "2025-11-21", "metric"), notes } }
}

describe("a stored draft", () => {
  let storage: RoomyStorage
  /** Makes this the browser's storage. */
  const use = (next: RoomyStorage) => {
    storage = next
    vi.stubGlobal("localStorage", storage)
  }
  beforeEach(() => {
    vi.useFakeTimers()
    use(new RoomyStorage())
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it("is written a second after a change, and read back whole", () => {
    const reports: StorageState[] = []
    const keeper = draftKeeper(key, (keeping) => reports.push(keeping))
    keeper.keep(draftWith("a"))
    vi.advanceTimersByTime(600)
    keeper.keep(draftWith("ab"))
    expect(readDraft(key)).toBeNull()
    vi.advanceTimersByTime(400)
    expect(readDraft(key)).toEqual(draftWith("ab"))
    expect(reports).toEqual(["kept"])
  })

  it("is written at once when the page may close", () => {
    const keeper = draftKeeper(key, vi.fn<() => void>())
    keeper.keep(draftWith("just typed"))
    keeper.flush()
    expect(readDraft(key)?.draft.notes).toBe("just typed")
  })

  it("does not come back after it was cleared", () => {
    const keeper = draftKeeper(key, vi.fn<() => void>())
    keeper.keep(draftWith("a"))
    keeper.keep(null)
    vi.advanceTimersByTime(5000)
    expect(storage.length).toBe(0)
  })

  it("reports a full device", () => {
    const reports: StorageState[] = []
    use(new RoomyStorage(10))
    const keeper = draftKeeper(key, (keeping) => reports.push(keeping))
    keeper.keep(draftWith("a"))
    keeper.flush()
    expect(reports).toEqual(["full"])
  })

  it("reports a browser without storage", () => {
    const reports: StorageState[] = []
    vi.stubGlobal("localStorage", undefined)
    const keeper = draftKeeper(key, (keeping) => reports.push(keeping))
    keeper.keep(draftWith("a"))
    keeper.flush()
    keeper.keep(null)
    expect(reports).toEqual(["unavailable"])
    expect(readDraft(key)).toBeNull()
  })

  it("is set aside and not deleted when it can't be read", () => {
    for (const garbage of ["{", "null", "[]", '{"version":2}', '{"version":1,"draft":{}}']) {
      storage.setItem(key, garbage)
      expect(readDraft(key)).toBeNull()
      expect(storage.getItem(`${key}:unreadable`)).toBe(garbage)
    }
  })

  it("belongs to one person and one route", () => {
    const keys = [draftKey("ada", "new"), draftKey("bob", "new"), draftKey("ada", "log:1")]
    expect(new Set(keys).size).toBe(3)
  })
})

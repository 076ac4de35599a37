import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { newDraft } from "#domain/workout/draft.ts"
import { RoomyStorage } from "#tests/support/roomy-storage.ts"
import { draftKeeper, draftKey, type Keeping, type KeptDraft, readDraft } from "./draft-store.ts"

const key = draftKey("ada", "new")

function kept(notes: string): KeptDraft {
  return { draft: { ...newDraft("op", "2025-11-21", "metric"), notes } }
}

describe("a kept draft", () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it("is written a second after a change, and read back whole", () => {
    const storage = new RoomyStorage()
    const reports: Keeping[] = []
    const keeper = draftKeeper(key, (keeping) => reports.push(keeping), storage)
    keeper.keep(kept("a"))
    vi.advanceTimersByTime(600)
    keeper.keep(kept("ab"))
    expect(readDraft(key, storage)).toBeNull()
    vi.advanceTimersByTime(400)
    expect(readDraft(key, storage)).toEqual(kept("ab"))
    expect(reports).toEqual(["kept"])
  })

  it("is written at once when the page may be going", () => {
    const storage = new RoomyStorage()
    const keeper = draftKeeper(key, vi.fn<() => void>(), storage)
    keeper.keep(kept("just typed"))
    keeper.flush()
    expect(readDraft(key, storage)?.draft.notes).toBe("just typed")
  })

  it("does not come back after it was cleared", () => {
    const storage = new RoomyStorage()
    const keeper = draftKeeper(key, vi.fn<() => void>(), storage)
    keeper.keep(kept("a"))
    keeper.keep(null)
    vi.advanceTimersByTime(5000)
    expect(storage.length).toBe(0)
  })

  it("says so when the device has no room for it", () => {
    const reports: Keeping[] = []
    const keeper = draftKeeper(key, (keeping) => reports.push(keeping), new RoomyStorage(10))
    keeper.keep(kept("a"))
    keeper.flush()
    expect(reports).toEqual(["full"])
  })

  it("says so when the browser keeps nothing for us", () => {
    const reports: Keeping[] = []
    const keeper = draftKeeper(key, (keeping) => reports.push(keeping), null)
    keeper.keep(kept("a"))
    keeper.flush()
    keeper.keep(null)
    expect(reports).toEqual(["unavailable"])
    expect(readDraft(key, null)).toBeNull()
  })

  it("is set aside and not deleted when it can't be read", () => {
    for (const garbage of ["{", "null", "[]", '{"version":2}', '{"version":1,"draft":{}}']) {
      const storage = new RoomyStorage()
      storage.setItem(key, garbage)
      expect(readDraft(key, storage)).toBeNull()
      expect(storage.getItem(`${key}:unreadable`)).toBe(garbage)
    }
  })

  it("belongs to one person and one route", () => {
    const keys = [draftKey("ada", "new"), draftKey("bob", "new"), draftKey("ada", "log:1")]
    expect(new Set(keys).size).toBe(3)
  })
})

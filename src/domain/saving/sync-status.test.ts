import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { nextSyncStatus, type SyncEvent, type SyncStatus } from "./sync-status.ts"

function after(...events: SyncEvent[]): SyncStatus {
  return events.reduce<SyncStatus>(nextSyncStatus, "idle")
}

describe("the sync status", () => {
  it("follows a run to its end", () => {
    expect(after()).toBe("idle")
    expect(after("started")).toBe("syncing")
    expect(after("started", "succeeded")).toBe("success")
    expect(after("started", "failed")).toBe("error")
  })

  it("forgets the last run's outcome when the network is back, without disturbing a run in progress", () => {
    expect(after("started", "failed", "online")).toBe("idle")
    expect(after("started", "succeeded", "online")).toBe("idle")
    expect(after("started", "online")).toBe("syncing")
  })

  it("is idle if the network fails during a run, whatever the run reports later", () => {
    expect(after("started", "offline")).toBe("idle")
    expect(after("started", "offline", "failed")).toBe("idle")
    expect(after("started", "offline", "succeeded")).toBe("idle")
    expect(after("started", "failed", "offline")).toBe("error")
  })

  it("syncs only between a start and an end", () => {
    const events = fc.array(fc.constantFrom<SyncEvent>("online", "offline", "started", "succeeded", "failed"))
    fc.assert(
      fc.property(events, (history) => {
        const last = history.findLast((event) => event !== "online")
        expect(after(...history) === "syncing").toBe(last === "started")
      }),
    )
  })
})

import { describe, expect, it } from "vitest"
import { queuedEvent } from "#tests/support/queued-saves.ts"
import { changesHere } from "./changes-here.ts"

const changes = (outbox: Partial<Parameters<typeof changesHere>[0]>, fetchedAt = 100) =>
  changesHere({ events: [], sentEvents: [], ...outbox }, "run", fetchedAt).map(({ id }) => id)

describe("the changes of a run's events on this device", () => {
  it("are those not sent yet, without refused ones and those of other runs", () => {
    const refused = { ...queuedEvent("refused", 2), status: "error" as const }
    const failed = { ...queuedEvent("failed", 3), status: "error" as const, next_attempt_at: 500 }
    const other = { ...queuedEvent("other", 4), run_id: "another" }
    expect(changes({ events: [queuedEvent("waits", 1), refused, failed, other] })).toEqual([
      "waits",
      "failed",
    ])
  })

  it("include those sent since the events were fetched, before those not sent yet", () => {
    const sent = (id: string, at: number) => ({ event: queuedEvent(id, 0), at })
    const sentEvents = [sent("second", 120), sent("first", 100), sent("known", 99)]
    expect(changes({ events: [queuedEvent("waits", 1)], sentEvents })).toEqual(["first", "second", "waits"])
  })
})

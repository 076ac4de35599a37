import { useMemo } from "react"
import type { ProgramEvent } from "#domain/programs/run.ts"
import { readEvent } from "#domain/programs/stored.ts"
import type { QueuedEvent } from "#domain/saving/queued-event.ts"
import { useOutbox } from "#web/offline/queue/outbox.ts"
import { changesHere } from "./changes-here.ts"

/**
 * A run's events as this device knows them: the server's, plus the changes that this device hasn't sent yet or has sent since `fetchedAt` (epoch
 * milliseconds). Changes that the server refused have no effect.
 */
export function useEventsHere(
  runId: string,
  fetched: ProgramEvent[] | undefined,
  fetchedAt: number,
): ProgramEvent[] | undefined {
  const { events, sentEvents } = useOutbox()
  return useMemo(
    () => fetched && withChanges(fetched, changesHere({ events, sentEvents }, runId, fetchedAt)),
    [fetched, events, sentEvents, runId, fetchedAt],
  )
}

/** A run's events with the changes applied, in order. */
export function withChanges(fetched: ProgramEvent[], changes: readonly QueuedEvent[]): ProgramEvent[] {
  if (changes.length === 0) return fetched
  const byId = new Map(fetched.map((event) => [event.id, event]))
  for (const { change, event } of changes) {
    const added = change === "add" ? readEvent(event) : null
    if (added) byId.set(added.id, added)
    else byId.delete(event.id)
  }
  return [...byId.values()]
}

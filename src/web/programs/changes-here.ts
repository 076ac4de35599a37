import { needsPerson } from "#domain/saving/queue-state.ts"
import type { QueuedEvent } from "#domain/saving/queued-event.ts"
import type { Outbox } from "#web/offline/queue/outbox.ts"

/**
 * The changes to a run's events that this device hasn't sent yet, and those sent after `fetchedAt` (epoch milliseconds), in order. Changes that the
 * server refused are left out.
 */
export function changesHere(
  { events, sentEvents }: Pick<Outbox, "events" | "sentEvents">,
  runId: string,
  fetchedAt: number,
): QueuedEvent[] {
  const sent = sentEvents.flatMap(({ event, at }) => (at >= fetchedAt ? event : [])).toReversed()
  const waiting = events.filter((event) => !needsPerson(event))
  return [...sent, ...waiting].filter((event) => event.run_id === runId)
}

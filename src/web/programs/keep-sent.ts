import type { QueryClient } from "@tanstack/react-query"
import { timestampOf } from "#domain/days/local-day.ts"
import type { ProgramEvent } from "#domain/programs/run.ts"
import type { QueuedEvent } from "#domain/saving/queued-event.ts"
import { readOutbox, type SentWorkout } from "#web/offline/queue/outbox.ts"
import { blockOf, eventsQuery, sessionsQuery } from "./history-queries.ts"
import { refreshPrograms } from "./refresh-programs.ts"
import { withChanges } from "./waiting-events.ts"
import { waitingSession } from "./waiting-sessions.ts"

/**
 * Call when the queue has sent something. Adds it to the stored runs, so that it isn't missing if the network fails before they are fetched again,
 * and refetches them.
 */
export function keepSent(client: QueryClient, userId: string): Promise<void> {
  const { sent, sentEvents } = readOutbox()
  for (const { event, at } of sentEvents.toReversed()) keepEvent(client, userId, event, at)
  for (const workout of sent) keepSession(client, userId, workout)
  return refreshPrograms(client, userId)
}

/** Adds an event that was sent at `at` (epoch milliseconds) to its run's known events, or removes it from them. */
export function keepEvent(client: QueryClient, userId: string, event: QueuedEvent, at: number): void {
  const { queryKey } = eventsQuery(userId, event.run_id)
  if (isFetchedSince(client, queryKey, at)) return
  client.setQueryData(queryKey, (known: ProgramEvent[] | undefined) => known && withChanges(known, [event]))
}

function keepSession(
  client: QueryClient,
  userId: string,
  { operation, log_id, counts, at }: SentWorkout,
): void {
  const { run_id } = operation.save.log
  const session = run_id === undefined ? null : waitingSession(operation, run_id)
  if (run_id === undefined || !session) return
  const { queryKey } = sessionsQuery(userId, run_id, blockOf(session.slot))
  if (isFetchedSince(client, queryKey, at)) return
  const saved = { ...session, log_id, counts: counts ?? true, saved_at: timestampOf(at) }
  client.setQueryData(
    queryKey,
    (known) => known && [...known.filter((each) => each.log_id !== log_id), saved],
  )
}

function isFetchedSince(client: QueryClient, queryKey: readonly unknown[], at: number): boolean {
  return (client.getQueryState(queryKey)?.dataUpdatedAt ?? 0) > at
}

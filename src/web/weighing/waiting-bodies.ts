import { useMemo } from "react"
import { needsPerson } from "#domain/saving/queue-state.ts"
import type { QueuedBody } from "#domain/saving/queued-body.ts"
import { useOutbox } from "#web/offline/queue/outbox.ts"

// The same empty list each time, because a new one would redraw charts.
const none: readonly QueuedBody[] = []

/** What was logged on this device and isn't yet in the data fetched at `fetchedAt` (epoch milliseconds), oldest first. */
export function useWaitingBodies(fetchedAt: number): readonly QueuedBody[] {
  const { bodies, sentBodies } = useOutbox()
  return useMemo(() => {
    const sent = sentBodies.filter(({ at }) => at > fetchedAt).map(({ body }) => body)
    const waiting = bodies.filter((each) => !needsPerson(each))
    if (sent.length + waiting.length === 0) return none
    return [...sent, ...waiting].toSorted((one, other) => one.timestamp - other.timestamp)
  }, [bodies, sentBodies, fetchedAt])
}

import type { ProgramEvent, SessionOfRun } from "./run.ts"

// The highest session number (slot) that is valid. Nobody trains this many sessions, and a higher number
// would only make working out the run take longer.
const lastPossibleSlot = 10_000

/** Events in the order in which they take effect, regardless of the order in which they arrived. Each id appears only once. */
export function eventsInOrder(events: readonly ProgramEvent[]): ProgramEvent[] {
  const byId = new Map<string, ProgramEvent>()
  for (const event of events) if (event.after_slot <= lastPossibleSlot) byId.set(event.id, event)
  return [...byId.values()].toSorted(
    (one, other) =>
      one.after_slot - other.after_slot || compare(one.made_at, other.made_at) || compare(one.id, other.id),
  )
}

/**
 * The log that counts for each session, by the session's number: the one that the person chose, else the one
 * that counts on the server, else the first one saved. `ordered` are the events in the order in which they
 * take effect.
 */
export function countedSessions(
  sessions: readonly SessionOfRun[],
  ordered: readonly ProgramEvent[],
): Map<number, SessionOfRun> {
  const chosen = chosenLogs(ordered)
  const counted = new Map<number, SessionOfRun>()
  for (const session of sessions) {
    const { slot } = session
    if (slot < 1 || slot > lastPossibleSlot) continue
    const other = counted.get(slot)
    if (!other || comesFirst(session, other, chosen.get(slot))) counted.set(slot, session)
  }
  return counted
}

/** The log that the person chose last for each session, even if the server doesn't know about the choice yet. */
export function chosenLogs(ordered: readonly ProgramEvent[]): Map<number, string> {
  const chosen = new Map<number, string>()
  for (const event of ordered) if (event.kind === "counts") chosen.set(event.body.slot, event.body.log_id)
  return chosen
}

function comesFirst(one: SessionOfRun, other: SessionOfRun, chosen: string | undefined): boolean {
  if (one.log_id === chosen || other.log_id === chosen) return one.log_id === chosen
  if (one.counts !== other.counts) return one.counts
  // A log that only this device has comes after those that the server has saved.
  const [first, second] = [one.saved_at ?? "~", other.saved_at ?? "~"]
  return (compare(first, second) || compare(one.log_id, other.log_id)) < 0
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

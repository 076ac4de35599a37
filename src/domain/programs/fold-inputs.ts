import type { Plan } from "./plan.ts"
import type { Felt } from "./rules/judging.ts"
import type {
  EventKind,
  LoggedSession,
  ProgramEvent,
  ProgramRun,
  SessionOfRun,
  UnreadableSession,
} from "./run.ts"
import { countedSessions, eventsInOrder } from "./session-order.ts"

/** A run with all its sessions and events, in any order. */
export interface RunHistory {
  run: ProgramRun
  /** The plans of all versions that the run has used, by version id. */
  plans: ReadonlyMap<string, Plan>
  events: readonly ProgramEvent[]
  sessions: readonly SessionOfRun[]
}

export type Skip = Extract<ProgramEvent, { kind: "skip" }>["body"]

/** A run's history, in the order in which its standing is worked out. */
export interface FoldInputs {
  history: Pick<RunHistory, "run" | "plans">
  ordered: readonly ProgramEvent[]
  /** The log that counts for each session of the run, by its number (slot). */
  counted: ReadonlyMap<number, LoggedSession>
  /** The log that counts for a session but can't be read, by the session's number. */
  unread: ReadonlyMap<number, UnreadableSession>
  /**
   * Each session's skip, and the answers given after it, by the session's number. If there are several of
   * either, the latest is used.
   */
  skips: ReadonlyMap<number, Skip>
  felt: ReadonlyMap<number, Felt>
  /**
   * The number of the last session that was used up: by a log, even one that can't be read, by a skip, or by
   * a log that was deleted after a later change to the run. Such a number isn't used again, because a new
   * session or change would come before the earlier change.
   */
  lastSlot: number
}

/** Events whose order among the sessions doesn't matter, because they name their session or day. */
const withoutOrder = new Set<EventKind>(["skip", "felt", "counts", "date", "pause", "resume"])

export function inputsOf({ run, plans, events, sessions }: RunHistory): FoldInputs {
  const ordered = eventsInOrder(events)
  const counted = new Map<number, LoggedSession>()
  const unread = new Map<number, UnreadableSession>()
  for (const [slot, session] of countedSessions(sessions, ordered))
    if ("done" in session) counted.set(slot, session)
    else unread.set(slot, session)
  const skips = new Map<number, Skip>()
  const felt = new Map<number, Felt>()
  let lastSlot = 0
  for (const event of ordered) {
    if (!withoutOrder.has(event.kind)) lastSlot = event.after_slot
    if (event.kind === "skip") skips.set(event.after_slot + 1, event.body)
    if (event.kind === "felt") felt.set(event.body.slot, event.body)
  }
  for (const slots of [counted, unread, skips])
    for (const slot of slots.keys()) lastSlot = Math.max(lastSlot, slot)
  return { history: { run, plans }, ordered, counted, unread, skips, felt, lastSlot }
}

import { sentences } from "./sentences.ts"

/** What the queue records about each entry, whatever its type. */
export interface QueueState {
  /** The op_id. The server applies an entry only once, however often it is sent. */
  id: string
  userId: string
  /** When the entry was queued, in epoch milliseconds. */
  timestamp: number
  status: "pending" | "syncing" | "error"
  /** The number of failed attempts, including those that the person asked for (specification 2, section 4.2). */
  retries: number
  /** Why the last attempt failed, as a sentence. */
  error: string | null
  /** The earliest time of the next attempt, in epoch milliseconds. Null if the attempt is due now, or if an error requires the person to decide. */
  next_attempt_at: number | null
}

const firstPauseMilliseconds = 1_000
/** The longest pause between attempts, so that the queue empties soon after the network returns. */
const longestPauseMilliseconds = 20_000

/** The state of a new entry, queued at `now`. */
export function newState(id: string, userId: string, now: number): QueueState {
  const untried = { status: "pending" as const, retries: 0, error: null, next_attempt_at: null }
  return { id, userId, timestamp: now, ...untried }
}

/** Whether the server refused the entry. If so, it is sent again only if the person asks. */
export function needsPerson({ status, next_attempt_at }: QueueState): boolean {
  return status === "error" && next_attempt_at === null
}

/** Makes an entry due now, because the person asked to send it again. */
export function makeDue<Waiting extends QueueState>(waiting: Waiting): Waiting {
  return { ...waiting, status: "pending", error: null, next_attempt_at: null }
}

export function markSyncing<Waiting extends QueueState>(waiting: Waiting): Waiting {
  return { ...waiting, status: "syncing" }
}

export function countTry<Waiting extends QueueState>(waiting: Waiting): Waiting {
  return { ...waiting, retries: waiting.retries + 1 }
}

/**
 * Makes an entry wait for its next attempt, after one that ended at `now` without a result. `random` is from
 * 0 to 1.
 */
export function pauseAfter<Waiting extends QueueState>(
  waiting: Waiting,
  { kind }: { kind: "unreachable" | "signed_out" },
  now: number,
  random: number,
): Waiting {
  const pause = Math.min(longestPauseMilliseconds, firstPauseMilliseconds * 2 ** waiting.retries)
  const error = kind === "unreachable" ? sentences.unreachable : sentences.signedOut
  const next_attempt_at = now + pause * (0.5 + random / 2)
  return { ...countTry(waiting), status: "error", error, next_attempt_at }
}

/** When the pause ends, in epoch milliseconds. */
export function pauseEnd({ next_attempt_at }: QueueState, now: number): number {
  const end = next_attempt_at ?? 0
  // A pause that seems longer than the longest one means that the clock was set back.
  return end - now <= longestPauseMilliseconds ? end : 0
}

/** Marks an entry that the server refused, so that the person has to decide. */
export function refuseAfter<Waiting extends QueueState>(waiting: Waiting, error: string): Waiting {
  return { ...countTry(waiting), status: "error", error, next_attempt_at: null }
}

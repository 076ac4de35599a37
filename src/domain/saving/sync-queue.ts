import type { KnownExercises } from "./known-exercises.ts"
import type { SaveCommand } from "./save-command-schema.ts"
import { asNewWorkout, overLog, type StoredLog } from "./save-command.ts"
import type { Reference, SaveOutcome } from "./save-reply.ts"
import { sentences } from "./sentences.ts"

/** The arguments of `save_workout_log`. The log names its owner, so that the server refuses the log when someone else is signed in. */
export type OwnedSave = SaveCommand & { log: { user_id: string } }

/** A save waiting on this device. */
export interface Operation {
  /** The op_id of the save: the server applies it once, however often it is sent. */
  id: string
  save: OwnedSave
  /** The names and loads that describe the sets on this device. */
  exercises: KnownExercises
  userId: string
  /** When the save was queued, in epoch milliseconds. */
  timestamp: number
  status: "pending" | "syncing" | "error"
  /** The number of failed attempts, including those that the person requested (specification 2, section 4.2). */
  retries: number
  /** Why the last attempt failed, as a sentence. */
  error: string | null
  /** The earliest time of the next attempt, in epoch milliseconds. Null if the attempt is due now, or if an error requires the person to decide. */
  next_attempt_at: number | null
  /** The edited workout was changed, deleted or already saved elsewhere, so the person has to choose a version. */
  conflicts: boolean
}

const firstPauseMilliseconds = 1_000
/** The longest pause between attempts, so that the queue empties soon after the network returns. */
const longestPauseMilliseconds = 20_000

/** Wraps a command queued at `now` by its owner as an operation. */
export function newOperation(
  command: SaveCommand,
  userId: string,
  exercises: KnownExercises,
  now: number,
): Operation {
  return {
    id: command.op_id,
    save: { ...command, log: { ...command.log, user_id: userId } },
    exercises,
    userId,
    timestamp: now,
    status: "pending",
    retries: 0,
    error: null,
    next_attempt_at: null,
    conflicts: false,
  }
}

/** Whether the server refused the save. If so, it is sent again only if the person asks. */
export function needsPerson({ status, next_attempt_at }: Operation): boolean {
  return status === "error" && next_attempt_at === null
}

export type Step = { kind: "send"; operation: Operation } | { kind: "wait"; until: number } | { kind: "rest" }

/**
 * Picks the next step for one person's operations at `now` (pass Infinity to ignore pauses). A failure pauses the whole queue, because the network is
 * the usual cause; after that the operation with the fewest attempts goes first, so one that always fails doesn't block the others. Call this only
 * while no other tab is sending: any "syncing" operation is then left over from a page that died, and counts as pending.
 */
export function nextStep(operations: readonly Operation[], now: number): Step {
  const waiting = operations.filter((operation) => !needsPerson(operation))
  const until = Math.max(0, ...waiting.map((operation) => pauseEnd(operation, now)))
  if (until > now) return { kind: "wait", until }
  const [first] = waiting.toSorted(
    (one, other) => one.retries - other.retries || one.timestamp - other.timestamp,
  )
  return first ? { kind: "send", operation: first } : { kind: "rest" }
}

function pauseEnd({ next_attempt_at }: Operation, now: number): number {
  const end = next_attempt_at ?? 0
  // A pause that seems longer than the longest one means that the clock was set back.
  return end - now <= longestPauseMilliseconds ? end : 0
}

export function markSyncing(operation: Operation): Operation {
  return { ...operation, status: "syncing" }
}

/** The operation after an attempt that ended at `now`; null when it is finished. `random` is from 0 to 1. */
export function settle(
  operation: Operation,
  outcome: SaveOutcome,
  now: number,
  random: number,
): Operation | null {
  switch (outcome.kind) {
    case "saved":
      return null
    case "unreachable":
      return pauseAfter(operation, sentences.unreachable, now, random)
    case "signed_out":
      return pauseAfter(operation, sentences.signedOut, now, random)
    case "dangling":
      return withoutReference(countTry(operation), outcome.reference) ?? refuse(operation, outcome)
    default:
      return refuse(operation, outcome)
  }
}

/** Makes an operation due now, because the person asked to send it again. */
export function makeDue(operation: Operation): Operation {
  return { ...operation, status: "pending", error: null, next_attempt_at: null }
}

function countTry(operation: Operation): Operation {
  return { ...operation, retries: operation.retries + 1 }
}

/** An operation that saves the same workout as a new log, under a new op_id. */
export function asNewLog(operation: Operation, opId: string): Operation {
  return inPlaceOf(operation, asNewWorkout(operation.save, opId))
}

/** An operation that saves the same workout over the current log, under a new op_id. */
export function overStoredLog(operation: Operation, log: StoredLog, opId: string): Operation {
  return inPlaceOf(operation, overLog(operation.save, log, opId))
}

function inPlaceOf({ exercises, userId, timestamp }: Operation, command: SaveCommand): Operation {
  return newOperation(command, userId, exercises, timestamp)
}

/** The operation without the reference that the server refused; undefined if it has none. Nothing was applied, so its op_id can be reused. */
export function withoutReference(operation: Operation, reference: Reference): Operation | undefined {
  const { save } = operation
  if (reference === "workout_id" && save.log.workout_id !== null)
    return { ...makeDue(operation), save: { ...save, log: { ...save.log, workout_id: null } } }
  if (reference === "committed_workout_id" && save.committed_workout_id !== null)
    return { ...makeDue(operation), save: { ...save, committed_workout_id: null } }
  if (reference === "run_id" && save.log.run_id !== undefined) {
    const { run_id: _run, slot: _slot, ...log } = save.log
    return { ...makeDue(operation), save: { ...save, log } }
  }
  return undefined
}

function pauseAfter(operation: Operation, error: string, now: number, random: number): Operation {
  const pause = Math.min(longestPauseMilliseconds, firstPauseMilliseconds * 2 ** operation.retries)
  const next_attempt_at = now + pause * (0.5 + random / 2)
  return { ...countTry(operation), status: "error", error, next_attempt_at }
}

function refuse(operation: Operation, outcome: Extract<SaveOutcome, { message: string }>): Operation {
  return {
    ...countTry(operation),
    status: "error",
    error: sentenceOf(outcome),
    next_attempt_at: null,
    conflicts: outcome.kind === "conflict",
  }
}

const failedSteps = new Map<string | null, (message: string) => string>(
  Object.entries({
    insert_log: () => sentences.failedLog,
    insert_sets: sentences.failedSets,
    update_log: sentences.failedUpdate,
    delete_sets: sentences.failedDelete,
  }),
)

function sentenceOf(outcome: Extract<SaveOutcome, { message: string }>): string {
  const { kind, message } = outcome
  if (kind === "conflict")
    return outcome.reason === "op_id" ? sentences.alreadySaved : sentences.failedUpdate(message)
  const sentence = kind === "refused" ? failedSteps.get(outcome.step) : undefined
  return sentence?.(message) ?? (message || sentences.unknown)
}

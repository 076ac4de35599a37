import type { SaveCommand } from "./save-command-schema.ts"
import { asNewWorkout, overLog, type StoredLog } from "./save-command.ts"
import type { Reference, SaveOutcome } from "./save-reply.ts"
import { sentences } from "./sentences.ts"

/** The arguments of `save_workout_log`; the log names its owner, so that the server refuses it under anybody else's sign-in. */
export type OwnedSave = SaveCommand & { log: { user_id: string } }

/** A save that waits on this device. */
export interface Operation {
  /** The op_id of the save: the server applies it once, however often it is sent. */
  id: string
  save: OwnedSave
  /** Exercise names by id, so that the device can describe the sets. */
  exercise_names: Record<string, string>
  userId: string
  /** When it was queued, in epoch milliseconds. */
  timestamp: number
  status: "pending" | "syncing" | "error" | "needs_attention"
  retries: number
  /** Why the last try failed, in a sentence. */
  error: string | null
  /** The earliest time of the next try, in epoch milliseconds. */
  next_attempt_at: number | null
  /** The workout it edits was changed, deleted or already saved elsewhere, so the person has to choose a version. */
  conflicts: boolean
}

const firstPauseMilliseconds = 1_000
/** The longest pause between tries, so that the queue empties soon after the network returns. */
const longestPauseMilliseconds = 20_000

/** Wraps a command queued at `now` by its owner as an operation. */
export function newOperation(
  command: SaveCommand,
  userId: string,
  exerciseNames: Record<string, string>,
  now: number,
): Operation {
  return {
    id: command.op_id,
    save: { ...command, log: { ...command.log, user_id: userId } },
    exercise_names: exerciseNames,
    userId,
    timestamp: now,
    status: "pending",
    retries: 0,
    error: null,
    next_attempt_at: null,
    conflicts: false,
  }
}

export type Step = { kind: "send"; operation: Operation } | { kind: "wait"; until: number } | { kind: "rest" }

/**
 * Picks the next step for one person's operations at `now` (pass Infinity to ignore pauses). A failure pauses the whole queue,
 * because the network is the usual cause; after that the operation with the fewest tries goes first, so one that always fails
 * blocks nothing. Only call it while nobody else is sending: a "syncing" operation is then a leftover of a page that died, and
 * counts as pending.
 */
export function nextStep(operations: readonly Operation[], now: number): Step {
  const waiting = operations.filter(({ status }) => status !== "needs_attention")
  const until = Math.max(0, ...waiting.map((operation) => pauseEnd(operation, now)))
  if (until > now) return { kind: "wait", until }
  const [first] = waiting.toSorted(
    (one, other) => one.retries - other.retries || one.timestamp - other.timestamp,
  )
  return first ? { kind: "send", operation: first } : { kind: "rest" }
}

function pauseEnd({ next_attempt_at }: Operation, now: number): number {
  const isLater = next_attempt_at !== null && next_attempt_at > now
  // Later than any pause allows: the clock was set back.
  return isLater && next_attempt_at - now <= longestPauseMilliseconds ? next_attempt_at : 0
}

export function started(operation: Operation): Operation {
  return { ...operation, status: "syncing" }
}

/** The operation after a try that ended at `now`; null when it is finished. `random` is from 0 to 1. */
export function settled(
  operation: Operation,
  outcome: SaveOutcome,
  now: number,
  random: number,
): Operation | null {
  switch (outcome.kind) {
    case "saved":
      return null
    case "unreachable":
      return paused(operation, sentences.unreachable, now, random)
    case "signed_out":
      return paused(operation, sentences.signedOut, now, random)
    case "dangling":
      return withoutReference(operation, outcome.reference) ?? needingAttention(operation, outcome)
    default:
      return needingAttention(operation, outcome)
  }
}

/** Resets the tries and the pause: the person asked to send it again. */
export function retried(operation: Operation): Operation {
  return { ...operation, status: "pending", retries: 0, error: null, next_attempt_at: null }
}

/** The same workout as a new log, under a new op_id. */
export function asNewLog(operation: Operation, opId: string): Operation {
  return inPlaceOf(operation, asNewWorkout(operation.save, opId))
}

/** The same workout, saved over the current log under a new op_id. */
export function overStoredLog(operation: Operation, log: StoredLog, opId: string): Operation {
  return inPlaceOf(operation, overLog(operation.save, log, opId))
}

function inPlaceOf({ exercise_names, userId, timestamp }: Operation, command: SaveCommand): Operation {
  return newOperation(command, userId, exercise_names, timestamp)
}

/**
 * The operation without the reference that the server refused; undefined if it has none. Nothing was applied, so its op_id can be
 * used again.
 */
export function withoutReference(operation: Operation, reference: Reference): Operation | undefined {
  const { save } = operation
  if (reference === "workout_id" && save.log.workout_id !== null)
    return { ...retried(operation), save: { ...save, log: { ...save.log, workout_id: null } } }
  if (reference === "committed_workout_id" && save.committed_workout_id !== null)
    return { ...retried(operation), save: { ...save, committed_workout_id: null } }
  return undefined
}

function paused(operation: Operation, error: string, now: number, random: number): Operation {
  const pause = Math.min(longestPauseMilliseconds, firstPauseMilliseconds * 2 ** operation.retries)
  return {
    ...operation,
    status: "error",
    error,
    retries: operation.retries + 1,
    next_attempt_at: now + pause * (0.5 + random / 2),
  }
}

function needingAttention(
  operation: Operation,
  outcome: Extract<SaveOutcome, { message: string }>,
): Operation {
  return {
    ...operation,
    status: "needs_attention",
    retries: operation.retries + 1,
    error: sentenceOf(outcome),
    next_attempt_at: null,
    conflicts: outcome.kind === "conflict",
  }
}

const failedSteps: Record<string, (message: string) => string> = {
  insert_log: () => sentences.failedLog,
  insert_sets: sentences.failedSets,
  update_log: sentences.failedUpdate,
  delete_sets: sentences.failedDelete,
}

function sentenceOf(outcome: Extract<SaveOutcome, { message: string }>): string {
  const { kind, message } = outcome
  if (kind === "conflict")
    return outcome.reason === "op_id" ? sentences.alreadySaved : sentences.failedUpdate(message)
  const sentence = kind === "refused" ? failedSteps[outcome.step ?? ""] : undefined
  return sentence?.(message) ?? (message || sentences.unknown)
}

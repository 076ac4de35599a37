import * as z from "zod/mini"
import { asNewWorkout, overLog, type SaveCommand, saveCommandSchema, type StoredLog } from "./save-command.ts"
import type { Reference, SaveOutcome } from "./save-reply.ts"

const payloadSchema = z.object({
  /** With its owner: the server refuses it under anybody else's sign-in. */
  workoutLogData: z.extend(saveCommandSchema.shape.log, { user_id: z.string() }),
  setLogsData: saveCommandSchema.shape.sets,
  committedWorkoutId: z.nullable(z.string()),
  expected_revision: z.nullable(z.number()),
  /** By exercise id, so that the device can say what the sets are. */
  exercise_names: z.record(z.string(), z.string()),
})

/** A save that waits on this device. */
export const operationSchema = z.object({
  /** The op_id of the save: the server applies it once, however often it is sent. */
  id: z.string(),
  type: z.literal("saveWorkoutLog"),
  payload: payloadSchema,
  userId: z.string(),
  /** When it was queued, in epoch milliseconds. */
  timestamp: z.number(),
  status: z.enum(["pending", "syncing", "error", "needs_attention"]),
  retries: z.number(),
  /** Why the last try failed, in a sentence. */
  error: z.nullable(z.string()),
  /** Not to be tried before, in epoch milliseconds. */
  next_attempt_at: z.nullable(z.number()),
  /** Two versions of the workout meet, and the person chooses: what it was meant to change was changed, is gone, or was already saved. */
  conflicts: z.boolean(),
})

export type Operation = z.infer<typeof operationSchema>

const firstPauseMilliseconds = 1_000
/** No pause is longer: a queue is empty soon after everything works again. */
const longestPauseMilliseconds = 20_000

/** A command as it is queued at `now`, in the name of its owner. */
export function newOperation(
  { op_id, log, sets, committed_workout_id, expected_revision }: SaveCommand,
  userId: string,
  exerciseNames: Record<string, string>,
  now: number,
): Operation {
  return {
    id: op_id,
    type: "saveWorkoutLog",
    payload: {
      workoutLogData: { ...log, user_id: userId },
      setLogsData: sets,
      committedWorkoutId: committed_workout_id,
      expected_revision,
      exercise_names: exerciseNames,
    },
    userId,
    timestamp: now,
    status: "pending",
    retries: 0,
    error: null,
    next_attempt_at: null,
    conflicts: false,
  }
}

/** The arguments of `save_workout_log` that an operation is sent as; the same at every try. */
export function argumentsOf({ id, payload }: Operation) {
  return {
    op_id: id,
    log: payload.workoutLogData,
    sets: payload.setLogsData,
    committed_workout_id: payload.committedWorkoutId,
    expected_revision: payload.expected_revision,
  }
}

export type SaveArguments = ReturnType<typeof argumentsOf>

export type Step = { kind: "send"; operation: Operation } | { kind: "wait"; until: number } | { kind: "rest" }

/**
 * What to do next with one person's operations at `now` (Infinity: whatever is pausing too). A failure pauses all, because it is mostly the
 * network; then whatever was tried least goes first, so that one that always fails holds up nothing. Call it only while nobody else
 * is sending: a "syncing" one is then left over from a page that died, and counts as pending.
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
  // Further away than any pause: the clock was set back.
  return isLater && next_attempt_at - now <= longestPauseMilliseconds ? next_attempt_at : 0
}

export function started(operation: Operation): Operation {
  return { ...operation, status: "syncing" }
}

/** What becomes of an operation after a try that ended at `now`; null when it is done. `random` is from 0 to 1. */
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
      return paused(operation, syncSentences.unreachable, now, random)
    case "signed_out":
      return paused(operation, syncSentences.signedOut, now, random)
    case "dangling":
      return withoutReference(operation, outcome.reference) ?? needingAttention(operation, outcome)
    default:
      return needingAttention(operation, outcome)
  }
}

/** Everything as it was before the first try: the person wants it sent again. */
export function retried(operation: Operation): Operation {
  return { ...operation, status: "pending", retries: 0, error: null, next_attempt_at: null }
}

/** The same workout as a log of its own, under a new op_id. */
export function asNewLog(operation: Operation, opId: string): Operation {
  return inPlaceOf(operation, asNewWorkout(argumentsOf(operation), opId))
}

/** The same workout over what the log has become, under a new op_id. */
export function overStoredLog(operation: Operation, log: StoredLog, opId: string): Operation {
  return inPlaceOf(operation, overLog(argumentsOf(operation), log, opId))
}

function inPlaceOf({ payload, userId, timestamp }: Operation, command: SaveCommand): Operation {
  return newOperation(command, userId, payload.exercise_names, timestamp)
}

/** The operation without a reference that can't be kept; undefined when it has none. It was not applied, so that its op_id is still free. */
export function withoutReference(operation: Operation, reference: Reference): Operation | undefined {
  const { payload } = operation
  const { workoutLogData, committedWorkoutId } = payload
  if (reference === "workout_id" && workoutLogData.workout_id !== null) {
    const log = { ...workoutLogData, workout_id: null }
    return { ...retried(operation), payload: { ...payload, workoutLogData: log } }
  }
  if (reference === "committed_workout_id" && committedWorkoutId !== null)
    return { ...retried(operation), payload: { ...payload, committedWorkoutId: null } }
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

/** Why a queued save failed. The first block is the specification's, word for word. */
export const syncSentences = {
  failedLog: "Failed to insert workout log or get ID.",
  failedSets: (message: string) => `Failed to insert set logs: ${message}`,
  failedUpdate: (message: string) => `Failed to update log: ${message}`,
  failedDelete: (message: string) => `Failed to delete old sets: ${message}`,
  unknownType: (type: string) => `Unknown operation type: ${type}`,
  unknown: "Unknown sync error",

  alreadySaved: "This workout was already saved, in another version.",
  unreachable: "The server did not answer.",
  signedOut: "Your sign-in has to be renewed first.",
}

const failedSteps: Record<string, (message: string) => string> = {
  insert_log: () => syncSentences.failedLog,
  insert_sets: syncSentences.failedSets,
  update_log: syncSentences.failedUpdate,
  delete_sets: syncSentences.failedDelete,
}

function sentenceOf(outcome: Extract<SaveOutcome, { message: string }>): string {
  const { kind, message } = outcome
  if (kind === "conflict")
    return outcome.reason === "op_id" ? syncSentences.alreadySaved : syncSentences.failedUpdate(message)
  const sentence = kind === "refused" ? failedSteps[outcome.step ?? ""] : undefined
  return sentence?.(message) ?? (message || syncSentences.unknown)
}

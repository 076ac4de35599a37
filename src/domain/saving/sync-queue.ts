import type { KnownExercises } from "./known-exercises.ts"
import type { SaveCommand } from "./save-command-schema.ts"
import type { QueuedBody } from "./queued-body.ts"
import type { QueuedEvent } from "./queued-event.ts"
import {
  countTry,
  makeDue,
  needsPerson,
  newState,
  pauseAfter,
  pauseEnd,
  type QueueState,
  refuseAfter,
} from "./queue-state.ts"
import { asNewWorkout, overLog, type StoredLog } from "./save-command.ts"
import type { Reference, SaveOutcome } from "./save-reply.ts"
import { sentences } from "./sentences.ts"

/** The arguments of `save_workout_log`. The log names its owner, so that the server refuses the log when someone else is signed in. */
export type OwnedSave = SaveCommand & { log: { user_id: string } }

/** A save waiting on this device. */
export interface Operation extends QueueState {
  save: OwnedSave
  /** The names and loads of the exercises, which describe the sets on this device. */
  exercises: KnownExercises
  /** The edited workout was changed, deleted or already saved elsewhere, so the person has to choose a version. */
  conflicts: boolean
}

/** Anything that is waiting on this device to be sent. */
export type QueueItem = Operation | QueuedEvent | QueuedBody

/** The program's run that a queue item belongs to, if any. */
function runOf(queued: QueueItem): string | undefined {
  if ("save" in queued) return queued.save.log.run_id
  return "event" in queued ? queued.run_id : undefined
}

/** Makes a queued operation of a command that its owner saves at `now`. */
export function newOperation(
  command: SaveCommand,
  userId: string,
  exercises: KnownExercises,
  now: number,
): Operation {
  return {
    ...newState(command.op_id, userId, now),
    save: { ...command, log: { ...command.log, user_id: userId } },
    exercises,
    conflicts: false,
  }
}

export type Step<Waiting = QueueItem> =
  | { kind: "send"; operation: Waiting }
  | { kind: "wait"; until: number }
  | { kind: "rest" }

/**
 * Picks the next step for one person's queue at `now` (pass Infinity to ignore pauses). A failure pauses the
 * whole queue, because the network is the usual cause. After that, whatever has had the fewest attempts goes
 * first, so that one save that always fails doesn't block the others. Only an event of a program's run waits
 * for what was queued before it for the same run, and a measurement for earlier measurements, because the
 * later one of a day counts. Call this only while no other tab is sending: anything "syncing" is then left
 * over from a page that died, and counts as pending.
 */
export function nextStep<Waiting extends QueueItem>(queue: readonly Waiting[], now: number): Step<Waiting> {
  const waiting = queue.filter((queued) => !needsPerson(queued))
  const until = Math.max(0, ...waiting.map((queued) => pauseEnd(queued, now)))
  if (until > now) return { kind: "wait", until }
  const [first] = waiting
    .filter((queued) => !isHeldBack(queued, waiting))
    .toSorted((one, other) => one.retries - other.retries || one.timestamp - other.timestamp)
  return first ? { kind: "send", operation: first } : { kind: "rest" }
}

/**
 * Whether something must be sent first: for an event, what was queued earlier for the same run; for a
 * measurement, earlier measurements. A workout never has to wait.
 */
export function isHeldBack(queued: QueueItem, queue: readonly QueueItem[]): boolean {
  if ("save" in queued) return false
  const mustPrecede = (other: QueueItem) =>
    "body" in queued ? "body" in other : runOf(other) === queued.run_id
  return queue.some(
    (other) => other.timestamp < queued.timestamp && mustPrecede(other) && !needsPerson(other),
  )
}

/** An operation after an attempt that ended at `now`; null if it is finished. `random` is from 0 to 1. */
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
    case "signed_out":
      return pauseAfter(operation, outcome, now, random)
    case "dangling":
      return withoutReference(countTry(operation), outcome.reference) ?? refuse(operation, outcome)
    default:
      return refuse(operation, outcome)
  }
}

/** A copy of an operation that saves the same workout as a new log, under a new op_id. */
export function asNewLog(operation: Operation, opId: string): Operation {
  return inPlaceOf(operation, asNewWorkout(operation.save, opId))
}

/** A copy of an operation that saves the same workout over the current log, under a new op_id. */
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

/**
 * Whether the operation was a program's session and its run no longer exists. The workout is then saved without the run, but keeps the session's
 * targets.
 */
export function hasLostRun({ save: { log } }: Operation): boolean {
  return log.prescribed !== undefined && log.run_id === undefined
}

function refuse(operation: Operation, outcome: Extract<SaveOutcome, { message: string }>): Operation {
  return { ...refuseAfter(operation, sentenceOf(outcome)), conflicts: outcome.kind === "conflict" }
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

// How a queued save or event is stored in `pendingOperations`. The specification's payload names are used here and nowhere else.
import * as z from "zod/mini"
import { bodyEntrySchema } from "#domain/body/body-entry.ts"
import { saveCommandSchema } from "./save-command-schema.ts"
import { sentences } from "./sentences.ts"
import type { QueuedBody } from "./queued-body.ts"
import { type QueuedEvent, sentEventSchema } from "./queued-event.ts"
import { makeDue, type QueueState } from "./queue-state.ts"
import type { Operation, QueueItem } from "./sync-queue.ts"

const { log, sets, committed_workout_id, expected_revision } = saveCommandSchema.shape

const knownType = "saveWorkoutLog"
const bodyType = "logBody"
const eventTypes = { add: "addProgramEvent", remove: "removeProgramEvent" } as const

const stateSchema = {
  id: z.string(),
  userId: z.string(),
  timestamp: z.number(),
  // An earlier release had a separate status for saves that the server refused.
  status: z.pipe(
    z.enum(["pending", "syncing", "error", "needs_attention"]),
    z.transform((status) => (status === "needs_attention" ? "error" : status)),
  ),
  retries: z.number(),
  error: z.nullable(z.string()),
  next_attempt_at: z.nullable(z.number()),
}

const rowSchema = z.object({
  ...stateSchema,
  type: z.literal(knownType),
  payload: z.object({
    workoutLogData: z.extend(log, { user_id: z.string() }),
    setLogsData: sets,
    committedWorkoutId: committed_workout_id,
    expected_revision,
    exercise_names: z.record(z.string(), z.string()),
    // Loads that are the whole weight lifted aren't stored, so that most rows look the same as in earlier releases.
    exercise_loads: z.optional(z.record(z.string(), z.enum(["added", "help"]))),
  }),
  conflicts: z.boolean(),
})

const eventRowSchema = z.object({
  ...stateSchema,
  type: z.enum(Object.values(eventTypes)),
  payload: z.object({ run_id: z.string(), event: sentEventSchema, about: z.string(), program: z.string() }),
})

const bodyRowSchema = z.object({ ...stateSchema, type: z.literal(bodyType), payload: bodyEntrySchema })

/** A row of the queue. Rows that this release can't read are left alone until the person decides what to do with them. */
export interface QueuedRow {
  id: string
  type?: unknown
  status?: unknown
  retries?: unknown
  error?: unknown
}

const knownTypes: readonly unknown[] = [knownType, bodyType, ...Object.values(eventTypes)]

/** The type of a row that this release doesn't know how to send; undefined if it does. */
export function unknownTypeOf({ type }: QueuedRow): string | undefined {
  return typeof type !== "string" || knownTypes.includes(type) ? undefined : type
}

/** A row of unknown type after an attempt to send it (specification 2, section 4.2); null if that was already attempted. */
export function refusedUnknown(row: QueuedRow): QueuedRow | null {
  const type = unknownTypeOf(row)
  if (type === undefined || row.status === "error") return null
  const retries = typeof row.retries === "number" ? row.retries + 1 : 1
  return { ...row, status: "error", error: sentences.unknownType(type), retries }
}

/** The row of the queue in which an item is stored. */
export function rowOf(queued: QueueItem): QueuedRow & { payload: object } {
  if ("save" in queued) return saveRowOf(queued)
  if ("body" in queued) {
    const { body, ...state } = queued
    return { ...state, type: bodyType, payload: body }
  }
  const { change, run_id, event, about, program, ...state } = queued
  return { ...state, type: eventTypes[change], payload: { run_id, event, about, program } }
}

function saveRowOf({ save, exercises, ...state }: Operation): z.infer<typeof rowSchema> {
  const { names, loads } = exercises
  return {
    ...state,
    type: knownType,
    payload: {
      workoutLogData: save.log,
      setLogsData: save.sets,
      committedWorkoutId: save.committed_workout_id,
      expected_revision: save.expected_revision,
      exercise_names: names,
      ...(Object.keys(loads).length > 0 && { exercise_loads: loads }),
    },
  }
}

/**
 * What is queued in a row; null for a row that this release can't read, or whose content can't be sent as
 * JSON.
 */
export function queuedOf(row: unknown): QueueItem | null {
  const queued = operationOf(row) ?? eventOf(row) ?? bodyOf(row)
  return queued && isSendable(queued) ? queued : null
}

/**
 * Whether values that this schema passes on unread can be written as JSON. If they can't, every attempt to send them would look like a lost
 * connection.
 */
function isSendable(queued: QueueItem): boolean {
  if ("body" in queued) return true
  try {
    JSON.stringify(
      "save" in queued ? [queued.save.log.prescribed, queued.save.log.advice] : queued.event.body,
    )
    return true
  } catch {
    return false
  }
}

/** The save that a row of the queue holds; null for any other row. */
export function operationOf(row: unknown): Operation | null {
  const reading = z.safeParse(rowSchema, row)
  if (!reading.success) return null
  const { payload, type: _, ...state } = reading.data
  return {
    ...state,
    save: {
      op_id: state.id,
      log: payload.workoutLogData,
      sets: payload.setLogsData,
      committed_workout_id: payload.committedWorkoutId,
      expected_revision: payload.expected_revision,
    },
    exercises: { names: payload.exercise_names, loads: payload.exercise_loads ?? {} },
  }
}

function eventOf(row: unknown): QueuedEvent | null {
  const reading = z.safeParse(eventRowSchema, row)
  if (!reading.success) return null
  const { payload, type, ...state } = reading.data
  const change = type === eventTypes.add ? ("add" as const) : ("remove" as const)
  return withoutMark({ ...state, change, ...payload }, type)
}

function bodyOf(row: unknown): QueuedBody | null {
  const reading = z.safeParse(bodyRowSchema, row)
  if (!reading.success) return null
  const { payload, type, ...state } = reading.data
  return withoutMark({ ...state, body: payload }, type)
}

/**
 * Makes an entry due again if another tab refused its type. Such a tab still runs an earlier release, which
 * doesn't know the type.
 */
function withoutMark<Waiting extends QueueState>(waiting: Waiting, type: string): Waiting {
  return waiting.error === sentences.unknownType(type) ? makeDue(waiting) : waiting
}

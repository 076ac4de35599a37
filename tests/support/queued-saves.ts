import type { SaveCommand } from "#domain/saving/save-command-schema.ts"
import { newBody, type QueuedBody } from "#domain/saving/queued-body.ts"
import { newEvent, type QueuedEvent } from "#domain/saving/queued-event.ts"
import { newOperation, type Operation } from "#domain/saving/sync-queue.ts"

/** The save of a workout without sets. The workout is named after its operation. */
export function emptySave(op_id: string): SaveCommand {
  return {
    op_id,
    log: {
      workout_id: null,
      name: op_id,
      date: "2025-11-21",
      notes: null,
      duration_seconds: null,
      started_at: null,
    },
    sets: [],
    committed_workout_id: null,
    expected_revision: null,
  }
}

/** An empty save in its owner's queue since `timestamp`. */
export function queuedSave(op_id: string, userId = "ada", timestamp = 0): Operation {
  return newOperation(emptySave(op_id), userId, { names: {}, loads: {} }, timestamp)
}

/** The queued save of a run's session. */
export function sessionOfRun(op_id: string, timestamp: number): Operation {
  const save = emptySave(op_id)
  const log = { ...save.log, run_id: "run", slot: timestamp }
  return newOperation({ ...save, log }, "ada", { names: {}, loads: {} }, timestamp)
}

/** A queued event of the same run, which starts a deload. */
export function queuedEvent(id: string, timestamp: number): QueuedEvent {
  const event = { id, after_slot: timestamp, made_at: "2026-11-21T12:00:00.000Z", kind: "deload", body: {} }
  return newEvent({ run_id: "run", event, about: "Deload started.", program: "Fives" }, id, "ada", timestamp)
}

/** A queued measurement of one day's waist. */
export function queuedBody(id: string, timestamp: number, waist: number): QueuedBody {
  const measurements = [{ measure: "waist", value: waist, unit: "cm" as const }]
  const body = { body_date: "2026-11-21", weight: null, weight_unit: "kg" as const, measurements }
  return newBody(body, id, "ada", timestamp)
}

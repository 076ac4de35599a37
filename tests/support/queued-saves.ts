import type { SaveCommand } from "#domain/saving/save-command-schema.ts"
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

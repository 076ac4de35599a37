// The schema is separate from the rules, because only the queue checks what it reads back, and the first load
// of the logging screen doesn't include the queue.
import * as z from "zod/mini"
import { prescribedSchema, setTypeSchema } from "#domain/workout/draft.ts"

const setToSaveSchema = z.object({
  exercise_id: z.string(),
  exercise_order: z.number(),
  set_number: z.number(),
  reps: z.nullable(z.number()),
  weight: z.nullable(z.number()),
  weight_unit: z.nullable(z.enum(["kg", "lbs"])),
  duration_minutes: z.nullable(z.number()),
  distance: z.nullable(z.number()),
  distance_unit: z.nullable(z.enum(["km", "mi"])),
  notes: z.nullable(z.string()),
  set_type: setTypeSchema,
  rpe: z.nullable(z.number()),
  // Rows queued by an earlier release don't have these fields.
  superset: z.optional(z.nullable(z.number())),
  per_side: z.optional(z.boolean()),
  /** The set's index among the log's prescribed sets, from 0. */
  prescribed_set: z.optional(z.nullable(z.number())),
})

const logToSaveSchema = z.object({
  /** The id of the log being edited; absent for a new log. */
  id: z.optional(z.string()),
  workout_id: z.nullable(z.string()),
  name: z.nullable(z.string()),
  date: z.string(),
  notes: z.nullable(z.string()),
  duration_seconds: z.nullable(z.number()),
  started_at: z.nullable(z.string()),
  // The run of a program; present only for a session that belongs to one.
  run_id: z.optional(z.string()),
  slot: z.optional(z.number()),
  prescribed: z.optional(prescribedSchema),
  /**
   * What the coach prescribed when the workout began, by exercise id; missing if the coach prescribed
   * nothing.
   */
  advice: z.optional(z.record(z.string(), z.looseObject({}))),
})

/** The arguments of `save_workout_log`, the same online and offline; the keys of `log` and `sets` are the tables' columns. */
export const saveCommandSchema = z.object({
  op_id: z.string(),
  log: logToSaveSchema,
  sets: z.array(setToSaveSchema),
  committed_workout_id: z.nullable(z.string()),
  expected_revision: z.nullable(z.number()),
})

export type SaveCommand = z.infer<typeof saveCommandSchema>

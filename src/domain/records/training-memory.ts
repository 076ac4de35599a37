import * as z from "zod/mini"
import { setTypeSchema } from "#domain/workout/draft.ts"
import type { DoneSet } from "#domain/workout/done-set.ts"
import type { Bests } from "./records.ts"

/** A set of the last session and its RPE. */
type RememberedSet = DoneSet & { rpe: number | null }

/** A person's history with one exercise. */
export interface ExerciseMemory {
  /** The exercise's equipment; null if unknown. */
  equipment: string | null
  /** The day and log of the last session with the exercise. */
  last_date: string
  last_log_id: string
  /** The sets of the last session as they were entered, in order. */
  last_sets: readonly RememberedSet[]
  bests: Bests
}

/** A person's history by exercise id; exercises that were never logged are absent. Plain JSON, so that it can be stored on the device. */
export type TrainingMemory = Readonly<Record<string, ExerciseMemory>>

const number = z.nullable(z.number())
const setSchema = z.object({
  reps: number,
  weight: number,
  weight_unit: z.enum(["kg", "lbs"]),
  duration_minutes: number,
  distance: number,
  distance_unit: z.enum(["km", "mi"]),
  set_type: setTypeSchema,
  rpe: number,
  // Data stored by earlier releases doesn't have this field.
  per_side: z.optional(z.boolean()),
})
const lastSchema = z.object({
  // Data stored by earlier releases doesn't have this field.
  equipment: z.pipe(
    z.optional(z.nullable(z.string())),
    z.transform((known) => known ?? null),
  ),
  last_date: z.string(),
  last_log_id: z.string(),
  last_sets: z.array(setSchema),
})
const bestsSchema = z.object({
  // Data stored by earlier releases doesn't have this field.
  load: z.pipe(
    z.optional(z.enum(["outside", "added", "help"])),
    z.transform((known) => known ?? "outside"),
  ),
  body_kg: z.pipe(
    z.optional(number),
    z.transform((known) => known ?? null),
  ),
  heaviest_kg: number,
  one_rep_max_kg: number,
  most_reps: number,
  reps_at: z.array(z.object({ weight_kg: z.number(), reps: z.number() })),
  farthest_km: number,
  longest_minutes: number,
})
const rowSchema = z.extend(lastSchema, { exercise_id: z.string(), ...bestsSchema.shape })

/** The format in which an exercise's history is stored on the device. */
export const exerciseMemorySchema: z.ZodMiniType<ExerciseMemory> = z.extend(lastSchema, {
  bests: bestsSchema,
})

/** Parses the rows of `training_memory`; throws if they have a different shape. */
export function trainingMemoryOf(rows: unknown): TrainingMemory {
  return Object.fromEntries(
    z
      .parse(z.array(rowSchema), rows)
      .map(({ exercise_id, equipment, last_date, last_log_id, last_sets, ...bests }) => [
        exercise_id,
        { equipment, last_date, last_log_id, last_sets, bests },
      ]),
  )
}

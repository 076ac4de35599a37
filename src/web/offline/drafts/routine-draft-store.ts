import * as z from "zod/mini"
import type { RoutineContent, RoutineDraft } from "#domain/routines/routine-draft.ts"
import { setTypeSchema } from "#domain/workout/draft.ts"
import { plannedSetSchema } from "#domain/workout/planned-set.ts"
import { deviceStore } from "#web/device/device-store.ts"
import { readUnsaved } from "./draft-store.ts"
import type { RevisedCommand, SavedBase } from "./revised-save.ts"

/** The stored draft of an unsaved routine. */
export interface KeptRoutine {
  draft: RoutineDraft
  /** What the draft edits; null for a new routine. */
  base: SavedBase | null
  /** A save that got no response and may or may not have arrived. */
  unanswered: RevisedCommand<RoutineContent> | null
}

const baseSchema = z.nullable(z.object({ id: z.string(), revision: z.number() }))
const plannedFieldsSchema = z.object({
  set_type: setTypeSchema,
  weight: z.string(),
  weight_unit: z.enum(["kg", "lbs"]),
  rpe: z.string(),
  rest: z.string(),
})
const draftSchema = z.object({
  name: z.string(),
  description: z.string(),
  parts: z.array(
    z.object({
      id: z.string(),
      exercise_id: z.string(),
      exercise_name: z.string(),
      exercise_type: z.enum(["strength", "cardio"]),
      order: z.number(),
      sets: z.string(),
      reps: z.string(),
      notes: z.string(),
      superset: z.optional(z.nullable(z.number())),
      planned_sets: z.optional(z.array(plannedFieldsSchema)),
    }),
  ),
})
const contentSchema = z.object({
  routine: z.object({ name: z.string(), description: z.nullable(z.string()) }),
  exercises: z.array(
    z.object({
      exercise_id: z.string(),
      sets: z.nullable(z.number()),
      reps: z.nullable(z.string()),
      notes: z.nullable(z.string()),
      superset: z.optional(z.nullable(z.number())),
      planned_sets: z.optional(z.array(plannedSetSchema)),
    }),
  ),
})
const keptSchema = z.object({
  draft: draftSchema,
  base: baseSchema,
  unanswered: z.nullable(z.object({ op_id: z.string(), content: contentSchema, base: baseSchema })),
})

const keptRoutines = deviceStore<KeptRoutine>((value) => z.parse(keptSchema, value))

/** The key of a routine's unsaved draft; `workoutId` is null for a new routine. */
export function routineDraftKey(userId: string, workoutId: string | null): string {
  return `routine:${userId}:${workoutId ?? "new"}`
}

/** The unsaved draft of a routine, or null. */
export function readRoutineDraft(key: string): KeptRoutine | null {
  return readUnsaved(key, keptRoutines)
}

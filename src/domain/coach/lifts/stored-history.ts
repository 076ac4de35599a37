import * as z from "zod/mini"
import { isPattern } from "#domain/suitability/tags.ts"
import { setTypeSchema } from "#domain/workout/draft.ts"
import { measureOfSets } from "#domain/workout/load.ts"
import type { LiftHistory, LiftRecord } from "./lift-history.ts"
import type { ShownLift } from "./lift.ts"

const number = z.nullable(z.number())
const whole = z.int().check(z.minimum(1), z.maximum(1000))
const roleSchema = z.object({
  role: z.enum(["straight", "top", "back_off", "ramp"]),
  sets: whole,
  low: whole,
  high: whole,
  shares: z.array(z.number()),
  isOpen: z.optional(z.literal(true)),
})
const adviceSchema: z.ZodMiniType<ShownLift> = z.object({
  phase: z.enum(["build", "hold", "lighter", "return"]),
  base: z.array(roleSchema).check(z.minLength(1), z.maxLength(2)),
})

const sessionSchema = z.object({
  day: z.string(),
  sets: z.array(z.tuple([number, number, z.nullable(z.enum(["kg", "lbs"])), setTypeSchema, number])),
  plan: z.optional(z.object({ sets: z.optional(z.number()), reps: z.optional(z.string()) })),
  // Other clients can write this column too, so it may be anything.
  advice: z.optional(z.unknown()),
})
const liftSchema = z.object({
  exercise_id: z.string(),
  measure: z.enum(["weight_reps", "reps"]),
  load: z.enum(["outside", "added", "help"]),
  equipment: z.nullable(z.string()),
  pattern: z.nullable(z.string()),
  joint_loads: z.nullable(z.record(z.string(), z.number())),
  primary_muscles: z.array(z.string()),
  secondary_muscles: z.array(z.string()),
  body_kg: number,
  sessions: z.array(sessionSchema),
})
const noteSchema = z.object({ day: z.string(), text: z.string() })
const historySchema = z.object({
  days: z.array(z.string()),
  lifts: z.array(liftSchema),
  notes: z.array(noteSchema),
})

/** Reads the answer of `lift_history`; throws if it has a different shape. */
export function liftHistoryOf(answer: unknown): LiftHistory {
  const { days, lifts, notes } = z.parse(historySchema, answer)
  return { days, lifts: lifts.map(recordOf), notes }
}

function recordOf({ load, measure, sessions, pattern, ...exercise }: z.infer<typeof liftSchema>): LiftRecord {
  return {
    ...exercise,
    pattern: pattern !== null && isPattern(pattern) ? pattern : null,
    measure: measureOfSets({ measure, load }),
    sessions: sessions.map(({ day, sets, plan, advice }) => ({
      day,
      sets: sets.map(([reps, weight, weight_unit, set_type, rpe]) => ({
        reps,
        weight,
        weight_unit,
        set_type,
        rpe,
      })),
      plan: plan ? { sets: plan.sets ?? null, reps: plan.reps ?? null } : null,
      advice: z.safeParse(adviceSchema, advice).data ?? null,
    })),
  }
}

import * as z from "zod/mini"
import { count, place, rowId, rpeNumber, shortText, weightNumber, weightUnit } from "./limits.ts"
import { amountUnit } from "./program.ts"

const quantity = z.number().check(z.minimum(0), z.maximum(100_000))

const shownSetSchema = z.object({
  unit: amountUnit,
  low: quantity,
  high: quantity,
  /** What to aim for this time, between `low` and `high`. */
  aim: quantity,
  open: z.boolean(),
  decides: z.boolean(),
  /** The parts of `intervals` in seconds. */
  parts: z.optional(z.array(count).check(z.maxLength(60))),
  /** In the prescription's unit, rounded to what can be loaded; null where the person chooses. */
  load: z.nullable(weightNumber),
  rpe: z.nullable(rpeNumber),
})
/** A set as the person saw it. */
export type ShownSet = z.infer<typeof shownSetSchema>

const shownLineSchema = z.object({
  exercise_id: rowId,
  exercise_name: shortText,
  /** The lift whose state the line shares (`lifts.ts`). */
  lift: z.string().check(z.minLength(1), z.maxLength(120)),
  /** The rule's load when this was shown, exact; null if it wasn't known. */
  x: z.nullable(z.number().check(z.minimum(-10_000), z.maximum(10_000))),
  /** The same load as the person's weights make it. */
  rounded: z.nullable(z.number().check(z.minimum(-10_000), z.maximum(10_000))),
  rest: z.nullable(count),
  joined: z.boolean(),
  /** What the whole line asks for, such as 30 reps; null if each set counts by itself. */
  goal: z.nullable(count),
  sets: z.array(shownSetSchema).check(z.maxLength(100)),
})
export type ShownLine = z.infer<typeof shownLineSchema>

export const shownSessionSchema = z.object({
  /** The program's version. */
  version: rowId,
  unit: weightUnit,
  /** Weeks since the run's start, from 0; a deload isn't counted. */
  week: count,
  /** The session's place within its week, from 0. */
  session: place,
  /** The day's place in the program, from 0. */
  day: place,
  /** Whether this session is part of a deload, which nothing is judged by. */
  deload: z.boolean(),
  lines: z.array(shownLineSchema).check(z.maxLength(30)),
})
/**
 * A session as the person saw it, frozen in its log's `prescribed`. `set_logs.prescribed_set` is a place in all of its lines' sets, counted through
 * from 0.
 */
export type ShownSession = z.infer<typeof shownSessionSchema>

import * as z from "zod/mini"
import {
  count,
  exactLoad,
  mostSets,
  place,
  quantity,
  rowId,
  rpeNumber,
  shortText,
  weightUnit,
} from "./limits.ts"
import { amountUnit } from "./program.ts"

const shownSetSchema = z.object({
  unit: amountUnit,
  low: quantity,
  high: quantity,
  /** The amount to aim for this time, between `low` and `high`. */
  aim: quantity,
  open: z.boolean(),
  decides: z.boolean(),
  /** The parts of an `intervals` set, in seconds. */
  parts: z.optional(z.array(count).check(z.maxLength(60))),
  /** The load in the prescription's unit, rounded to one that the person's weights can make; null if the person chooses it. */
  load: z.nullable(exactLoad),
  rpe: z.nullable(rpeNumber),
})
/** A set of the prescription as the person saw it. */
export type ShownSet = z.infer<typeof shownSetSchema>

const shownLineSchema = z.object({
  exercise_id: rowId,
  exercise_name: shortText,
  /** The key of the lift whose state decides the exercise's loads (`plan.ts`). */
  lift: z.string().check(z.minLength(1), z.maxLength(120)),
  /** The rule's exact load when the session was shown; null if it wasn't known. */
  x: z.nullable(exactLoad),
  /** `x` rounded to a load that the person's weights can make. */
  rounded: z.nullable(exactLoad),
  rest: z.nullable(count),
  joined: z.boolean(),
  /** The total for all sets of the exercise, such as 30 reps; null if each set counts on its own. */
  goal: z.nullable(quantity),
  sets: z.array(shownSetSchema).check(z.maxLength(mostSets)),
})
export type ShownLine = z.infer<typeof shownLineSchema>

export const shownSessionSchema = z.object({
  /** The id of the program's version. */
  version: rowId,
  unit: weightUnit,
  /** The run's week, from 0; deloads aren't counted. */
  week: z.int().check(z.minimum(0)),
  /** The session's index in its week, from 0. */
  session: place,
  /** The day's index in the program, from 0. */
  day: place,
  /** Whether the session is part of a deload, in which nothing is judged. */
  deload: z.boolean(),
  lines: z.array(shownLineSchema).check(z.maxLength(30)),
})
/**
 * A session as the person saw it, stored unchanged in its log's `prescribed`. `set_logs.prescribed_set` is
 * the index of a set, counting from 0 through all exercises of the session.
 */
export type ShownSession = z.infer<typeof shownSessionSchema>

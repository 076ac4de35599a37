import * as z from "zod/mini"
import {
  count,
  mostSets,
  mostSetsOfDay,
  percent,
  quantity,
  rpeNumber,
  setCount,
  shortText,
  weekCount,
  weightNumber,
  weightUnit,
} from "./limits.ts"
import { goals, levels, needs } from "./fact-words.ts"
import { exerciseRef, ruleSchema, usualVolume } from "./rule.ts"

/** The units of a set's amount. `intervals` are alternating stretches of running and walking, in seconds. */
const amountUnits = ["reps", "seconds", "minutes", "km", "mi", "intervals"] as const
export const amountUnit = z.enum(amountUnits)
export type AmountUnit = (typeof amountUnits)[number]

const amount = z.object({
  unit: amountUnit,
  low: quantity,
  /** The same as `low` if the set asks for a single number. */
  high: quantity,
  /** Whether the set asks for as many as possible, and at least `low`. */
  open: z.boolean(),
  /** The parts of `intervals`, in seconds; empty for every other unit. */
  parts: z.array(count).check(z.maxLength(60)),
})
export type Amount = z.infer<typeof amount>

/** Where a set's load comes from. A set without a `load` uses the load of its exercise's rule. */
const load = z.discriminatedUnion("of", [
  z.object({ of: z.literal("weight"), weight: weightNumber, unit: weightUnit }),
  /**
   * A percentage of the training max (`tm`), of the estimated 1RM at the run's start (`e1rm`), of the rule's own load (`own`), or of the first set's
   * load as shown (`first`).
   */
  z.object({ of: z.enum(["tm", "e1rm", "own", "first"]), percent }),
  z.object({ of: z.literal("rpe"), rpe: rpeNumber }),
  z.object({ of: z.literal("last") }),
  /** Body weight with a weight added to it, or with assistance if the weight is negative. */
  z.object({ of: z.literal("body"), weight: weightNumber, unit: weightUnit }),
])
export type Load = z.infer<typeof load>

const programSetSchema = z.object({
  /** The number of sets like this one in a row. */
  count: setCount.check(z.minimum(1)),
  amount,
  load: z.nullable(load),
  /** Whether this set decides how the load changes (written as `!`). */
  decides: z.boolean(),
})
/** A set as written in a program, or several equal sets in a row: `3x5` has a `count` of 3. */
export type ProgramSet = z.infer<typeof programSetSchema>

const session = z.array(programSetSchema).check(
  z.minLength(1),
  z.maxLength(30),
  z.refine((sets) => setsIn(sets) <= mostSets),
)
const setsIn = (sets: readonly { count: number }[]) => sets.reduce((sum, { count }) => sum + count, 0)
/**
 * An exercise's sessions in one week. If its day occurs more than once in the week, each occurrence uses the
 * next session, and the last session repeats.
 */
const week = z.array(session).check(z.minLength(1), z.maxLength(14))

/**
 * What is stored with each exercise of a program's routines: its rule, its sets for every week, its rest, and
 * whether it is in a superset.
 */
export const linePrescriptionSchema = z.object({
  /** The exercise's weeks in order; the last one repeats. */
  weeks: z.array(week).check(z.minLength(1), z.maxLength(104)),
  rule: ruleSchema,
  /** Seconds of rest after each set; null for the person's own setting. */
  rest: z.nullable(count),
  /** Whether the exercise forms a superset with the exercise above it. */
  joined: z.boolean(),
})
export type LinePrescription = z.infer<typeof linePrescriptionSchema>

const lineSchema = z.extend(exerciseRef, linePrescriptionSchema.shape)
export type ProgramLine = z.infer<typeof lineSchema>

/** The most sets that an exercise can come to in a session. Two of the rules determine the number of sets, whatever the program says. */
function mostSetsOf({ weeks, rule }: LinePrescription): number {
  const written = weeks.flat().map(setsIn)
  if (rule.name === "ladder") return Math.max(...written, ...(rule.stages ?? []).map(({ sets }) => sets))
  if (rule.name !== "volume") return Math.max(...written)
  return Math.max(...written, rule.start ?? usualVolume.start, rule.max ?? usualVolume.max)
}

/** Whether a session of the day can come to more sets than a log has room for. */
export function hasTooManySets({ lines }: { lines: readonly LinePrescription[] }): boolean {
  return lines.reduce((sum, line) => sum + mostSetsOf(line), 0) > mostSetsOfDay
}

export const daySchema = z
  .object({
    name: shortText,
    /** The day of the week to train on, where 0 is Monday; null to use the person's usual days. */
    weekday: z.nullable(z.int().check(z.minimum(0), z.maximum(6))),
    lines: z.array(lineSchema).check(z.maxLength(30)),
  })
  .check(
    z.check(({ value, issues }) => {
      const limit = { code: "too_big" as const, origin: "array" as const, maximum: mostSetsOfDay }
      if (hasTooManySets(value)) issues.push({ ...limit, input: value.lines, path: ["sets"] })
    }),
  )
export type ProgramDay = z.infer<typeof daySchema>

export const programSchema = z.object({
  name: shortText,
  /** Who the program is credited to. */
  by: z.nullable(shortText),
  days_per_week: z.int().check(z.minimum(1), z.maximum(14)),
  /** The number of weeks in the program; null if it is open-ended. */
  weeks: z.nullable(weekCount),
  /** Whether the weeks start over automatically after the last one. */
  repeats: z.boolean(),
  /** Whether the program's week follows the calendar instead of the sessions done. */
  by_calendar: z.boolean(),
  level: z.nullable(z.enum(levels)),
  goal: z.nullable(z.enum(goals)),
  minutes: z.nullable(count),
  needs: z.array(z.enum(needs)).check(z.maxLength(needs.length)),
  days: z.array(daySchema).check(z.minLength(1), z.maxLength(14)),
})
/**
 * A program of several weeks. Its days consist of lines: a line is an exercise with one rule, and with its
 * sets for every week. A version stores the whole program.
 */
export type Program = z.infer<typeof programSchema>

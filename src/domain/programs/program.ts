import * as z from "zod/mini"
import { count, percent, rpeNumber, shortText, weightNumber, weightUnit } from "./limits.ts"
import { goals, levels, needs } from "./fact-words.ts"
import { exerciseRef, ruleSchema } from "./rule.ts"

/** What a set counts. `intervals` are seconds of running and walking in turn. */
const amountUnits = ["reps", "seconds", "minutes", "km", "mi", "intervals"] as const
export const amountUnit = z.enum(amountUnits)
export type AmountUnit = (typeof amountUnits)[number]
const quantity = z.number().check(z.minimum(0), z.maximum(100_000))

const amount = z.object({
  unit: amountUnit,
  low: quantity,
  /** The same as `low` where one number is asked for. */
  high: quantity,
  /** As many as possible, at least `low`. */
  open: z.boolean(),
  /** The parts of `intervals`, in seconds; empty for all others. */
  parts: z.array(count).check(z.maxLength(60)),
})
export type Amount = z.infer<typeof amount>

/** Where a set's load comes from. Without one, it is the load of the line's rule. */
const load = z.discriminatedUnion("of", [
  z.object({ of: z.literal("weight"), weight: weightNumber, unit: weightUnit }),
  /** `tm`: the training max. `e1rm`: the estimated 1RM as at the run's start. `own`: the rule's own load. `first`: the first set as shown. */
  z.object({ of: z.enum(["tm", "e1rm", "own", "first"]), percent }),
  z.object({ of: z.literal("rpe"), rpe: rpeNumber }),
  z.object({ of: z.literal("last") }),
  /** The body, with a weight added to it, or taken off if below zero. */
  z.object({ of: z.literal("body"), weight: weightNumber, unit: weightUnit }),
])
export type Load = z.infer<typeof load>

const programSetSchema = z.object({
  /** How many sets like this one follow each other. */
  count: count.check(z.minimum(1), z.maximum(50)),
  amount,
  load: z.nullable(load),
  /** This set decides about the load (`!`). */
  decides: z.boolean(),
})
/** A set as the program has it; `3x5` is one with `count` 3. */
export type ProgramSet = z.infer<typeof programSetSchema>

const session = z.array(programSetSchema).check(z.minLength(1), z.maxLength(30))
/** A week's sessions of a line; a day that comes back in one week takes the next of them, the last one goes on. */
const week = z.array(session).check(z.minLength(1), z.maxLength(14))

/** What is stored with an exercise of a routine that belongs to a program: everything of a line but its exercise. */
export const linePrescriptionSchema = z.object({
  /** Week by week; the last one goes on. */
  weeks: z.array(week).check(z.minLength(1), z.maxLength(104)),
  rule: ruleSchema,
  /** Seconds of rest after each set; null for the person's own. */
  rest: z.nullable(count),
  /** Whether the line forms a superset with the one above. */
  joined: z.boolean(),
})
export type LinePrescription = z.infer<typeof linePrescriptionSchema>

const lineSchema = z.extend(exerciseRef, linePrescriptionSchema.shape)
export type ProgramLine = z.infer<typeof lineSchema>

const daySchema = z.object({
  name: shortText,
  /** 0 is Monday; null if the person's own days decide. */
  weekday: z.nullable(z.int().check(z.minimum(0), z.maximum(6))),
  lines: z.array(lineSchema).check(z.maxLength(30)),
})
export type ProgramDay = z.infer<typeof daySchema>

export const programSchema = z.object({
  name: shortText,
  /** Whom the program comes from. */
  by: z.nullable(shortText),
  days_per_week: z.int().check(z.minimum(1), z.maximum(14)),
  /** How many weeks the program has; null for an open end. */
  weeks: z.nullable(z.int().check(z.minimum(1), z.maximum(104))),
  /** Whether the weeks begin again by themselves. */
  repeats: z.boolean(),
  /** Whether the calendar says which week it is, rather than the sessions done. */
  by_calendar: z.boolean(),
  level: z.nullable(z.enum(levels)),
  goal: z.nullable(z.enum(goals)),
  minutes: z.nullable(count),
  needs: z.array(z.enum(needs)).check(z.maxLength(needs.length)),
  days: z.array(daySchema).check(z.minLength(1), z.maxLength(14)),
})
/** A program of several weeks: days of lines, each with its sets by week and one rule. It is stored whole as a version. */
export type Program = z.infer<typeof programSchema>

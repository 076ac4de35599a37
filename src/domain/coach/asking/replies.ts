// The coach's replies. The same schemas parse replies from an AI, from the built-in coach and from storage; unknown fields are dropped.
import * as z from "zod/mini"
import { objectIn } from "./object-in-text.ts"
import { weekdays } from "#domain/days/weekday-words.ts"

// Generous limits: without them a reply of any size would be stored forever.
const text = z.string().check(z.maxLength(20_000))
const texts = z.array(text).check(z.maxLength(200))

/** The reason behind a statement of the built-in coach: the rule, its inputs, and its source. */
const whySchema = z.object({ rule: text, data: text, source: text })
export type Why = z.infer<typeof whySchema>
/** An exercise's sets as the built-in coach planned them, with the weight in the person's unit. */
interface ExplainedPart {
  exercise_id: string
  sets: number
  reps: string
  weight: number | null
}

/** A statement of the built-in coach and its reason. */
export interface Suggestion {
  text: string
  why: Why
  /** The sets that the reason explains, if it is about one exercise. */
  part?: ExplainedPart
}

/** Who wrote the reply. Older replies don't have this field; all of those came from a model. */
const source = z.exactOptional(z.enum(["rules", "model"]))
/** One reason per suggestion (or recommendation), in the same order. */
const whys = z.exactOptional(z.array(z.nullable(whySchema)))

const claimsOffSchema = z.object({
  /** The figures from the log and the coach's prescriptions that were put in place of wrong ones. */
  replaced: texts,
  /** The number of sentences that claim something the log doesn't show. Each is marked in the text. */
  marked: z.number(),
  /** The number of sentences that were taken out. */
  removed: z.number(),
  /** Whether so much of the model's reply was wrong that the built-in coach answered instead. */
  refused: z.exactOptional(z.boolean()),
})
/** What was wrong in a model's reply before it was stored. */
export type ClaimsOff = z.infer<typeof claimsOffSchema>

// Earlier releases marked nothing in the text, and showed the number of wrong totals and records below it.
const earlierOffSchema = z.pipe(
  z.object({ replaced: texts, said: texts, no_record: z.boolean() }),
  z.transform(({ replaced, said, no_record }): ClaimsOff => ({
    replaced,
    marked: said.length + (no_record ? 1 : 0),
    removed: 0,
  })),
)
const off = z.exactOptional(z.union([claimsOffSchema, earlierOffSchema]))

export const workoutReplySchema = z.object({
  summary: text,
  exerciseFeedback: z.array(z.object({ exerciseName: text, feedback: text })).check(z.maxLength(200)),
  overallInsights: texts,
  suggestions: texts,
})

export const workoutAnalysisSchema = z.extend(workoutReplySchema, { source, whys, off })
export type WorkoutAnalysis = z.infer<typeof workoutAnalysisSchema>

const figuresSchema = z.object({
  totalWorkouts: z.number(),
  totalExercises: z.number(),
  averageDuration: text,
})
export type MonthFigures = z.infer<typeof figuresSchema>

/** A list that may be missing. Only the fields named in section 5.3 of the specification are required in a reply or a stored analysis. */
const textsIfAny = z.pipe(
  z.nullish(texts),
  z.transform((given) => given ?? []),
)

const goalProgressSchema = z.object({
  goalDescription: text,
  progressSummary: text,
  improvementSuggestions: textsIfAny,
})
const goalProgressIfAny = z.pipe(
  z.nullish(z.array(goalProgressSchema).check(z.maxLength(200))),
  z.transform((given) => given ?? []),
)

const figuresIfAny = z.union([
  z.optional(figuresSchema),
  z.pipe(
    z.unknown(),
    z.transform(() => undefined),
  ),
])

/** A model's reply. The analysis made from it uses the log's own figures. */
export const monthReplySchema = z.object({
  summary: text,
  keyMetrics: figuresIfAny,
  insights: textsIfAny,
  recommendations: textsIfAny,
  goalProgress: goalProgressIfAny,
})
export type MonthReply = z.infer<typeof monthReplySchema>

export const monthAnalysisSchema = z.extend(monthReplySchema, {
  keyMetrics: figuresSchema,
  source,
  whys,
  off,
  /** The names of the figures that were wrong and have been replaced. */
  replaced: z.exactOptional(z.array(z.enum(["totalWorkouts", "totalExercises", "averageDuration"]))),
})
export type MonthAnalysis = z.infer<typeof monthAnalysisSchema>

/** Reps or a duration. Models write a bare number as often as a string. */
const reps = z.pipe(z.union([text, z.number()]), z.transform(String))

/** The number of sets. Models sometimes write it as text, "3" or "3-4 sets": the first number counts, and text without a number becomes null. */
const sets = z.pipe(
  z.union([text, z.number()]),
  z.transform((written) => {
    const count = Number.parseFloat(String(written))
    return Number.isNaN(count) ? null : count
  }),
)

/** The number that a text such as "80 kg" or "1,5" begins with; NaN if it begins with none. */
const amountIn = (written: string): number => Number.parseFloat(written.replace(/(\d),(\d{1,2})\b/, "$1.$2"))

/** A weight. Models sometimes write it as text, such as "80 kg" or "1,5"; text without a number becomes null. */
const weight = z.union([
  z.number(),
  z.pipe(
    text,
    z.transform((written) => {
      const amount = amountIn(written)
      return Number.isNaN(amount) ? null : amount
    }),
  ),
])

/** A goal's target. Models sometimes write it as text: "85" or "85 kg". A goal needs a target, so text without a number isn't accepted. */
const target = z.union([z.number(), z.pipe(z.pipe(text, z.transform(amountIn)), z.number())])

/** An exercise in a suggestion. The weight is for the first set, in the person's unit. */
const suggestedPartSchema = z.object({
  name: text,
  sets: z.nullish(sets),
  reps: z.nullish(reps),
  weight: z.nullish(weight),
  notes: z.nullish(text),
  /** Consecutive exercises with the same number form a superset. */
  superset: z.nullish(z.number()),
})
export type SuggestedPart = z.infer<typeof suggestedPartSchema>

const partsSchema = z.array(suggestedPartSchema).check(z.minLength(1), z.maxLength(60))

export const routineReplySchema = z.object({
  name: text.check(z.regex(/\S/)),
  description: z.nullish(text),
  exercises: partsSchema,
})
export type RoutineReply = z.infer<typeof routineReplySchema>

const suggestedWorkoutSchema = z.object({
  name: text,
  description: z.nullish(text),
  exercises: partsSchema,
})
export type SuggestedWorkout = z.infer<typeof suggestedWorkoutSchema>

/** A day of the week, by its first three letters or more, in upper or lower case. */
const weekday = z.pipe(
  z.pipe(
    text,
    z.transform((written) => {
      const word = written.trim().toLowerCase()
      return weekdays.find((day) => word.length >= 3 && day.toLowerCase().startsWith(word)) ?? word
    }),
  ),
  z.enum(weekdays),
)

// A rest day's workout is null. Some models write "Rest", an empty list or object, or a workout without exercises instead.
const noExercises = z.array(z.unknown()).check(z.length(0))
const restSchema = z.pipe(
  z.union([
    noExercises,
    z.object({ exercises: noExercises }),
    z.strictObject({}),
    z.string().check(z.regex(/^\s*(?:rest|off)(?:\s+day)?\s*$/i)),
  ]),
  z.transform(() => null),
)

const suggestedDaySchema = z.object({
  day: weekday,
  workout: z.union([z.nullable(suggestedWorkoutSchema), restSchema]),
  notes: z.nullish(text),
})

export const weekReplySchema = z.object({
  week_summary: text.check(z.regex(/\S/)),
  // The schedule has each day exactly once, in any order.
  schedule: z.array(suggestedDaySchema).check(
    z.length(7),
    z.refine((days) => new Set(days.map(({ day }) => day)).size === 7),
  ),
})
export type WeekReply = z.infer<typeof weekReplySchema>

export const goalReplySchema = z.object({
  title: text.check(z.regex(/\S/)),
  type: z.enum(["strength", "cardio"]),
  exerciseName: z.nullish(text),
  metric: z.enum(["weight", "reps", "distance", "duration_minutes", "frequency"]),
  targetValue: target,
  targetDate: z.nullish(text),
})
export type GoalReply = z.infer<typeof goalReplySchema>

/** Parses JSON text with a schema; null when it isn't JSON or doesn't match. */
export function readReply<Reply>(schema: z.ZodMiniType<Reply>, json: string): Reply | null {
  try {
    const read = schema.safeParse(JSON.parse(json))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/** Parses what a model wrote: the first whole object in it, whatever comes before or after. */
export function readModelReply<Reply>(schema: z.ZodMiniType<Reply>, written: string): Reply | null {
  return readReply(schema, objectIn(written))
}

// What the coach answers, whoever answers: the same schemas read an AI's reply, the built-in coach's and what was stored. What does not belong
// to a reply is left out of it.
import * as z from "zod/mini"
import { weekdays } from "#domain/days/week-days.ts"

// Far beyond what is useful; a reply without bounds would be kept for ever.
const text = z.string().check(z.maxLength(20_000))
const texts = z.array(text).check(z.maxLength(200))

/** Why the built-in coach says something: the rule, what it was applied to, and where the rule comes from. */
const whySchema = z.object({ rule: text, data: text, source: text })
export type Why = z.infer<typeof whySchema>
/** Something that the built-in coach says, and why. */
export interface Suggestion {
  text: string
  why: Why
}

/** By whom it was written; older ones do not say, and were a model's. */
const source = z.exactOptional(z.enum(["rules", "model"]))
/** For each of the suggestions (of the recommendations), in their order. */
const whys = z.exactOptional(z.array(z.nullable(whySchema)))

const figuresOffSchema = z.object({
  /** The log's own, which stand in the summary now. */
  replaced: texts,
  /** Totals of weight that stand in the texts, and the one that the log has. */
  said: texts,
  volume: text,
  /** A record is spoken of, and there is none. */
  no_record: z.boolean(),
})
/** What of an analysis was not as the log has it. */
export type FiguresOff = z.infer<typeof figuresOffSchema>
const off = z.exactOptional(figuresOffSchema)

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

const goalProgressSchema = z.object({
  goalDescription: text,
  progressSummary: text,
  improvementSuggestions: texts,
})
export const monthReplySchema = z.object({
  summary: text,
  keyMetrics: figuresSchema,
  insights: texts,
  recommendations: texts,
  goalProgress: z.exactOptional(z.array(goalProgressSchema).check(z.maxLength(200))),
})

export const monthAnalysisSchema = z.extend(monthReplySchema, {
  source,
  whys,
  off,
  /** The figures that the reply had wrong and that were replaced, by name. */
  replaced: z.exactOptional(z.array(z.enum(["totalWorkouts", "totalExercises", "averageDuration"]))),
})
export type MonthAnalysis = z.infer<typeof monthAnalysisSchema>

/** How many times, or how long; a model writes a bare number as readily as a text. */
const reps = z.pipe(z.union([text, z.number()]), z.transform(String))

/** An exercise as a suggestion names it. The weight is in the person's unit; it is a proposal for the first set. */
const suggestedPartSchema = z.object({
  name: text,
  sets: z.nullish(z.number()),
  reps: z.nullish(reps),
  weight: z.nullish(z.number()),
  notes: z.nullish(text),
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

const suggestedDaySchema = z.object({
  day: z.enum(weekdays),
  workout: z.nullable(suggestedWorkoutSchema),
  notes: z.nullish(text),
})

export const weekReplySchema = z.object({
  week_summary: text.check(z.regex(/\S/)),
  // Each day once, in whatever order.
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
  targetValue: z.number(),
  targetDate: z.nullish(text),
})
export type GoalReply = z.infer<typeof goalReplySchema>

/** Reads a text of JSON by a schema; null when it is not JSON or something else. */
export function readReply<Reply>(schema: z.ZodMiniType<Reply>, json: string): Reply | null {
  try {
    const read = schema.safeParse(JSON.parse(json))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

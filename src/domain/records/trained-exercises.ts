import * as z from "zod/mini"
import { figures } from "./exercise-progress.ts"

const trainedSchema = z.object({
  exercise_id: z.string(),
  last_date: z.string(),
  sessions: z.number(),
  /** What its progress is measured by, and the best in it. Missing if no session has numbers that count. */
  figure: z.optional(z.enum(figures)),
  /** In kg, repetitions, km or minutes. */
  best: z.optional(z.number()),
  /** The figure of the latest twelve sessions that have it, oldest first. */
  trend: z.array(z.number()),
})

/** An exercise that the person has logged, in one line. */
export type TrainedExercise = z.infer<typeof trainedSchema>

/** Parses the result of `trained_exercises`, trained last first; throws if it has another shape. */
export function trainedExercisesOf(answer: unknown): TrainedExercise[] {
  return z.parse(z.array(trainedSchema), answer)
}

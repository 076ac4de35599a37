import * as z from "zod/mini"
import { figures } from "./exercise-progress.ts"

const trainedSchema = z.object({
  exercise_id: z.string(),
  last_date: z.string(),
  sessions: z.number(),
  /**
   * What the exercise's progress is measured by, and the best value of it. Missing if no session has numbers
   * that count.
   */
  figure: z.optional(z.enum(figures)),
  /** The best value in kg, repetitions, km or minutes. */
  best: z.optional(z.number()),
  /** The figure of the latest twelve sessions that have it, oldest first. */
  trend: z.array(z.number()),
})

/** A logged exercise, summed up for a line in a list. */
export type TrainedExercise = z.infer<typeof trainedSchema>

/** Parses the result of `trained_exercises`, most recently trained first; throws if it has a different shape. */
export function trainedExercisesOf(answer: unknown): TrainedExercise[] {
  return z.parse(z.array(trainedSchema), answer)
}

import * as z from "zod/mini"
import { weekStarts } from "#domain/days/week-start.ts"

const totals = { workouts: z.number(), volume_kg: z.number(), seconds: z.number() }
const schema = z.object({
  week_starts_on: z.enum(weekStarts),
  streak_weeks_off: z.number(),
  streak: z.number(),
  this_week: z.object(totals),
  weeks_before: z.object({ ...totals, weeks: z.number() }),
  muscles: z.array(
    z.object({
      muscle: z.string(),
      sets: z.number(),
      /** The exercises that trained the muscle. They are missing in data stored by earlier releases. */
      exercises: z.optional(
        z.array(z.object({ exercise_id: z.string(), name: z.string(), sets: z.number() })),
      ),
    }),
  ),
})

/** The dashboard's figures, as `training_summary` returns them; weights in kg, distances in km, durations in minutes. */
export type TrainingSummary = z.infer<typeof schema>
export type MuscleWeek = TrainingSummary["muscles"][number]
export type WeekTotals = TrainingSummary["this_week"]

/** Parses the result of `training_summary`; throws if it has a different shape. */
export function readTrainingSummary(answer: unknown): TrainingSummary {
  return z.parse(schema, answer)
}

/** An average week's totals over the previous weeks; null if there were no previous weeks. */
export function usualWeek({ weeks_before }: TrainingSummary): WeekTotals | null {
  const { weeks, workouts, volume_kg, seconds } = weeks_before
  if (weeks === 0) return null
  return { workouts: workouts / weeks, volume_kg: volume_kg / weeks, seconds: seconds / weeks }
}

/** How a number of sets compares with a range. */
export function againstRange(sets: number, low: number, high: number): "below" | "within" | "above" {
  if (sets < low) return "below"
  return sets > high ? "above" : "within"
}

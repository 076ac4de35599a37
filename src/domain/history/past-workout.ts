import * as z from "zod/mini"
import { adHocName } from "#domain/text/missing-name-words.ts"
import type { LocalDay } from "#domain/days/local-day.ts"

/** A set. The server leaves out empty values. `exercise` is an index in the page's list of exercises. */
const bestSchema = z.object({
  exercise: z.number(),
  reps: z.optional(z.number()),
  weight: z.optional(z.number()),
  weight_unit: z.optional(z.enum(["kg", "lbs"])),
  duration_minutes: z.optional(z.number()),
  distance: z.optional(z.number()),
  distance_unit: z.optional(z.enum(["km", "mi"])),
})

const placeSchema = z.object({ date: z.string(), created_at: z.string(), id: z.string() })

/** A page of `workout_history`, in the form that the function's comment describes. */
export const historyPageSchema = z.object({
  exercises: z.array(z.string()),
  workouts: z.array(
    z.object({
      id: z.string(),
      date: z.string(),
      name: z.optional(z.string()),
      notes: z.optional(z.string()),
      duration_seconds: z.optional(z.number()),
      sets: z.number(),
      volume_kg: z.optional(z.number()),
      exercises: z.array(z.number()),
      bests: z.array(bestSchema),
    }),
  ),
  next: z.nullable(placeSchema),
})

export type HistoryPage = z.infer<typeof historyPageSchema>

/** Where the next page begins. */
export type HistoryPlace = z.infer<typeof placeSchema>

/** The best set of one exercise in a workout. */
export type BestSet = Omit<z.infer<typeof bestSchema>, "exercise"> & { exercise_id: string }

/** A saved workout as the history lists it. */
export interface PastWorkout {
  id: string
  date: LocalDay
  name: string | null
  /** The notes on the workout and on its sets. */
  notes: string
  duration_seconds: number | null
  /** The number of sets, without warm-ups. */
  sets: number
  volume_kg: number
  exercise_ids: string[]
  /** The best sets of the workout's first two exercises. */
  bests: BestSet[]
}

/** The workouts of the pages, in the given order. */
export function pastWorkoutsOf(pages: readonly HistoryPage[]): PastWorkout[] {
  return pages.flatMap(({ exercises, workouts }) => {
    const idAt = (place: number) => exercises[place] ?? ""
    return workouts.map((workout) => ({
      ...workout,
      name: workout.name ?? null,
      notes: workout.notes ?? "",
      duration_seconds: workout.duration_seconds ?? null,
      volume_kg: workout.volume_kg ?? 0,
      exercise_ids: workout.exercises.map(idAt),
      bests: workout.bests.map(({ exercise, ...best }) => ({ ...best, exercise_id: idAt(exercise) })),
    }))
  })
}

/** The workout's name as it is shown. */
export const nameOf = ({ name }: Pick<PastWorkout, "name">): string => name ?? adHocName

import * as z from "zod/mini"
import { type Plan, planSchema } from "#domain/workout/draft-from-plan.ts"
import { prescriptionOf } from "#domain/workout/match-plan.ts"
import { loadText } from "#domain/workout/planned-load.ts"

const weekSchema = z.array(
  z.object({ day: z.string(), workout: z.optional(z.unknown()), notes: z.optional(z.unknown()) }),
)

/** A day in a weekly plan. Its workout is null on a rest day, and undefined if it can't be parsed. */
export interface PlannedDay {
  day: string
  workout: Plan | null | undefined
  notes: string | null
}

/** Parses the days of an AI-generated schedule_json; undefined if it isn't a list of days. */
export function readWeek(schedule: unknown): PlannedDay[] | undefined {
  return z.safeParse(weekSchema, schedule).data?.map(({ day, workout, notes }) => ({
    day,
    workout: workout === null || workout === undefined ? null : z.safeParse(planSchema, workout).data,
    notes: typeof notes === "string" && notes !== "" ? notes : null,
  }))
}

/** A saved schedule's plan for a day of the week; null if it has none that can be parsed. */
export function planOf(schedule: unknown, weekday: string): Plan | null {
  return readWeek(schedule)?.find(({ day }) => day === weekday)?.workout ?? null
}

/** The names of the exercises that a scheduled workout's plan has; none if there is no plan that can be parsed. */
export function plannedExercises({ day_of_week, generated_weekly_schedules: week }: ScheduledPlan): string[] {
  return planOf(week?.schedule_json, day_of_week)?.exercises.map(({ name }) => name) ?? []
}

interface ScheduledPlan {
  day_of_week: string
  generated_weekly_schedules: { schedule_json: unknown } | null
}

/** "3 × 6-8, 80 kg": an exercise's sets, reps and load in a plan. */
export function setsAndReps(exercise: Plan["exercises"][number]): string {
  const { sets, reps, load } = prescriptionOf(exercise)
  return [[sets, reps].filter(Boolean).join(" × "), load && loadText(load)].filter(Boolean).join(", ")
}

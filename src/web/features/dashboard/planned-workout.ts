import * as z from "zod/mini"
import { type Plan, planSchema, prescriptionOf } from "#domain/workout/draft-from-plan.ts"
import { loadText } from "#domain/workout/planned-load.ts"

const weekSchema = z.array(
  z.object({ day: z.string(), workout: z.optional(z.unknown()), notes: z.optional(z.unknown()) }),
)

/** A day of a weekly plan. Its workout is null on a rest day, and undefined if it can't be parsed. */
export interface PlannedDay {
  day: string
  workout: Plan | null | undefined
  notes: string | null
}

/** Parses the days of a machine-written schedule_json; undefined if it isn't a list of days. */
export function readWeek(schedule: unknown): PlannedDay[] | undefined {
  return z.safeParse(weekSchema, schedule).data?.map(({ day, workout, notes }) => ({
    day,
    workout: workout === null || workout === undefined ? null : z.safeParse(planSchema, workout).data,
    notes: typeof notes === "string" && notes !== "" ? notes : null,
  }))
}

/** A saved schedule's plan for a weekday; null if there is no readable one. */
export function planOf(schedule: unknown, weekday: string): Plan | null {
  return readWeek(schedule)?.find(({ day }) => day === weekday)?.workout ?? null
}

/** "3 × 6-8, 80 kg": an exercise's prescription in a plan. */
export function setsAndReps(exercise: Plan["exercises"][number]): string {
  const { sets, reps, load } = prescriptionOf(exercise)
  return [[sets, reps].filter(Boolean).join(" × "), load && loadText(load)].filter(Boolean).join(", ")
}

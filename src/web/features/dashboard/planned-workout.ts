import * as z from "zod/mini"
import { type Plan, planSchema } from "#domain/workout/draft-from-plan.ts"

const weekSchema = z.array(
  z.object({ day: z.string(), workout: z.optional(z.unknown()), notes: z.optional(z.unknown()) }),
)

/** A day of a weekly plan. Its workout is null on a rest day, and undefined when what a machine wrote there can't be read. */
export interface PlannedDay {
  day: string
  workout: Plan | null | undefined
  notes: string | null
}

/** The days of a schedule_json, which a machine wrote; undefined when it is no list of days. */
export function readWeek(schedule: unknown): PlannedDay[] | undefined {
  return z.safeParse(weekSchema, schedule).data?.map(({ day, workout, notes }) => ({
    day,
    workout: workout === null || workout === undefined ? null : z.safeParse(planSchema, workout).data,
    notes: typeof notes === "string" && notes !== "" ? notes : null,
  }))
}

/** What a saved schedule plans for a weekday; null when it plans nothing readable. */
export function planOf(schedule: unknown, weekday: string): Plan | null {
  return readWeek(schedule)?.find(({ day }) => day === weekday)?.workout ?? null
}

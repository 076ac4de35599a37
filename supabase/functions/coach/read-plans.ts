import type { PlannedDay } from "#domain/coach/sheet/consistency.ts"
import { addMonths, firstOfMonth, lastOfMonth, type LocalDay } from "#domain/days/local-day.ts"
import type { CallersTables } from "../callers-tables.ts"

/** The workouts scheduled in the month of a day and in the month before. */
export async function readPlans(tables: CallersTables, userId: string, day: LocalDay): Promise<PlannedDay[]> {
  const { data } = await tables
    .from("committed_workouts")
    .select("scheduled_date, completed_log_id")
    .eq("user_id", userId)
    .gte("scheduled_date", addMonths(firstOfMonth(day), -1))
    .lte("scheduled_date", lastOfMonth(day))
    .throwOnError()
  return data.map((plan) => ({ day: plan.scheduled_date, isDone: plan.completed_log_id !== null }))
}

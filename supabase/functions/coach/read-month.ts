import { coachSentences } from "#domain/coach/asking/sentences.ts"
import type { CoachGoal } from "#domain/coach/person/coach-goal.ts"
import { monthsLookedBack, type TrainedWorkout } from "#domain/coach/person/trained-workout.ts"
import { addMonths, lastOfMonth, type LocalDay } from "#domain/days/local-day.ts"
import { roundTo } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { logsInOrder, monthLogColumns, monthRecords } from "#domain/records/month-records.ts"
import { trainingMemoryOf } from "#domain/records/training-memory.ts"
import type { CallersTables } from "../callers-tables.ts"
import type { FunctionContext } from "@repertoire/backend/functions"
import { activeGoals, orThrowCantRead, readAthlete, workoutsBetween } from "./read-athlete.ts"
import { readPlans } from "./read-plans.ts"

/**
 * Reads the caller's own rows for the analysis of a month. Goals that can't be read only cause a warning
 * (specification 2, section 8). Throws a CantRead that names what couldn't be read: the logs, their sets or
 * the exercises.
 */
export async function readMonth(
  tables: CallersTables,
  userId: string,
  { month, today, unit }: { month: LocalDay; today: LocalDay; unit: WeightUnit },
  warn: FunctionContext["warn"],
) {
  const [workouts, goals] = await Promise.all([
    workoutsOfMonth(tables, userId, month),
    activeGoals(tables, userId, { today, unit }).catch((error: unknown): CoachGoal[] => {
      warn(`coach: a month is analyzed without its goals: ${String(error)}`)
      return []
    }),
  ])
  const records = await orThrowCantRead(
    recordsOfMonth(tables, userId, month, today),
    coachSentences.failedSets,
  )
  const [athlete, known, plans] = await Promise.all([
    readAthlete(tables, userId, { today, unit }, goals),
    orThrowCantRead(
      workoutsBetween(tables, userId, [addMonths(month, -monthsLookedBack), lastOfMonth(month)]),
      coachSentences.failedLogs,
    ),
    readPlans(tables, userId, month),
  ])
  return { workouts, goals, records, person: { ...athlete, workouts: known }, plans }
}

/** The data read for a month, and the person's data around it. */
export type ReadMonth = Awaited<ReturnType<typeof readMonth>>

/**
 * The month's workouts. Throws a CantRead that names what couldn't be read: the logs, their sets or the
 * exercises.
 */
async function workoutsOfMonth(
  tables: CallersTables,
  userId: string,
  month: LocalDay,
): Promise<TrainedWorkout[]> {
  try {
    return await workoutsBetween(tables, userId, [month, lastOfMonth(month)])
  } catch (error) {
    // One query reads all three tables. When it fails, each is read separately to find out which one fails, and why.
    const readable = (table: "workout_logs" | "set_logs" | "exercises") =>
      Promise.resolve(tables.from(table).select("id").limit(1).throwOnError())
    await orThrowCantRead(readable("workout_logs"), coachSentences.failedLogs)
    await orThrowCantRead(readable("set_logs"), coachSentences.failedSets)
    await orThrowCantRead(readable("exercises"), coachSentences.failedDetails)
    return orThrowCantRead(Promise.reject(error), coachSentences.failedLogs)
  }
}

/** A month's records, as shown on the dashboard. */
async function recordsOfMonth(tables: CallersTables, userId: string, month: LocalDay, today: LocalDay) {
  const last = lastOfMonth(month)
  const { data: logs } = await tables
    .from("workout_logs")
    .select(monthLogColumns)
    .eq("user_id", userId)
    .gte("date", month)
    .lte("date", last < today ? last : today)
    .throwOnError()
  const [first] = logsInOrder(logs)
  if (!first) return []
  const { data: before } = await tables.rpc("training_memory", { except_log: first.id }).throwOnError()
  return monthRecords(logs, trainingMemoryOf(before)).map(({ exercise_id, name, kind, value, day }) => ({
    exercise_id,
    name: name ?? "",
    kind,
    day,
    value: roundTo(value, 3),
  }))
}

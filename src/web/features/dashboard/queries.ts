import { queryOptions } from "@tanstack/react-query"
import { lastOfMonth, type LocalDay } from "#domain/days/local-day.ts"
import { backend } from "#web/backend/client.ts"
import { withPlainNames } from "#web/backend/queries/plain-names.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { readWeek } from "./planned-workout.ts"
import { activeGoals, goalsKey } from "#web/backend/training/settle-goals.ts"
import { fetchWorkoutLogs } from "#web/logged-workout/queries.ts"

// Keys start with the table's name, so that all queries of a table can be invalidated together.
export const logsKey = (userId: string) => userKey(userId, "workout_logs")
export const commitmentsKey = (userId: string) => userKey(userId, "committed_workouts")

// A month is refetched whenever it is shown, because a workout may have come from another device. Only data prefetched just before counts as fresh.
const freshMilliseconds = 1_000

/** The month's logs by name, each with one of its sets if it has any. */
export function monthLogsQuery(userId: string, month: LocalDay) {
  return queryOptions({
    queryKey: [...logsKey(userId), "month", month],
    staleTime: freshMilliseconds,
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .from("workout_logs")
        .select("id, date, set_logs(id), name, workout_id, workouts(name)")
        .eq("user_id", userId)
        .gte("date", month)
        .lte("date", lastOfMonth(month))
        .order("created_at")
        .limit(1, { referencedTable: "set_logs" })
        .abortSignal(signal)
        .throwOnError()
      return withPlainNames(data)
    },
  })
}

/** The month's scheduled workouts, and which of them are done. */
export function monthCommitmentsQuery(userId: string, month: LocalDay) {
  return queryOptions({
    queryKey: [...commitmentsKey(userId), "month", month],
    staleTime: freshMilliseconds,
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .from("committed_workouts")
        .select("id, scheduled_date, completed_log_id")
        .eq("user_id", userId)
        .gte("scheduled_date", month)
        .lte("scheduled_date", lastOfMonth(month))
        .abortSignal(signal)
        .throwOnError()
      return data
    },
  })
}

/** Active goals; goals without a date come first. */
export function activeGoalsQuery(userId: string) {
  return queryOptions({
    queryKey: [...goalsKey(userId), activeGoals],
    queryFn: ({ signal }) => fetchActiveGoals(userId, signal),
  })
}

export type ActiveGoal = Awaited<ReturnType<typeof fetchActiveGoals>>[number]

async function fetchActiveGoals(userId: string, signal: AbortSignal) {
  const { data } = await backend
    .from("goals")
    .select("id, title, metric, target_value, unit, target_date, exercises(name, load)")
    .eq("user_id", userId)
    .eq("status", "active")
    .order("target_date", { ascending: true, nullsFirst: true })
    .abortSignal(signal)
    .throwOnError()
  return withPlainNames(data)
}

const routinesOffered = 3

/**
 * The newest routines, offered as starting points for a workout. The days of programs are left out, because the program itself decides when they
 * come.
 */
export function newestRoutinesQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, "workouts", "newest"),
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .from("workouts")
        .select("id, name")
        .eq("user_id", userId)
        .is("program_id", null)
        .order("created_at", { ascending: false })
        .limit(routinesOffered)
        .abortSignal(signal)
        .throwOnError()
      return withPlainNames(data)
    },
  })
}

/** Whether the person has imported a history from another app. */
export function hasImportedQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, "imports", "any"),
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .from("imports")
        .select("id")
        .eq("user_id", userId)
        .eq("status", "done")
        .limit(1)
        .abortSignal(signal)
        .throwOnError()
      return data.length > 0
    },
  })
}

/** All logs for a day, in the order they were saved. */
export function dayLogsQuery(userId: string, day: LocalDay) {
  return queryOptions({
    queryKey: [...logsKey(userId), "day", day],
    meta: { kept: false },
    queryFn: ({ signal }) => fetchWorkoutLogs(userId, day, day, signal),
  })
}

/** A day's open scheduled workouts, each with its plan. */
export function dayCommitmentsQuery(userId: string, day: LocalDay) {
  return queryOptions({
    queryKey: [...commitmentsKey(userId), "day", day],
    meta: { kept: false },
    queryFn: ({ signal }) => fetchCommitments(userId, day, day, signal),
  })
}

/** All open scheduled workouts for a month, for the day panel; stored for offline use. */
export function monthCommitmentsInFullQuery(userId: string, month: LocalDay) {
  return queryOptions({
    queryKey: [...commitmentsKey(userId), "month in full", month],
    queryFn: ({ signal }) => fetchCommitments(userId, month, lastOfMonth(month), signal),
  })
}

export type DayCommitment = Awaited<ReturnType<typeof fetchCommitments>>[number]

async function fetchCommitments(userId: string, first: LocalDay, last: LocalDay, signal: AbortSignal) {
  const commitments = backend
    .from("committed_workouts")
    .select(
      "id, scheduled_date, day_of_week, generated_schedule_id, generated_weekly_schedules(schedule_json)",
    )
    .eq("user_id", userId)
    .is("completed_log_id", null)
  const ofDays =
    first === last
      ? commitments.eq("scheduled_date", first)
      : commitments.gte("scheduled_date", first).lte("scheduled_date", last)
  const { data } = await ofDays.order("created_at").abortSignal(signal).throwOnError()
  return data
}

/** The latest saved weekly plan, with its days on the calendar; null if there is none. */
export function savedWeekQuery(userId: string) {
  return queryOptions({
    queryKey: [...commitmentsKey(userId), "week"],
    staleTime: 0,
    queryFn: ({ signal }) => fetchSavedWeek(userId, signal),
  })
}

export type SavedWeek = NonNullable<Awaited<ReturnType<typeof fetchSavedWeek>>>

async function fetchSavedWeek(userId: string, signal: AbortSignal) {
  const { data } = await backend
    .from("generated_weekly_schedules")
    .select(
      "id, week_summary, schedule_json, generated_at, committed_workouts(day_of_week, scheduled_date, completed_log_id)",
    )
    .eq("user_id", userId)
    .order("generated_at", { ascending: false })
    .limit(1)
    .abortSignal(signal)
    .throwOnError()
  const week = data[0]
  if (!week) return null
  const days = readWeek(week.schedule_json)
  if (!days) throw new Error("The saved schedule isn’t a list of days.")
  return { ...week, days }
}

/** The types of the named exercises. Unknown names are left out. */
export function exerciseTypesQuery(userId: string, names: readonly string[]) {
  return queryOptions({
    queryKey: userKey(userId, "exercises", "types", ...names),
    enabled: names.length > 0,
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .from("exercises")
        .select("name, type")
        .in("name", names)
        .abortSignal(signal)
        .throwOnError()
      return data
    },
  })
}

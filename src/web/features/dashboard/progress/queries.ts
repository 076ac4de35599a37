import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { readDayValues, readLiftProgress } from "#domain/progress/chart-series.ts"
import { firstOfMonth, type LocalDay } from "#domain/days/local-day.ts"
import { logsInOrder, monthLogColumns, monthRecords } from "#domain/records/month-records.ts"
import { trainingMemoryOf } from "#domain/records/training-memory.ts"
import { backend } from "#web/backend/client.ts"
import { withPlainNames } from "#web/backend/queries/plain-names.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { logsKey } from "../queries.ts"

// These queries are refetched whenever the page opens, because a workout may have come from another device. A null `from` means all data.
const freshOptions = { staleTime: 0, placeholderData: keepPreviousData }

/** Body weight by day, in kg. */
export function weightsQuery(userId: string, from: LocalDay | null) {
  return queryOptions({
    ...freshOptions,
    queryKey: userKey(userId, "weight_logs", "days", from),
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .rpc("body_weight_days", { from_day: from })
        .abortSignal(signal)
        .throwOnError()
      return readDayValues(data)
    },
  })
}

/** Volume by week, in kg. */
export function volumeQuery(userId: string, from: LocalDay | null) {
  return queryOptions({
    ...freshOptions,
    queryKey: [...logsKey(userId), "volume", from],
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .rpc("calculate_weekly_volume", { user_uuid: userId, from_day: from })
        .abortSignal(signal)
        .throwOnError()
      return data.map((row) => ({ day: row.week_start_date, value: row.total_volume }))
    },
  })
}

/** Workouts by day of the week, Monday first, over eight weeks. */
export function weekdaysQuery(userId: string, today: LocalDay) {
  return queryOptions({
    ...freshOptions,
    queryKey: [...logsKey(userId), "weekdays", today],
    queryFn: async ({ signal }) => {
      const { data } = await backend.rpc("weekday_workouts", { today }).abortSignal(signal).throwOnError()
      return data.map(({ workouts }) => workouts)
    },
  })
}

/** The day of the last workout up to today; null if there is none. */
export function lastWorkoutQuery(userId: string, today: LocalDay) {
  return queryOptions({
    ...freshOptions,
    queryKey: [...logsKey(userId), "last day", today],
    queryFn: async ({ signal }): Promise<LocalDay | null> => {
      const { data } = await backend
        .from("workout_logs")
        .select("date, set_logs!inner(id)")
        .eq("user_id", userId)
        .lte("date", today)
        .order("date", { ascending: false })
        .limit(1)
        .limit(1, { referencedTable: "set_logs" })
        .abortSignal(signal)
        .throwOnError()
      return data[0]?.date ?? null
    },
  })
}

/** Seconds trained by month. */
export function timeQuery(userId: string, from: LocalDay | null) {
  return queryOptions({
    ...freshOptions,
    queryKey: [...logsKey(userId), "time", from],
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .rpc("monthly_training_time", { from_day: from })
        .abortSignal(signal)
        .throwOnError()
      return data.map(({ month, seconds }) => ({ day: month, value: seconds }))
    },
  })
}

/** A lift's estimated 1RM by day, in kg. If `lift` is null, the lift trained most is used. */
export function liftQuery(userId: string, today: LocalDay, from: LocalDay | null, lift: string | null) {
  return queryOptions({
    ...freshOptions,
    queryKey: [...logsKey(userId), "lift", today, from, lift],
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .rpc("lift_progress", { today, from_day: from, lift })
        .abortSignal(signal)
        .throwOnError()
      return readLiftProgress(withPlainNames(data))
    },
  })
}

/** This month's records, up to today. */
export function monthRecordsQuery(userId: string, today: LocalDay) {
  return queryOptions({
    ...freshOptions,
    queryKey: [...logsKey(userId), "records", today],
    queryFn: async ({ signal }) => {
      const logs = await backend
        .from("workout_logs")
        .select(monthLogColumns)
        .eq("user_id", userId)
        .gte("date", firstOfMonth(today))
        .lte("date", today)
        .abortSignal(signal)
        .throwOnError()
      const [first] = logsInOrder(logs.data)
      if (!first) return []
      const exercises = logs.data.flatMap(({ set_logs }) => set_logs.map(({ exercise_id }) => exercise_id))
      const before = await backend
        .rpc("training_memory", { except_log: first.id })
        .in("exercise_id", [...new Set(exercises)])
        .abortSignal(signal)
        .throwOnError()
      return monthRecords(withPlainNames(logs.data), trainingMemoryOf(before.data))
    },
  })
}

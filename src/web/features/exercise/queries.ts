import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"
import * as z from "zod/mini"
import { exerciseSessionsOf } from "#domain/records/exercise-progress.ts"
import { backend } from "#web/backend/client.ts"
import { withPlainNames } from "#web/backend/queries/plain-names.ts"
import { isRowId, userKey } from "#web/backend/queries/query-keys.ts"

const minutes = 60_000
const sessionsPerPage = 10

/** An exercise; null if it doesn't exist or belongs to someone else. */
export function exerciseQuery(userId: string, exerciseId: string) {
  return queryOptions({
    queryKey: userKey(userId, "exercises", exerciseId),
    staleTime: 5 * minutes,
    queryFn: async ({ signal }) => {
      if (!isRowId(exerciseId)) return null
      const { data } = await backend
        .from("exercises")
        .select(
          `id, owner_id, name, type, measure, load, equipment, primary_muscles, secondary_muscles, is_hidden,
          merged_into, moves_like, guide`,
        )
        .eq("id", exerciseId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data
    },
  })
}

export type ShownExercise = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof exerciseQuery>["queryFn"]>>>
>

const mergesSchema = z.array(
  z.object({
    id: z.string(),
    goes: z.string(),
    goes_name: z.string(),
    stays: z.string(),
    merged_at: z.string(),
  }),
)

/** A merge that can still be undone: `goes` was merged into `stays`. */
export type Merge = z.infer<typeof mergesSchema>[number]

/** The person's merges that can still be undone, newest first. */
export function mergesQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, "exercises", "merges"),
    staleTime: 5 * minutes,
    queryFn: async ({ signal }) => {
      const { data } = await backend.rpc("my_merges").abortSignal(signal).throwOnError()
      return withPlainNames(z.parse(mergesSchema, data))
    },
  })
}

const previewSchema = z.object({
  sets: z.number(),
  goals: z.number(),
  routines: z.number(),
  both: z.number(),
})

/** What a merge would move; `both` counts the routines that have both exercises. */
export function mergePreviewQuery(userId: string, goes: string, stays: string) {
  return queryOptions({
    queryKey: userKey(userId, "exercises", "merge preview", goes, stays),
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .rpc("my_merge_preview", { goes, stays })
        .abortSignal(signal)
        .throwOnError()
      return z.parse(previewSchema, data)
    },
  })
}

/** The best figures of every session with an exercise, oldest first. */
export function progressQuery(userId: string, exerciseId: string) {
  return queryOptions({
    // The key is under workout_logs, so that saving a log invalidates it.
    queryKey: userKey(userId, "workout_logs", "exercise progress", exerciseId),
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .rpc("exercise_progress", { exercise_id: exerciseId })
        .abortSignal(signal)
        .throwOnError()
      return exerciseSessionsOf(data)
    },
  })
}

export type HistorySession = Awaited<ReturnType<typeof fetchSessions>>[number]

/** The complete sessions with an exercise, latest first, in pages. */
export function historyQuery(userId: string, exerciseId: string) {
  return infiniteQueryOptions({
    queryKey: userKey(userId, "workout_logs", "exercise history", exerciseId),
    initialPageParam: 0,
    queryFn: ({ signal, pageParam }) => fetchSessions(userId, exerciseId, pageParam, signal),
    getNextPageParam: (last, pages) => (last.length < sessionsPerPage ? null : pages.flat().length),
  })
}

async function fetchSessions(userId: string, exerciseId: string, from: number, signal: AbortSignal) {
  const { data } = await backend
    .from("workout_logs")
    .select(
      `id, date, name, set_logs!inner(id, set_type, reps, weight, weight_unit, duration_minutes, distance,
      distance_unit, rpe, per_side)`,
    )
    .eq("user_id", userId)
    .eq("set_logs.exercise_id", exerciseId)
    .order("date", { ascending: false })
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .order("exercise_order", { referencedTable: "set_logs" })
    .order("set_number", { referencedTable: "set_logs" })
    .range(from, from + sessionsPerPage - 1)
    .abortSignal(signal)
    .throwOnError()
  return withPlainNames(data)
}

import { infiniteQueryOptions } from "@tanstack/react-query"
import * as z from "zod/mini"
import { type HistoryPlace, historyPageSchema } from "#domain/history/past-workout.ts"
import { backend } from "#web/backend/client.ts"
import { withPlainNames } from "#web/backend/queries/plain-names.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"

const minutes = 60_000
// The first page fills any screen. All further pages are as large as the server allows, so that ten years of training take four requests.
const firstPage = 100
const laterPages = 500

/** All saved workouts, latest first, in pages. */
export function historyQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: userKey(userId, "workout_logs", "history"),
    staleTime: 5 * minutes,
    initialPageParam: null as HistoryPlace | null,
    queryFn: ({ signal, pageParam }) => fetchPage(pageParam, signal),
    getNextPageParam: ({ next }) => next,
  })
}

async function fetchPage(before: HistoryPlace | null, signal: AbortSignal) {
  const { data } = await backend
    .rpc("workout_history", {
      page_size: before ? laterPages : firstPage,
      ...(before && { before_date: before.date, before_created_at: before.created_at, before_id: before.id }),
    })
    .abortSignal(signal)
    .throwOnError()
  return withPlainNames(z.parse(historyPageSchema, data))
}

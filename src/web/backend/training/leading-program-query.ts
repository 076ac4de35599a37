import { queryOptions } from "@tanstack/react-query"
import { leadingProgramColumns, leadingProgramOf } from "#domain/coach/lifts/leading-program.ts"
import { backend } from "../client.ts"
import { userKey } from "../queries/query-keys.ts"

/** The running program and its exercises, for which the program rather than the coach decides what comes next; null if no program is running. */
export function leadingProgramQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, "program_runs", "leading program"),
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const { data } = await backend
        .from("program_runs")
        .select(leadingProgramColumns)
        .eq("user_id", userId)
        .is("ended_at", null)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return leadingProgramOf(data)
    },
  })
}

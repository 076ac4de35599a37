import { type QueryClient, queryOptions } from "@tanstack/react-query"
import type * as z from "zod/mini"
import { readReply } from "#domain/coach/asking/replies.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { backend } from "#web/backend/client.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"

/** The subject of an analysis: a log, or a month (its first day). Each has at most one analysis. */
export type AnalysisSubject =
  | { analysis_type: "workout"; workout_log_id: string }
  | { analysis_type: "monthly"; month: LocalDay }

/** The stored row; `analysis` is null if it can't be read. */
export interface StoredAnalysis<Analysis> {
  analysis: Analysis | null
}

/** The latest stored analysis; null if there is none. */
export function storedAnalysisQuery<Analysis>(
  userId: string,
  about: AnalysisSubject,
  schema: z.ZodMiniType<Analysis>,
) {
  return queryOptions({
    queryKey: keyOf(userId, about),
    queryFn: async ({ signal }): Promise<StoredAnalysis<Analysis> | null> => {
      const { data } = await backend
        .from("ai_analyses")
        .select("id, analysis_text")
        .match({ user_id: userId, ...about })
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return data && { analysis: readReply(schema, data.analysis_text) }
    },
  })
}

/** Stores an analysis, replacing the previous one. Throws if it can't be stored. */
export async function storeAnalysis(
  client: QueryClient,
  { userId, about }: { userId: string; about: AnalysisSubject },
  analysis: object,
): Promise<void> {
  const onConflict = about.analysis_type === "workout" ? "user_id,workout_log_id" : "user_id,month"
  await backend
    .from("ai_analyses")
    .upsert({ ...about, analysis_text: JSON.stringify(analysis) }, { onConflict })
    .throwOnError()
  client.setQueryData<StoredAnalysis<object>>(keyOf(userId, about), { analysis })
}

function keyOf(userId: string, about: AnalysisSubject) {
  const subject = about.analysis_type === "workout" ? about.workout_log_id : about.month
  return userKey(userId, "ai_analyses", about.analysis_type, subject)
}

import { queryOptions } from "@tanstack/react-query"
import type { SaveCommand } from "#domain/saving/save-command-schema.ts"
import { backend } from "#web/backend/client.ts"
import { fetchLog } from "#web/backend/training/log-queries.ts"
import { userKey } from "#web/backend/queries/query-keys.ts"
import { sentences } from "./sentences.ts"

/** The server's version after a refused save. `times` counts the conflicts; the version is fetched again for each. */
export function theirVersionQuery(userId: string, { op_id, log }: SaveCommand, times: number) {
  return queryOptions({
    queryKey: userKey(userId, "their version", op_id, times),
    // The versions on screen must not change while the person is choosing.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    queryFn: async ({ signal }) => {
      if (!navigator.onLine) throw new Error(sentences.offline)
      return fetchLog(userId, log.id ?? (await logMadeBy(userId, op_id, signal)), signal)
    },
  })
}

/** The log that an earlier save with the same op_id created. */
async function logMadeBy(userId: string, opId: string, signal: AbortSignal): Promise<string> {
  const { data, error } = await backend
    .from("applied_ops")
    .select("result_id")
    .eq("user_id", userId)
    .eq("op_id", opId)
    .abortSignal(signal)
    .maybeSingle()
  if (error) throw new Error(sentences.failedLoading(error.message))
  if (!data?.result_id) throw new Error(sentences.notSent)
  return data.result_id
}

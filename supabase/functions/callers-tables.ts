import { PostgrestClient } from "@supabase/postgrest-js"
import type { Database } from "#domain/row-types.ts"
import type { FunctionContext } from "@repertoire/backend/functions"

/** A client for the tables with the caller's rights. */
export type CallersTables = PostgrestClient<Database>

/** Creates a client for the tables with the caller's own rights, never with the service role. */
export function callersTables({ backend, caller }: FunctionContext): CallersTables {
  return new PostgrestClient<Database>(`${backend.url}/rest/v1`, {
    headers: { apikey: backend.anonKey, Authorization: caller.authorization },
    retry: false,
  })
}

import { PostgrestClient } from "@supabase/postgrest-js"
import type { Database } from "#domain/row-types.ts"
import type { FunctionContext } from "@repertoire/backend/functions"

/** The tables under the caller's rights. */
export type CallersTables = PostgrestClient<Database>

/** A client of the tables under the caller's own rights, never the service role's. */
export function callersTables({ backend, caller }: FunctionContext): CallersTables {
  return new PostgrestClient<Database>(`${backend.url}/rest/v1`, {
    headers: { apikey: backend.anonKey, Authorization: caller.authorization },
    retry: false,
  })
}

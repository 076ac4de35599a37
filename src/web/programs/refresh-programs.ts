import type { QueryClient } from "@tanstack/react-query"
import { userKey } from "#web/backend/queries/query-keys.ts"

const tables = ["programs", "program_versions", "program_runs", "program_events", "workouts"] as const

/** Call when a program, its run or an event has reached the server. Refetches everything that shows them. */
export async function refreshPrograms(client: QueryClient, userId: string): Promise<void> {
  await Promise.all(tables.map((table) => client.invalidateQueries({ queryKey: userKey(userId, table) })))
}

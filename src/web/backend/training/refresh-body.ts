import type { QueryClient } from "@tanstack/react-query"
import { userKey } from "#web/backend/queries/query-keys.ts"

/** Call when a body weight or measurements have reached the server. Refetches everything that shows them. */
export async function refreshBody(client: QueryClient, userId: string): Promise<void> {
  const tables = ["weight_logs", "body_measurements", "profiles"]
  await Promise.all(tables.map((table) => client.invalidateQueries({ queryKey: userKey(userId, table) })))
}

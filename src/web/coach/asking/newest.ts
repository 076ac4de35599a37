import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query"
import { isRecalled } from "#web/backend/queries/recalled-answers.ts"

/** The server's response, or the one stored on this device. Throws if neither is available. */
export async function newest<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  try {
    const cached = client.getQueryCache().find({ queryKey: query.queryKey })
    return await client.fetchQuery(cached && isRecalled(cached) ? { ...query, staleTime: 0 } : query)
  } catch (error) {
    const known = client.getQueryData<Data>(query.queryKey)
    if (known !== undefined) return known
    throw error
  }
}

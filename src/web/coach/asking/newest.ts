import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query"

/** An answer from the server, else as this device knows it. Throws when it knows nothing. */
export async function newest<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  try {
    return await client.fetchQuery(query)
  } catch (error) {
    const known = client.getQueryData<Data>(query.queryKey)
    if (known !== undefined) return known
    throw error
  }
}

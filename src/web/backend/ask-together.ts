import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query"

/** The parts of an answer that are kept for questions, by the signal that each question's requests are sent with. */
const kept = new WeakMap<AbortSignal, unknown[]>()

/** The rows kept for a request with this signal, as a response; undefined if the request has to be sent. */
export function keptResponse(signal: AbortSignal | null | undefined): Response | undefined {
  const part = signal && kept.get(signal)?.shift()
  return part === undefined ? undefined : Response.json(part)
}

/**
 * Sends one request for several queries, which resolves even if it fails. The returned function fills a query from the parts of the answer with these names, one for each request that
 * the query would send. The query runs as always, but its requests are answered from those parts. It asks the server itself when it is fetched again,
 * or if there is no answer, so that what fails for one of them doesn't fail for all.
 */
export function askTogether(client: QueryClient, request: PromiseLike<{ data: unknown }>) {
  // Awaiting the client's request sends it, each time.
  const answer = Promise.resolve(request)
  return async function fill<Data, Key extends QueryKey>(
    query: FetchQueryOptions<Data, Error, Data, Key>,
    ...names: readonly string[]
  ): Promise<void> {
    const { queryFn } = query
    if (typeof queryFn !== "function") return
    let isAsked = false
    await client.prefetchQuery({
      ...query,
      staleTime: 0,
      queryFn: async (context) => {
        if (isAsked) return queryFn(context)
        isAsked = true
        const { data } = await answer
        const { signal } = new AbortController()
        kept.set(
          signal,
          names.map((name): unknown => Reflect.get(Object(data), name)),
        )
        return queryFn({ ...context, signal })
      },
    })
  }
}

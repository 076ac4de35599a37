import type { QueryClient } from "@tanstack/react-query"
import { whenIdle } from "#web/device/when-idle.ts"

const settleMilliseconds = 2_000
const pauseMilliseconds = 50

/** The queries to prefetch. Each asks the server only if the stored result is too old. */
export type PrefetchQueries = (client: QueryClient, userId: string) => Iterable<() => Promise<unknown>>

/**
 * Fetches what an offline start needs and this device lacks, one query at a time, while nothing else is loading. Runs now, when the network returns,
 * and when a result is outdated. Returns a function that stops the prefetching.
 */
export function prefetch(client: QueryClient, userId: string, queries: PrefetchQueries): () => void {
  let isStopped = false
  let isRunning = false
  let isWanted = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function run() {
    isWanted = true
    if (isRunning) return
    isRunning = true
    while (isWanted && !isStopped) {
      isWanted = false
      for (const fetch of queries(client, userId)) {
        await whenQuiet(client)
        if (isStopped || !(await succeeds(fetch))) break
      }
    }
    isRunning = false
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), settleMilliseconds)
  }

  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "invalidate") soon()
  })
  addEventListener("online", soon)
  void run()
  return () => {
    isStopped = true
    clearTimeout(timer)
    unsubscribe()
    removeEventListener("online", soon)
  }
}

/** Whether to continue. Nothing is requested while offline. A refusal doesn't stop the other queries, but a missing response does. */
async function succeeds(fetch: () => Promise<unknown>): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    await fetch()
    return true
  } catch (error) {
    return error instanceof Error && "code" in error && Boolean(error.code)
  }
}

/** Resolves when no query is in flight and the browser is idle. */
async function whenQuiet(client: QueryClient): Promise<void> {
  do await pause()
  while (client.isFetching() > 0)
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(() => setTimeout(resolve, pauseMilliseconds))
  })
}

import type { QueryClient } from "@tanstack/react-query"
import { whenIdle } from "./when-idle.ts"

const settleMilliseconds = 2_000
const pauseMilliseconds = 50

/** What is to be fetched; each asks the server only when what is known is too old. */
export type Questions = (client: QueryClient, userId: string) => Iterable<() => Promise<unknown>>

/**
 * Fetches what a start without a network has to know and this device does not, one after the other while nothing else is being asked: now,
 * when the network is back, and when something has become out of date. Returns how to stop.
 */
export function prefetch(client: QueryClient, userId: string, questions: Questions): () => void {
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
      for (const fetch of questions(client, userId)) {
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

/** Nothing is requested while offline. A refusal doesn't stop the rest; a missing answer does. */
async function succeeds(fetch: () => Promise<unknown>): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    await fetch()
    return true
  } catch (error) {
    return error instanceof Error && "code" in error && Boolean(error.code)
  }
}

/** Resolves when no query is under way and the browser has nothing to do. */
async function whenQuiet(client: QueryClient): Promise<void> {
  do await pause()
  while (client.isFetching() > 0)
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(() => setTimeout(resolve, pauseMilliseconds))
  })
}

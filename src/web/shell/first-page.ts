import type { QueryClient } from "@tanstack/react-query"
import { whenIdle } from "./when-idle.ts"

// A page that asks does so well before; after it nothing is expected.
const askingMilliseconds = 300
// A server that does not answer holds up nothing else for longer.
const patienceMilliseconds = 3_000

let settle: () => void = () => {}

/** Settled once the page that the app was opened at is there with what it asked the server for, or has failed. */
export const firstPage = new Promise<void>((resolve) => {
  settle = resolve
})

export const firstPageFailed = () => settle()

/** Call when a page is drawn: the first page is there when what it asked is answered. Returns how to stop waiting. */
export function firstPageIsDrawn(client: QueryClient): () => void {
  const settleWhenAnswered = () => {
    // The answers are drawn first.
    if (client.isFetching() === 0) whenIdle(settle, { timeout: patienceMilliseconds })
  }
  const asked = setTimeout(settleWhenAnswered, askingMilliseconds)
  const latest = setTimeout(settle, patienceMilliseconds)
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    const isAnswer =
      event.type === "updated" && (event.action.type === "success" || event.action.type === "error")
    if (isAnswer) settleWhenAnswered()
  })
  const stop = () => {
    clearTimeout(asked)
    clearTimeout(latest)
    unsubscribe()
  }
  void firstPage.then(stop)
  return stop
}

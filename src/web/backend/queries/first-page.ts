import type { Query, QueryClient } from "@tanstack/react-query"
import { whenIdle } from "#web/device/when-idle.ts"

// How long to wait for a page to send its first queries. Pages send them well within this time.
const askingMilliseconds = 300
// The longest time for which an unresponsive server delays other work.
const patienceMilliseconds = 3_000

let isSettled = false
let settle: () => void = () => {}

/** Resolves once the first page and its queries have loaded or failed. */
export const firstPage = new Promise<void>((resolve) => {
  settle = () => {
    isSettled = true
    resolve()
  }
})

/** Whether a query was answered for the first page, which isn't complete yet. */
export function isJustAnswered<Data>({ state }: Pick<Query<Data>, "state">): boolean {
  return !isSettled && state.dataUpdatedAt > performance.timeOrigin
}

export const settleFirstPage = () => settle()

/** Call when a page is rendered. The first page is complete once its queries have been answered. Returns a function that stops waiting. */
export function settleOnFirstPage(client: QueryClient): () => void {
  const settleWhenAnswered = () => {
    // Let the results render before the first page counts as loaded.
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

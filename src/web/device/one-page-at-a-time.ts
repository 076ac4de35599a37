/**
 * Runs work under the same name in only one of this browser's pages at a time. A page that closes releases its lock. Browsers don't offer locks over
 * plain http, so there this applies only to the work of a single page.
 */
export function onePageAtATime(name: string) {
  let last: Promise<unknown> = Promise.resolve()
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if ("locks" in navigator) return navigator.locks.request(name, work)
    const turn = last.then(work, work)
    last = turn
    return turn
  }
}

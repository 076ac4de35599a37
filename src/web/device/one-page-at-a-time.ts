/**
 * Makes pages of this browser take turns: work under the same name runs in only one page at a time. A page that closes releases its lock. Browsers
 * don't offer locks over plain http; there, only this page's own work takes turns.
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

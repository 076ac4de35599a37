/**
 * Runs work while no other page of this browser runs any under the same name. A page that closes releases its lock. Browsers don't offer locks
 * over plain http; there, only this page's own work takes turns.
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

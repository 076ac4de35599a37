/**
 * Runs work while no other page of this browser runs any under the same name; a page that closes releases the lock. Browsers offer
 * no locks over plain http, so there only this page's own work takes turns.
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

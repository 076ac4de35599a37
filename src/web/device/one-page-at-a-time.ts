/**
 * Runs work while no other page of this browser runs any under the same name; a page that dies releases its turn. A phone on a
 * plain http address has no locks, so there only this page's own work takes turns.
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

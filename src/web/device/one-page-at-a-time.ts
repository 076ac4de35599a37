/**
 * Gives a way to run work while no other page of this browser runs any under the same name; a page that dies gives its turn back. A phone
 * that opens the app by a plain http address has no locks: there it is this page's turns alone.
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

const lockName = "repertoire-queue"

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs the work while no other page of this browser runs any; a page that dies gives its turn back. A phone that opens the app by a plain
 * http address has no locks: there it is this page's turns alone, and the op_id of each save sees to the rest.
 */
export async function onePageAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  if ("locks" in navigator) return navigator.locks.request(lockName, work)
  const turn = last.then(work, work)
  last = turn
  return turn
}

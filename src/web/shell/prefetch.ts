import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query"
import { addMonths, firstOfMonth } from "#domain/days/local-day.ts"
import { exerciseNotesQuery } from "#web/backend/exercise-notes-query.ts"
import { exercisesQuery, recentExercisesQuery } from "#web/backend/exercise-queries.ts"
import { unitSystemQuery } from "#web/backend/unit-system-query.ts"
import { currentDay } from "#web/offline/current-day.ts"
import * as dashboard from "#web/features/dashboard/queries.ts"
import { goalsQuery } from "#web/features/goals/queries.ts"
import * as logging from "#web/features/logging/queries.ts"
import { knownProfileQuery } from "#web/features/profile/queries.ts"
import { weightsQuery } from "#web/features/profile/weight-queries.ts"
import { routinesQuery } from "#web/features/routines/queries.ts"

const minutes = 60_000
const settleMilliseconds = 2_000
const pauseMilliseconds = 50

/**
 * Fetches what a start without a network has to know and this device does not, one after the other while nothing else is being asked: now,
 * when the network is back, and when something has become out of date. Returns how to stop.
 */
export function prefetch(client: QueryClient, userId: string): () => void {
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
      for (const fetch of missing(client, userId)) {
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

/** Nothing is asked of a network that is not there; a refusal is no reason to stop, no answer is one. */
async function succeeds(fetch: () => Promise<unknown>): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    await fetch()
    return true
  } catch (error) {
    return error instanceof Error && "code" in error && Boolean(error.code)
  }
}

function* missing(client: QueryClient, userId: string) {
  const ask =
    <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>, age: number) =>
    () =>
      client.fetchQuery({ ...query, staleTime: age * minutes, retry: false })

  yield ask(exercisesQuery(userId), 24 * 60)
  yield ask(logging.templatesQuery(userId), 10)
  yield ask(logging.templatesInFullQuery(userId), 10)
  yield ask(unitSystemQuery(userId), 60)
  const thisMonth = firstOfMonth(currentDay())
  for (const months of [0, -1, -2]) {
    const month = addMonths(thisMonth, months)
    yield ask(dashboard.monthLogsQuery(userId, month), 10)
    yield ask(dashboard.monthInFullQuery(userId, month), 10)
  }
  for (const months of [0, 1, -1, -2]) {
    const month = addMonths(thisMonth, months)
    yield ask(dashboard.monthCommitmentsQuery(userId, month), 10)
    yield ask(dashboard.monthCommitmentsInFullQuery(userId, month), 10)
  }
  yield ask(dashboard.activeGoalsQuery(userId), 10)
  yield ask(goalsQuery(userId), 10)
  yield ask(knownProfileQuery(userId), 60)
  yield ask(weightsQuery(userId), 60)
  yield ask(routinesQuery(userId), 10)
  yield ask(dashboard.savedWeekQuery(userId), 60)
  yield ask(recentExercisesQuery(userId), 10)
  yield ask(exerciseNotesQuery(userId), 60)
  yield ask(logging.trainingMemoryQuery(userId, null), 10)
}

/** Resolves when no query is under way and the browser has nothing to do. */
async function whenQuiet(client: QueryClient): Promise<void> {
  do await pause()
  while (client.isFetching() > 0)
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => setTimeout(resolve, pauseMilliseconds))
    else setTimeout(resolve, pauseMilliseconds)
  })
}

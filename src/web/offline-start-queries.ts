import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query"
import { addMonths, firstOfMonth } from "#domain/days/local-day.ts"
import { avoidedQuery } from "./backend/exercises/avoided-query.ts"
import { exerciseNotesQuery } from "./backend/exercises/exercise-notes-query.ts"
import { exercisesQuery, recentExercisesQuery } from "./backend/exercises/exercise-queries.ts"
import { isRowId } from "./backend/queries/query-keys.ts"
import { ageQuery } from "./backend/preferences/age-query.ts"
import { barbellsQuery } from "./backend/preferences/barbells-query.ts"
import { unitSystemQuery } from "./backend/preferences/unit-system-query.ts"
import { historyQuery } from "./backend/training/history-query.ts"
import { liftHistoryQuery } from "./backend/training/lift-history-query.ts"
import { leadingProgramQuery } from "./backend/training/leading-program-query.ts"
import { routineNamesQuery } from "./backend/training/routine-names-query.ts"
import { coachProfileQuery } from "./coach/asking/athlete-queries.ts"
import { trainedWorkoutsQuery } from "./coach/asking/trained-workouts-query.ts"
import { currentDay } from "./device/current-day.ts"
import * as dashboard from "./features/dashboard/queries.ts"
import { trainedExercisesQuery } from "./features/exercise/list/queries.ts"
import { goalsQuery } from "./features/goals/queries.ts"
import * as logging from "./features/logging/queries.ts"
import { monthInFullQuery } from "./logged-workout/queries.ts"
import { weightsQuery } from "./features/profile/body/weight-queries.ts"
import { knownProfileQuery } from "./features/profile/queries.ts"
import { blocksFor, eventsQuery, sessionsQuery, versionQuery } from "./programs/history-queries.ts"
import { measurementsQuery } from "./weighing/queries.ts"
import { programsQuery, runningRunQuery, runsOfProgramQuery } from "./programs/queries.ts"
import { routinesQuery } from "./features/routines/queries.ts"

const minutes = 60_000
// The number of pages to fetch, which is more than anyone's history has. Without a number, only the first page would be fetched.
const mostPagesOfHistory = 100

/** The queries that an offline start needs, most important first. Each asks the server only if the stored result is too old. */
export function* offlineStartQueries(client: QueryClient, userId: string) {
  const ask =
    <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>, age: number) =>
    () =>
      client.fetchQuery({ ...query, staleTime: age * minutes, retry: false })

  yield ask(exercisesQuery(userId), 24 * 60)
  yield ask(routineNamesQuery(userId), 10)
  yield ask(logging.templatesInFullQuery(userId), 10)
  yield ask(unitSystemQuery(userId), 60)
  const thisMonth = firstOfMonth(currentDay())
  // The months include the next one, because it may begin while the device is offline.
  for (const months of [0, 1, -1, -2]) {
    const month = addMonths(thisMonth, months)
    yield ask(dashboard.monthLogsQuery(userId, month), 10)
    yield ask(monthInFullQuery(userId, month), 10)
    yield ask(dashboard.monthCommitmentsQuery(userId, month), 10)
    yield ask(dashboard.monthCommitmentsInFullQuery(userId, month), 10)
  }
  yield ask(runningRunQuery(userId), 10)
  const run = client.getQueryData(runningRunQuery(userId).queryKey)
  if (run) {
    const events = eventsQuery(userId, run.id)
    yield ask(events, 10)
    const changed = client.getQueryData(events.queryKey) ?? []
    const versions = changed.flatMap((event) => (event.kind === "version" ? event.body.version : []))
    for (const version of new Set([run.version, ...versions.filter(isRowId)]))
      yield ask(versionQuery(userId, version), 24 * 60)
    for (let [block, blocks] = [0, 1]; block < blocks; block += 1) {
      const sessions = sessionsQuery(userId, run.id, block)
      yield ask(sessions, 10)
      blocks = blocksFor(client.getQueryData(sessions.queryKey)?.at(-1)?.slot ?? 0)
    }
    yield ask(programsQuery(userId), 60)
    yield ask(runsOfProgramQuery(userId, run.program_id), 60)
  }
  yield ask(leadingProgramQuery(userId), 60)
  yield ask(dashboard.activeGoalsQuery(userId), 10)
  yield ask(goalsQuery(userId), 10)
  yield ask(knownProfileQuery(userId), 60)
  yield ask(weightsQuery(userId), 60)
  yield ask(measurementsQuery(userId), 60)
  yield ask(routinesQuery(userId), 10)
  yield ask(dashboard.savedWeekQuery(userId), 60)
  yield ask(recentExercisesQuery(userId), 10)
  yield ask(exerciseNotesQuery(userId), 60)
  yield ask(logging.trainingMemoryQuery(userId, null), 10)
  yield ask(liftHistoryQuery(userId), 10)
  yield ask(barbellsQuery(userId), 60)
  yield ask(ageQuery(userId), 60)
  yield ask(trainedWorkoutsQuery(userId, thisMonth), 60)
  yield ask(coachProfileQuery(userId), 60)
  yield ask(avoidedQuery(userId), 60)
  yield ask(trainedExercisesQuery(userId), 60)
  yield () =>
    client.fetchInfiniteQuery({
      ...historyQuery(userId),
      pages: mostPagesOfHistory,
      staleTime: 24 * 60 * minutes,
      retry: false,
    })
}

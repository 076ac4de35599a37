import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { useEffect, useMemo } from "react"
import { indexWorkouts } from "#domain/history/find-workouts.ts"
import { nameOf, pastWorkoutsOf } from "#domain/history/past-workout.ts"
import { exercisesQuery } from "#web/backend/exercises/exercise-queries.ts"
import { historyQuery } from "#web/backend/training/history-query.ts"
import { useWorkoutsBeingDeleted } from "./deletions.ts"

/** All saved workouts, prepared for the search. The first page is available first; the others follow automatically. */
export function useHistory(userId: string) {
  const query = useInfiniteQuery(historyQuery(userId))
  const { data, fetchNextPage, hasNextPage, isFetching, isError } = query
  const { data: exercises, isLoading } = useQuery(exercisesQuery(userId))
  const deleted = useWorkoutsBeingDeleted()

  const isMoreDue = hasNextPage && !isFetching && !isError
  useEffect(() => {
    if (isMoreDue) void fetchNextPage()
  }, [fetchNextPage, isMoreDue])

  const workouts = useMemo(
    () => data && pastWorkoutsOf(data.pages).filter(({ id }) => !deleted.has(id)),
    [data, deleted],
  )
  // Until the exercises' names are loaded, a search would miss them.
  const index = useMemo(
    () => (isLoading ? undefined : workouts && indexWorkouts(workouts, exercises ?? [], nameOf)),
    [workouts, exercises, isLoading],
  )
  return { query, exercises, workouts, index }
}

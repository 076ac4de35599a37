import { type QueryClient, type QueryKey, useQuery, useQueryClient } from "@tanstack/react-query"
import { firstOfMonth, type LocalDay } from "#domain/days/local-day.ts"
import {
  dayCommitmentsQuery,
  dayLogsQuery,
  monthCommitmentsInFullQuery,
  type DayCommitment,
} from "../queries.ts"
import { monthInFullQuery, type WorkoutLog } from "#web/logged-workout/queries.ts"

/** A day's logs: first from this device's storage, then from the server. */
export function useDayLogs(userId: string, day: LocalDay) {
  const client = useQueryClient()
  const { queryKey } = monthInFullQuery(userId, firstOfMonth(day))
  const isOfTheDay = ({ date }: WorkoutLog) => date === day
  return useQuery({ ...dayLogsQuery(userId, day), ...partOf(client, queryKey, isOfTheDay) })
}

/** A day's open scheduled workouts: first from this device's storage, then from the server. */
export function useDayCommitments(userId: string, day: LocalDay) {
  const client = useQueryClient()
  const { queryKey } = monthCommitmentsInFullQuery(userId, firstOfMonth(day))
  const isOfTheDay = ({ scheduled_date }: DayCommitment) => scheduled_date === day
  return useQuery({ ...dayCommitmentsQuery(userId, day), ...partOf(client, queryKey, isOfTheDay) })
}

/** Initial data for a query: the day's part of the stored month, unless that is stale and the device is online. */
function partOf<Row>(client: QueryClient, month: QueryKey, isPart: (row: Row) => boolean) {
  const isOutOfDate = client.getQueryState(month)?.isInvalidated === true && navigator.onLine
  return {
    initialData: () => (isOutOfDate ? undefined : client.getQueryData<Row[]>(month)?.filter(isPart)),
    // Makes the query always refetch.
    initialDataUpdatedAt: 0,
  }
}

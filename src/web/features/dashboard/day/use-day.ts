import { type QueryClient, type QueryKey, useQuery, useQueryClient } from "@tanstack/react-query"
import { firstOfMonth, type LocalDay } from "#domain/days/local-day.ts"
import {
  dayCommitmentsQuery,
  dayLogsQuery,
  monthCommitmentsInFullQuery,
  monthInFullQuery,
  type DayCommitment,
  type DayLog,
} from "../queries.ts"

/** A day's logs: first as stored on this device, then as the server says. */
export function useDayLogs(userId: string, day: LocalDay) {
  const client = useQueryClient()
  const { queryKey } = monthInFullQuery(userId, firstOfMonth(day))
  const isOfTheDay = ({ date }: DayLog) => date === day
  return useQuery({ ...dayLogsQuery(userId, day), ...partOf(client, queryKey, isOfTheDay) })
}

/** A day's open scheduled workouts: first as stored on this device, then as the server says. */
export function useDayCommitments(userId: string, day: LocalDay) {
  const client = useQueryClient()
  const { queryKey } = monthCommitmentsInFullQuery(userId, firstOfMonth(day))
  const isOfTheDay = ({ scheduled_date }: DayCommitment) => scheduled_date === day
  return useQuery({ ...dayCommitmentsQuery(userId, day), ...partOf(client, queryKey, isOfTheDay) })
}

/** Starts a query with the day's part of the stored month, unless that is stale and the server can be asked. */
function partOf<Row>(client: QueryClient, month: QueryKey, isPart: (row: Row) => boolean) {
  const isOutOfDate = client.getQueryState(month)?.isInvalidated === true && navigator.onLine
  return {
    initialData: () => (isOutOfDate ? undefined : client.getQueryData<Row[]>(month)?.filter(isPart)),
    // Always refetch it.
    initialDataUpdatedAt: 0,
  }
}

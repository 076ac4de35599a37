import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { withWaiting } from "#domain/body/measure-history.ts"
import { measurementsQuery } from "./queries.ts"
import { useWaitingBodies } from "./waiting-bodies.ts"

/** The person's measurements, including those that this device hasn't sent yet; `measurements` is undefined until they are known. */
export function useMeasurements(userId: string) {
  const query = useQuery(measurementsQuery(userId))
  const waiting = useWaitingBodies(query.dataUpdatedAt)
  const measurements = useMemo(
    () =>
      query.data &&
      withWaiting(
        query.data,
        waiting.map(({ body }) => body),
      ),
    [query.data, waiting],
  )
  return { query, measurements }
}

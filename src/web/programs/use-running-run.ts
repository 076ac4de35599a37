import { useQuery } from "@tanstack/react-query"
import { useOutbox } from "#web/offline/queue/outbox.ts"
import { changesHere } from "./changes-here.ts"
import { runningRunQuery } from "./queries.ts"

/** The current run from `runningRunQuery`; null if this device has ended the run, even if the server doesn't know yet. */
export function useRunningRun(userId: string) {
  const { data: row, dataUpdatedAt, isLoading, failureCount } = useQuery(runningRunQuery(userId))
  const outbox = useOutbox()
  const ends = row
    ? changesHere(outbox, row.id, dataUpdatedAt).filter(({ event }) => event.kind === "end")
    : []
  return { data: ends.at(-1)?.change === "add" ? null : row, isLoading, failureCount }
}

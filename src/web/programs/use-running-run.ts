import { useQuery } from "@tanstack/react-query"
import { useOutbox } from "#web/offline/queue/outbox.ts"
import { changesHere } from "./changes-here.ts"
import { runningRunQuery } from "./queries.ts"

/** The current run from `runningRunQuery`, unless this device has ended it and hasn't sent that yet. */
export function useRunningRun(userId: string) {
  const { data: row, dataUpdatedAt, isLoading, failureCount } = useQuery(runningRunQuery(userId))
  const outbox = useOutbox()
  const ends = row
    ? changesHere(outbox, row.id, dataUpdatedAt).filter(({ event }) => event.kind === "end")
    : []
  return { data: ends.at(-1)?.change === "add" ? null : row, isLoading, failureCount }
}

import { useQuery } from "@tanstack/react-query"
import { useOutbox } from "#web/offline/queue/outbox.ts"
import { changesHere } from "./changes-here.ts"
import { runningRunQuery } from "./queries.ts"

/** The run that is going on, as `runningRunQuery` has it; a run whose end waits on this device is over. */
export function useRunningRun(userId: string) {
  const { data: row, dataUpdatedAt, isLoading, failureCount } = useQuery(runningRunQuery(userId))
  const outbox = useOutbox()
  const ends = row
    ? changesHere(outbox, row.id, dataUpdatedAt).filter(({ event }) => event.kind === "end")
    : []
  return { data: ends.at(-1)?.change === "add" ? null : row, isLoading, failureCount }
}

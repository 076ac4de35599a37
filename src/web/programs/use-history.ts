import { useQueries, useQuery, type UseQueryResult } from "@tanstack/react-query"
import { useState } from "react"
import type { SessionOfRun } from "#domain/programs/run.ts"
import { hasFailed } from "#web/offline/answers/has-failed.ts"
import { blocksFor, eventsQuery, sessionsQuery, type StoredVersion, versionQuery } from "./history-queries.ts"
import { useEventsHere } from "./waiting-events.ts"

/** A part of a run's history. */
interface PartOfRun<Data> {
  /** The data; undefined until the whole history has loaded. */
  data: Data | undefined
  hasFailed: boolean
  loadAgain: () => void
}

/** All events of a run, including those that this device hasn't sent yet. */
export function useEvents(userId: string, runId: string) {
  const events = useQuery(eventsQuery(userId, runId))
  const data = useEventsHere(runId, events.data, events.dataUpdatedAt)
  return { data, hasFailed: hasFailed(events), loadAgain: () => void events.refetch() }
}

export function useVersions(userId: string, ids: readonly string[]): PartOfRun<StoredVersion[]> {
  return useQueries({ queries: ids.map((id) => versionQuery(userId, id)), combine: allVersions })
}

/** All sessions of a run, block by block. */
export function useSessions(userId: string, runId: string): PartOfRun<SessionOfRun[]> {
  const [blocks, setBlocks] = useState(1)
  const sessions = useQueries({
    queries: Array.from({ length: blocks }, (_, block) => sessionsQuery(userId, runId, block)),
    combine: allSessions,
  })
  const needed = blocksFor(sessions.data?.at(-1)?.slot ?? 0)
  if (needed > blocks) setBlocks(needed)
  return needed > blocks ? { ...sessions, data: undefined } : sessions
}

const allVersions = (results: UseQueryResult<StoredVersion>[]) => together(results, (versions) => versions)
const allSessions = (results: UseQueryResult<SessionOfRun[]>[]) =>
  together(results, (blocks) => blocks.flat())

function together<Data, All>(
  results: readonly UseQueryResult<Data>[],
  join: (all: Data[]) => All,
): PartOfRun<All> {
  const known = results.flatMap(({ data }) => (data === undefined ? [] : [data]))
  return {
    data: known.length === results.length ? join(known) : undefined,
    hasFailed: results.some((result) => hasFailed(result)),
    loadAgain: () => results.forEach((result) => void result.refetch()),
  }
}

import { useMemo } from "react"
import type { Plan, PlanOptions } from "#domain/programs/plan.ts"
import type { ProgramEvent, ProgramRun, SessionOfRun } from "#domain/programs/run.ts"
import type { Standing } from "#domain/programs/standing.ts"
import { readRun } from "#domain/programs/stored.ts"
import { isRowId } from "#web/backend/queries/query-keys.ts"
import type { StoredVersion } from "./history-queries.ts"
import type { RunRow } from "./queries.ts"
import { sharedFold, sharedPlan } from "./shared-folds.ts"
import { useEvents, useSessions, useVersions } from "./use-history.ts"
import { useWaitingSessions } from "./waiting-sessions.ts"
import { usePlanOptions } from "./use-plan-options.ts"

/** A run with its whole history and its standing: which session is next, and the state of each lift. */
export interface FoldedRun {
  run: ProgramRun
  events: readonly ProgramEvent[]
  sessions: readonly SessionOfRun[]
  standing: Standing
  /** All versions that the run has used, by id. */
  plans: ReadonlyMap<string, Plan>
}

export type RunState =
  | { state: "loading" }
  /** Something is missing, both here and on the server. `loadAgain` fetches it again, which doesn't help if the run itself can't be read. */
  | { state: "failed"; isUnreadable: boolean; loadAgain: () => void }
  | ({ state: "ready" } & FoldedRun)

/**
 * Works out where a run stands from what the server and this device know about it. This includes the code for programs' rules, so use it only in
 * parts that load late.
 */
export function useRun(userId: string, row: RunRow): RunState {
  const run = useMemo(() => readRun(row), [row])
  const events = useEvents(userId, row.id)
  const sessions = useSessions(userId, row.id)
  const waiting = useWaitingSessions(row.id)
  const versions = useVersions(userId, versionIds(row, events.data))
  const options = usePlanOptions(userId)
  const plans = useMemo(
    () => (options && versions.data ? plansOf(versions.data, options) : undefined),
    [options, versions.data],
  )
  const first = versions.data?.find(({ id }) => id === row.version)
  const folded = useMemo(() => {
    if (!run || !first || !plans || !events.data || !sessions.data) return null
    const history = { run, plans, events: events.data, sessions: [...sessions.data, ...waiting] }
    const standing = sharedFold(first)(history)
    return standing && { run, events: events.data, sessions: history.sessions, standing, plans }
  }, [run, first, plans, events.data, sessions.data, waiting])
  if (folded) return { state: "ready", ...folded }
  const parts = [events, sessions, versions]
  const isUnreadable = run === null || (plans !== undefined && !plans.has(row.version))
  if (!isUnreadable && !parts.some(({ hasFailed }) => hasFailed)) return { state: "loading" }
  return { state: "failed", isUnreadable, loadAgain: () => parts.forEach(({ loadAgain }) => loadAgain()) }
}

/** The ids of the run's first version and of those it changed to. Invalid ids, which another client may have put into an event, are left out. */
function versionIds(row: RunRow, events: readonly ProgramEvent[] | undefined): string[] {
  const later = events?.flatMap((event) => (event.kind === "version" ? event.body.version : [])) ?? []
  return [...new Set([row.version, ...later.filter(isRowId)])]
}

function plansOf(versions: readonly StoredVersion[], options: PlanOptions): Map<string, Plan> {
  return new Map(
    versions.flatMap((version) => {
      const plan = sharedPlan(version, options)
      return plan ? [[version.id, plan] as const] : []
    }),
  )
}

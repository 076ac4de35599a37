import { useMemo } from "react"
import { loggedSessionOf } from "#domain/programs/logged-session.ts"
import type { SessionOfRun } from "#domain/programs/run.ts"
import type { Operation } from "#domain/saving/sync-queue.ts"
import { useOutbox } from "#web/offline/queue/outbox.ts"

/** The sessions of a run that are queued on this device. Edits are left out, because the server has their logs. */
export function useWaitingSessions(runId: string): SessionOfRun[] {
  const { operations } = useOutbox()
  return useMemo(
    () => operations.flatMap((operation) => waitingSession(operation, runId) ?? []),
    [operations, runId],
  )
}

/** A queued workout as a session of a run; null if it is an edit, or belongs to another run or to none. */
export function waitingSession(
  { id, save: { log, sets }, exercises }: Operation,
  runId: string,
): SessionOfRun | null {
  if (log.id !== undefined || log.run_id !== runId) return null
  return loggedSessionOf(
    {
      ...{ id, date: log.date, slot: log.slot ?? null, prescribed: log.prescribed },
      ...{ counts: true, created_at: null },
      sets: sets.map((set) => ({
        ...set,
        weight_unit: set.weight_unit ?? "kg",
        distance_unit: set.distance_unit ?? "km",
        prescribed_set: set.prescribed_set ?? null,
      })),
    },
    (exerciseId) => exercises.loads[exerciseId] ?? "outside",
  )
}

import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { askedAndDone } from "#domain/programs/asked-and-done.ts"
import { loggedSessionOf } from "#domain/programs/logged-session.ts"
import type { LoggedSession, SessionOfRun } from "#domain/programs/run.ts"
import { chosenLogs, eventsInOrder } from "#domain/programs/session-order.ts"
import type { Operation } from "#domain/saving/sync-queue.ts"
import type { SavedLog, SavedSet } from "#domain/workout/draft-from-log.ts"
import { runningRunQuery, type RunRow } from "#web/programs/queries.ts"
import { type FoldedRun, useRun } from "#web/programs/use-run.ts"
import { waitingSession } from "#web/programs/waiting-sessions.ts"
import { Felt } from "./felt.tsx"
import { LineSummary } from "./line-summary.tsx"
import { LowerMax } from "./lower-max.tsx"
import { NextSession } from "./next-session.tsx"
import { sentences } from "./sentences.ts"
import styles from "./session-summary.module.css"
import { TakenSlot } from "./taken-slot.tsx"
import { useWhatIsNext } from "./use-what-is-next.ts"

interface SessionSummaryProps {
  userId: string
  log: SavedLog
  sets: readonly SavedSet[]
}

/** A saved session of a program: its targets next to what was done, and what that changes in the run. */
export function SessionSummary({ userId, log, sets }: SessionSummaryProps) {
  const session = useMemo(() => sessionOf(log, sets), [log, sets])
  return <Summary {...{ userId, session }} runId={log.run_id} />
}

/** A session that hasn't been sent yet, in the format that its run reads. The run is worked out as if the session were saved. */
export function WaitingSessionSummary({ userId, operation }: { userId: string; operation: Operation }) {
  const { run_id: runId = null } = operation.save.log
  const session = useMemo(
    () => (runId === null ? null : waitingSession(operation, runId)),
    [operation, runId],
  )
  return <Summary {...{ userId, session, runId }} />
}

interface SummaryProps {
  userId: string
  session: SessionOfRun | null
  runId: string | null | undefined
}

function Summary({ userId, session, runId }: SummaryProps) {
  const row = useQuery(runningRunQuery(userId)).data
  if (!session) return null
  if (!session.prescribed) return <p className="soft small">{sentences.unreadable}</p>
  return row && row.id === runId ? (
    <OfRunningRun {...{ userId, row, session }} />
  ) : (
    <Lines session={session} next={null} />
  )
}

function OfRunningRun({ userId, row, session }: { userId: string; row: RunRow; session: LoggedSession }) {
  const run = useRun(userId, row)
  const standing = run.state === "ready" ? run.standing : null
  const next = useWhatIsNext(standing, session)
  const isChosen = run.state === "ready" && isChosenIn(run, session)
  return (
    <>
      {!session.counts && !isChosen && (
        <TakenSlot
          {...{ userId, session }}
          run={{ run_id: row.id, lastSlot: standing?.lastSlot ?? session.slot, program: row.programs.name }}
        />
      )}
      <Lines session={session} next={next} />
      {standing && next && <LowerMax {...{ userId, standing, session }} />}
      {run.state === "ready" && <Felt {...{ userId, run, session }} />}
      {next && <NextSession next={next} programId={row.program_id} />}
      {run.state === "failed" && <p className="soft small">{sentences.failedRun}</p>}
    </>
  )
}

/** Whether the person chose this log for its slot, perhaps while the device was offline. */
function isChosenIn({ events }: FoldedRun, { slot, log_id }: LoggedSession): boolean {
  return chosenLogs(eventsInOrder(events)).get(slot) === log_id
}

function Lines({ session, next }: { session: LoggedSession; next: ReturnType<typeof useWhatIsNext> }) {
  return (
    <section className="block" aria-labelledby="what-next">
      <header>
        <h2 id="what-next">{next ? sentences.title : sentences.titleOfEarlier}</h2>
        <span className="label">{sentences.askedAndDone(session.prescribed.unit)}</span>
      </header>
      {session.prescribed.deload && <p className="small soft">{sentences.deload}</p>}
      <ul className={styles["lines"]}>
        {askedAndDone(session).map((answered, index) => (
          // The index is a safe key: what was prescribed never changes.
          <LineSummary key={index} {...answered} next={next?.ofLine(index) ?? null} />
        ))}
      </ul>
    </section>
  )
}

function sessionOf(log: SavedLog, sets: readonly SavedSet[]): SessionOfRun | null {
  const loads = new Map(sets.map(({ exercise_id, exercises }) => [exercise_id, exercises?.load ?? "outside"]))
  const { id, slot = null, counts = null, prescribed, date } = log
  return loggedSessionOf(
    {
      ...{ id, slot, counts, prescribed, date, created_at: null },
      sets: sets.map((set) => ({ ...set, prescribed_set: set.prescribed_set ?? null })),
    },
    (exerciseId) => loads.get(exerciseId) ?? "outside",
  )
}

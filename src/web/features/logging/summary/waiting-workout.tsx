import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { Link, Navigate, useParams } from "react-router"
import { formatDay } from "#domain/days/day-text.ts"
import { totalsOf } from "#domain/records/workout-summary.ts"
import { needsPerson } from "#domain/saving/queue-state.ts"
import type { Operation } from "#domain/saving/sync-queue.ts"
import { withShownLoad } from "#domain/workout/load.ts"
import { likelyUnitSystem, unitSystemQuery } from "#web/backend/preferences/unit-system-query.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { useOnline } from "#web/device/online.ts"
import { useOutbox } from "#web/offline/queue/outbox.ts"
import { HereIcon, NeedsIcon } from "#web/ui/own-icons.tsx"
import { sentences as later } from "#web/ui/later-sentences.ts"
import { sentences as common } from "#web/ui/sentences.ts"
import { NothingHere } from "#web/ui/messages/nothing-here.tsx"
import { SavedWorkoutTotals } from "./saved-workout-totals.tsx"
import styles from "./saved-workout.module.css"
import { WaitingSessionSummary } from "./session/part.ts"
import { sentences } from "./sentences.ts"

/** The summary of a workout that hasn't been sent yet. Once it is sent, its log's summary takes this page's place. */
export function WaitingWorkout() {
  const { operationId = "" } = useParams()
  const { operations, sent, isRead } = useOutbox()
  const operation = operations.find(({ id }) => id === operationId)
  const arrival = sent.find((each) => each.operation.id === operationId)
  if (arrival) return <Navigate replace to={`/log-workout/log/${arrival.log_id}/summary`} />
  return (
    <div className={`page ${styles["page"]}`}>
      {operation && <Waiting operation={operation} />}
      {!operation && isRead && (
        <NothingHere
          title={sentences.titleWithoutName}
          sentence={sentences.notWaiting}
          back={{ to: "/dashboard", name: common.backToHome }}
        />
      )}
    </div>
  )
}

function Waiting({ operation }: { operation: Operation }) {
  const { id: userId } = useUser()
  const system = useQuery(unitSystemQuery(userId)).data ?? likelyUnitSystem()
  const { save, exercises } = operation
  const { name, date, duration_seconds } = save.log
  const isOnline = useOnline()
  const needsYou = needsPerson(operation)
  const totals = useMemo(
    () =>
      totalsOf(
        duration_seconds,
        save.sets.map((set) => withShownLoad(set, exercises.loads[set.exercise_id])),
      ),
    [duration_seconds, save.sets, exercises],
  )
  return (
    <>
      <div>
        <h1 tabIndex={-1}>{name ?? sentences.savedTitle}</h1>
        <div className="spread">
          <p className="soft">{formatDay(date, "full")}</p>
          <span className={needsYou ? "state needs" : "state here"}>
            {needsYou ? <NeedsIcon /> : <HereIcon />}
            {needsYou ? later.needsAttention : later.onThisDevice}
          </span>
        </div>
        <p className="soft small">
          {needsYou ? sentences.seeOutbox : isOnline ? sentences.waits : sentences.waitsOffline}
        </p>
      </div>
      <WaitingSessionSummary {...{ userId, operation }} />
      <SavedWorkoutTotals summary={totals} supersets={[]} before={null} system={system} records={null} />
      <div className="row">
        <Link className="button primary large" to="/dashboard">
          {common.backToHome}
        </Link>
        <Link className="button quiet" to="/outbox">
          {sentences.openOutbox}
        </Link>
      </div>
    </>
  )
}

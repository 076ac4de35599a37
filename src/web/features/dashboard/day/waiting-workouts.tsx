import { Fragment, useMemo } from "react"
import { Link } from "react-router"
import type { LocalDay } from "#domain/days/local-day.ts"
import { needsPerson } from "#domain/saving/queue-state.ts"
import type { Operation } from "#domain/saving/sync-queue.ts"
import { UnsavedWorkoutAnalysis } from "#web/coach/analysis/unsaved-workout-analysis.tsx"
import { useOutbox } from "#web/offline/queue/outbox.ts"
import { HereIcon, NeedsIcon } from "#web/ui/own-icons.tsx"
import styles from "../dashboard.module.css"
import { sentences as common } from "#web/ui/later-sentences.ts"
import { sentences } from "./sentences.ts"

/** The new workouts that are saved on this device but not yet on the server. */
export function useWaitingWorkouts(): readonly Operation[] {
  const { operations } = useOutbox()
  // Edits are left out, because their logs are already shown.
  return useMemo(() => operations.filter(({ save }) => save.log.id === undefined), [operations])
}

/** The scheduled workouts that no queued workout completes. */
export function openCommitments<Commitment extends { id: string }>(
  commitments: readonly Commitment[],
  waiting: readonly Operation[],
): Commitment[] {
  const trained = new Set(waiting.map(({ save }) => save.committed_workout_id))
  return commitments.filter(({ id }) => !trained.has(id))
}

/** Queued workouts, each with a link to the outbox. */
export function WaitingWorkouts({ workouts }: { workouts: readonly Operation[] }) {
  return workouts.map((workout) => (
    <Fragment key={workout.id}>
      <WaitingWorkout workout={workout} />
      <UnsavedWorkoutAnalysis />
    </Fragment>
  ))
}

export function dayOf({ save }: Operation): LocalDay {
  return save.log.date
}

export function waitingName({ save }: Operation): string {
  return save.log.name ?? sentences.adHoc
}

function WaitingWorkout({ workout }: { workout: Operation }) {
  const { id, save } = workout
  const title = `waiting-${id}`
  const needsYou = needsPerson(workout)
  return (
    <article className={styles["entry"]} aria-labelledby={title}>
      <div className="spread">
        <h3 id={title} className={styles["dayName"]}>
          {waitingName(workout)}
        </h3>
        <span className={needsYou ? "state needs" : "state here"}>
          {needsYou ? <NeedsIcon /> : <HereIcon />}
          {needsYou ? sentences.needsAttention : common.onThisDevice}
        </span>
      </div>
      <p className="label">{sentences.countSets(save.sets.length)}</p>
      <div className={`row ${styles["actions"]}`}>
        <Link className="button" to={`/outbox/${id}`}>
          {sentences.seeSummary}
        </Link>
        <Link className="button quiet" to="/outbox">
          {sentences.openOutbox}
        </Link>
      </div>
    </article>
  )
}

import { useQuery } from "@tanstack/react-query"
import { likelyUnitSystem, unitSystemQuery } from "#web/backend/preferences/unit-system-query.ts"
import { writeDuration } from "#domain/measures/duration.ts"
import { countedSets } from "#domain/workout/done-set.ts"
import { logName } from "#web/logged-workout/log-name.ts"
import type { WorkoutLog } from "#web/logged-workout/queries.ts"
import { SetList } from "#web/logged-workout/set-list.tsx"
import { WorkoutActions } from "#web/logged-workout/workout-actions.tsx"
import logged from "#web/logged-workout/logged-workout.module.css"
import styles from "../dashboard.module.css"
import { sentences as dashboard } from "../sentences.ts"
import { sentences } from "./sentences.ts"

interface LoggedWorkoutProps {
  userId: string
  log: WorkoutLog
  onDelete: (log: WorkoutLog) => void
}

/** A logged workout with its actions. */
export function LoggedWorkout({ userId, log, onDelete }: LoggedWorkoutProps) {
  const title = `log-${log.id}`
  const system = useQuery(unitSystemQuery(userId)).data ?? likelyUnitSystem()
  return (
    <article className={styles["entry"]} aria-labelledby={title}>
      <h3 id={title} className={styles["dayName"]}>
        {logName(log)}
      </h3>
      <p className="label">{durationAndSets(log)}</p>
      {log.notes !== null && <p className={`soft ${logged["written"]}`}>{log.notes}</p>}
      <SetList sets={log.set_logs} {...{ system }} heading="h4" />
      <WorkoutActions userId={userId} log={log} onDelete={() => onDelete(log)} />
    </article>
  )
}

function durationAndSets({ duration_seconds, set_logs }: WorkoutLog): string {
  const duration = duration_seconds === null ? dashboard.notAvailable : writeDuration(duration_seconds)
  return sentences.measures(duration, countedSets(set_logs).length)
}

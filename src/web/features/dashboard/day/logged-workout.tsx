import { useQuery } from "@tanstack/react-query"
import { Pencil, Trash2 } from "lucide-react"
import { Link } from "react-router"
import { likelyUnitSystem, unitSystemQuery } from "#web/backend/preferences/unit-system-query.ts"
import { writeDuration } from "#domain/measures/duration.ts"
import { countedSets } from "#domain/workout/done-set.ts"
import styles from "../dashboard.module.css"
import type { DayLog } from "../queries.ts"
import { sentences as dashboard } from "../sentences.ts"
import { sentences } from "./sentences.ts"
import { RepeatButtons } from "#web/repeating/repeat-buttons.tsx"
import { ShareButton } from "#web/sharing/share-button.tsx"
import { SetList } from "./set-list.tsx"

interface LoggedWorkoutProps {
  userId: string
  log: DayLog
  onDelete: (log: DayLog) => void
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
      {log.notes !== null && <p className={`soft ${styles["written"]}`}>{log.notes}</p>}
      <SetList sets={log.set_logs} system={system} />
      <div className={`row ${styles["actions"]}`}>
        <Link className="button" to={`/log-workout/log/${log.id}`}>
          <Pencil className="icon" aria-hidden />
          {sentences.editLog}
        </Link>
        <ShareButton userId={userId} logId={log.id} label={sentences.share} />
        <button type="button" className="button quiet" onClick={() => onDelete(log)}>
          <Trash2 className="icon" aria-hidden />
          {sentences.deleteLog}
        </button>
        <RepeatButtons
          userId={userId}
          workout={{ id: log.id, name: log.name, date: log.date, sets: log.set_logs }}
        />
      </div>
    </article>
  )
}

/** The name stored with the log, or else its template's. An ad hoc workout has a fixed name. */
export function logName(log: DayLog): string {
  if (log.name !== null) return log.name
  return log.workout_id === null ? sentences.adHoc : (log.workouts?.name ?? sentences.unknownTemplate)
}

function durationAndSets({ duration_seconds, set_logs }: DayLog): string {
  const duration = duration_seconds === null ? dashboard.notAvailable : writeDuration(duration_seconds)
  return sentences.measures(duration, countedSets(set_logs).length)
}

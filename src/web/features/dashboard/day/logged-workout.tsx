import { useQuery } from "@tanstack/react-query"
import { plural } from "#domain/text/formats.ts"
import { Pencil, Trash2 } from "lucide-react"
import { Link } from "react-router"
import { likelyUnitSystem, unitSystemQuery } from "#web/backend/preferences/unit-system-query.ts"
import { writeDuration } from "#domain/measures/duration.ts"
import { countedSets } from "#domain/workout/done-set.ts"
import styles from "../dashboard.module.css"
import type { DayLog } from "../queries.ts"
import { sentences } from "../sentences.ts"
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
      <p className="label">{measures(log)}</p>
      {log.notes !== null && <p className={`soft ${styles["written"]}`}>{log.notes}</p>}
      <SetList sets={log.set_logs} system={system} />
      <div className={`row ${styles["actions"]}`}>
        <Link className="button" to={`/log-workout/log/${log.id}`}>
          <Pencil className="icon" aria-hidden />
          Edit Log
        </Link>
        <ShareButton userId={userId} logId={log.id} label="Share" />
        <button type="button" className="button quiet" onClick={() => onDelete(log)}>
          <Trash2 className="icon" aria-hidden />
          Delete Log
        </button>
        <RepeatButtons
          userId={userId}
          workout={{ id: log.id, name: log.name, date: log.date, sets: log.set_logs }}
        />
      </div>
    </article>
  )
}

/** The name stored with the log, or else its template's, or else the kind of log. */
export function logName(log: DayLog): string {
  if (log.name !== null) return log.name
  return log.workout_id === null ? sentences.adHoc : (log.workouts?.name ?? sentences.unknownTemplate)
}

function measures({ duration_seconds, set_logs }: DayLog): string {
  const duration = duration_seconds === null ? sentences.notAvailable : writeDuration(duration_seconds)
  const sets = countedSets(set_logs).length
  return `Duration ${duration}, ${plural(sets, { one: "1 set", other: `${sets} sets` })}`
}

import { Pencil, Trash2 } from "lucide-react"
import { Link } from "react-router"
import { RepeatButtons } from "#web/repeating/repeat-buttons.tsx"
import { ShareButton } from "#web/sharing/share-button.tsx"
import styles from "./logged-workout.module.css"
import type { WorkoutLog } from "./queries.ts"
import { sentences } from "./sentences.ts"

interface WorkoutActionsProps {
  userId: string
  log: WorkoutLog
  onDelete: () => void
}

/** What can be done with a saved workout. */
export function WorkoutActions({ userId, log, onDelete }: WorkoutActionsProps) {
  const { id, name, date, set_logs: sets } = log
  return (
    <div className={`row ${styles["actions"]}`}>
      <Link className="button" to={`/log-workout/log/${id}`}>
        <Pencil className="icon" aria-hidden />
        {sentences.editLog}
      </Link>
      <ShareButton userId={userId} logId={id} label={sentences.share} />
      <RepeatButtons userId={userId} workout={{ id, name, date, sets }} />
      <button type="button" className="button quiet" onClick={onDelete}>
        <Trash2 className="icon" aria-hidden />
        {sentences.deleteLog}
      </button>
    </div>
  )
}

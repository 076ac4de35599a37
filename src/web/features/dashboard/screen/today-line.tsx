import { NotebookTabs, Play, Plus } from "lucide-react"
import { Link } from "react-router"
import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { useWorkoutsUnderWay } from "#web/offline/drafts/workouts-under-way.ts"
import { LogWeightButton } from "#web/weighing/log-weight-button.tsx"
import styles from "../dashboard.module.css"
import { logName } from "../day/logged-workout.tsx"
import { LogCommitment, planName } from "../day/scheduled-workout.tsx"
import { sentences } from "../sentences.ts"
import { stillOpen, useWaitingWorkouts } from "../day/waiting-workouts.tsx"
import { useDayCommitments, useDayLogs } from "../day/use-day.ts"

/** Today, its workouts, and its one next action. */
export function TodayLine({ userId, today }: { userId: string; today: LocalDay }) {
  const { data: logs } = useDayLogs(userId, today)
  const { data: scheduled } = useDayCommitments(userId, today)
  const waiting = useWaitingWorkouts()
  const commitments = scheduled && stillOpen(scheduled, waiting)
  const next = commitments?.[0]
  const [underWay] = useWorkoutsUnderWay(userId)
  return (
    <section className={`today ${styles["today"]}`}>
      <h1>{formatDay(today, "weekdayAndDay")}</h1>
      <p className="soft">
        {underWay
          ? sentences.underWay(underWay.name)
          : logs && commitments && sentences.today(logs.map(logName), commitments.map(planName))}
      </p>
      <div className={styles["acts"]}>
        {underWay ? (
          <Link className="button now large" to={underWay.to.pathname} state={underWay.to.state}>
            <Play className="icon" aria-hidden />
            Return to Workout
          </Link>
        ) : next ? (
          <LogCommitment commitment={next} className="button now large">
            <Play className="icon" aria-hidden />
          </LogCommitment>
        ) : (
          <Link className="button now large" to="/log-workout/new" state={{ selectedDate: today }}>
            <Plus className="icon" aria-hidden />
            Log New Workout
          </Link>
        )}
        {/* Two beside each other in any case, so that nothing moves when a plan turns up. */}
        {underWay || next ? (
          <Link className="button" to="/log-workout/new" state={{ selectedDate: today }}>
            <Plus className="icon" aria-hidden />
            Log New Workout
          </Link>
        ) : (
          <Link className="button" to="/routines">
            <NotebookTabs className="icon" aria-hidden />
            {sentences.startRoutine}
          </Link>
        )}
        <LogWeightButton userId={userId} />
      </div>
    </section>
  )
}

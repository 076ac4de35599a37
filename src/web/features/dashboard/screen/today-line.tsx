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
import { dayOf, stillOpen, useWaitingWorkouts, waitingName } from "../day/waiting-workouts.tsx"
import { useDayCommitments, useDayLogs } from "../day/use-day.ts"

/** Today, its workouts, and its one next action. */
export function TodayLine({ userId, today }: { userId: string; today: LocalDay }) {
  const { logged, open } = useTodaysWorkouts(userId, today)
  const [underWay] = useWorkoutsUnderWay(userId)
  const next = open?.find(({ id }) => underWay?.route !== `plan:${id}`)
  // Beside another workout it has to be said which one it is.
  const planned = next && (
    <LogCommitment
      commitment={next}
      isNamed={underWay !== undefined || (logged?.length ?? 0) + (open?.length ?? 0) > 1}
      className={underWay ? "button" : "button now large"}
    >
      <Play className="icon" aria-hidden />
    </LogCommitment>
  )
  return (
    <section className={`today ${styles["today"]}`}>
      <h1>{formatDay(today, "weekdayAndDay")}</h1>
      <p className="soft">
        {underWay
          ? sentences.underWay(underWay.name)
          : logged && open && sentences.today(logged, open.map(planName))}
      </p>
      <div className={styles["acts"]}>
        {underWay ? (
          <Link className="button now large" to={underWay.to.pathname} state={underWay.to.state}>
            <Play className="icon" aria-hidden />
            Return to Workout
          </Link>
        ) : (
          (planned ?? <LogNew today={today} className="button now large" />)
        )}
        {/* Two beside each other in any case, so that nothing moves when a plan turns up. */}
        {underWay && planned ? (
          planned
        ) : underWay || planned ? (
          <LogNew today={today} className="button" />
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

function LogNew({ today, className }: { today: LocalDay; className: string }) {
  return (
    <Link className={className} to="/log-workout/new" state={{ selectedDate: today }}>
      <Plus className="icon" aria-hidden />
      Log New Workout
    </Link>
  )
}

/** The names of what was done today, on the server or on this device, and what is still planned; undefined while unknown. */
function useTodaysWorkouts(userId: string, today: LocalDay) {
  const { data: logs } = useDayLogs(userId, today)
  const { data: scheduled } = useDayCommitments(userId, today)
  const waiting = useWaitingWorkouts()
  const here = waiting.filter((workout) => dayOf(workout) === today).map(waitingName)
  return {
    logged: logs || here.length > 0 ? [...(logs ?? []).map(logName), ...here] : undefined,
    open: scheduled && stillOpen(scheduled, waiting),
  }
}

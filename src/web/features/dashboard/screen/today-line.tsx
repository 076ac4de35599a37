import { NotebookTabs, Play, Plus } from "lucide-react"
import { Link } from "react-router"
import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { useWorkoutsUnderWay } from "#web/offline/drafts/workouts-under-way.ts"
import { LogWeightButton } from "#web/weighing/log-weight-button.tsx"
import styles from "../dashboard.module.css"
import { logName } from "../day/logged-workout.tsx"
import { LogCommitment, planName } from "../day/scheduled-workout.tsx"
import { sentences as common } from "#web/ui/later-sentences.ts"
import { sentences } from "../sentences.ts"
import { dayOf, openCommitments, useWaitingWorkouts, waitingName } from "../day/waiting-workouts.tsx"
import { useDayCommitments, useDayLogs } from "../day/use-day.ts"

/** Today, its workouts, and the next action. */
export function TodayLine({ userId, today }: { userId: string; today: LocalDay }) {
  const { logged, open } = useTodaysWorkouts(userId, today)
  const [current] = useWorkoutsUnderWay(userId)
  const next = open?.find(({ id }) => current?.route !== `plan:${id}`)
  // If there is another workout today, the link names the planned one.
  const planned = next && (
    <LogCommitment
      commitment={next}
      isNamed={current !== undefined || (logged?.length ?? 0) + (open?.length ?? 0) > 1}
      className={current ? "button" : "button now large"}
    >
      <Play className="icon" aria-hidden />
    </LogCommitment>
  )
  return (
    <section className={`today ${styles["today"]}`}>
      <h1>{formatDay(today, "weekdayAndDay")}</h1>
      <p className="soft">
        {current
          ? sentences.inProgress(current.name)
          : logged && open && sentences.today(logged, open.map(planName))}
      </p>
      <div className={styles["acts"]}>
        {current ? (
          <Link className="button now large" to={current.to.pathname} state={current.to.state}>
            <Play className="icon" aria-hidden />
            {sentences.returnToWorkout}
          </Link>
        ) : (
          (planned ?? <LogNew today={today} className="button now large" />)
        )}
        {/* There are always two buttons, so that nothing moves when a plan has loaded. */}
        {current && planned ? (
          planned
        ) : current || planned ? (
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
      {common.logNewWorkout}
    </Link>
  )
}

/** The names of today's logged workouts, sent or not, and the workouts still planned; undefined until loaded. */
function useTodaysWorkouts(userId: string, today: LocalDay) {
  const { data: logs } = useDayLogs(userId, today)
  const { data: scheduled } = useDayCommitments(userId, today)
  const waiting = useWaitingWorkouts()
  const here = waiting.filter((workout) => dayOf(workout) === today).map(waitingName)
  return {
    logged: logs || here.length > 0 ? [...(logs ?? []).map(logName), ...here] : undefined,
    open: scheduled && openCommitments(scheduled, waiting),
  }
}

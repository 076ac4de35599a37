import { NotebookTabs, Play, Plus } from "lucide-react"
import { Link } from "react-router"
import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { useWorkoutsUnderWay } from "#web/offline/drafts/workouts-under-way.ts"
import { LogWeightButton } from "#web/weighing/log-weight-button.tsx"
import styles from "../dashboard.module.css"
import { logName } from "#web/logged-workout/log-name.ts"
import { LogCommitment, planName, planOfCommitment } from "../day/scheduled-workout.tsx"
import { sentences as common } from "#web/ui/later-sentences.ts"
import { setsAndReps } from "../planned-workout.ts"
import type { DayCommitment } from "../queries.ts"
import { sentences } from "../sentences.ts"
import { dayOf, openCommitments, useWaitingWorkouts, waitingName } from "../day/waiting-workouts.tsx"
import { sentences as words } from "../session/sentences.ts"
import { anotherDayLink } from "#web/programs/another-day-link.ts"
import { sessionLink } from "#web/programs/session-link.ts"
import type { ComingSession, SessionsToCome } from "../session/sessions-to-come.ts"
import { useDayCommitments, useDayLogs } from "../day/use-day.ts"

interface TodayLineProps {
  userId: string
  today: LocalDay
  /** A running program's upcoming sessions; null if no program is running, or while they load. */
  coming: SessionsToCome | null
  /** Whether a program's session for today may still be loading. */
  isWaiting: boolean
}

/** Today, its workouts, and the next action. */
export function TodayLine({ userId, today, coming, isWaiting }: TodayLineProps) {
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
  const [session] = coming?.sessions ?? []
  // A workout in progress and a scheduled one come before a program's session.
  const leading = !current && !planned && session?.date === today ? session : undefined
  const named = leading?.name ?? (current ? undefined : next && planName(next))
  const isOnlyPlan = next !== undefined && open?.length === 1 && logged?.length === 0
  return (
    <section className={`today ${styles["today"]}`}>
      {named ? (
        <h1 className={styles["session"]}>
          <span>{named}</span> <small>{formatDay(today, "weekdayAndDay")}</small>
        </h1>
      ) : (
        <h1>{formatDay(today, "weekdayAndDay")}</h1>
      )}
      <p className="soft">
        {current ? (
          sentences.inProgress(current.name)
        ) : coming && session && (leading || coming.away) ? (
          <Whereabouts {...{ coming, session }} />
        ) : (
          logged &&
          open &&
          !isWaiting &&
          ((isOnlyPlan && planText(next)) || todayText(logged, open.map(planName), session))
        )}
      </p>
      <div className={styles["acts"]}>
        {current ? (
          <Link className="button now large" to={current.to.pathname} state={current.to.state}>
            <Play className="icon" aria-hidden />
            {sentences.returnToWorkout}
          </Link>
        ) : (
          (planned ??
          (leading ? (
            <LogSession session={leading} today={today} className="button now large">
              {words.logThis}
            </LogSession>
          ) : (
            <LogNew today={today} className="button now large" />
          )))
        )}
        {/* There are always two buttons, so that nothing moves when a plan has loaded. */}
        {current && planned ? (
          planned
        ) : current || planned ? (
          <LogNew today={today} className="button" />
        ) : leading && coming ? (
          <Link className="button" {...anotherDayLink(coming.program_id)}>
            {words.anotherDay}
          </Link>
        ) : session ? (
          <LogSession session={session} today={today} className="button">
            {words.log(session.name)}
          </LogSession>
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

/** The program and the session's place in it, as a link to the program. After a long break, this offers lighter loads instead. */
function Whereabouts({ coming, session }: { coming: SessionsToCome; session: ComingSession }) {
  const { away } = coming
  return (
    <Link className={styles["whereabouts"]} to={`/programs/${coming.program_id}`}>
      <b>{away ? words.away(away.days) : words.programName(coming.name)}</b>{" "}
      {away ? words.lighter(away.share) : session.place.toLowerCase()}
    </Link>
  )
}

interface LogSessionProps {
  session: ComingSession
  today: LocalDay
  className: string
  children: string
}

function LogSession({ session: { start }, today, className, children }: LogSessionProps) {
  return (
    start && (
      <Link className={className} {...sessionLink(start, today)}>
        <Play className="icon" aria-hidden />
        {children}
      </Link>
    )
  )
}

/** The exercises of a scheduled workout, whose name is the page's title; undefined if its plan has none. */
function planText(commitment: DayCommitment): string | undefined {
  const [first, ...others] = planOfCommitment(commitment)?.exercises ?? []
  return (
    first &&
    sentences.exercises(
      first.name,
      setsAndReps(first),
      others.map(({ name }) => name),
    )
  )
}

/** What is planned today or, on a day without a workout, when the next session is. */
function todayText(
  logged: readonly string[],
  scheduled: readonly string[],
  session: ComingSession | undefined,
): string {
  const isFree = logged.length + scheduled.length === 0
  return session && isFree ? words.next(session.name, session.date) : sentences.today(logged, scheduled)
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

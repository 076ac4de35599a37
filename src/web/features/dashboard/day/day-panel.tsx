import { useQuery } from "@tanstack/react-query"
import { Plus } from "lucide-react"
import { Fragment, type Ref, useId, useRef } from "react"
import { Link } from "react-router"
import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { WorkoutAnalysis } from "#web/coach/panels.tsx"
import type { Operation } from "#domain/saving/sync-queue.ts"
import { currentDay } from "#web/device/current-day.ts"
import { usePhotosShown } from "#web/device/photos-shown.ts"
import { hasFailed } from "#web/offline/answers/has-failed.ts"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import styles from "../dashboard.module.css"
import { logName } from "#web/logged-workout/log-name.ts"
import { LoggedWorkout } from "./logged-workout.tsx"
import { ProblemsBox } from "../problems-box.tsx"
import { hasImportedQuery, newestRoutinesQuery } from "../queries.ts"
import { SessionEntry } from "../session/parts.tsx"
import type { SessionsToCome } from "../session/sessions-to-come.ts"
import { ScheduledWorkout } from "./scheduled-workout.tsx"
import { sentences as common } from "#web/ui/later-sentences.ts"
import { sentences } from "./sentences.ts"
import { useDayCommitments, useDayLogs } from "./use-day.ts"
import { useDayChanges } from "./use-day-changes.ts"
import { dayOf, openCommitments, useWaitingWorkouts, WaitingWorkouts } from "./waiting-workouts.tsx"

const DayPhotos = lazyPart(async () => (await import("../photos/day-photos.tsx")).DayPhotos, {
  waiting: <div className={styles["photosPlace"]} />,
})

interface DayPanelProps {
  ref: Ref<HTMLElement>
  userId: string
  day: LocalDay | null
  /** A running program's upcoming sessions; null if no program is running, or while they load. */
  coming: SessionsToCome | null
  /** Whether a program's session for the day may still be loading. */
  isWaiting: boolean
  /** The class of the link to the logging screen. It varies, because a page has only one primary action. */
  logClassName: string
  today: LocalDay
  onBackToToday: () => void
  /** Called with the calendar day that a planned workout is dragged over, or null when it isn't over a day. */
  onHover: (day: LocalDay | null) => void
  onFailure: (sentence: string) => void
}

/** The selected day, with everything done or planned on it. */
export function DayPanel({ ref, day, ...props }: DayPanelProps) {
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const waiting = useWaitingWorkouts().filter((workout) => dayOf(workout) === day)
  const arePhotosShown = usePhotosShown(props.userId)
  return (
    <section ref={ref} className={`block ${styles["day"]}`} aria-labelledby={title}>
      <header>
        <h2 ref={heading} id={title} tabIndex={-1}>
          {day === null ? sentences.noDayTitle : formatDay(day, "full")}
        </h2>
        {day !== props.today && (
          <button type="button" className="button quiet" onClick={props.onBackToToday}>
            {sentences.backToToday}
          </button>
        )}
      </header>
      {day === null ? (
        <div className="empty">
          <p>{sentences.noDaySelected}</p>
        </div>
      ) : (
        <>
          <WaitingWorkouts workouts={waiting} />
          <DayContent
            key={day}
            day={day}
            waiting={waiting}
            onGone={() => heading.current?.focus()}
            {...props}
          />
          {arePhotosShown && day <= currentDay() && <DayPhotos userId={props.userId} day={day} />}
        </>
      )}
    </section>
  )
}

type DayContentProps = Omit<DayPanelProps, "day" | "ref"> & {
  day: LocalDay
  /** The day's workouts that haven't reached the server. */
  waiting: readonly Operation[]
  onGone: () => void
}

function DayContent(props: DayContentProps) {
  const { userId, day, coming, logClassName, waiting, onFailure, onGone } = props
  const logs = useDayLogs(userId, day)
  const commitments = useDayCommitments(userId, day)
  const { deleteWorkout, moveSchedule, removeSchedule } = useDayChanges({ userId, onFailure, onGone })

  const retry = () => [logs, commitments].forEach((query) => void query.refetch())
  const problem = (hasFailed(logs) || hasFailed(commitments)) && (
    <ProblemsBox sentences={[sentences.failedDay]} onRetry={retry} />
  )
  if (!logs.data || !commitments.data) return problem || <LoadingDay />
  const open = openCommitments(commitments.data, waiting)
  const entry = coming?.sessions.find(({ date }) => date === day)
  const entries = logs.data.length + open.length + waiting.length + (entry ? 1 : 0)
  if (!problem && entries === 0 && props.isWaiting && day >= currentDay()) return <LoadingDay />
  if (!problem && entries === 0) return <EmptyDay {...{ userId, day, logClassName }} isPlanless={!coming} />
  return (
    <>
      {problem}
      {open.map((commitment) => (
        <ScheduledWorkout
          key={commitment.id}
          userId={userId}
          commitment={commitment}
          isNamed={entries > 1}
          logClassName={logClassName}
          onHover={props.onHover}
          onMove={(which, to) => void moveSchedule(which, to)}
          onRemove={(which) => void removeSchedule(which)}
        />
      ))}
      {coming && entry && (
        <SessionEntry {...{ coming, entry, logClassName }} today={currentDay()} isNamed={entries > 1} />
      )}
      {logs.data.map((log) => (
        <Fragment key={log.id}>
          <LoggedWorkout userId={userId} log={log} onDelete={(which) => void deleteWorkout(which)} />
          <WorkoutAnalysis
            userId={userId}
            logId={log.id}
            date={log.date}
            about={`${logName(log)}, ${formatDay(log.date, "monthAndDay")}`}
            hasExercises={log.set_logs.length > 0}
          />
        </Fragment>
      ))}
    </>
  )
}

function LoadingDay() {
  return (
    <output className={`skeleton ${styles["loading"]}`}>
      {sentences.loadingDay}
      <i />
      <i />
      <i />
    </output>
  )
}

interface EmptyDayProps extends Pick<DayContentProps, "userId" | "day" | "logClassName"> {
  /** Whether no program is running. */
  isPlanless: boolean
}

function EmptyDay({ userId, day, logClassName, isPlanless }: EmptyDayProps) {
  const routines = useQuery(newestRoutinesQuery(userId))
  const isNew = routines.data?.length === 0
  const imported = useQuery({ ...hasImportedQuery(userId), enabled: isNew })
  // Wait for these queries, so that nothing below moves; but don't wait for one that fails.
  if (isLoading(routines) || (isNew && isLoading(imported))) return <LoadingDay />
  return (
    <div className="empty">
      <p>{sentences.emptyDay}</p>
      <Link className={logClassName} to="/log-workout/new" state={{ selectedDate: day }}>
        <Plus className="icon" aria-hidden />
        {common.logNewWorkout}
      </Link>
      {routines.data && routines.data.length > 0 && (
        <>
          <p className="soft">{sentences.orARoutine}</p>
          <ul className={styles["routines"]}>
            {routines.data.map(({ id, name }) => (
              <li key={id}>
                <Link className="link" to={`/log-workout/${id}`} state={{ selectedDate: day }}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {/* A program's days aren't among the routines offered here. */}
      {isNew && isPlanless && (
        <p className="soft">
          {sentences.noPlanYet}{" "}
          <Link className="link" to="/programs">
            {sentences.chooseProgram}
          </Link>
        </p>
      )}
      {/* A person with neither a routine nor an import counts as new. */}
      {isNew && imported.data === false && (
        <p className="soft">
          {sentences.trainedBefore}{" "}
          <Link className="link" to="/import">
            {sentences.importHistory}
          </Link>
        </p>
      )}
    </div>
  )
}

function isLoading({ isPending, failureCount }: { isPending: boolean; failureCount: number }): boolean {
  return isPending && failureCount === 0
}

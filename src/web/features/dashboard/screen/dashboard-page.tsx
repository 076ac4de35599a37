import { type QueryClient, useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query"
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react"
import { Link, useLocation } from "react-router"
import { addDays, firstOfMonth, isDay, type LocalDay, mondayOf } from "#domain/days/local-day.ts"
import { currentDay } from "#web/device/current-day.ts"
import { useSession } from "#web/backend/session/session.tsx"
import type { MonthData } from "#web/coach/analysis/month-data.ts"
import { MonthAnalysis } from "#web/coach/panels.tsx"
import { settleGoals } from "#web/backend/training/settle-goals.ts"
import { hasFailed } from "#web/offline/answers/has-failed.ts"
import { type SentWorkout, useOutbox } from "#web/offline/queue/outbox.ts"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import { useWide } from "#web/ui/use-wide.ts"
import styles from "../dashboard.module.css"
import { dayMarks } from "../calendar/day-marks.ts"
import { DayPanel } from "../day/day-panel.tsx"
import { GoalsDue } from "../day/goals-due.tsx"
import type { RoutinesToUpdateProps } from "../day/routines-to-update.tsx"
import { Progress } from "../progress/progress.tsx"
import { useProgress } from "../progress/use-progress.ts"
import { ProblemsBox } from "../problems-box.tsx"
import {
  activeGoalsQuery,
  monthCommitmentsQuery,
  monthLogsQuery,
  newestRoutinesQuery,
  savedWeekQuery,
} from "../queries.ts"
import { sentences as common } from "#web/ui/sentences.ts"
import { sentences } from "../sentences.ts"
import { sentences as weekSentences } from "../week/sentences.ts"
import { TodayLine } from "./today-line.tsx"
import { useToday } from "./use-today.ts"
import { WeekSchedule, WeekSection } from "../week/week-schedule.tsx"
import { dayOf, useWaitingWorkouts } from "../day/waiting-workouts.tsx"
import { WorkoutCalendar } from "../calendar/workout-calendar.tsx"

// The page's dozen responses arrive one by one. Each should re-render only its own part.
const Today = memo(TodayLine)
const Month = memo(WorkoutCalendar)
const Day = memo(DayPanel)
const Week = memo(WeekSchedule)

// This part is loaded only after a workout that was saved offline has been sent.
const RoutinesToUpdate = lazyPart<RoutinesToUpdateProps>(
  async () => (await import("../day/routines-to-update.tsx")).RoutinesToUpdate,
)

/** Starts fetching this month's calendar data before the page renders. */
export function firstQuestions(client: QueryClient, userId: string): void {
  const month = firstOfMonth(currentDay())
  void client.prefetchQuery(monthLogsQuery(userId, month))
  void client.prefetchQuery(monthCommitmentsQuery(userId, month))
  void client.prefetchQuery(activeGoalsQuery(userId))
}

/** The dashboard: today, the month, and the selected day. */
export function DashboardPage() {
  const { status, user } = useSession()
  const state: unknown = useLocation().state
  return (
    <div className="page">
      {/* A new key resets the state for another person, or for a link to another day. */}
      {user ? (
        <Dashboard key={`${user.id} ${dayFromState(state)}`} userId={user.id} />
      ) : (
        <SignedOut loading={status === "loading"} />
      )}
    </div>
  )
}

function Dashboard({ userId }: { userId: string }) {
  const today = useToday()
  const navigationState: unknown = useLocation().state
  const [selected, setSelected] = useState<LocalDay | null>(() => dayFromState(navigationState) ?? today)
  // The calendar responds at once; the day's content renders right after.
  const drawnDay = useDeferredValue(selected)
  const [month, setMonth] = useState(() => firstOfMonth(selected ?? today))
  const [week, setWeek] = useState(() => mondayOf(selected ?? today))
  const [failures, setFailures] = useState<string[]>([])
  const { marks, workouts, goalsOf, hasGoals, monthData, problems, reload } = useMonth(userId, month, week)
  // The lower parts of the page wait for the visible ones, because rendering and fetching everything at once would block input.
  const isBelowDue = useDeferredValue(true, false)
  const progress = useProgress(userId, today, isBelowDue)
  const workoutsToAsk = useOutbox().sent.filter(isFromRoutine)
  useSettledGoals(userId, today, hasGoals)

  const showMonth = useCallback(
    (next: LocalDay) => {
      setMonth(next)
      setWeek(mondayOf(next === firstOfMonth(today) ? today : next))
      setSelected(null)
    },
    [today],
  )
  const showWeek = useCallback((monday: LocalDay) => {
    setWeek(monday)
    // A week belongs to the month with most of its days.
    setMonth(firstOfMonth(addDays(monday, 3)))
    setSelected(null)
  }, [])
  const showDay = useCallback((day: LocalDay) => {
    setSelected(day)
    setMonth(firstOfMonth(day))
    setWeek(mondayOf(day))
  }, [])
  const [hovered, setHovered] = useState<LocalDay | null>(null)
  const hover = useCallback((day: LocalDay | null) => {
    setHovered(day)
    if (day === null) return
    setMonth(firstOfMonth(day))
    setWeek(mondayOf(day))
  }, [])
  const dayPanel = useInView(drawnDay)
  const addFailure = useCallback(
    (sentence: string) => setFailures((before) => [...before.filter((each) => each !== sentence), sentence]),
    [],
  )
  function retry() {
    setFailures([])
    reload()
    progress.reload()
  }

  const allProblems = [...new Set([...problems, ...progress.problems, ...failures])]
  return (
    <>
      <Today userId={userId} today={today} />
      {allProblems.length > 0 && <ProblemsBox sentences={allProblems} onRetry={retry} />}
      <div className={styles["board"]}>
        <Month
          {...{ month, week, today, selected, hovered, marks, workouts }}
          onMonthChange={showMonth}
          onWeekChange={showWeek}
          onSelect={showDay}
        />
        <Day
          ref={dayPanel}
          userId={userId}
          day={drawnDay}
          logClassName={drawnDay === today ? "button" : "button primary"}
          onHover={hover}
          onFailure={addFailure}
        />
        <div className={styles["beside"]}>
          {workoutsToAsk.length > 0 && <RoutinesToUpdate userId={userId} workouts={workoutsToAsk} />}
          {drawnDay !== null && <GoalsDue goals={goalsOf(drawnDay)} system={progress.system} />}
          <MonthAnalysis key={month} {...{ userId, month }} data={monthData} />
        </div>
      </div>
      <Week userId={userId} today={today} />
      {isBelowDue && <Progress {...progress} />}
    </>
  )
}

/** Whether a sent workout is new and came from a routine, which the person may now want to update. */
function isFromRoutine({ operation: { save } }: SentWorkout): boolean {
  return save.log.id === undefined && save.log.workout_id !== null
}

function SignedOut({ loading }: { loading: boolean }) {
  if (loading) return <output>{common.loading}</output>
  return (
    <>
      <div className="empty">
        <p>{sentences.signedOut}</p>
        <Link className="button primary" to="/login">
          {sentences.signIn}
        </Link>
      </div>
      <WeekSection>
        <p className="soft">{weekSentences.signedOut}</p>
      </WeekSection>
    </>
  )
}

/** The month's marks, from several sources. If one fails, the others still show and the failure is listed in `problems`. */
function useMonth(userId: string, month: LocalDay, monday: LocalDay) {
  const logs = useQuery(monthLogsQuery(userId, month))
  const commitments = useQuery(monthCommitmentsQuery(userId, month))
  // On a phone, the week shown may extend into another month.
  const other = [monday, addDays(monday, 6)].map(firstOfMonth).find((first) => first !== month) ?? month
  const isOther = !useWide() && other !== month
  const otherLogs = useQuery({ ...monthLogsQuery(userId, other), enabled: isOther })
  const otherCommitments = useQuery({ ...monthCommitmentsQuery(userId, other), enabled: isOther })
  const goals = useQuery(activeGoalsQuery(userId))
  const week = useQuery(savedWeekQuery(userId))
  const routines = useQuery(newestRoutinesQuery(userId))
  const waiting = useWaitingWorkouts()
  const marks = useMemo(
    () =>
      dayMarks({
        logs: [...(logs.data ?? []), ...((isOther && otherLogs.data) || [])],
        waiting: waiting.map(dayOf),
        commitments: [...(commitments.data ?? []), ...((isOther && otherCommitments.data) || [])],
        goals: goals.data ?? [],
      }),
    [logs.data, isOther, otherLogs.data, waiting, commitments.data, otherCommitments.data, goals.data],
  )
  const sources = [
    { query: routines, sentence: sentences.failedRoutines },
    { query: logs, sentence: sentences.failedDays },
    { query: commitments, sentence: sentences.failedCommitments },
    { query: otherLogs, sentence: sentences.failedDays },
    { query: otherCommitments, sentence: sentences.failedCommitments },
    { query: goals, sentence: sentences.failedGoals },
    { query: week, sentence: failureOfWeek(week.error) },
  ]
  const failed = sources.filter(({ query }) => hasFailed(query))
  return {
    marks,
    workouts: logs.data?.filter((log) => log.set_logs.length > 0).length ?? null,
    hasGoals: goals.data !== undefined && goals.data.length > 0,
    goalsOf: (day: LocalDay) => goals.data?.filter((goal) => goal.target_date === day) ?? [],
    monthData: monthDataOf(logs, goals),
    problems: failed.map(({ sentence }) => sentence),
    reload: () => failed.forEach(({ query }) => void query.refetch()),
  }
}

// A panel whose top is above this share of the window's height counts as visible.
const visibleShare = 0.55

/** A ref for the panel of the selected day. Choosing another day scrolls the panel into view, but keeps the calendar visible. */
function useInView(selected: LocalDay | null) {
  const panel = useRef<HTMLElement>(null)
  const before = useRef(selected)
  useEffect(() => {
    if (selected === before.current) return
    before.current = selected
    if (selected === null || !panel.current) return
    const hidden = panel.current.getBoundingClientRect().top - innerHeight * visibleShare
    const calendar = panel.current.previousElementSibling?.getBoundingClientRect().top ?? 0
    if (hidden > 0) scrollBy({ top: Math.min(hidden, calendar) })
  }, [selected])
  return panel
}

/** Whether the month has anything to analyze, as far as is known. */
function monthDataOf(logs: UseQueryResult<unknown[]>, goals: UseQueryResult<unknown[]>): MonthData {
  if (logs.data && logs.data.length + (goals.data?.length ?? 0) > 0) return "something"
  if (logs.error && hasFailed(logs)) return { failure: logs.error }
  return logs.data && !(goals.isPending && goals.isFetching) ? "nothing" : "loading"
}

/** Records goals that were reached, because workouts may have come from another device. Without active goals, no request is made. */
function useSettledGoals(userId: string, today: LocalDay, hasGoals: boolean) {
  const client = useQueryClient()
  useEffect(() => {
    if (hasGoals) void settleGoals(client, userId, today)
  }, [client, userId, today, hasGoals])
}

/** The message with the database's reason, or a general one for unexpected errors. */
function failureOfWeek(error: Error | null): string {
  const isRefusal = error !== null && "code" in error && error.code
  return isRefusal ? sentences.failedWeek(error.message) : sentences.unexpectedWeek
}

/** The day that a link points to, such as the link at the end of an import. */
function dayFromState(state: unknown): LocalDay | undefined {
  const day: unknown = typeof state === "object" && state !== null ? Reflect.get(state, "day") : undefined
  return typeof day === "string" && isDay(day) ? day : undefined
}

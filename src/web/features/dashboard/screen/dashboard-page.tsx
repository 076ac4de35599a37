import { type QueryClient, useQueryClient } from "@tanstack/react-query"
import { memo, useCallback, useDeferredValue, useEffect, useRef, useState } from "react"
import { Link, useLocation } from "react-router"
import { isDay, type LocalDay } from "#domain/days/local-day.ts"
import { hasLostRun } from "#domain/saving/sync-queue.ts"
import { currentDay } from "#web/device/current-day.ts"
import { useSession } from "#web/backend/session/session.tsx"
import { MonthAnalysis } from "#web/coach/panels.tsx"
import { useWeekStart } from "#web/backend/preferences/choices-query.ts"
import { settleGoals } from "#web/backend/training/settle-goals.ts"
import { type SentWorkout, useOutbox } from "#web/offline/queue/outbox.ts"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import styles from "../dashboard.module.css"
import { DayPanel } from "../day/day-panel.tsx"
import { GoalsDue } from "../day/goals-due.tsx"
import type { RoutinesToUpdateProps } from "../day/routines-to-update.tsx"
import { Trends } from "../progress/trends.tsx"
import { useProgress } from "../progress/use-progress.ts"
import { WhereYouStand } from "../progress/where-you-stand.tsx"
import { ProblemsBox } from "../problems-box.tsx"
import { sentences as common } from "#web/ui/sentences.ts"
import { sentences } from "../sentences.ts"
import { sentences as weekSentences } from "../week/sentences.ts"
import { lastDayShown, useComing } from "../session/use-coming.ts"
import { AfterThat, FollowRun, SentSessions } from "../session/parts.tsx"
import { TodayLine } from "./today-line.tsx"
import { useDaysShown } from "./use-days-shown.ts"
import { useMonth } from "./use-month.ts"
import { askForHome, askForProgress } from "./first-questions.ts"
import { useToday } from "./use-today.ts"
import { WeekSchedule } from "../week/week-schedule.tsx"
import { WeekSection } from "../week/week-section.tsx"
import { WorkoutCalendar } from "../calendar/workout-calendar.tsx"

// The page's data arrives bit by bit, and each bit should re-render only the part that shows it.
const Today = memo(TodayLine)
const Month = memo(WorkoutCalendar)
const Day = memo(DayPanel)
const Week = memo(WeekSchedule)

// The offer to update routines. It is loaded only after a workout that was saved offline has been sent.
const RoutinesToUpdate = lazyPart<RoutinesToUpdateProps>(
  async () => (await import("../day/routines-to-update.tsx")).RoutinesToUpdate,
)

/** Asks what the page shows first before it renders. Resolves once it is answered. */
export const firstQuestions = (client: QueryClient, userId: string) =>
  askForHome(client, userId, currentDay())

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
  const weekStartsOn = useWeekStart(userId)
  const { selected, month, week, hovered, showMonth, showWeek, showDay, hover } = useDaysShown(
    dayFromState(navigationState) ?? today,
    today,
    weekStartsOn,
  )
  // The calendar responds at once; the day's content renders right after.
  const drawnDay = useDeferredValue(selected)
  const { row, coming, setComing, isRunUnknown, areSessionsUnknown } = useComing(userId)
  const isWaiting = isRunUnknown || areSessionsUnknown
  const [failures, setFailures] = useState<string[]>([])
  const { marks, names, workouts, goalsOf, hasGoals, monthData, problems, reload } = useMonth(userId, {
    month,
    firstDay: week,
    coming,
  })
  // The lower parts of the page wait for the visible ones, because rendering and fetching everything at once would block input.
  const isBelowDue = useDeferredValue(true, false)
  const progress = useProgress(userId, today, isBelowDue)
  const { sent } = useOutbox()
  const workoutsToAsk = sent.filter(isFromRoutine)
  const sessionsToTell = sent.filter(({ counts, operation }) => counts === false || hasLostRun(operation))
  useSettledGoals(userId, today, hasGoals)
  useProgressTogether(userId, today)

  const { board, dayPanel } = useInView(drawnDay)
  const addFailure = useCallback(
    (sentence: string) => setFailures((before) => [...before.filter((each) => each !== sentence), sentence]),
    [],
  )
  const backToToday = useCallback(() => showDay(today), [showDay, today])
  function retry() {
    setFailures([])
    reload()
    progress.reload()
  }

  const allProblems = [...new Set([...problems, ...progress.problems, ...failures])]
  return (
    <>
      <Today {...{ userId, today, coming, isWaiting }} />
      {row && (
        <FollowRun
          key={row.id}
          {...{ userId, row, today }}
          until={lastDayShown(month, today)}
          onKnown={setComing}
        />
      )}
      {allProblems.length > 0 && <ProblemsBox sentences={allProblems} onRetry={retry} />}
      <div ref={board} className={styles["board"]}>
        <div className={styles["first"]}>
          <Month
            {...{ month, week, weekStartsOn, today, selected, hovered, marks, names, workouts }}
            onMonthChange={showMonth}
            onWeekChange={showWeek}
            onSelect={showDay}
          />
          <div className={styles["beside"]}>
            {sessionsToTell.length > 0 && <SentSessions workouts={sessionsToTell} />}
            {row && (coming || areSessionsUnknown) && (
              <div className={styles["afterPlace"]}>
                {coming && <AfterThat {...{ userId, coming, today }} />}
              </div>
            )}
            {workoutsToAsk.length > 0 && <RoutinesToUpdate userId={userId} workouts={workoutsToAsk} />}
            {drawnDay !== null && <GoalsDue goals={goalsOf(drawnDay)} system={progress.system} />}
          </div>
        </div>
        <Day
          ref={dayPanel}
          userId={userId}
          day={drawnDay}
          {...{ coming, isWaiting, today }}
          onBackToToday={backToToday}
          logClassName={drawnDay === today ? "button" : "button primary"}
          onHover={hover}
          onFailure={addFailure}
        />
        <div className={styles["third"]}>
          <div className={styles["figures"]}>{isBelowDue && <WhereYouStand {...progress} />}</div>
          <div className={styles["month"]}>
            {!isRunUnknown && <MonthAnalysis key={month} {...{ userId, month }} data={monthData} />}
          </div>
        </div>
        {/* Wait until it is known whether a running program takes up space above these parts. */}
        <div className={styles["week"]}>{!isRunUnknown && <Week userId={userId} today={today} />}</div>
        <div className={styles["trends"]}>{!isRunUnknown && isBelowDue && <Trends {...progress} />}</div>
      </div>
    </>
  )
}

/** Whether a sent workout is new and came from a routine, which the person may now want to update. */
function isFromRoutine({ operation: { save } }: SentWorkout): boolean {
  return save.log.id === undefined && save.log.workout_id !== null && save.log.run_id === undefined
}

function SignedOut({ loading }: { loading: boolean }) {
  if (loading) return <output>{common.loading}</output>
  return (
    <div className="stack-l">
      <div className="empty">
        <p>{sentences.signedOut}</p>
        <Link className="button primary" to="/login">
          {sentences.signIn}
        </Link>
      </div>
      <WeekSection>
        <p className="soft">{weekSentences.signedOut}</p>
      </WeekSection>
    </div>
  )
}

// A panel whose top is above this share of the window's height counts as visible.
const visibleShare = 0.55

/** Refs for the board and for its panel of the selected day. Choosing another day scrolls the panel into view, but keeps the calendar visible. */
function useInView(selected: LocalDay | null) {
  const board = useRef<HTMLDivElement>(null)
  const dayPanel = useRef<HTMLElement>(null)
  const before = useRef(selected)
  useEffect(() => {
    if (selected === before.current) return
    before.current = selected
    if (selected === null || !board.current || !dayPanel.current) return
    const hidden = dayPanel.current.getBoundingClientRect().top - innerHeight * visibleShare
    // The calendar is at the top of the board.
    if (hidden > 0) scrollBy({ top: Math.min(hidden, board.current.getBoundingClientRect().top) })
  }, [selected])
  return { board, dayPanel }
}

/** Records goals that were reached, because workouts may have come from another device. Without active goals, no request is made. */
function useSettledGoals(userId: string, today: LocalDay, hasGoals: boolean) {
  const client = useQueryClient()
  useEffect(() => {
    if (hasGoals) void settleGoals(client, userId, today)
  }, [client, userId, today, hasGoals])
}

/** Asks for the lower parts' data in one request, before those parts are rendered and would each ask for their own. */
function useProgressTogether(userId: string, today: LocalDay) {
  const client = useQueryClient()
  useEffect(() => void askForProgress(client, userId, today), [client, userId, today])
}

/** The day that a link points to, such as the link at the end of an import. */
function dayFromState(state: unknown): LocalDay | undefined {
  const day: unknown = typeof state === "object" && state !== null ? Reflect.get(state, "day") : undefined
  return typeof day === "string" && isDay(day) ? day : undefined
}

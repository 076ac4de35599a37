import { useQuery } from "@tanstack/react-query"
import { ChevronLeft, ChevronRight } from "lucide-react"
import { type ReactNode, useId, useMemo, useState } from "react"
import type { LocalDay } from "#domain/days/local-day.ts"
import { usualWeekStart } from "#domain/days/week-start.ts"
import type { PastWorkout } from "#domain/history/past-workout.ts"
import { type DayStep, stepsOf, trainedDays, yearOf } from "#domain/history/year.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { longestStreak, streaksOf } from "#domain/progress/streaks.ts"
import { choicesQuery } from "#web/backend/preferences/choices-query.ts"
import { useMessages } from "#web/ui/messages/messages.tsx"
import { useWide } from "#web/ui/use-wide.ts"
import { sentences } from "./sentences.ts"
import { YearGrid } from "./year-grid.tsx"
import { YearTable } from "./year-table.tsx"
import styles from "./year.module.css"

interface YearMapProps {
  userId: string
  today: LocalDay
  /** The workouts, latest first. */
  workouts: readonly PastWorkout[]
  /** Whether `workouts` has all the workouts. */
  isWhole: boolean
  unit: WeightUnit
  /** The day whose workouts are listed; null if it is not a single day. */
  chosen: LocalDay | null
  onChoose: (day: LocalDay) => void
}

/** A year at a glance: each day darker the more volume it had. Choosing a day lists its workouts. */
export function YearMap({ userId, today, workouts, isWhole, unit, chosen, onChoose }: YearMapProps) {
  const title = useId()
  const isWide = useWide()
  const [isOpen, setOpen] = useState(isWide)
  const choices = useQuery(choicesQuery(userId)).data
  const startsOn = choices?.week_starts_on ?? usualWeekStart
  const weeksOff = choices?.streak_weeks_off ?? 0
  const [latest, oldest] = [workouts[0]?.date ?? today, workouts.at(-1)?.date ?? today]
  const [turned, turnTo] = useState<number | null>(null)
  const year = turned ?? Math.min(yearOf(latest), yearOf(today))
  const [pointed, setPointed] = useState<LocalDay | null>(null)
  const days = useMemo(() => trainedDays(workouts, year), [workouts, year])
  const steps = useMemo(() => stepsOf(days), [days])
  const longest = useMemo(
    () => longestStreak(streaksOf(days.keys(), { startsOn, weeksOff })),
    [days, startsOn, weeksOff],
  )
  const count = [...days.values()].reduce((sum, day) => sum + day.workouts, 0)
  const textOf = (day: LocalDay) => sentences.day(day, days.get(day), unit)
  const shown = pointed ?? chosen
  const isCut = !isWhole && yearOf(oldest) >= year
  return (
    <section className={`block ${styles["year"]}`} aria-labelledby={title}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <h2 id={title}>{sentences.title}</h2>
        </summary>
        {isOpen && (
          <>
            <p className="small soft">
              {sentences.totals(count, days.size, longest)}
              {isCut && ` ${sentences.unknownBefore(oldest)}`}
            </p>
            <Turn {...{ year, onTurn: turnTo }} first={yearOf(oldest)} last={yearOf(today)} />
            <YearGrid
              key={year}
              {...{ year, today, startsOn, steps, textOf, chosen, onChoose }}
              onPoint={setPointed}
            />
            <div className={styles["foot"]}>
              <p className="small">{shown === null ? sentences.choose : textOf(shown)}</p>
              <Legend />
            </div>
            <YearTable {...{ days, unit }} />
          </>
        )}
      </details>
    </section>
  )
}

interface TurnProps {
  year: number
  /** The years of the first workout and of today. */
  first: number
  last: number
  onTurn: (year: number) => void
}

function Turn({ year, first, last, onTurn }: TurnProps) {
  const { say } = useMessages()
  const turnBy = (step: 1 | -1, icon: ReactNode) => {
    const next = year + step
    const isOffered = next >= first && next <= last
    return (
      <button
        type="button"
        className="button quiet square"
        aria-label={step < 0 ? sentences.previous(next) : sentences.next(next)}
        aria-disabled={!isOffered || undefined}
        onClick={() => {
          if (isOffered) onTurn(next)
          else say(step < 0 ? sentences.noOlder(first) : sentences.noLater(last))
        }}
      >
        {icon}
      </button>
    )
  }
  return (
    <div className={styles["turn"]}>
      {turnBy(-1, <ChevronLeft className="icon" aria-hidden />)}
      <b aria-live="polite">{sentences.year(year)}</b>
      {turnBy(1, <ChevronRight className="icon" aria-hidden />)}
    </div>
  )
}

const legend: readonly DayStep[] = [0, 1, 2, 3, 4]

function Legend() {
  return (
    <p className={`small soft ${styles["legend"]}`} aria-hidden>
      {sentences.less}
      {legend.map((step) => (
        <i key={step} className={styles["day"]} data-step={step} />
      ))}
      {sentences.more}
    </p>
  )
}

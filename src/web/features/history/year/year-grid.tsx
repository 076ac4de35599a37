import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from "react"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { WeekStart } from "#domain/days/week-start.ts"
import { dayAfterKeyInYear, type DayStep, monthsAbove, weeksOfYear, yearOf } from "#domain/history/year.ts"
import { sentences } from "./sentences.ts"
import styles from "./year.module.css"

interface YearGridProps {
  year: number
  today: LocalDay
  startsOn: WeekStart
  /** The steps of the days with a workout. */
  steps: ReadonlyMap<LocalDay, DayStep>
  /** A day's date and what was done on it, for screen readers. */
  textOf: (day: LocalDay) => string
  /** The day whose workouts are listed; null if it is not a single day. */
  chosen: LocalDay | null
  /** Called with the day under the pointer or with the focus; null when it leaves. */
  onPoint: (day: LocalDay | null) => void
  onChoose: (day: LocalDay) => void
}

/**
 * A year as a grid of seven rows and a column for each week. It has one tab stop. Arrows move by a day or a week, Home and End to the ends of the
 * year, and Enter or Space chooses a day.
 */
export function YearGrid({ year, today, startsOn, steps, chosen, ...props }: YearGridProps) {
  const { textOf, onPoint, onChoose } = props
  const weeks = useMemo(() => weeksOfYear(year, startsOn), [year, startsOn])
  const months = useMemo(() => monthsAbove(weeks), [weeks])
  const grid = useRef<HTMLDivElement>(null)
  const [cursor, setCursor] = useState<LocalDay | null>(null)
  const last = [...steps.keys()].toSorted().at(-1)
  const stop = [cursor, chosen, today, last].find((day) => day && yearOf(day) === year) ?? `${year}-01-01`
  const shownLast = [today, last].find((day) => day && yearOf(day) === year)
  useLayoutEffect(() => {
    // A grid that is wider than its place opens near the end of what is known, because the latest weeks matter most.
    const cell = grid.current?.querySelector<HTMLElement>(`[data-day="${shownLast}"]`)
    const place = grid.current?.parentElement
    if (cell && place) place.scrollTo({ left: cell.offsetLeft + cell.offsetWidth * 3 - place.clientWidth })
  }, [shownLast])

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault()
      return onChoose(stop)
    }
    const next = dayAfterKeyInYear(stop, event.key)
    if (next === undefined) return
    event.preventDefault()
    setCursor(next)
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }
  const width: CSSProperties & Record<"--weeks", number> = { "--weeks": weeks.length }
  const rows = Array.from({ length: 7 }, (_, row) => weeks.map((week) => week[row] ?? null))
  return (
    <div className={styles["scroller"]}>
      <div
        ref={grid}
        className={styles["grid"]}
        role="grid"
        aria-label={sentences.year(year)}
        style={width}
        onPointerLeave={() => onPoint(null)}
      >
        <div className={styles["months"]} aria-hidden>
          {months.map(
            (month, column) =>
              month && (
                <span key={month} style={{ gridColumnStart: column + 2 }}>
                  {sentences.monthAbove(month)}
                </span>
              ),
          )}
        </div>
        {rows.map((days) => (
          <div key={days[1]} role="row" className={styles["row"]}>
            <span role="rowheader" aria-label={sentences.weekday(days[1] ?? today)}>
              <span aria-hidden>{sentences.shortWeekday(days[1] ?? today)}</span>
            </span>
            {days.map((day, column) =>
              day === null ? null : (
                <span
                  key={day}
                  role="gridcell"
                  className={styles["day"]}
                  data-day={day}
                  data-step={steps.get(day)}
                  style={{ gridColumnStart: column + 2 }}
                  tabIndex={day === stop ? 0 : -1}
                  aria-label={textOf(day)}
                  aria-selected={day === chosen}
                  aria-current={day === today ? "date" : undefined}
                  onClick={() => {
                    setCursor(day)
                    onChoose(day)
                  }}
                  onKeyDown={press}
                  onFocus={() => onPoint(day)}
                  onBlur={() => onPoint(null)}
                  onPointerEnter={() => onPoint(day)}
                />
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

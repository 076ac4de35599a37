import { ChevronLeft, ChevronRight } from "lucide-react"
import CalendarDays from "lucide-react/icons/calendar-days"
import { useId, useState } from "react"
import { Link } from "react-router"
import { formatDay } from "#domain/days/day-text.ts"
import { addDays, addMonths, type LocalDay } from "#domain/days/local-day.ts"
import type { WeekStart } from "#domain/days/week-start.ts"
import { Calendar, type DayMark } from "#web/ui/calendar/calendar.tsx"
import { useTwoColumns } from "#web/ui/use-wide.ts"
import styles from "../dashboard.module.css"
import { sentences } from "./sentences.ts"

interface WorkoutCalendarProps {
  month: LocalDay
  weekStartsOn: WeekStart
  /** The first day of the week that a phone shows while the month is collapsed. */
  week: LocalDay
  today: LocalDay
  selected: LocalDay | null
  /** The day that a planned workout is being dragged over; null if there is none. */
  hovered: LocalDay | null
  marks: ReadonlyMap<LocalDay, readonly DayMark[]>
  /** The names of the days' workouts, shown where the calendar is wide. */
  names: ReadonlyMap<LocalDay, string>
  /** The number of logs in the month; null while unknown. */
  workouts: number | null
  onMonthChange: (month: LocalDay) => void
  onWeekChange: (week: LocalDay) => void
  onSelect: (day: LocalDay) => void
}

/** The calendar with its marks. Wide screens show the month; phones show a week, which expands to the month. */
export function WorkoutCalendar({ workouts, ...calendar }: WorkoutCalendarProps) {
  const title = useId()
  const isWide = useTwoColumns()
  const [isOpen, setOpen] = useState(false)
  const { month, week, onMonthChange, onWeekChange } = calendar
  const isMonth = isWide || isOpen
  const unit = isMonth ? "month" : "week"
  function turn(direction: 1 | -1) {
    if (isMonth) onMonthChange(addMonths(month, direction))
    else onWeekChange(addDays(week, direction * 7))
  }
  return (
    <section className="block" aria-label={sentences.title}>
      <header>
        <div className={styles["monthName"]}>
          <h2 id={title} aria-live="polite">
            {formatDay(month, "monthAndYear")}
          </h2>
          {workouts !== null && (
            <Link className="label" to="/history">
              {sentences.workouts(workouts)}
            </Link>
          )}
        </div>
        <span className={styles["monthNav"]}>
          {!isWide && (
            <button
              type="button"
              className="button quiet"
              aria-pressed={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <CalendarDays className="icon" aria-hidden />
              {sentences.month}
            </button>
          )}
          <button
            type="button"
            className="button quiet square"
            aria-label={sentences.previous[unit]}
            onClick={() => turn(-1)}
          >
            <ChevronLeft className="icon" aria-hidden />
          </button>
          <button
            type="button"
            className="button quiet square"
            aria-label={sentences.next[unit]}
            onClick={() => turn(1)}
          >
            <ChevronRight className="icon" aria-hidden />
          </button>
        </span>
      </header>
      <Calendar {...calendar} week={isMonth ? null : week} labelledBy={title} />
      {isMonth && <Legend />}
    </section>
  )
}

function Legend() {
  return (
    <ul className="legend">
      <li>
        <i className="mark workout" />
        {sentences.logged}
      </li>
      <li>
        <i className="mark committed" />
        {sentences.scheduled}
      </li>
      <li>
        <i className="mark goal" />
        {sentences.goalDue}
      </li>
    </ul>
  )
}

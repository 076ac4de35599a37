import { plural } from "#domain/text/formats.ts"
import { ChevronLeft, ChevronRight } from "lucide-react"
import { useId } from "react"
import { formatDay } from "#domain/days/day-text.ts"
import { addMonths, type LocalDay } from "#domain/days/local-day.ts"
import { Calendar, type DayMark } from "#web/ui/calendar.tsx"
import styles from "../dashboard.module.css"

interface WorkoutCalendarProps {
  month: LocalDay
  today: LocalDay
  selected: LocalDay | null
  marks: ReadonlyMap<LocalDay, readonly DayMark[]>
  /** The number of logs in the month; null while unknown. */
  workouts: number | null
  onMonthChange: (month: LocalDay) => void
  onSelect: (day: LocalDay) => void
}

/** The calendar month with its marks, and navigation to other months. */
export function WorkoutCalendar({ workouts, onMonthChange, ...calendar }: WorkoutCalendarProps) {
  const title = useId()
  const { month } = calendar
  return (
    <section className={`block ${styles["calendar"]}`} aria-label="Workout Calendar">
      <header>
        <h2 id={title} aria-live="polite">
          {formatDay(month, "monthAndYear")}
        </h2>
        <span className={styles["monthNav"]}>
          <span className="label">{countWorkouts(workouts)}</span>
          <button
            type="button"
            className="button quiet square"
            aria-label="Previous month"
            onClick={() => onMonthChange(addMonths(month, -1))}
          >
            <ChevronLeft className="icon" aria-hidden />
          </button>
          <button
            type="button"
            className="button quiet square"
            aria-label="Next month"
            onClick={() => onMonthChange(addMonths(month, 1))}
          >
            <ChevronRight className="icon" aria-hidden />
          </button>
        </span>
      </header>
      <Calendar {...calendar} labelledBy={title} onMonthChange={onMonthChange} />
      <ul className="legend">
        <li>
          <i className="mark workout" />
          Logged
        </li>
        <li>
          <i className="mark committed" />
          Scheduled
        </li>
        <li>
          <i className="mark goal" />
          Goal due
        </li>
      </ul>
    </section>
  )
}

function countWorkouts(workouts: number | null): string {
  if (workouts === null) return ""
  return plural(workouts, { one: "1 workout", other: `${workouts} workouts` })
}

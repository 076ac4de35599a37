import { Plus } from "lucide-react"
import { useRef } from "react"
import type { Plan } from "#domain/workout/draft-from-plan.ts"
import { formatDay } from "#domain/days/day-text.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { dateInWeek } from "#domain/days/week-days.ts"
import { type PlannedDay, setsAndReps } from "../planned-workout.ts"
import { sentences as dashboard } from "../sentences.ts"
import { sentences } from "./sentences.ts"
import { type Commitment, commitmentElsewhere, commitmentInWeek } from "./days-on-calendar.ts"
import styles from "./week.module.css"

interface DayCardProps {
  day: PlannedDay
  today: LocalDay
  /** The first day of the week shown. */
  monday: LocalDay
  /** The plan's days on the calendar. */
  commitments: readonly Commitment[]
  isSaved: boolean
  /** Whether the week shown is over. */
  isOver: boolean
  /** Returns whether the day is now on the calendar. */
  onCommit: () => Promise<boolean>
}

/** A day in the weekly plan: its date, its workout or rest, and whether it is on the calendar. */
export function DayCard({ day, today, monday, commitments, isSaved, isOver, onCommit }: DayCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isRest = day.workout === null
  const date = dateInWeek(day.day, monday)
  const name = nameOf(day.workout)
  const commitment = commitmentInWeek(commitments, day.day, monday)
  const onCalendar = commitment ?? commitmentElsewhere(commitments, day.day, { monday, today })

  async function commit() {
    // The button that had the focus has been removed.
    if (await onCommit()) heading.current?.focus()
  }
  return (
    <li className={[isRest && styles["rest"], date === today && styles["now"]].filter(Boolean).join(" ")}>
      <DateLabel day={day.day} date={date} />
      <h3 ref={heading} tabIndex={-1} className={isRest ? "pencil" : undefined}>
        {name}
      </h3>
      <div className={styles["about"]}>
        {day.workout && <PlannedWorkout workout={day.workout} />}
        {day.workout === undefined && <p className="small soft">{dashboard.planUnreadable}</p>}
        {day.notes !== null && <p className="small soft">{day.notes}</p>}
      </div>
      <div className={styles["act"]}>
        {onCalendar && <CommitmentMark commitment={onCalendar} planned={date} />}
        {!commitment && !isRest && !isOver && (
          <button type="button" className="button" aria-disabled={!isSaved} onClick={() => void commit()}>
            <Plus className="icon" aria-hidden />
            <span>{sentences.schedule}</span>
            <span className="hidden-text">
              {name}, {date === undefined ? day.day : formatDay(date, "full")}
            </span>
          </button>
        )}
      </div>
    </li>
  )
}

function DateLabel({ day, date }: { day: string; date: LocalDay | undefined }) {
  if (date === undefined) return <span className="label">{day}</span>
  return (
    <span className="label">
      <b>{formatDay(date, "shortWeekday")}</b> {formatDay(date, "monthAndDay")}
    </span>
  )
}

interface CommitmentMarkProps {
  commitment: Commitment
  /** The workout's date according to the plan. */
  planned: LocalDay | undefined
}

function CommitmentMark({ commitment, planned }: CommitmentMarkProps) {
  const { scheduled_date: date, completed_log_id } = commitment
  const isLogged = completed_log_id !== null
  const scheduled = date === planned ? sentences.onTheCalendar : sentences.onAnotherDay(date)
  return (
    <span className={`small row ${styles["mark"]}`}>
      <i className={isLogged ? "mark workout" : "mark committed"} />
      {isLogged ? sentences.logged : scheduled}
    </span>
  )
}

function nameOf(workout: PlannedDay["workout"]): string {
  return workout === null ? sentences.restDay : (workout?.name ?? dashboard.notAvailable)
}

/** The number of exercises in the workout. Pressing it shows them, each with its sets and reps, below the workout's description. */
function PlannedWorkout({ workout: { description, exercises } }: { workout: Plan }) {
  return (
    <details>
      <summary>{sentences.exercises(exercises.length)}</summary>
      {description && <p className="small soft">{description}</p>}
      {exercises.map((exercise, index) => (
        // The index is a safe key: a plan may name an exercise twice, and the list never changes.
        <p key={index} className={`small ${styles["exercise"]}`}>
          <span>{exercise.name}</span> <b>{setsAndReps(exercise)}</b>
        </p>
      ))}
    </details>
  )
}

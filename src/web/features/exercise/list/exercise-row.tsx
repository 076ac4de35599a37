import { memo } from "react"
import { Link } from "react-router"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { UnitSystem } from "#domain/measures/units.ts"
import type { TrainedExercise } from "#domain/records/trained-exercises.ts"
import type { Exercise } from "#web/backend/exercises/exercise-queries.ts"
import { figureInRow } from "../figure-words.ts"
import styles from "./list.module.css"
import { sentences } from "./sentences.ts"
import { Trend } from "./trend.tsx"

interface ExerciseRowProps {
  exercise: Exercise
  /** What the person has done with the exercise; undefined if nothing. */
  training: TrainedExercise | undefined
  system: UnitSystem
  today: LocalDay
  /** The address that opens the exercise. */
  to: string
  isOpen: boolean
  /** Whether Tab stops here. */
  isStop: boolean
}

/** An exercise in the list: a link that opens it. */
export const ExerciseRow = memo(function ExerciseRow(props: ExerciseRowProps) {
  const { exercise, training, system, today, to, isOpen, isStop } = props
  const { exercise_id, exercise_name, owner_id, primary_muscles } = exercise
  const last = training ? sentences.day(training.last_date, today) : null
  return (
    <li>
      <Link
        to={to}
        replace={isOpen}
        data-row={exercise_id}
        tabIndex={isStop ? 0 : -1}
        aria-current={isOpen || undefined}
        preventScrollReset
      >
        <span className={styles["name"]}>
          <span>
            <b>{exercise_name}</b>
            {owner_id !== null && <span className="badge">{sentences.yours}</span>}
          </span>
          <span className="label">{sentences.about(primary_muscles, last)}</span>
        </span>
        {training && <Trend values={training.trend} />}
        <Best {...{ training, system }} />
      </Link>
    </li>
  )
})

function Best({ training, system }: Pick<ExerciseRowProps, "training" | "system">) {
  const { figure, best } = training ?? {}
  if (figure === undefined || best === undefined)
    return <span className={`${styles["best"]} label`}>{sentences.neverTrained}</span>
  const { number, unit } = figureInRow(figure, best, system)
  return (
    <span className={styles["best"]}>
      <b>{number}</b> <span className="label">{unit}</span>
    </span>
  )
}

import { memo } from "react"
import { Link } from "react-router"
import { type BestSet, nameOf, type PastWorkout } from "#domain/history/past-workout.ts"
import { writeDuration } from "#domain/measures/duration.ts"
import { type UnitSystem, unitsIn, weightUnitOf } from "#domain/measures/units.ts"
import { writeVolume } from "#domain/records/working-volume.ts"
import { unknownExercise } from "#domain/text/missing-name-words.ts"
import { loadKind } from "#domain/workout/load.ts"
import { inUnits } from "#domain/workout/recorded-set.ts"
import { describeSet } from "#domain/workout/set-text.ts"
import type { Exercise } from "#web/backend/exercises/exercise-queries.ts"
import styles from "./history.module.css"
import { sentences } from "./sentences.ts"

export type ExercisesById = ReadonlyMap<string, Exercise>

interface WorkoutRowProps {
  workout: PastWorkout
  exercises: ExercisesById
  system: UnitSystem
  /** The address that opens the workout. */
  to: string
  isOpen: boolean
  /** Whether Tab stops here. It stops at only one row of the list; the arrow keys move on from there. */
  isStop: boolean
}

/** A workout in the list: a link that opens it. */
export const WorkoutRow = memo(function WorkoutRow(props: WorkoutRowProps) {
  const { workout, exercises, system, to, isOpen, isStop } = props
  const { columns, nothing } = sentences
  const { id, date, sets, volume_kg, duration_seconds } = workout
  const numbers = [
    { name: columns.sets, value: String(sets) },
    { name: columns.volume, value: volume_kg > 0 ? writeVolume(volume_kg, weightUnitOf(system)) : nothing },
    { name: columns.time, value: duration_seconds === null ? nothing : writeDuration(duration_seconds) },
  ]
  return (
    <li>
      <Link
        to={to}
        replace={isOpen}
        data-row={id}
        tabIndex={isStop ? 0 : -1}
        aria-current={isOpen || undefined}
        preventScrollReset
      >
        <span className={styles["date"]}>{sentences.day(date)}</span>
        <span className={styles["name"]}>
          <b>{nameOf(workout)}</b>
          <span className="label">
            {workout.bests.map((best) => bestText(best, exercises, system)).join(", ")}
          </span>
        </span>
        <span className={styles["numbers"]}>
          {numbers.map(({ name, value }) => (
            <span key={name}>
              <span className="hidden-text">{name}: </span>
              {value}
            </span>
          ))}
        </span>
      </Link>
    </li>
  )
})

/** "Deadlift 167.5 × 5". The part in brackets after an exercise's name would take up most of the line. */
function bestText(best: BestSet, exercises: ExercisesById, system: UnitSystem): string {
  const exercise = exercises.get(best.exercise_id)
  const { reps = null, weight = null, weight_unit = null } = best
  const { duration_minutes = null, distance = null, distance_unit = null } = best
  const set = { reps, weight, weight_unit, duration_minutes, distance, distance_unit }
  const name = exercise?.exercise_name.replace(/ \(.*\)$/, "") ?? unknownExercise
  return `${name} ${describeSet(inUnits(set, unitsIn(system)), loadKind(exercise?.measure), false)}`
}

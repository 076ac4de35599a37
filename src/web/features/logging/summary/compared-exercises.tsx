import { Link } from "react-router"
import { formatDay } from "#domain/days/day-text.ts"
import { type UnitSystem, unitsIn } from "#domain/measures/units.ts"
import { inUnits, type RecordedSet } from "#domain/workout/recorded-set.ts"
import { describeSet } from "#domain/workout/set-text.ts"
import type { SavedWorkoutSummary } from "./saved-workout-query.ts"
import styles from "./saved-workout.module.css"
import { sentences, writeChange } from "./sentences.ts"

type ComparedExercisesProps = Pick<SavedWorkoutSummary, "nameOf" | "loadOf"> & {
  before: NonNullable<SavedWorkoutSummary["before"]>
  system: UnitSystem
}

/** Each exercise's best set, next to its best set in the previous workout. */
export function ComparedExercises({ before, nameOf, loadOf, system }: ComparedExercisesProps) {
  const units = unitsIn(system)
  // Non-breaking spaces keep a set such as "80 × 8" on one line.
  const write = (id: string, set: RecordedSet) =>
    describeSet(inUnits(set, units), loadOf[id] ?? "outside", false).replaceAll(" × ", "\u00a0×\u00a0")
  const day = formatDay(before.date, "monthAndDay")
  return (
    <section className="block" aria-labelledby="compared">
      <header>
        <h2 id="compared">{sentences.comparedTitle(day)}</h2>
        <span className="label">{sentences.bestOfEach}</span>
      </header>
      <table className={`table ${styles["compared"]}`} aria-labelledby="compared">
        <thead>
          <tr>
            <th scope="col">{sentences.columns.exercise}</th>
            <th scope="col">{sentences.columns.now}</th>
            <th scope="col">{day}</th>
            <th scope="col">{sentences.columns.change}</th>
          </tr>
        </thead>
        <tbody>
          {before.exercises.map(({ exercise_id: id, now, before: then, change }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={`/exercise/${id}`}>{nameOf[id] ?? sentences.unknownExercise}</Link>
              </th>
              <td>
                <b>{write(id, now)}</b>
              </td>
              <td>{then ? write(id, then) : sentences.notThen}</td>
              <td className={change && change.by > 0 ? styles["up"] : undefined}>
                {then ? writeChange(change, now, units) : sentences.isNew}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

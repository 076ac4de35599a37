import { Link } from "react-router"
import { type UnitSystem, unitsIn } from "#domain/measures/units.ts"
import { inUnits } from "#domain/workout/recorded-set.ts"
import { describeSet } from "#domain/workout/set-text.ts"
import { unknownExercise } from "#domain/text/missing-name-words.ts"
import { placesOf, supersetNumbers } from "#domain/supersets/supersets.ts"
import { exercisesOf, type LoggedExercise, type LoggedSet, spineMarks } from "./logged-sets.ts"
import styles from "./logged-workout.module.css"
import { sentences } from "./sentences.ts"

interface SetListProps {
  sets: readonly LoggedSet[]
  system: UnitSystem
  /** The level of the exercises' headings, one below that of the workout's. */
  heading: "h2" | "h3" | "h4"
}

/** A workout's sets by exercise, in the order they were done and in the person's units. */
export function SetList({ sets, system, heading }: SetListProps) {
  const exercises = exercisesOf(sets)
  const [places, supersets] = [placesOf(exercises), supersetNumbers(exercises)]
  if (exercises.length === 0) return <p className="soft">{sentences.noNumbers}</p>
  return (
    <div className={`ledger ${styles["log"]}`}>
      {exercises.map((exercise, index) => (
        <Exercise
          key={exercise.order}
          exercise={exercise}
          {...{ system, heading }}
          place={places[index] ?? ""}
          isJoined={supersets[index] !== null}
        />
      ))}
    </div>
  )
}

interface ExerciseProps extends Pick<SetListProps, "system" | "heading"> {
  exercise: LoggedExercise
  place: string
  isJoined: boolean
}

function Exercise({ exercise, system, heading: Heading, place, isJoined }: ExerciseProps) {
  const { id, name, load, sets, hasWeights } = exercise
  const units = unitsIn(system)
  const marks = spineMarks(sets)
  const written = sets.map((set) => describeSet(inUnits(set, units), load, false) || sentences.notAvailable)
  const isLong = written.some((text) => text.length > 10)
  const isRated = sets.some(({ rpe }) => rpe !== null)
  return (
    <section className={styles["exercise"]}>
      <span aria-hidden>{place}</span>
      <div>
        <Heading>
          <Link to={`/exercise/${id}`}>{name ?? unknownExercise}</Link>
          {isJoined && <span className="label"> {sentences.superset}</span>}
          {hasWeights && <span className="label"> {units.weight_unit}</span>}
        </Heading>
        <ol className={styles[isLong ? "longSets" : isRated ? "ratedSets" : "sets"]}>
          {sets.map((set, index) => (
            <li key={set.id}>
              <span className="label" aria-hidden>
                {marks[index]?.letter}
              </span>
              <span className="hidden-text">{marks[index]?.name}: </span>
              {written[index]}
              {set.rpe !== null && <span className="label">{sentences.rpe(set.rpe)}</span>}
            </li>
          ))}
        </ol>
        {sets.map(
          (set, index) =>
            set.notes !== null && (
              <p key={set.id} className={`small soft ${styles["written"]}`}>
                {marks[index]?.name}: {set.notes}
              </p>
            ),
        )}
      </div>
    </section>
  )
}

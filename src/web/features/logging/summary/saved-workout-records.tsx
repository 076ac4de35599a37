import { Link } from "react-router"
import { formatNumber, roundTo } from "#domain/measures/numbers.ts"
import { oneRepMax } from "#domain/records/one-rep-max.ts"
import type { RecordKind } from "#domain/records/records.ts"
import { describeSet } from "#domain/workout/set-text.ts"
import type { SetRecord } from "#domain/records/workout-summary.ts"
import { sentences } from "./sentences.ts"

interface SavedWorkoutRecordsProps {
  records: readonly SetRecord[]
  /** The names of the exercises by their ids. */
  nameOf: Readonly<Record<string, string | null>>
}

/** What was better than ever before, exercise by exercise. */
export function SavedWorkoutRecords({ records, nameOf }: SavedWorkoutRecordsProps) {
  const exercises = [...new Set(records.map(({ exercise_id }) => exercise_id))]
  return (
    <section className="block" aria-labelledby="saved-records">
      <header>
        <h2 id="saved-records">{sentences.records}</h2>
      </header>
      {exercises.length === 0 ? (
        <p className="soft">{sentences.noRecords}</p>
      ) : (
        <ul className="list">
          {exercises.map((id) => (
            <li key={id}>
              <span className="grow">
                <Link to={`/exercise/${id}`}>{nameOf[id] ?? sentences.unknownExercise}</Link>
                {records
                  .filter(({ exercise_id }) => exercise_id === id)
                  .map((record) => (
                    <p key={record.kind} className="soft small">
                      {describeRecord(record)}
                    </p>
                  ))}
              </span>
              <span className="stamp" aria-hidden>
                Record
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const kinds: Record<RecordKind, string> = {
  weight: "Heaviest weight",
  one_rep_max: "Best estimated 1RM",
  reps: "Most reps with this weight",
  distance: "Farthest",
  time: "Longest",
}

/** "Heaviest weight: 85 kg × 6", "Best estimated 1RM: 102 kg, from 85 kg × 6". */
function describeRecord({ kind, set }: SetRecord): string {
  const done = describeSet(set, true)
  if (kind !== "one_rep_max") return `${kinds[kind]}: ${done}`
  const estimate = formatNumber(roundTo(oneRepMax(set.weight ?? 0, set.reps ?? 0) ?? 0, 1))
  return `${kinds[kind]}: ${estimate} ${set.weight_unit}, from ${done}`
}

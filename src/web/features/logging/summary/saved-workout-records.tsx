import { Link } from "react-router"
import { shownWeight } from "#domain/measures/shown-weight.ts"
import { type UnitSystem, unitsIn } from "#domain/measures/units.ts"
import type { RecordKind } from "#domain/records/records.ts"
import { writeNumber } from "#domain/text/formats.ts"
import { inUnits } from "#domain/workout/recorded-set.ts"
import { describeSet } from "#domain/workout/set-text.ts"
import type { SetRecord } from "#domain/records/workout-summary.ts"
import { sentences } from "./sentences.ts"

interface SavedWorkoutRecordsProps {
  records: readonly SetRecord[]
  /** The names of the exercises, by id. */
  nameOf: Readonly<Record<string, string | null>>
  system: UnitSystem
}

/** The workout's records, by exercise. */
export function SavedWorkoutRecords({ records, nameOf, system }: SavedWorkoutRecordsProps) {
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
                      {describeRecord(record, unitsIn(system))}
                    </p>
                  ))}
              </span>
              <span className="stamp" aria-hidden>
                {sentences.record}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const kinds: Record<RecordKind, string> = sentences.kinds

/** "Heaviest weight: 85 kg × 6", "Best estimated 1RM: 102 kg, from 85 kg × 6". */
function describeRecord(
  { kind, load, set, estimate_kg }: SetRecord,
  units: ReturnType<typeof unitsIn>,
): string {
  const done = describeSet(inUnits(set, units), load, true)
  if (kind === "weight" && (set.weight ?? 0) < 0) return `${sentences.leastHelp}: ${done}`
  if (estimate_kg === null) return `${kinds[kind]}: ${done}`
  const estimate = writeNumber(shownWeight(estimate_kg, units.weight_unit), 1)
  return `${kinds[kind]}: ${sentences.estimatedFrom(`${estimate} ${units.weight_unit}`, done)}`
}

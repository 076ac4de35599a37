import type { DraftExercise } from "#domain/workout/draft.ts"
import type { Bests } from "#domain/records/records.ts"
import { spineLabels } from "#domain/workout/set-fields.ts"
import { bestEstimate, shownWeight } from "#domain/records/draft-records.ts"
import styles from "./ledger.module.css"
import { sentences } from "../sentences.ts"
import type { Units } from "./set-words.ts"

interface ExerciseStandingProps {
  exercise: DraftExercise
  units: Units
  bests: Bests
  /** In what each set is a record, in words. */
  records: (string | null)[]
}

/** The best set next to the best so far; a new record is announced. */
export function ExerciseStanding({ exercise, units, bests, records }: ExerciseStandingProps) {
  const text = standingOf(exercise, units, bests)
  return (
    <>
      {/* Its line is there before it is known. */}
      {exercise.measure === "weight_reps" && <p className={styles["standing"]}>{text}</p>}
      <output className="hidden-text">{records.map((record) => record && sentences.record(record))}</output>
    </>
  )
}

function standingOf(exercise: DraftExercise, units: Units, bests: Bests): string {
  const today = bestEstimate(exercise, units)
  const label = today && spineLabels(exercise)[exercise.sets.indexOf(today.set)]
  return [
    today && `Estimated 1RM ${today.estimate} ${units.weight_unit} by set ${label}`,
    bests.one_rep_max_kg !== null &&
      `${today ? "best before" : "Best estimated 1RM"} ${shownWeight(bests.one_rep_max_kg, units)} ${units.weight_unit}`,
  ]
    .filter(Boolean)
    .join(", ")
}

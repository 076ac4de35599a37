import type { DraftExercise } from "#domain/workout/draft.ts"
import { fieldsOf, type SetField } from "#domain/workout/set-fields.ts"
import { sentences as rows } from "../row-sentences.ts"
import styles from "../ledger.module.css"
import { fieldLabel, shortLabel, type Units } from "../set-words.ts"

/** A column's name; written out for cardio if there is room. */
function ColumnLabel(props: { field: SetField; units: Units; measure: DraftExercise["measure"] }) {
  const { field, units, measure } = props
  const short = shortLabel(field, units, measure)
  if (measure !== "distance_time") return short
  return (
    <>
      <span className={styles["full"]}>{fieldLabel(field, units, measure)}</span>
      <span className={styles["short"]}>{short}</span>
    </>
  )
}

/** The column names above an exercise's sets. `isLed`: a program prescribes the sets. */
export function SetHead(props: { measure: DraftExercise["measure"]; units: Units; isLed: boolean }) {
  const { measure, units, isLed } = props
  const [first, second] = fieldsOf(measure)
  const isSingle = second === undefined
  const label = (field: typeof first) => field && <ColumnLabel {...{ field, units, measure }} />
  return (
    <div className="set-head" aria-hidden>
      <span>{rows.set}</span>
      <span>{isLed ? rows.target : rows.lastTime}</span>
      <span className={`pair ${styles["pair"]}`} data-measure={measure}>
        <span>{measure === "reps" ? "" : label(first)}</span>
        <i />
        <span>{isSingle && measure === "reps" ? label(first) : label(second)}</span>
      </span>
      <span />
    </div>
  )
}

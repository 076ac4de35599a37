import { X } from "lucide-react"
import { useState } from "react"
import { rpeChoices } from "#domain/workout/rpe.ts"
import styles from "./ledger.module.css"
import { type SetRowProps, unitsOf } from "./set-row-props.ts"
import { describeLastTime, setTypes } from "./set-words.ts"

/** Above the fields of the current set: the best so far, the suggestion, set type and RPE. */
export function NowHead(props: SetRowProps) {
  const { set, label, last, best, measure, exerciseName, isLocked, actions } = props
  const [isNoting, setNoting] = useState(false)
  const showsNotes = isNoting || set.notes !== ""
  return (
    <>
      <div className={`now-head ${styles["nowHead"]}`}>
        <span>
          <b>{set.set_type === "normal" ? "Now" : setTypes[set.set_type]}</b>
          {last && ` · last time ${describeLastTime(last, measure, unitsOf(props))}`}
          {best !== null && ` · best ${best}`}
        </span>
        <span className={styles["nowTools"]}>
          <RpeChoice {...props} />
          {!showsNotes && (
            <button type="button" className="chip" onClick={() => setNoting(true)}>
              Set Notes
            </button>
          )}
          <button
            type="button"
            className="button quiet square"
            aria-label={`Remove set ${label} of ${exerciseName}`}
            aria-disabled={isLocked || undefined}
            onClick={() => actions.removeSet(set.id)}
          >
            <X className="icon" />
          </button>
        </span>
      </div>
      {showsNotes && (
        <input
          className={styles["notes"]}
          aria-label={`Set Notes, set ${label} of ${exerciseName}`}
          placeholder="Set Notes"
          // The person opened the field with the button that it replaces.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={isNoting}
          maxLength={10_000}
          value={set.notes}
          onChange={(event) =>
            actions.edit({ kind: "type_set_notes", set_id: set.id, text: event.target.value })
          }
        />
      )}
    </>
  )
}

/** The RPE, for people who record it. */
function RpeChoice({ set, label, exerciseName, actions }: SetRowProps) {
  // Another app's log may have a value that isn't offered here.
  const choices = set.rpe === null || rpeChoices.includes(set.rpe) ? rpeChoices : [set.rpe, ...rpeChoices]
  return (
    <span className={`chip ${styles["pick"]}`}>
      <span aria-hidden>{set.rpe === null ? "RPE" : `RPE ${set.rpe}`}</span>
      <select
        aria-label={`RPE of set ${label} of ${exerciseName}`}
        value={set.rpe ?? ""}
        onChange={({ target: { value } }) =>
          actions.edit({ kind: "choose_rpe", set_id: set.id, rpe: value === "" ? null : Number(value) })
        }
      >
        <option value="">No RPE</option>
        {choices.map((rpe) => (
          <option key={rpe} value={rpe}>
            {rpe}
          </option>
        ))}
      </select>
    </span>
  )
}

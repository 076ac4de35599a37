import { X } from "lucide-react"
import { rpeChoices } from "#domain/workout/rpe.ts"
import styles from "./now-row.module.css"
import type { SetRowProps } from "./set-row-props.ts"

/** The opened part of the current row: how hard the set was, its note, and a way to remove it. */
export function NowMore(props: SetRowProps) {
  const { set, label, exerciseName, isLocked, actions } = props
  return (
    <>
      <RpeChoice {...props} />
      <input
        className={styles["notes"]}
        aria-label={`Set Notes, set ${label} of ${exerciseName}`}
        placeholder="Set Notes"
        maxLength={10_000}
        value={set.notes}
        onChange={(event) =>
          actions.edit({ kind: "type_set_notes", set_id: set.id, text: event.target.value })
        }
      />
      <button
        type="button"
        className="button quiet"
        aria-disabled={isLocked || undefined}
        onClick={() => actions.removeSet(set.id)}
      >
        <X className="icon" />
        <span>
          Remove Set<span className="hidden-text">{` ${label} of ${exerciseName}`}</span>
        </span>
      </button>
    </>
  )
}

/** How hard the set was, for people who record it; a second press takes it back. */
function RpeChoice({ set, label, exerciseName, actions }: SetRowProps) {
  // Another app's log may have a value that isn't offered here.
  const choices = set.rpe === null || rpeChoices.includes(set.rpe) ? rpeChoices : [...rpeChoices, set.rpe]
  return (
    <div className={styles["rpe"]} role="group" aria-label={`RPE of set ${label} of ${exerciseName}`}>
      {choices.map((rpe) => (
        <button
          key={rpe}
          type="button"
          aria-pressed={set.rpe === rpe}
          onClick={() =>
            actions.edit({ kind: "choose_rpe", set_id: set.id, rpe: set.rpe === rpe ? null : rpe })
          }
        >
          <span className="hidden-text">RPE </span>
          {rpe}
        </button>
      ))}
    </div>
  )
}

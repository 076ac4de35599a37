import { ChevronDown, ChevronUp, X } from "lucide-react"
import { EffortChoice } from "./effort-choice.tsx"
import { focusIds } from "../actions/focus-ids.ts"
import styles from "./now-row.module.css"
import type { SetRowProps } from "../set/set-row-props.ts"

/** The opened part of the current row: how hard the set was, its note, its place, and a way to remove it. */
export function NowMore(props: SetRowProps) {
  const { set, label, exerciseName, isLocked, actions } = props
  return (
    <>
      <EffortChoice {...props} />
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
      <div className="row">
        {([-1, 1] as const).map((by) => (
          <button
            key={by}
            type="button"
            id={focusIds.moveSet(set.id, by)}
            className="button quiet square"
            aria-label={`${by < 0 ? "Move up" : "Move down"} set ${label} of ${exerciseName}`}
            disabled={by < 0 ? props.isFirst : props.isLast}
            aria-disabled={isLocked || undefined}
            onClick={() => actions.moveSet(set.id, by)}
          >
            {by < 0 ? <ChevronUp className="icon" /> : <ChevronDown className="icon" />}
          </button>
        ))}
      </div>
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

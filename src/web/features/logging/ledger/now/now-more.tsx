import { ChevronDown, ChevronUp, X } from "lucide-react"
import { EffortChoice } from "./effort-choice.tsx"
import { sentences as common } from "#web/ui/sentences.ts"
import { sentences as rows } from "../row-sentences.ts"
import { sentences } from "../sentences.ts"
import { focusIds } from "../actions/focus-ids.ts"
import styles from "./now-row.module.css"
import type { SetRowProps } from "../set/set-row-props.ts"

/** The expanded part of the current row: effort, note, position, and a button to remove the set. */
export function NowMore(props: SetRowProps) {
  const { set, label, exerciseName, isLocked, actions } = props
  const setName = rows.setOf(label, exerciseName)
  return (
    <>
      <EffortChoice {...props} />
      <input
        id={focusIds.setNote(set.id)}
        className={styles["notes"]}
        aria-label={`${rows.setNotes}, ${setName}`}
        placeholder={rows.setNotes}
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
            aria-label={by < 0 ? common.moveUp(setName) : common.moveDown(setName)}
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
          {sentences.removeSet}
          <span className="hidden-text">{` ${label} of ${exerciseName}`}</span>
        </span>
      </button>
    </>
  )
}

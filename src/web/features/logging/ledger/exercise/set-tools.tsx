import { ChevronDown, ChevronUp, Plus, X } from "lucide-react"
import type { DoneSet } from "#domain/workout/done-set.ts"
import type { DraftExercise } from "#domain/workout/draft.ts"
import type { SetActions } from "../actions/ledger-actions.ts"
import { focusIds } from "../actions/focus-ids.ts"
import styles from "../ledger.module.css"

interface SetToolsProps {
  exercise: DraftExercise
  isFirst: boolean
  isLast: boolean
  /** The timer runs. */
  isLocked: boolean
  actions: SetActions
  lastSets: readonly DoneSet[]
}

/** Below the sets: one more of them, and moving or removing the exercise. */
export function SetTools({ exercise, isFirst, isLast, isLocked, actions, lastSets }: SetToolsProps) {
  const { id, exercise_name: name } = exercise
  return (
    <div className="set-tools">
      <span />
      <button
        type="button"
        id={focusIds.addSet(id)}
        className="button quiet"
        onClick={(event) => actions.addSet(id, event.detail === 0, lastSets)}
      >
        <Plus className="icon" />
        <span>
          Add Set<span className="hidden-text">{` to ${name}`}</span>
        </span>
      </button>
      <span className={styles["moves"]}>
        <button
          type="button"
          id={focusIds.move(id, -1)}
          className="button quiet square"
          aria-label={`Move up ${name}`}
          disabled={isFirst}
          aria-disabled={isLocked || undefined}
          onClick={() => actions.moveExercise(id, -1)}
        >
          <ChevronUp className="icon" />
        </button>
        <button
          type="button"
          id={focusIds.move(id, 1)}
          className="button quiet square"
          aria-label={`Move down ${name}`}
          disabled={isLast}
          aria-disabled={isLocked || undefined}
          onClick={() => actions.moveExercise(id, 1)}
        >
          <ChevronDown className="icon" />
        </button>
        <button
          type="button"
          className="button quiet square"
          aria-label={`Remove ${name}`}
          aria-disabled={isLocked || undefined}
          onClick={() => actions.removeExercise(id)}
        >
          <X className="icon" />
        </button>
      </span>
    </div>
  )
}

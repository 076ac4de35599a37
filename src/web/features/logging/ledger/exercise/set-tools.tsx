import { ChevronDown, ChevronUp, Plus, X } from "lucide-react"
import type { DoneSet } from "#domain/workout/done-set.ts"
import type { DraftExercise } from "#domain/workout/draft.ts"
import type { SetActions } from "../actions/ledger-actions.ts"
import { Key } from "#web/ui/key.tsx"
import { focusIds } from "../actions/focus-ids.ts"
import { sentences as common } from "#web/ui/sentences.ts"
import { sentences as rows } from "../row-sentences.ts"
import styles from "../ledger.module.css"

interface SetToolsProps {
  exercise: DraftExercise
  isFirst: boolean
  isLast: boolean
  /** Whether the timer is running. */
  isLocked: boolean
  actions: SetActions
  lastSets: readonly DoneSet[]
}

/** The buttons below the sets: add a set, move or remove the exercise. */
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
          {rows.addSet}
          <span className="hidden-text">{rows.to(name)}</span>
        </span>
        <Key>{rows.keys.addSet}</Key>
      </button>
      <span className={styles["moves"]}>
        <button
          type="button"
          id={focusIds.move(id, -1)}
          className="button quiet square"
          aria-label={common.moveUp(name)}
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
          aria-label={common.moveDown(name)}
          disabled={isLast}
          aria-disabled={isLocked || undefined}
          onClick={() => actions.moveExercise(id, 1)}
        >
          <ChevronDown className="icon" />
        </button>
        <button
          type="button"
          className="button quiet square"
          aria-label={common.remove(name)}
          aria-disabled={isLocked || undefined}
          onClick={() => actions.removeExercise(id)}
        >
          <X className="icon" />
        </button>
      </span>
    </div>
  )
}

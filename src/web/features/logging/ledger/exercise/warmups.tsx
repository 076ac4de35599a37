import { Plus } from "lucide-react"
import type { DraftExercise } from "#domain/workout/draft.ts"
import { lastWarmups, openWarmups } from "#domain/workout/last-time.ts"
import type { DoneSet } from "#domain/workout/done-set.ts"
import { Key } from "#web/ui/key.tsx"
import styles from "../ledger.module.css"
import { sentences as rows } from "../row-sentences.ts"
import type { SetActions } from "../actions/ledger-actions.ts"
import { describeLastTime, type Units } from "../set-words.ts"

interface WarmupsProps {
  exercise: DraftExercise
  lastSets: readonly DoneSet[]
  units: Units
  isLocked: boolean
  actions: SetActions
}

/** Offers last time's warm-ups until the first set is done, and a way to remove them while none has been confirmed or edited. */
export function Warmups({ exercise, lastSets, units, isLocked, actions }: WarmupsProps) {
  const { id, sets, measure, exercise_name } = exercise
  const last = lastWarmups(lastSets)
  const forExercise = <span className="hidden-text">{rows.for(exercise_name)}</span>
  if (openWarmups(exercise).length > 0)
    return (
      <div className={styles["warmups"]}>
        <button
          type="button"
          className="button quiet"
          aria-disabled={isLocked || undefined}
          onClick={() => actions.dropWarmups(id)}
        >
          {rows.removeWarmups}
          {forExercise}
        </button>
      </div>
    )
  if (last.length === 0 || sets.some((set) => set.is_done || set.set_type === "warmup")) return null
  const numbers = last.map((set) => describeLastTime(set, measure, units)).filter(Boolean)
  return (
    <div className={styles["warmups"]}>
      <button type="button" className="button quiet" onClick={() => actions.addWarmups(id, lastSets)}>
        <Plus className="icon" />
        <span>
          {rows.addWarmups}
          {forExercise}
        </span>
        <span className={styles["numbers"]}>{rows.lastTimeWas(numbers.join(", "))}</span>
        <Key>{rows.keys.warmups}</Key>
      </button>
    </div>
  )
}

import type { PlanWorkout } from "#domain/coach/checks/suggestion.ts"
import { sentences } from "./routine-sentences.ts"
import styles from "./plan.module.css"

interface RoutineFieldsProps {
  workout: Pick<PlanWorkout, "name" | "description">
  change: (more: Partial<PlanWorkout>) => void
  /** The routines to choose from; the choice is hidden if there are none. */
  routines: readonly { base: { id: string }; name: string }[]
  /** The chosen routine's id; empty if none is chosen. */
  comparedId: string
  compare: (id: string) => void
}

/** The name and description of a suggested routine, and the routine it is compared with. */
export function RoutineFields({ workout, change, routines, comparedId, compare }: RoutineFieldsProps) {
  return (
    <div className={styles["fields"]}>
      <label className="field">
        <span>{sentences.name}</span>
        <input
          value={workout.name}
          maxLength={200}
          onChange={({ target }) => change({ name: target.value })}
        />
      </label>
      <label className="field">
        <span>{sentences.description}</span>
        <input
          value={workout.description ?? ""}
          maxLength={2000}
          onChange={({ target }) => change({ description: target.value })}
        />
      </label>
      {routines.length > 0 && (
        <label className="field">
          <span>{sentences.compareWith}</span>
          <select value={comparedId} onChange={({ target }) => compare(target.value)}>
            <option value="">{sentences.newRoutine}</option>
            {routines.map(({ base, name }) => (
              <option key={base.id} value={base.id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}

import type { PlanWorkout } from "#domain/coach/checks/suggestion.ts"
import { sentences } from "../sentences.ts"
import styles from "./plan.module.css"

interface RoutineFieldsProps {
  workout: Pick<PlanWorkout, "name" | "description">
  change: (more: Partial<PlanWorkout>) => void
  /** Those to choose from; without any the choice is not shown. */
  routines: readonly { base: { id: string }; name: string }[]
  /** Empty for none. */
  comparedId: string
  compare: (id: string) => void
}

/** A suggested routine's name, its description, and the routine that it is compared with. */
export function RoutineFields({ workout, change, routines, comparedId, compare }: RoutineFieldsProps) {
  return (
    <div className={styles["fields"]}>
      <label className="field">
        <span>Name</span>
        <input
          value={workout.name}
          maxLength={200}
          onChange={({ target }) => change({ name: target.value })}
        />
      </label>
      <label className="field">
        <span>Description</span>
        <input
          value={workout.description ?? ""}
          maxLength={2000}
          onChange={({ target }) => change({ description: target.value })}
        />
      </label>
      {routines.length > 0 && (
        <label className="field">
          <span>Compare with</span>
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

import { rpeChoices } from "#domain/workout/rpe.ts"
import { chooseEffortScale } from "#web/backend/preferences/effort-scale.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { type EffortScale, useEffortScale } from "#web/device/effort-scale.ts"
import styles from "./now-row.module.css"
import type { SetRowProps } from "../set/set-row-props.ts"

const scales: readonly { scale: EffortScale; name: string }[] = [
  { scale: "rpe", name: "RPE" },
  { scale: "rir", name: "RIR, reps left" },
]

/** How hard the set was, for people who record it, on the scale that they choose once; a second press takes it back. */
export function EffortChoice({ set, label, exerciseName, actions }: SetRowProps) {
  const scale = useEffortScale()
  const { id: userId } = useUser()
  const name = scale.toUpperCase()
  // Another app's log may have a value that isn't offered here.
  const choices = set.rpe === null || rpeChoices.includes(set.rpe) ? rpeChoices : [...rpeChoices, set.rpe]
  return (
    <div className={styles["effortChoice"]}>
      <select
        aria-label="How hard a set was, in"
        value={scale}
        onChange={({ target }) => chooseEffortScale(userId, target.value === "rir" ? "rir" : "rpe")}
      >
        {scales.map((each) => (
          <option key={each.scale} value={each.scale}>
            {each.name}
          </option>
        ))}
      </select>
      <div className={styles["rpe"]} role="group" aria-label={`${name} of set ${label} of ${exerciseName}`}>
        {choices.map((rpe) => (
          <button
            key={rpe}
            type="button"
            aria-pressed={set.rpe === rpe}
            onClick={() =>
              actions.edit({ kind: "choose_rpe", set_id: set.id, rpe: set.rpe === rpe ? null : rpe })
            }
          >
            <span className="hidden-text">{`${name} `}</span>
            {scale === "rpe" ? rpe : 10 - rpe}
          </button>
        ))}
      </div>
    </div>
  )
}

import { rpeChoices } from "#domain/workout/rpe.ts"
import { chooseEffortScale } from "#web/backend/preferences/effort-scale.ts"
import { useUser } from "#web/backend/session/session.tsx"
import { type EffortScale, useEffortScale } from "#web/device/effort-scale.ts"
import styles from "./now-row.module.css"
import { sentences as rows } from "../row-sentences.ts"
import { sentences } from "../sentences.ts"
import type { SetRowProps } from "../set/set-row-props.ts"

const scales: readonly EffortScale[] = ["rpe", "rir"]

/** How hard the set was, on the person's preferred scale. Pressing the chosen number clears it. */
export function EffortChoice({ set, label, exerciseName, actions }: SetRowProps) {
  const scale = useEffortScale()
  const { id: userId } = useUser()
  const name = scale.toUpperCase()
  // An imported log may have a value that isn't offered here.
  const choices = set.rpe === null || rpeChoices.includes(set.rpe) ? rpeChoices : [...rpeChoices, set.rpe]
  return (
    <div className={styles["effortChoice"]}>
      <select
        aria-label={sentences.effortScale}
        value={scale}
        onChange={({ target }) => chooseEffortScale(userId, target.value === "rir" ? "rir" : "rpe")}
      >
        {scales.map((each) => (
          <option key={each} value={each}>
            {sentences.effortScales[each]}
          </option>
        ))}
      </select>
      <div
        className={styles["rpe"]}
        role="group"
        aria-label={sentences.effortOf(name, rows.setOf(label, exerciseName))}
      >
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

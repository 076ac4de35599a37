import { formatNumber, readSigned } from "#domain/measures/numbers.ts"
import { sentences as rows } from "../row-sentences.ts"
import { sentences } from "../sentences.ts"
import type { SetRowProps } from "../set/set-row-props.ts"

/** Turns the typed weight into assistance, or back, because phones' number keypads have no minus sign. */
export function HelpToggle({ set, label, exerciseName, actions }: SetRowProps) {
  const reading = readSigned(set.weight)
  const weight = reading.ok ? reading.value : null
  if (weight === null || weight === 0) return null
  return (
    <button
      type="button"
      className="button quiet"
      aria-pressed={weight < 0}
      onClick={() =>
        actions.edit({ kind: "type_number", set_id: set.id, field: "weight", text: formatNumber(-weight) })
      }
    >
      {sentences.help}
      <span className="hidden-text">{rows.for(rows.setOf(label, exerciseName))}</span>
    </button>
  )
}

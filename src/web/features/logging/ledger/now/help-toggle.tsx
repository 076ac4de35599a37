import { formatNumber, readSigned } from "#domain/measures/numbers.ts"
import { sentences } from "../sentences.ts"
import type { SetRowProps } from "../set/set-row-props.ts"

/** Makes the typed weight help, or help a weight: number keypads of phones have no minus. */
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
      <span className="hidden-text">{` for set ${label} of ${exerciseName}`}</span>
    </button>
  )
}

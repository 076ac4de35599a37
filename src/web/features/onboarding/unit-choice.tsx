import { useId } from "react"
import type { UnitSystem } from "#domain/measures/units.ts"
import { sentences } from "./sentences.ts"

const systems: readonly { system: UnitSystem; label: string }[] = [
  { system: "metric", label: "kg, km, cm" },
  { system: "imperial", label: "lbs, mi, ft" },
]

/** Chooses the units for the whole app. */
export function UnitChoice({
  units,
  onChange,
}: {
  units: UnitSystem
  onChange: (units: UnitSystem) => void
}) {
  const id = useId()
  return (
    <div className="field">
      <span id={id}>Units</span>
      <div className="segmented" role="group" aria-labelledby={id}>
        {systems.map(({ system, label }) => (
          <button key={system} type="button" aria-pressed={units === system} onClick={() => onChange(system)}>
            {label}
          </button>
        ))}
      </div>
      <span className="hint">{sentences.unitsHint}</span>
    </div>
  )
}

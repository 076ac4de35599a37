import { useId } from "react"
import type { UnitSystem } from "#domain/measures/units.ts"
import { sentences } from "./sentences.ts"

const systems = ["metric", "imperial"] as const

/** Lets the person choose the units for the whole app. */
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
      <span id={id}>{sentences.units}</span>
      <div className="segmented" role="group" aria-labelledby={id}>
        {systems.map((system) => (
          <button key={system} type="button" aria-pressed={units === system} onClick={() => onChange(system)}>
            {sentences.unitSystems[system]}
          </button>
        ))}
      </div>
      <span className="hint">{sentences.unitsHint}</span>
    </div>
  )
}

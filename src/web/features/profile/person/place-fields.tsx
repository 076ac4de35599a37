import { useId, useMemo } from "react"
import type { ProfileForm } from "#domain/profile/profile-form.ts"
import type { UnitSystem } from "#domain/measures/units.ts"
import { timeZonesWith } from "#web/device/time-zone.ts"
import fields from "../fields.module.css"
import styles from "./person.module.css"
import { sentences } from "./sentences.ts"
import { WeekStartField } from "./week-start-field.tsx"

interface PlaceFieldsProps {
  form: ProfileForm
  onChange: (edit: Partial<ProfileForm>) => void
}

const systems: readonly UnitSystem[] = ["metric", "imperial"]

/** The display units, the time zone, and the day on which weeks start. */
export function PlaceFields({ form, onChange }: PlaceFieldsProps) {
  const id = useId()
  const zones = useMemo(() => timeZonesWith(form.time_zone), [form.time_zone])
  return (
    <>
      <div className={`field ${fields["half"]}`}>
        <span id={`${id}-units`}>{sentences.units}</span>
        <div className={`segmented ${styles["units"]}`} role="group" aria-labelledby={`${id}-units`}>
          {systems.map((system) => (
            <button
              key={system}
              type="button"
              aria-pressed={form.unit_system === system}
              onClick={() => onChange({ unit_system: system })}
            >
              {sentences.unitSystems[system]}
            </button>
          ))}
        </div>
      </div>
      <div className={`field ${fields["half"]}`}>
        <label htmlFor={`${id}-zone`}>{sentences.timeZone}</label>
        <select
          id={`${id}-zone`}
          value={form.time_zone}
          onChange={(event) => onChange({ time_zone: event.target.value })}
        >
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll("_", " ")}
            </option>
          ))}
        </select>
      </div>
      <WeekStartField
        value={form.week_starts_on}
        onChange={(week_starts_on) => onChange({ week_starts_on })}
      />
    </>
  )
}

import CircleQuestionMark from "lucide-react/icons/circle-question-mark"
import { useId, useMemo } from "react"
import {
  type DistanceUnit,
  distanceUnitOf,
  type UnitSystem,
  type WeightUnit,
  weightUnitOf,
} from "#domain/measures/units.ts"
import { timeZonesWith } from "#web/device/time-zone.ts"
import type { Overview } from "../file/messages.ts"
import { sentences } from "../sentences.ts"
import styles from "../import.module.css"

interface Units {
  weightUnit: WeightUnit
  distanceUnit: DistanceUnit
  timeZone: string
}

interface FileQuestionsProps {
  overview: Overview
  units: Units
  /** The person's own units. */
  system: UnitSystem
  onChange: (change: Partial<Units>) => void
}

/** Asks only what the file doesn't say. */
export function FileQuestions({ overview, units, system, onChange }: FileQuestionsProps) {
  const id = useId()
  const { asksWeightUnit, asksDistanceUnit, asksTimeZone, heaviest } = overview
  const questions = [asksWeightUnit, asksDistanceUnit, asksTimeZone].filter(Boolean).length
  if (questions === 0) return null
  return (
    <section className="block" aria-labelledby={id}>
      <header>
        <h2 id={id}>{sentences.fileSilent}</h2>
        <span className={`${styles["kind"]} ${styles["ask"]}`}>
          <CircleQuestionMark className="icon" />
          {sentences.questions(questions)}
        </span>
      </header>
      <div className={styles["two"]}>
        {asksWeightUnit && (
          <UnitChoice
            label={sentences.weightsIn}
            units={["kg", "lbs"]}
            unit={units.weightUnit}
            hint={[
              heaviest !== null && sentences.heaviest(heaviest),
              units.weightUnit === weightUnitOf(system) && sentences.weightFits(units.weightUnit),
            ]}
            onChoose={(weightUnit) => onChange({ weightUnit })}
          />
        )}
        {asksDistanceUnit && (
          <UnitChoice
            label={sentences.distancesIn}
            units={["km", "mi"]}
            unit={units.distanceUnit}
            hint={[
              units.distanceUnit === distanceUnitOf(system) && sentences.distanceFits(units.distanceUnit),
            ]}
            onChoose={(distanceUnit) => onChange({ distanceUnit })}
          />
        )}
        {asksTimeZone && <ZoneChoice zone={units.timeZone} onChoose={(timeZone) => onChange({ timeZone })} />}
      </div>
    </section>
  )
}

interface UnitChoiceProps<Unit extends string> {
  label: string
  units: readonly Unit[]
  unit: Unit
  hint: (string | false)[]
  onChoose: (unit: Unit) => void
}

function UnitChoice<Unit extends string>({ label, units, unit, hint, onChoose }: UnitChoiceProps<Unit>) {
  const id = useId()
  return (
    <div className="field">
      <span id={id}>{label}</span>
      <div className="segmented" role="group" aria-labelledby={id}>
        {units.map((each) => (
          <button key={each} type="button" aria-pressed={each === unit} onClick={() => onChoose(each)}>
            {each}
          </button>
        ))}
      </div>
      <span className="hint">{hint.filter(Boolean).join(" ")}</span>
    </div>
  )
}

function ZoneChoice({ zone, onChoose }: { zone: string; onChoose: (zone: string) => void }) {
  const id = useId()
  const zones = useMemo(() => timeZonesWith(zone), [zone])
  return (
    <div className="field">
      <label htmlFor={id}>{sentences.timesIn}</label>
      <select id={id} value={zone} onChange={({ target }) => onChoose(target.value)}>
        {zones.map((each) => (
          <option key={each} value={each}>
            {each.replaceAll("_", " ")}
          </option>
        ))}
      </select>
      <span className="hint">{sentences.timesHint}</span>
    </div>
  )
}

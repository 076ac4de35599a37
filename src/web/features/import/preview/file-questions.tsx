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
import type { SpellingAnswers } from "#domain/import/spelling.ts"
import type { Overview } from "../file/messages.ts"
import { sentences } from "./question-sentences.ts"
import styles from "../import.module.css"
import { Choice } from "./choice.tsx"
import { SpellingQuestions } from "./spelling-questions.tsx"

interface Units {
  weightUnit: WeightUnit
  distanceUnit: DistanceUnit
  timeZone: string
}

interface FileQuestionsProps {
  overview: Overview
  units: Units
  spelling: SpellingAnswers
  onSpell: (spelling: SpellingAnswers) => void
  /** The units in the person's profile. */
  system: UnitSystem
  onChange: (change: Partial<Units>) => void
}

/** Asks only the questions that the file leaves open. */
export function FileQuestions(props: FileQuestionsProps) {
  const { overview, units, system, spelling, onSpell, onChange } = props
  const id = useId()
  const { asksWeightUnit, asksDistanceUnit, asksTimeZone, heaviest } = overview
  const questions =
    [asksWeightUnit, asksDistanceUnit, asksTimeZone].filter(Boolean).length +
    Object.keys(overview.open).length
  if (questions === 0) return null
  return (
    <section className="block" aria-labelledby={id}>
      <header>
        <h2 id={id}>{sentences.title}</h2>
        <span className={`${styles["kind"]} ${styles["ask"]}`}>
          <CircleQuestionMark className="icon" />
          {sentences.questions(questions)}
        </span>
      </header>
      <div className={styles["two"]}>
        <SpellingQuestions open={overview.open} {...{ spelling, onSpell }} />
        {asksWeightUnit && (
          <Choice
            label={sentences.weightsIn}
            options={unitOptions<WeightUnit>("kg", "lbs")}
            chosen={units.weightUnit}
            hint={[
              heaviest !== null && sentences.heaviest(heaviest),
              units.weightUnit === weightUnitOf(system) && sentences.weightFits(units.weightUnit),
            ]}
            onChoose={(weightUnit) => onChange({ weightUnit })}
          />
        )}
        {asksDistanceUnit && (
          <Choice
            label={sentences.distancesIn}
            options={unitOptions<DistanceUnit>("km", "mi")}
            chosen={units.distanceUnit}
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

const unitOptions = <Unit extends string>(...units: Unit[]) => units.map((value) => ({ value, text: value }))

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

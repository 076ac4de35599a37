import { useId } from "react"
import { label as labelOf } from "#domain/text/label.ts"
import type { PickerFilter } from "./exercise-picker-choices.ts"
import styles from "./exercise-picker.module.css"
import { sentences } from "./sentences.ts"

interface FiltersProps {
  choices: { muscles: readonly string[]; equipment: readonly string[] }
  /** The choices aren't known yet; their space is reserved. */
  isLoading: boolean
  filter: PickerFilter
  onChange: (filter: PickerFilter) => void
}

/** Filters the list by muscle and equipment. Not shown if the exercises have neither. */
export function ExercisePickerFilters({ choices, isLoading, filter, onChange }: FiltersProps) {
  if (!isLoading && choices.muscles.length === 0 && choices.equipment.length === 0) return null
  return (
    <div className={styles["filters"]}>
      <Choice
        label={sentences.muscle}
        anything={sentences.allMuscles}
        choices={choices.muscles}
        value={filter.muscle}
        onChange={(muscle) => onChange({ ...filter, muscle })}
      />
      <Choice
        label={sentences.equipment}
        anything={sentences.allEquipment}
        choices={choices.equipment}
        value={filter.equipment}
        onChange={(equipment) => onChange({ ...filter, equipment })}
      />
    </div>
  )
}

interface ChoiceProps {
  label: string
  anything: string
  choices: readonly string[]
  value: string
  onChange: (value: string) => void
}

function Choice({ label, anything, choices, value, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{anything}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {labelOf(choice)}
          </option>
        ))}
      </select>
    </div>
  )
}

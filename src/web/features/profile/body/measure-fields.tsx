import { readNumber } from "#domain/measures/numbers.ts"
import type { ProfileColumns, ProfileForm, ProfileProblem } from "#domain/profile/profile-form.ts"
import { type HeightText, shownHeight, shownWeight } from "#domain/profile/profile-measures.ts"
import { weightUnitOf } from "#domain/measures/units.ts"
import { TextField } from "#web/ui/fields/field.tsx"
import styles from "./body.module.css"
import { sentences as weighing } from "#web/weighing/sentences.ts"
import { sentences } from "./sentences.ts"

interface MeasureFieldsProps {
  form: ProfileForm
  profile: ProfileColumns
  refused: readonly ProfileProblem[]
  onChange: (edit: Partial<ProfileForm>) => void
}

/** Height and weight, in the chosen units. */
export function MeasureFields({ form, profile, refused, onChange }: MeasureFieldsProps) {
  const unit = weightUnitOf(form.unit_system)
  return (
    <>
      <HeightField
        shown={shownHeight(profile, form.height, form.unit_system === "metric" ? "cm" : "in")}
        isRefused={refused.includes("height")}
        onChange={(height) => onChange({ height })}
      />
      <TextField
        label={weighing.label(unit)}
        inputMode="decimal"
        autoComplete="off"
        hint={sentences.weightHint}
        problem={refused.includes("weight") ? sentences.weightProblem : undefined}
        value={shownWeight(profile, form.weight, unit)}
        onChange={(event) => onChange({ weight: { unit, text: event.target.value } })}
      />
    </>
  )
}

interface HeightFieldProps {
  shown: HeightText
  isRefused: boolean
  onChange: (height: HeightText) => void
}

function HeightField({ shown, isRefused, onChange }: HeightFieldProps) {
  if (shown.unit === "cm")
    return (
      <TextField
        label={sentences.height.cm}
        inputMode="decimal"
        autoComplete="off"
        problem={isRefused ? sentences.heightProblem : undefined}
        value={shown.text}
        onChange={(event) => onChange({ unit: "cm", text: event.target.value })}
      />
    )
  const wrong = readNumber(shown.feet).ok && !readNumber(shown.inches).ok ? "inches" : "feet"
  const problemOf = (field: typeof wrong) =>
    isRefused && field === wrong ? sentences.feetProblem : undefined
  return (
    <div className={styles["pair"]}>
      <TextField
        label={sentences.height.ft}
        inputMode="numeric"
        autoComplete="off"
        problem={problemOf("feet")}
        value={shown.feet}
        onChange={(event) => onChange({ ...shown, feet: event.target.value })}
      />
      <TextField
        label={sentences.height.in}
        inputMode="decimal"
        autoComplete="off"
        problem={problemOf("inches")}
        value={shown.inches}
        onChange={(event) => onChange({ ...shown, inches: event.target.value })}
      />
    </div>
  )
}

import { useId } from "react"
import type { ProfileForm, ProfileProblem } from "#domain/profile/profile-form.ts"
import { daysToTrain, experiences, trainingAims } from "#domain/profile/training-answers.ts"
import { aimNames, experienceNames } from "#domain/profile/training-sentences.ts"
import { TextField } from "#web/ui/fields/field.tsx"
import { sentences as shared } from "#web/ui/later-sentences.ts"
import fields from "../fields.module.css"
import { sentences } from "./sentences.ts"

interface TrainingFieldsProps {
  form: ProfileForm
  refused: readonly ProfileProblem[]
  onChange: (edit: Partial<ProfileForm>) => void
}

/** The fields about the person's training: experience, aim, days per week, and length of a workout. */
export function TrainingFields({ form, refused, onChange }: TrainingFieldsProps) {
  return (
    <>
      <p className={`small soft ${fields["full"]}`}>{sentences.trainingHint}</p>
      <Choice
        label={sentences.experience}
        choices={experiences}
        names={experienceNames}
        value={form.experience}
        isWide
        onChoose={(experience) => onChange({ experience })}
      />
      <Choice
        label={sentences.trainingAim}
        choices={trainingAims}
        names={aimNames}
        value={form.training_aim}
        isWide
        onChoose={(training_aim) => onChange({ training_aim })}
      />
      <Choice
        label={sentences.trainingDays}
        choices={dayTexts}
        value={form.training_days}
        onChoose={(training_days) => onChange({ training_days })}
      />
      <TextField
        label={sentences.sessionMinutes}
        inputMode="numeric"
        autoComplete="off"
        problem={refused.includes("session_minutes") ? sentences.minutesProblem : undefined}
        value={form.session_minutes}
        onChange={(event) => onChange({ session_minutes: event.target.value })}
      />
    </>
  )
}

const dayTexts: readonly string[] = daysToTrain.map(String)

interface ChoiceProps<Value extends string> {
  label: string
  choices: readonly Value[]
  /** The wording for the choices; without it, the choices are shown as they are. */
  names?: Record<Value, string>
  value: Value | ""
  isWide?: boolean
  onChoose: (value: Value | "") => void
}

function Choice<Value extends string>({
  label,
  choices,
  names,
  value,
  isWide,
  onChoose,
}: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div className={isWide ? `field ${fields["half"]}` : "field"}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChoose(choices.find((choice) => choice === target.value) ?? "")}
      >
        <option value="">{shared.notGiven}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {names?.[choice] ?? choice}
          </option>
        ))}
      </select>
    </div>
  )
}

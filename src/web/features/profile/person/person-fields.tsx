import { useId } from "react"
import type { ProfileForm, ProfileProblem, Sex } from "#domain/profile/profile-form.ts"
import { TextField } from "#web/ui/fields/field.tsx"
import fields from "../fields.module.css"
import { sentences as shared } from "#web/ui/later-sentences.ts"
import { sentences } from "./sentences.ts"

interface PersonFieldsProps {
  form: ProfileForm
  email: string
  refused: readonly ProfileProblem[]
  onChange: (edit: Partial<ProfileForm>) => void
}

const sexes: readonly Sex[] = ["Male", "Female", "Other"]

/** The person's name and other details. */
export function PersonFields({ form, email, refused, onChange }: PersonFieldsProps) {
  const sexId = useId()
  return (
    <>
      <div className={fields["half"]}>
        <TextField label={sentences.email} type="email" readOnly value={email} />
      </div>
      <div className={fields["half"]}>
        <TextField
          label={sentences.name}
          autoComplete="name"
          maxLength={200}
          value={form.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </div>
      <TextField
        label={sentences.age}
        inputMode="numeric"
        autoComplete="off"
        problem={refused.includes("age") ? sentences.ageProblem : undefined}
        value={form.age}
        onChange={(event) => onChange({ age: event.target.value })}
      />
      <div className="field">
        <label htmlFor={sexId}>{sentences.sex}</label>
        <select
          id={sexId}
          value={form.sex}
          onChange={(event) => onChange({ sex: sexes.find((sex) => sex === event.target.value) ?? "" })}
        >
          <option value="">{shared.notGiven}</option>
          {sexes.map((sex) => (
            <option key={sex} value={sex}>
              {sentences.sexes[sex]}
            </option>
          ))}
        </select>
      </div>
    </>
  )
}

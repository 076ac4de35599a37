import type { Database } from "#domain/row-types.ts"
import { formatNumber, readNumber } from "#domain/measures/numbers.ts"
import { type HeightText, readHeight, readWeight, type WeightText } from "./profile-measures.ts"
import type { UnitSystem } from "#domain/measures/units.ts"
import type { WeekStart } from "#domain/days/week-start.ts"
import {
  readTrainingForm,
  type TrainingAnswers,
  type TrainingForm,
  trainingFormOf,
} from "./training-answers.ts"

type Row = Database["public"]["Tables"]["profiles"]["Row"]

export type Sex = NonNullable<Row["sex"]>

/** The profile columns that the form shows. */
export type ProfileColumns = Pick<
  Row,
  | "name"
  | "age"
  | "sex"
  | "height"
  | "height_unit"
  | "weight"
  | "weight_unit"
  | "available_equipment"
  | "unit_system"
  | "time_zone"
  | "week_starts_on"
> &
  TrainingAnswers

/** The values of the profile form's fields. */
export interface ProfileForm extends TrainingForm {
  name: string
  age: string
  /** The person's sex; empty if they haven't answered. */
  sex: Sex | ""
  /** What was typed as the height. Null until something has been typed; until then, the stored height is shown. */
  height: HeightText | null
  weight: WeightText | null
  unit_system: UnitSystem
  /** The time zone's IANA name. */
  time_zone: string
  week_starts_on: WeekStart
  available_equipment: readonly string[]
}

export type ProfileProblem = "age" | "height" | "weight" | "session_minutes"

export type ProfileReading =
  | { ok: true; columns: Partial<ProfileColumns> }
  | { ok: false; problems: readonly ProfileProblem[] }

const maxAge = 150

/** The form for a saved profile; `likely` supplies defaults for settings that haven't been chosen yet. */
export function profileFormOf(
  profile: ProfileColumns,
  likely: Pick<ProfileForm, "unit_system" | "time_zone">,
): ProfileForm {
  return {
    name: profile.name ?? "",
    age: formatNumber(profile.age),
    sex: profile.sex ?? "",
    height: null,
    weight: null,
    unit_system: profile.unit_system ?? likely.unit_system,
    time_zone: profile.time_zone ?? likely.time_zone,
    week_starts_on: profile.week_starts_on,
    available_equipment: profile.available_equipment,
    ...trainingFormOf(profile),
  }
}

/** The fields that differ between two forms. */
export function changedFields(form: ProfileForm, clean: ProfileForm): string[] {
  const text = (of: ProfileForm, field: string) => JSON.stringify(Reflect.get(of, field))
  return Object.keys(form).filter((field) => text(form, field) !== text(clean, field))
}

/** The saved form with the changes of another form. */
export function withChanges(
  clean: ProfileForm,
  { form, changed }: { form: ProfileForm; changed: readonly string[] },
): ProfileForm {
  const changes: Partial<ProfileForm> = Object.fromEntries(
    Object.entries(form).filter(([field]) => changed.includes(field)),
  )
  return { ...clean, ...changes }
}

/** Reads the form as columns to save (height and weight only if they changed), or lists every unreadable field. */
export function readProfileForm(form: ProfileForm, profile: ProfileColumns): ProfileReading {
  const age = readAge(form.age)
  const height = readHeight(profile, form.height)
  const weight = readWeight(profile, form.weight)
  const training = readTrainingForm(form)
  if (age === undefined || !height.ok || !weight.ok || training === null) {
    const problems: [ProfileProblem, boolean][] = [
      ["age", age === undefined],
      ["height", !height.ok],
      ["weight", !weight.ok],
      ["session_minutes", training === null],
    ]
    return { ok: false, problems: problems.flatMap(([field, isWrong]) => (isWrong ? field : [])) }
  }
  const { unit_system, time_zone, week_starts_on, available_equipment } = form
  return {
    ok: true,
    columns: {
      name: form.name.trim() || null,
      age,
      sex: form.sex || null,
      ...height.change,
      ...weight.change,
      unit_system,
      time_zone,
      week_starts_on,
      available_equipment: [...available_equipment],
      ...training,
    },
  }
}

/** Reads an age in whole years; null when empty, undefined when it isn't a valid age. */
function readAge(text: string): number | null | undefined {
  const reading = readNumber(text)
  if (!reading.ok) return undefined
  const { value } = reading
  return value === null || (Number.isInteger(value) && value <= maxAge) ? value : undefined
}

import type { Database } from "#domain/row-types.ts"
import { formatNumber, readNumber } from "#domain/measures/numbers.ts"

type Row = Database["public"]["Tables"]["profiles"]["Row"]

/** A person's answers about their training, as the profile stores them; null for each question that they haven't answered. */
export type TrainingAnswers = Pick<Row, "experience" | "training_aim" | "training_days" | "session_minutes">
export type Experience = NonNullable<Row["experience"]>
export type TrainingAim = NonNullable<Row["training_aim"]>

export const experiences: readonly Experience[] = [
  "none",
  "under_6_months",
  "6_to_24_months",
  "over_24_months",
]
export const trainingAims: readonly TrainingAim[] = ["strength", "size", "health", "endurance"]
export const daysToTrain = [1, 2, 3, 4, 5, 6, 7] as const

const shortestSession = 5
const longestSession = 300

/** The form's fields for the answers; empty if there is no answer. */
export interface TrainingForm {
  experience: Experience | ""
  training_aim: TrainingAim | ""
  training_days: string
  session_minutes: string
}

/**
 * The form for a profile's answers. Profiles that earlier releases stored on the device don't have these
 * columns.
 */
export function trainingFormOf(profile: Partial<TrainingAnswers>): TrainingForm {
  return {
    experience: profile.experience ?? "",
    training_aim: profile.training_aim ?? "",
    training_days: formatNumber(profile.training_days ?? null),
    session_minutes: formatNumber(profile.session_minutes ?? null),
  }
}

/** The columns to save. Null if the minutes can't be read as a whole number from 5 to 300. */
export function readTrainingForm(form: TrainingForm): TrainingAnswers | null {
  const minutes = readNumber(form.session_minutes)
  if (!minutes.ok || !isLength(minutes.value)) return null
  return {
    experience: form.experience || null,
    training_aim: form.training_aim || null,
    training_days: daysToTrain.find((days) => String(days) === form.training_days) ?? null,
    session_minutes: minutes.value,
  }
}

function isLength(minutes: number | null): boolean {
  if (minutes === null) return true
  return Number.isInteger(minutes) && minutes >= shortestSession && minutes <= longestSession
}

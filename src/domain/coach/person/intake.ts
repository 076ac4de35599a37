import { roundTo } from "#domain/measures/numbers.ts"
import { convertWeight, type WeightUnit } from "#domain/measures/units.ts"
import type { TrainingAim } from "#domain/profile/training-answers.ts"
import type { Database } from "#domain/row-types.ts"

/** How a person wants to train; null if they haven't said. */
export interface Intake {
  aim: TrainingAim | null
  /** Days a week. */
  days: number | null
  /** How long a workout may take. */
  minutes: number | null
  /** The body weight, in the person's unit. */
  bodyWeight: number | null
}

export const nothingSaid: Intake = { aim: null, days: null, minutes: null, bodyWeight: null }

type Row = Database["public"]["Tables"]["profiles"]["Row"]
type IntakeColumns = Pick<
  Row,
  "training_aim" | "training_days" | "session_minutes" | "weight" | "weight_unit"
>

/** The intake from the profile's columns. Profiles stored by earlier releases don't have them. */
export function intakeOf(profile: Partial<IntakeColumns> | null, unit: WeightUnit): Intake {
  const { weight = null, weight_unit } = profile ?? {}
  const from = weight_unit ?? unit
  return {
    aim: profile?.training_aim ?? null,
    days: profile?.training_days ?? null,
    minutes: profile?.session_minutes ?? null,
    bodyWeight: weight === null ? null : roundTo(convertWeight(weight, from, unit), 2),
  }
}

import type { WeightUnit } from "#domain/measures/units.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { LiftPrescription } from "#domain/coach/lifts/prescription.ts"
import type { Action } from "../lift-advice.ts"
import type { LiftChange } from "../lift-change.ts"

/** What a number counts. Weights and distances are in the person's units. */
export type FactUnit =
  | "weight"
  | "reps"
  | "sets"
  | "minutes"
  | "distance"
  | "percent"
  | "rpe"
  | "workouts"
  | "exercises"
  | "records"
  | "days"
  | "weeks"
  | "months"

/** One number that the log shows. Facts about the same set share a name, which shows that a load and its reps belong together. */
export interface Fact {
  name: string
  value: number
  unit: FactUnit
  /** The exercise, muscle or goal; null for training as a whole. */
  exercise: string | null
  /** The day that the fact is about; null for all the analyzed days together. */
  day: LocalDay | null
}

/** A lift that a reply may mention: how it changed, and what the coach asks for next. */
export interface FactLift {
  name: string
  shortName: string
  direction: LiftChange["direction"]
  action: Action | null
  next: LiftPrescription | null
  /** The coach's own sentence about what comes next; null if the coach doesn't prescribe the lift. */
  advice: string | null
  /** The load of the last session, and the heaviest ever seen; null if there is none. */
  now: number | null
  heaviest: number | null
}

/** Everything that a reply's claims are checked against. */
export interface FactList {
  unit: WeightUnit
  /** The first and last analyzed day, both included. Other days count as the past. */
  from: LocalDay
  to: LocalDay
  facts: readonly Fact[]
  lifts: readonly FactLift[]
  /** The exercises with a record on the analyzed days; null if records aren't known. */
  recordHolders: readonly string[] | null
}

export const fact = (
  name: string,
  value: number,
  unit: FactUnit,
  { exercise = null, day = null }: { exercise?: string | null; day?: LocalDay | null } = {},
): Fact => ({ name, value, unit, exercise, day })

import type { Figure } from "#domain/records/exercise-progress.ts"
import { wholeVolume } from "#domain/records/working-volume.ts"
import { plural, writeNumber } from "#domain/text/formats.ts"
import { writeMinutes } from "#domain/measures/duration.ts"
import { shownWeight } from "#domain/measures/shown-weight.ts"
import { roundTo } from "#domain/measures/numbers.ts"
import {
  convertDistance,
  distanceUnitOf,
  inWeightUnit,
  type UnitSystem,
  weightUnitOf,
} from "#domain/measures/units.ts"

/** The names of an exercise's figures. */
export const figureNames: Record<Figure, string> = {
  one_rep_max_kg: "Estimated 1RM",
  weight_kg: "Heaviest weight",
  reps: "Most reps",
  km: "Farthest",
  minutes: "Longest",
  volume_kg: "Most volume in a session",
}

/** A figure's name, which depends on its value: a weight below zero is assistance, where less is better. */
export function figureName(figure: Figure, value: number): string {
  return figure === "weight_kg" && value < 0 ? "Least assistance" : figureNames[figure]
}

/** The unit in which a figure is shown. */
export function figureUnit(figure: Figure, system: UnitSystem): string {
  if (figure === "reps") return "reps"
  if (figure === "minutes") return "min"
  return figure === "km" ? distanceUnitOf(system) : weightUnitOf(system)
}

/** A figure in its display unit, rounded for display. */
export function shownFigure(figure: Figure, value: number, system: UnitSystem): number {
  if (figure === "km") return roundTo(convertDistance(value, "km", distanceUnitOf(system)), 2)
  if (figure === "minutes") return value
  if (figure === "volume_kg") return wholeVolume(inWeightUnit(value, weightUnitOf(system)))
  return figure === "reps" ? roundTo(value, 1) : shownWeight(value, weightUnitOf(system))
}

/** "102.5 kg", "1 rep", "27:30", "−20 kg"; a weight of zero means body weight only. */
export function figureText(figure: Figure, shown: number, system: UnitSystem): string {
  if (figure === "minutes") return writeMinutes(shown)
  if (figure === "weight_kg" && shown === 0) return "Body weight"
  const unit = figure === "reps" ? plural(shown, { one: "rep", other: "reps" }) : figureUnit(figure, system)
  return `${writeNumber(shown, 2)} ${unit}`
}

/** A figure for a row of a list, with its number and unit separate: "117.2" and "kg est.", "1:50" and "longest". */
export function figureInRow(
  figure: Figure,
  value: number,
  system: UnitSystem,
): { number: string; unit: string } {
  const shown = shownFigure(figure, value, system)
  const number = figure === "minutes" ? writeMinutes(shown) : writeNumber(shown, 2)
  if (figure === "minutes") return { number, unit: "longest" }
  const unit = figureUnit(figure, system)
  return { number, unit: figure === "one_rep_max_kg" ? `${unit} est.` : unit }
}

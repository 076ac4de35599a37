import { formatNumber } from "#domain/measures/numbers.ts"
import { convertWeight, type WeightUnit } from "#domain/measures/units.ts"
import { startAtLoad } from "./sentences.ts"

/** A planned weight, in the plan's unit. */
export interface PlannedLoad {
  value: number
  unit: WeightUnit
}

/** The beginning of a plan's notes that suggests a weight: "Start at 82.5 kg." */
export function startAt({ value, unit }: PlannedLoad): string {
  return startAtLoad(loadText({ value, unit }))
}

/** A planned weight as text, such as "82.5 kg". */
export function loadText({ value, unit }: PlannedLoad): string {
  return `${formatNumber(value)} ${unit}`
}

/** The notes without their first sentence if that only states this load; null if nothing is left. */
export function notesBesideLoad(notes: string | null, load: PlannedLoad | null): string | null {
  const start = load && startAt(load)
  return (start && notes?.startsWith(start) ? notes.slice(start.length).trim() : notes) || null
}

/** A planned weight as text in a different unit. */
export function loadIn({ value, unit }: PlannedLoad, other: WeightUnit): string {
  return formatNumber(convertWeight(value, unit, other))
}

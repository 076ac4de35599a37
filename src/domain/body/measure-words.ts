import { isOffered, type OfferedMeasure } from "./measures.ts"

const names: Record<OfferedMeasure, string> = {
  waist: "Waist",
  hips: "Hips",
  chest: "Chest",
  neck: "Neck",
  arm_left: "Upper arm, left",
  arm_right: "Upper arm, right",
  thigh_left: "Thigh, left",
  thigh_right: "Thigh, right",
  calf_left: "Calf, left",
  calf_right: "Calf, right",
  body_fat: "Body fat",
}

/** A measure's name on screen. */
export const nameOfMeasure = (measure: string): string => (isOffered(measure) ? names[measure] : measure)

/**
 * The measure that a typed name means: one that everyone is offered, one of the person's `own`, or a new one.
 * Upper and lower case make no difference.
 */
export function measureNamed(typed: string, own: readonly string[]): string {
  const name = typed.trim().replace(/\s+/g, " ")
  const same = (other: string) => nameOfMeasure(other).toLowerCase() === name.toLowerCase()
  return [...Object.keys(names), ...own].find(same) ?? name
}

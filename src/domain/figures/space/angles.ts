import { dot, length, subtract, type Vector } from "./vector.ts"

/** The angle at a joint between two others, in degrees. */
export function angleAt(joint: Vector, one: Vector, other: Vector): number {
  return angleBetween(subtract(one, joint), subtract(other, joint))
}

export function angleBetween(one: Vector, other: Vector): number {
  const cosine = dot(one, other) / (length(one) * length(other) || 1)
  return (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI
}

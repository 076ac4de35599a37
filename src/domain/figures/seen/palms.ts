import { palmOf } from "../body/arms.ts"
import type { Joints } from "../body/joints.ts"
import { dot, subtract } from "../space/vector.ts"

/** Which way the palms face, if exercises differ by their grip. */
export type SeenPalms = "up" | "down" | "forward" | "toTheBody" | "toTheHead" | "toTheFeet" | "toEachOther"

/** Which way the palm of the right hand faces; undefined if the grip doesn't matter. */
export function seenPalms({ trunk, arms }: Joints): SeenPalms | undefined {
  const { elbow, wrist, thumb } = arms.R
  if (!thumb) return undefined
  const palm = palmOf(thumb, subtract(wrist, elbow), "R")
  const { front, up, right } = trunk.chestFrame
  if (Math.abs(palm[1]) > 0.7) return palm[1] > 0 ? "up" : "down"
  if (Math.abs(dot(palm, right)) > 0.7) return "toEachOther"
  const isLying = Math.abs(up[1]) < 0.35
  if (isLying) return dot(palm, up) > 0 ? "toTheHead" : "toTheFeet"
  return dot(palm, [front[0], 0, front[2]]) > 0 ? "forward" : "toTheBody"
}

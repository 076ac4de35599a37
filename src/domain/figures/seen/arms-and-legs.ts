import type { Joints } from "../body/joints.ts"
import type { Side } from "../body/names.ts"
import { angleAt } from "../space/angles.ts"
import { dot, subtract } from "../space/vector.ts"

/** Where a hand is relative to the trunk. */
export type HandPlace =
  | "overhead"
  | "atTheHead"
  | "atTheShoulder"
  | "inFront"
  | "outToTheSide"
  | "behind"
  | "atTheChest"
  | "down"

/** An arm, as someone who sees it would describe it: where its hand is, and whether it is straight. */
export interface SeenArm {
  place: HandPlace
  isStraight: boolean
}

export function seenArm({ trunk, arms }: Joints, side: Side): SeenArm {
  const { shoulder, elbow, wrist, grip } = arms[side]
  const { front, up, right } = trunk.chestFrame
  const from = subtract(grip, shoulder)
  const sign = side === "R" ? 1 : -1
  const place = placeOf(dot(from, front), dot(from, up), dot(from, right) * sign)
  return { place, isStraight: angleAt(elbow, shoulder, wrist) > 145 }
}

function placeOf(forward: number, above: number, outward: number): HandPlace {
  if (above > 34) return "overhead"
  if (above > 10 && Math.abs(forward) < 30) return "atTheHead"
  if (outward > 34) return "outToTheSide"
  if (forward > 34) return "inFront"
  if (forward < -14) return "behind"
  if (above > -12) return "atTheShoulder"
  return above > -36 && forward > 6 ? "atTheChest" : "down"
}

/** How the legs are bent: both straight, both bent, or one of each. */
export type SeenLegs = "straight" | "bent" | "oneBent"

export function seenLegs({ legs }: Joints): SeenLegs {
  const [right, left] = [legs.R, legs.L].map(({ hip, knee, ankle }) => angleAt(knee, hip, ankle) > 150)
  if (right && left) return "straight"
  return right || left ? "oneBent" : "bent"
}

import type { Joints } from "../body/joints.ts"
import { dot, subtract } from "../space/vector.ts"

/** The posture of a body, as someone who sees it would describe it. */
export type Posture =
  | "upsideDown"
  | "hanging"
  | "onTheBack"
  | "faceDown"
  | "onHandsAndFeet"
  | "onAllFours"
  | "onTheSide"
  | "kneeling"
  | "onOneKnee"
  | "sitting"
  | "squatting"
  | "splitStance"
  | "inTheAir"
  | "bentOver"
  | "leaningBack"
  | "onOneLeg"
  | "standing"

/** What is around a body: something to sit on, and something above to hang from. */
interface Around {
  hasSeat: boolean
  hasBar: boolean
  /** Whether there may be something other than the floor under the feet. */
  hasStep: boolean
}

/** The posture of a body. */
export function postureOf(joints: Joints, { hasSeat, hasBar, hasStep }: Around): Posture {
  const { chestFrame } = joints.trunk
  if (chestFrame.up[1] < -0.7) return "upsideDown"
  if (hasBar && hangs(joints)) return "hanging"
  const lying = lyingPosture(joints)
  if (lying) return lying
  return (
    kneelingPosture(joints) ??
    (hasSeat || joints.trunk.hips[1] < 24 ? "sitting" : standingPosture(joints, hasStep))
  )
}

function lyingPosture(joints: Joints): Posture | undefined {
  const { trunk, legs, arms } = joints
  if (Math.abs(trunk.chestFrame.up[1]) > 0.6) return undefined
  const faces = trunk.chestFrame.front[1]
  if (faces > 0.6) return "onTheBack"
  if (faces > -0.6) return "onTheSide"
  const areHandsLow = arms.R.grip[1] < 22 || arms.L.grip[1] < 22
  const areKneesLow = legs.R.knee[1] < 16 || legs.L.knee[1] < 16
  if (trunk.hips[1] > 62) return "bentOver"
  if (!areHandsLow || trunk.hips[1] < 16) return "faceDown"
  return areKneesLow && trunk.hips[1] > 36 ? "onAllFours" : "onHandsAndFeet"
}

function kneelingPosture({ legs }: Joints): Posture | undefined {
  const [right, left] = [legs.R.knee[1] < 16, legs.L.knee[1] < 16]
  const isSitting = legs.R.hip[1] < 24
  if (isSitting || (!right && !left)) return undefined
  return right && left ? "kneeling" : "onOneKnee"
}

function standingPosture({ trunk, legs }: Joints, hasStep: boolean): Posture {
  const [right, left] = [legs.R.ankle, legs.L.ankle]
  const lowest = Math.min(right[1], left[1])
  if (!hasStep && lowest > 22 && trunk.hips[1] - lowest > 60) return "inTheAir"
  if (Math.abs(right[0] - left[0]) > 52 && Math.abs(right[1] - left[1]) < 20) return "splitStance"
  if (trunk.hips[1] - lowest < 64) return "squatting"
  if (Math.abs(right[1] - left[1]) > 16) return "onOneLeg"
  if (trunk.chestFrame.up[1] < 0.86) return trunk.chestFrame.up[0] > 0 ? "bentOver" : "leaningBack"
  return "standing"
}

/** Whether a body hangs from its hands: they are above the head, and the feet touch nothing. */
function hangs({ trunk, legs, arms }: Joints) {
  const areHandsHigh = arms.R.grip[1] > trunk.neck[1] - 6 && arms.L.grip[1] > trunk.neck[1] - 6
  const areFeetOff = Math.min(legs.R.ankle[1], legs.L.ankle[1]) > 20
  const reaches = dot(subtract(arms.R.grip, trunk.hips), [0, 1, 0]) > 40
  return areHandsHigh && areFeetOff && reaches && arms.R.grip[1] > 176
}

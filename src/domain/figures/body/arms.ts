import { isGrip, type Limbs, type Pose } from "../pose/pose.ts"
import type { Side } from "../body/names.ts"
import { pointIn } from "../space/frame.ts"
import {
  acrossAxis,
  add,
  between,
  cross,
  dot,
  length,
  scale,
  subtract,
  turn,
  unit,
  upward,
  type Vector,
} from "../space/vector.ts"
import { type Arm, type Leg, lengths, type Trunk } from "./joints.ts"
import { directionOf, outsideOfBend, reachWithTwoBones } from "./two-bones.ts"

/** What an arm is attached to and what it can hold. */
export interface ArmHolds {
  trunk: Trunk
  leg: Leg
  /** The middle of a bar that the hands follow; the origin if there is none. */
  bar: Vector
}

type Bones = Omit<Arm, "inside" | "thumb">

const share = lengths.upperArm / (lengths.upperArm + lengths.forearm)
const hanging = [2, 68, 23]

/** An arm, posed by its angles or by what its hand is on. */
export function armOf(pose: Pose, side: Side, holds: ArmHolds): Arm {
  const bones = pose[side].arm ? byAngles(pose, side, holds) : byHand(pose, side, holds)
  const bow = outsideOfBend(
    [bones.shoulder, bones.elbow, bones.wrist],
    share,
    scale(holds.trunk.chestFrame.front, -1),
  )
  return { ...bones, inside: scale(bow, -1), thumb: thumbOf(pose, side, bones) }
}

/** Where the palm of a hand faces, given the direction of the hand and of its thumb. */
export function palmOf(thumb: Vector, along: Vector, side: Side): Vector {
  return scale(unit(cross(thumb, along)), signOf(side))
}

function thumbOf(pose: Pose, side: Side, { wrist, grip }: Bones): Vector | undefined {
  const { thumb } = pose[side]
  if (!thumb) return undefined
  const [x = 0, y = 0, z = 0] = thumb
  const points = turn([x, y, signOf(side) * z], upward, pose.yaw)
  return acrossAxis(points, unit(subtract(grip, wrist)))
}

function byAngles(pose: Pose, side: Side, { trunk }: ArmHolds): Bones {
  const limbs = pose[side]
  const [upper = 0, out = 0, fore = 0, foreOut = out] = limbs.arm ?? []
  const bone = (forward: number, outward: number) =>
    turn(directionOf(forward, outward, signOf(side)), upward, pose.yaw)
  const [upperArm, forearm] = [bone(upper, out), bone(fore, foreOut)]
  const shoulder = shoulderOf(limbs, side, trunk, upperArm)
  const elbow = add(shoulder, scale(upperArm, lengths.upperArm))
  const wrist = add(elbow, scale(forearm, lengths.forearm))
  const hinge = cross(upperArm, forearm)
  const axis = length(hinge) > 0.1 ? unit(hinge) : trunk.chestFrame.right
  const grip = add(wrist, scale(turn(forearm, axis, limbs.wrist), lengths.grip))
  return { shoulder, elbow, wrist, grip, isOpen: limbs.open > 0.5, miss: 0 }
}

function byHand(pose: Pose, side: Side, holds: ArmHolds): Bones {
  const limbs = pose[side]
  const yawed = (vector: Vector) => turn(vector, upward, pose.yaw)
  const target = handTarget(pose, side, holds)
  const resting = shoulderAtRest(limbs, side, holds.trunk)
  const shoulder = shoulderOf(limbs, side, holds.trunk, unit(subtract(target, resting)))
  const [ex, ey, ez] = limbs.elbow ?? []
  const pole = yawed([ex ?? -0.5, ey ?? -0.6, signOf(side) * (ez ?? 0.5)])
  if (limbs.palm > 0.5) {
    // The palm lies flat on a surface, with the wrist above the heel of the hand.
    const heel = add(target, yawed([-5, 2.6, 0]))
    const bones = reachWithTwoBones(shoulder, heel, [lengths.upperArm, lengths.forearm], pole)
    const grip = add(bones.end, yawed([6, -2.2, 0]))
    return { shoulder, elbow: bones.joint, wrist: bones.end, grip, isOpen: true, miss: bones.miss }
  }
  const lower = lengths.forearm + lengths.grip
  const { joint, end, miss } = reachWithTwoBones(shoulder, target, [lengths.upperArm, lower], pole)
  const wrist = between(joint, end, lengths.forearm / lower)
  return { shoulder, elbow: joint, wrist, grip: end, isOpen: limbs.open > 0.5, miss }
}

function handTarget(pose: Pose, side: Side, { trunk, leg, bar }: ArmHolds): Vector {
  const hand = pose[side].hand ?? hanging
  const yawed = (vector: Vector) => turn(vector, upward, pose.yaw)
  const sign = signOf(side)
  if (!isGrip(hand)) return yawed([hand[0] ?? 0, hand[1] ?? 0, sign * (hand[2] ?? 0)])
  const [on, a = 0, b = 0, c = 0] = hand
  const offset: Vector = [a, b, sign * c]
  switch (on) {
    case "bar":
      return add(bar, yawed([0, 0, sign * a]))
    case "chest":
      return pointIn(trunk.waist, trunk.chestFrame, offset)
    case "head":
      return pointIn(trunk.head, trunk.headFrame, offset)
    case "hips":
      return pointIn(trunk.hips, trunk.pelvisFrame, offset)
    default:
      return add(leg.knee, yawed(offset))
  }
}

/** Raising an arm lifts its shoulder and moves it inward. */
function shoulderOf(limbs: Limbs, side: Side, trunk: Trunk, arm: Vector): Vector {
  const { up, right } = trunk.chestFrame
  const rise = Math.max(0, dot(arm, up)) * 4.5
  const lifted = add(scale(up, rise), scale(right, -signOf(side) * rise * 0.45))
  return add(shoulderAtRest(limbs, side, trunk), lifted)
}

function shoulderAtRest({ shrug }: Limbs, side: Side, { waist, chestFrame }: Trunk): Vector {
  const [up = 0, forward = 0] = shrug ?? []
  const outward = signOf(side) * lengths.shoulderOut
  return pointIn(waist, chestFrame, [forward, lengths.shoulderUp + up, outward])
}

function signOf(side: Side) {
  return side === "R" ? 1 : -1
}

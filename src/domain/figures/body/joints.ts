import type { Frame } from "../space/frame.ts"
import { between, type Vector } from "../space/vector.ts"
import type { ArmJoint, JointName, LegJoint, Side } from "./names.ts"

/** The lengths of the bones of an adult 174 cm tall, in centimeters. */
export const lengths = {
  hip: 9,
  thigh: 43,
  shank: 42,
  ankle: 8,
  ball: 13,
  lumbar: 17,
  shoulderUp: 29,
  shoulderOut: 16.5,
  neck: 34,
  upperArm: 30,
  forearm: 26,
  grip: 7.5,
} as const

/** A sphere of a body part: its center and its radius. */
export interface Ball {
  center: Vector
  radius: number
}

export interface Leg {
  hip: Vector
  knee: Vector
  ankle: Vector
  /** The foot as a chain of spheres, from heel to toes. */
  foot: readonly Ball[]
  /** Three directions: away from the side where the knee folds, to where the toes point, and up from the sole. */
  front: Vector
  toe: Vector
  soleUp: Vector
  /** How far the foot is from where the pose asks for it, in centimeters. */
  miss: number
}

export interface Arm {
  shoulder: Vector
  elbow: Vector
  wrist: Vector
  /** The middle of the fist. */
  grip: Vector
  /** The direction of the side where the elbow folds. */
  inside: Vector
  isOpen: boolean
  /** Where the thumb points, across the hand; left out if the grip doesn't matter. */
  thumb?: Vector | undefined
  /** How far the hand is from where the pose asks for it, in centimeters. */
  miss: number
}

export interface Trunk {
  hips: Vector
  waist: Vector
  neck: Vector
  skull: Vector
  head: Vector
  pelvisFrame: Frame
  chestFrame: Frame
  headFrame: Frame
}

/** Where every joint of the body is. */
export interface Joints {
  trunk: Trunk
  legs: Record<Side, Leg>
  arms: Record<Side, Arm>
  /** The middle of the bar, or of the line between the hands if there is no bar. */
  bar: Vector
}

/** Where a named joint is. */
export function jointAt(name: JointName, { trunk, legs, arms, bar }: Joints): Vector {
  if (name === "bar") return bar
  if (name === "hands") return between(arms.R.grip, arms.L.grip, 0.5)
  if (typeof name === "string") return trunk[name]
  const [joint, side] = name
  return isLegJoint(joint) ? legs[side][joint] : arms[side][joint]
}

function isLegJoint(joint: LegJoint | ArmJoint): joint is LegJoint {
  return joint === "hip" || joint === "knee" || joint === "ankle"
}

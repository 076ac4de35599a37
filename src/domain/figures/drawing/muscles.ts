import type { Ball, Joints } from "../body/joints.ts"
import { type Side, sides } from "../body/names.ts"
import { pointIn } from "../space/frame.ts"
import { add, between, cross, scale, subtract, unit, type Vector } from "../space/vector.ts"

/** The marker on one side's muscle, the part of the body it is on, and the way it faces; it can't be seen from behind that part. */
export interface Mark {
  part: "trunk" | `${"leg" | "arm"}${Side}`
  chain: readonly Ball[]
  facing?: Vector
  /** How far a muscle may be turned away from the viewer and still be seen. */
  hiddenBelow: number
}

type Bone = "thigh" | "shank" | "upper" | "fore"

/** A muscle along a bone. Each station is a share of the bone's length, a radius, a shift to its front or inside, and a shift outward. */
interface LimbMuscle {
  bone: Bone
  stations: readonly (readonly [number, number, number, number?])[]
  facing?: 1 | -1
}

/**
 * A muscle of the trunk. Each station is a position relative to the chest (forward, up, outward) and a
 * radius. `facing` is 1 for forward and 0 for sideways.
 */
interface TrunkMuscle {
  stations: readonly (readonly [number, number, number, number])[]
  facing: 1 | 0 | -1
}

const limbMuscles = {
  quadriceps: {
    bone: "thigh",
    facing: 1,
    stations: [
      [0.14, 3.4, 4.6],
      [0.38, 4, 4.2],
      [0.66, 3.6, 3],
      [0.84, 2.4, 2.4],
    ],
  },
  hamstrings: {
    bone: "thigh",
    facing: -1,
    stations: [
      [0.26, 3.6, -4.6],
      [0.5, 3.6, -3.6],
      [0.8, 2.4, -2.8],
    ],
  },
  adductors: {
    bone: "thigh",
    stations: [
      [0.1, 3.6, 1.5, -4],
      [0.35, 3.4, 0.5, -3.6],
      [0.6, 2.2, 0, -2.6],
    ],
  },
  abductors: {
    bone: "thigh",
    stations: [
      [-0.12, 4, -1, 4],
      [0.06, 4.6, -1.5, 3.5],
      [0.2, 2.8, 0, 4],
    ],
  },
  glutes: {
    bone: "thigh",
    facing: -1,
    stations: [
      [-0.06, 4.6, -4.6],
      [0.06, 5.4, -5.4],
      [0.14, 4.4, -5],
    ],
  },
  "hip flexors": {
    bone: "thigh",
    stations: [
      [-0.06, 3, 4.5],
      [0.1, 3.4, 4.4],
      [0.24, 2.4, 4],
    ],
  },
  calves: {
    bone: "shank",
    facing: -1,
    stations: [
      [0.12, 2.4, -3],
      [0.3, 3.6, -3.8],
      [0.48, 2.8, -3],
      [0.6, 1.6, -1.8],
    ],
  },
  shins: {
    bone: "shank",
    stations: [
      [0.15, 2, 2.6],
      [0.4, 2.2, 1.6],
      [0.75, 1.4, 1],
    ],
  },
  shoulders: {
    bone: "upper",
    stations: [
      [-0.04, 4, 0],
      [0.14, 4.9, 0],
      [0.32, 3, 0],
    ],
  },
  biceps: {
    bone: "upper",
    stations: [
      [0.32, 2.4, 2],
      [0.55, 3, 2.2],
      [0.8, 2, 1.6],
    ],
  },
  triceps: {
    bone: "upper",
    stations: [
      [0.26, 2.5, -2.2],
      [0.5, 2.9, -2],
      [0.8, 1.8, -1.6],
    ],
  },
  forearms: {
    bone: "fore",
    stations: [
      [0.06, 2.6, 0],
      [0.26, 3.4, 0.3],
      [0.6, 2.4, 0],
    ],
  },
} as const satisfies Record<string, LimbMuscle>

const trunkMuscles = {
  chest: {
    facing: 1,
    stations: [
      [6, 23.5, 9, 4.2],
      [8, 19.5, 7, 4.2],
      [8, 16.5, 3, 3.2],
      [6.6, 24, 3, 3.8],
      [6, 23.5, 9, 4.2],
    ],
  },
  abs: {
    facing: 1,
    stations: [
      [7, 13, 1.8, 3.6],
      [7, 5, 1.8, 3.8],
      [6.5, -4, 1.8, 3.6],
    ],
  },
  obliques: {
    facing: 0,
    stations: [
      [2.5, 10, 12, 3.4],
      [2, 2, 10.5, 3.6],
      [2, -5, 10.5, 3.2],
    ],
  },
  lats: {
    facing: -1,
    stations: [
      [-4.5, 20, 12, 4.4],
      [-5, 13, 9.5, 4.6],
      [-5.5, 4, 5, 3.4],
    ],
  },
  "upper back": {
    facing: -1,
    stations: [
      [-6.5, 26, 4, 4.2],
      [-7, 21, 8, 4.6],
      [-7.5, 18, 3, 4],
    ],
  },
  traps: {
    facing: -1,
    stations: [
      [-2.5, 35, 2.5, 3],
      [-2.5, 31, 8.5, 3.2],
      [-6, 26, 4.5, 4.4],
      [-7, 19, 2.4, 3],
    ],
  },
  "lower back": {
    facing: -1,
    stations: [
      [-6.5, 5, 3, 3.6],
      [-6.5, -3, 3.4, 3.8],
      [-6.5, -10, 4, 3.4],
    ],
  },
  neck: {
    facing: 0,
    stations: [
      [-0.5, 34, 2, 3],
      [0.6, 39, 2, 3],
    ],
  },
} as const satisfies Record<string, TrunkMuscle>

/** The muscles that can be marked, named as the exercise library names them. */
export type Muscle = keyof typeof limbMuscles | keyof typeof trunkMuscles

export function isDrawnMuscle(name: string): name is Muscle {
  return Object.hasOwn(limbMuscles, name) || Object.hasOwn(trunkMuscles, name)
}

/** A muscle's two marks, one per side. */
export function marksOf(muscle: Muscle, joints: Joints): Mark[] {
  return sides.map(([side, sign]) =>
    isTrunkMuscle(muscle)
      ? markOnTrunk(trunkMuscles[muscle], joints, sign)
      : markOnLimb(limbMuscles[muscle], joints, side, sign),
  )
}

function isTrunkMuscle(muscle: Muscle): muscle is keyof typeof trunkMuscles {
  return Object.hasOwn(trunkMuscles, muscle)
}

function markOnTrunk({ facing, stations }: TrunkMuscle, { trunk }: Joints, sign: number): Mark {
  const { front, right } = trunk.chestFrame
  return {
    part: "trunk",
    chain: stations.map(([forward, up, outward, radius]) => ({
      center: pointIn(trunk.waist, trunk.chestFrame, [forward, up, sign * outward]),
      radius,
    })),
    facing: facing === 0 ? scale(right, sign) : scale(front, facing),
    hiddenBelow: -0.35,
  }
}

function markOnLimb(muscle: LimbMuscle, joints: Joints, side: Side, sign: number): Mark {
  const { bone, facing, stations } = muscle
  const { from, to, across, part } = boneOf(bone, joints, side)
  const outside = scale(unit(cross(unit(subtract(to, from)), across)), -sign)
  const chain = stations.map(([share, radius, shift, outward = 0]) => ({
    center: add(add(between(from, to, share), scale(across, shift)), scale(outside, outward)),
    radius,
  }))
  return { part, chain, hiddenBelow: -0.88, ...(facing && { facing: scale(across, facing) }) }
}

function boneOf(bone: Bone, { legs, arms }: Joints, side: Side) {
  const [leg, arm] = [legs[side], arms[side]]
  switch (bone) {
    case "thigh":
      return { from: leg.hip, to: leg.knee, across: leg.front, part: `leg${side}` } as const
    case "shank":
      return { from: leg.knee, to: leg.ankle, across: leg.front, part: `leg${side}` } as const
    case "upper":
      return { from: arm.shoulder, to: arm.elbow, across: arm.inside, part: `arm${side}` } as const
    default:
      return { from: arm.elbow, to: arm.wrist, across: arm.inside, part: `arm${side}` } as const
  }
}

import type { Arm, Ball, Leg } from "../body/joints.ts"
import { add, between, scale, subtract, unit, type Vector } from "../space/vector.ts"

/** A sphere on a bone: how far along the bone, its radius, and how far it is shifted sideways. */
type Station = readonly [share: number, radius: number, shift: number]

const thigh: readonly Station[] = [
  [0, 7.6, -2],
  [0.1, 9.1, -2.2],
  [0.3, 8.7, 0.1],
  [0.5, 7.8, 0.5],
  [0.72, 6.6, 0.3],
  [0.9, 5.7, 0.2],
  [1, 5.4, 0.4],
]
const shank: readonly Station[] = [
  [0, 5.3, 0.3],
  [0.14, 5.1, -0.8],
  [0.3, 5.6, -1.9],
  [0.48, 5, -1.5],
  [0.7, 3.8, -0.4],
  [0.9, 3.3, 0],
  [1, 3.4, 0],
]
const upperArm: readonly Station[] = [
  [0, 5.6, 0],
  [0.16, 6, 0],
  [0.35, 5.3, 0.2],
  [0.6, 4.7, 0.5],
  [0.85, 4.1, 0],
  [1, 3.9, 0],
]
const forearm: readonly Station[] = [
  [0, 3.9, 0],
  [0.22, 4.4, 0.3],
  [0.5, 3.8, 0.2],
  [0.85, 2.8, 0],
  [1, 2.7, 0],
]

/** A leg as two chains of spheres, thigh and shank. The foot is already a chain. */
export function legChains({ hip, knee, ankle, front }: Leg) {
  return {
    thigh: bonesChain(hip, knee, front, thigh),
    shank: bonesChain(knee, ankle, front, shank),
  }
}

/** An arm as chains of spheres; an open hand shows its fingers. */
export function armChains({ shoulder, elbow, wrist, grip, inside }: Arm, isOpen: boolean) {
  return {
    upper: bonesChain(shoulder, elbow, inside, upperArm),
    fore: bonesChain(elbow, wrist, inside, forearm),
    hand: isOpen ? openHand(wrist, grip) : fist(wrist, grip),
  }
}

function openHand(wrist: Vector, grip: Vector): Ball[] {
  const forward = unit(subtract(grip, wrist))
  return [
    { center: wrist, radius: 2.6 },
    { center: between(wrist, grip, 0.7), radius: 3.3 },
    { center: add(grip, scale(forward, 4)), radius: 2.6 },
    { center: add(grip, scale(forward, 9)), radius: 1.7 },
  ]
}

function fist(wrist: Vector, grip: Vector): Ball[] {
  return [
    { center: wrist, radius: 2.8 },
    { center: between(wrist, grip, 0.75), radius: 3.6 },
    { center: grip, radius: 3.9 },
  ]
}

function bonesChain(from: Vector, to: Vector, across: Vector, stations: readonly Station[]): Ball[] {
  return stations.map(([share, radius, shift]) => ({
    center: add(between(from, to, share), scale(across, shift)),
    radius,
  }))
}

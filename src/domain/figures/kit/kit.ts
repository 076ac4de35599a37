import type { JointName, Side } from "../body/names.ts"
import type { Vector } from "../space/vector.ts"

/** How far in front of its real depth a piece is drawn, or behind it if negative, in centimeters. */
interface Depth {
  forward?: number
}

/**
 * A barbell, on a part of the body, in the hands or in the crooks of the elbows. `half` is half the bar's
 * length and `plate` the radius of its plates, or 0 for none.
 */
export interface Bar {
  is: "bar"
  on?: "back" | "front" | "hip" | "hands" | "elbows"
  half?: number
  plate?: number
  /** The bar's radius, in centimeters. */
  r?: number
  /** Whether the bar zigzags between the hands, as an EZ bar does. */
  isBent?: boolean
}

export interface Dumbbell {
  is: "dumbbell"
  hand?: Side | "both"
  /** Which way the dumbbell's handle points. */
  axis?: "x" | "y" | "z"
}

export interface Kettlebell {
  is: "kettlebell"
  hand?: Side | "both"
  /** Which way the kettlebell hangs or stands; away from the elbow if left out. */
  hangs?: Vector
}

export interface Bench {
  is: "bench"
  x?: number
  /** The height of the top, in centimeters. */
  y?: number
  tilt?: number
  long?: number
  wide?: number
}

/** A cable machine's column. */
export interface Tower {
  is: "tower"
  x: number
  z?: number
  h?: number
}

/** A box by its center, its size and its tilt in degrees. */
export interface Slab extends Depth {
  is: "slab"
  c: Vector
  s: Vector
  tilt?: number
  /** Whether the box is a boat's hull, in which the body sits. */
  isHollow?: boolean
}

/** A box that moves along with the middle of two joints. */
export interface Carriage extends Depth {
  is: "carriage"
  at: readonly [JointName, JointName]
  off: Vector
  s: Vector
  tilt?: number
}

interface Pole extends Depth {
  is: "pole"
  p: readonly [Vector, Vector]
  w?: number
}

/** A lever between two positions. */
interface Link {
  is: "link"
  p: readonly [JointName | Vector, JointName | Vector]
  w?: number
}

/** A round pad on the ankles or knees, with the arm of its machine. */
export interface Roller {
  is: "roller"
  at: "ankle" | "knee"
  off: readonly [number, number]
  front?: boolean
  arm?: readonly [number, number]
  half?: number
}

/** A cable from a pulley to one or both hands. */
export interface Cable {
  is: "cable"
  from: Vector
  to: JointName | "each"
  handle?: "bar" | "rope"
}

/** An elastic band through several positions. */
interface Band extends Depth {
  is: "band"
  p: readonly (JointName | Vector)[]
}

/** A strap with a handle, from a position above to one hand, or one to each hand. */
export interface Strap {
  is: "strap"
  from: Vector
  to: "R" | "L" | "each"
  /** Whether the strap ends in a ring rather than a handle. */
  isRing?: boolean
}

/** A frame of bars around the figure, with a handle at each side. */
interface TrapBar {
  is: "trap-bar"
}

/** A plate hanging from a belt, this far below the hips. */
export interface Belt {
  is: "belt"
  drop: number
}

/** A plate on a rope, this far below a joint. */
export interface Hung {
  is: "hung"
  at: JointName
  drop: number
}

/** A round log, bag or pad across both hands, or across another joint; `along` points it in a different direction. */
export interface Log {
  is: "log"
  at?: JointName
  off?: Vector
  along?: Vector
  half: number
  r: number
}

/** A tire that is tipped over about the edge it stands on, which is at this x. */
export interface Tire {
  is: "tire"
  hinge: number
}

/**
 * A long hammer in both hands, with its head beyond the right hand; or a paddle, with its blade this far
 * beyond that hand.
 */
export interface Hammer {
  is: "hammer"
  blade?: number
  /** Whether there is a second blade, beyond the left hand. */
  isDouble?: boolean
}

/** A pole from each hand down to the floor, in this direction. */
export interface Sticks {
  is: "sticks"
  along: Vector
}

/** Two heavy ropes from the hands to an anchor on the floor, in waves. */
export interface Waves {
  is: "waves"
  to: Vector
}

interface Plate {
  is: "plate"
  at: JointName
  off?: Vector
  axis?: Vector
  r?: number
}

/** A disc. It stands upright; if it has an axis, it lies flat or is tilted. */
interface Disc {
  is: "disc"
  c: Vector
  r: number
  axis?: Vector
  /** Whether only the rim of a wheel is visible. */
  isRim?: boolean
  thick?: number
}

interface Ball {
  is: "ball"
  at: JointName | Vector
  off?: Vector
  r?: number
}

/** An ab wheel between the hands. */
interface Wheel {
  is: "wheel"
}

/** A jump rope. */
interface Rope {
  is: "rope"
}

/** The equipment that a figure holds, wears or uses. */
export type Kit =
  | Bar
  | Dumbbell
  | Kettlebell
  | Bench
  | Tower
  | Slab
  | Carriage
  | Pole
  | Link
  | Roller
  | Cable
  | Band
  | Strap
  | TrapBar
  | Belt
  | Hung
  | Log
  | Tire
  | Hammer
  | Sticks
  | Waves
  | Plate
  | Disc
  | Ball
  | Wheel
  | Rope

/** Whether the hands close around something. */
export function isHeld(item: Kit): boolean {
  switch (item.is) {
    case "bar":
    case "dumbbell":
    case "kettlebell":
    case "wheel":
    case "rope":
    case "cable":
    case "strap":
    case "trap-bar":
    case "hammer":
    case "sticks":
    case "waves":
      return true
    case "band":
      return item.p.some((place) => place === "hands" || place[0] === "grip")
    default:
      return false
  }
}

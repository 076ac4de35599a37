import type { JointName, Side } from "../body/names.ts"
import type { Vector } from "../space/vector.ts"

/** How far a piece is drawn before or behind what its place says, in centimeters. */
interface Depth {
  forward?: number
}

/** A barbell, on a part of the body or in the hands. `half` is half its length, `plate` the plates' radius, 0 for none. */
export interface Bar {
  is: "bar"
  on?: "back" | "front" | "hip" | "hands"
  half?: number
  plate?: number
}

export interface Dumbbell {
  is: "dumbbell"
  hand?: Side | "both"
  /** Which way its handle points. */
  axis?: "x" | "y" | "z"
}

export interface Kettlebell {
  is: "kettlebell"
  hand?: Side | "both"
  /** Which way it hangs or stands; away from the elbow when left out. */
  hangs?: Vector
}

export interface Bench {
  is: "bench"
  x?: number
  /** The height of its top. */
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
}

/** A box that moves with the middle of two joints. */
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

/** A lever between two places. */
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

/** A band through several places. */
interface Band {
  is: "band"
  p: readonly (JointName | Vector)[]
}

interface Plate {
  is: "plate"
  at: JointName
  axis?: Vector
  r?: number
}

interface Disc {
  is: "disc"
  c: Vector
  r: number
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

/** What a figure holds, wears or stands at. */
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
      return true
    default:
      return false
  }
}

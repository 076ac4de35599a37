import { jointAt, type Joints } from "../body/joints.ts"
import type { JointName } from "../body/names.ts"
import type { Pen } from "../drawing/pen.ts"
import type { Look, Piece } from "../drawing/piece.ts"
import type { Pose } from "../pose/pose.ts"
import type { Vector } from "../space/vector.ts"

/** What is needed to draw a piece of equipment. */
export interface KitDrawing {
  pen: Pen
  joints: Joints
  pose: Pose
}

/** A piece that consists of a single path. */
export function piece(depth: number, look: Look, d: string): Piece {
  return { depth, strokes: [{ look, d }] }
}

/** Resolves a joint's name to its position; a position is returned as it is. */
export function placeOf(place: JointName | Vector, joints: Joints): Vector {
  return isPoint(place) ? place : jointAt(place, joints)
}

function isPoint(place: JointName | Vector): place is Vector {
  return typeof place === "object" && place.length === 3
}

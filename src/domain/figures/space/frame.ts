import { add, ahead, rightward, scale, turn, upward, type Vector } from "./vector.ts"

/** Which way a part of the body faces: the directions in front of it, above it and to its right. */
export interface Frame {
  front: Vector
  up: Vector
  right: Vector
}

/** How far a part is turned, in degrees: about itself, to the side, forward, and with the whole figure. */
export interface Turns {
  spin: number
  side: number
  lean: number
  yaw: number
}

/** The frame of a part of the body, turned from where it is when the body stands upright. */
export function frameFrom({ spin, side, lean, yaw }: Turns): Frame {
  const turned = (vector: Vector) =>
    turn(turn(turn(turn(vector, upward, spin), ahead, side), rightward, -lean), upward, yaw)
  return { front: turned(ahead), up: turned(upward), right: turned(rightward) }
}

/** A frame twisted about its own length, by degrees. */
export function twistedFrame(frame: Frame, degrees: number): Frame {
  return {
    front: turn(frame.front, frame.up, degrees),
    up: frame.up,
    right: turn(frame.right, frame.up, degrees),
  }
}

/** The point in space that lies this far in front of, above and to the right of an origin. */
export function pointIn(origin: Vector, frame: Frame, [front, up, right]: Vector): Vector {
  const inPlane = add(scale(frame.front, front), scale(frame.up, up))
  return add(origin, add(inPlane, scale(frame.right, right)))
}

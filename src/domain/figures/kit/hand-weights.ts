import type { Piece } from "../drawing/piece.ts"
import { type Side, sides } from "../body/names.ts"
import {
  acrossAxis,
  add,
  ahead,
  between,
  dot,
  rightward,
  scale,
  subtract,
  turn,
  unit,
  upward,
  type Vector,
} from "../space/vector.ts"
import type { Dumbbell, Kettlebell } from "./kit.ts"
import { type KitDrawing, piece } from "./kit-drawing.ts"
import { discFace, discPath, rodPath } from "./solids.ts"

/** Where a weight is held: the middle of the grip and the direction of the forearm. */
interface Hold {
  grip: Vector
  forearm: Vector
  /** Which side is away from the body, as the sign of z; 0 if both hands hold the weight. */
  outward: number
}

/** Dumbbells: one in each hand, one in one hand, or one in both hands together. */
export function dumbbellPieces({ hand, axis = "x" }: Dumbbell, drawing: KitDrawing): Piece[] {
  const { pen, pose } = drawing
  const { depth, toViewer } = pen.camera
  return holdsOf(hand, drawing).flatMap(({ grip, forearm }) => {
    const along = axis === "y" ? upward : acrossForearm(axis, forearm, pose.yaw)
    const end = (at: number) => add(grip, scale(along, at))
    const place = depth(grip) + 5
    const heads = [-11, 11].map((at): Piece => {
      const head = { center: end(at), axis: along, radius: 6.6, thick: 7 }
      const towards = dot(scale(along, at), toViewer)
      return {
        depth: place + towards * 0.25 - (towards < 0 ? 1 : 0),
        strokes: [
          { look: "kit", d: discPath(pen, head) },
          { look: "thin", d: discFace(pen, head) },
        ],
      }
    })
    return [piece(place - 0.2, "steel", rodPath(pen, end(-8), end(8), 1.4)), ...heads]
  })
}

/** Kettlebells: one in each hand, one in one hand, or one in both hands together. */
export function kettlebellPieces({ hand, hangs }: Kettlebell, drawing: KitDrawing): Piece[] {
  const { pen } = drawing
  return holdsOf(hand, drawing).flatMap(({ grip, forearm, outward }) => {
    const down = hangs ? unit(hangs) : ballDirection(forearm, outward)
    const handle = [6.5, 5.2, -5.2, -6.5].map((out) => ({
      center: add(add(grip, scale(rightward, out)), scale(down, Math.abs(out) > 6 ? 5 : 0)),
      radius: 1.5,
    }))
    const ball = { center: add(grip, scale(down, 13)), radius: 9.6 }
    const place = pen.camera.depth(grip) + 4
    return [piece(place - 0.5, "steel", pen.chain(handle)), piece(place + 1.5, "kit", pen.chain([ball]))]
  })
}

function holdsOf(hand: Side | "both" | undefined, { joints: { arms } }: KitDrawing): Hold[] {
  if (hand === "both") {
    const grip = between(arms.R.grip, arms.L.grip, 0.5)
    const elbow = between(arms.R.elbow, arms.L.elbow, 0.5)
    return [{ grip, forearm: unit(subtract(grip, elbow)), outward: 0 }]
  }
  return sides
    .filter(([side]) => !hand || hand === side)
    .map(([side, sign]) => ({
      grip: arms[side].grip,
      forearm: unit(subtract(arms[side].grip, arms[side].elbow)),
      outward: sign,
    }))
}

/**
 * The direction from the hand to a kettlebell's ball. It swings out from the elbow, but in a raised hand it
 * rests on the outside of the forearm.
 */
function ballDirection(forearm: Vector, outward: number): Vector {
  const raised = outward === 0 ? 0 : Math.max(0, forearm[1])
  const aside: Vector = [-0.3 * raised, 0, 0.9 * outward * raised]
  return unit(add(scale(forearm, 1 - raised * 1.3), aside))
}

/** The direction of a handle, which lies across the forearm. */
function acrossForearm(axis: "x" | "z", forearm: Vector, yaw: number): Vector {
  return acrossAxis(turn(axis === "x" ? ahead : rightward, upward, yaw), forearm)
}

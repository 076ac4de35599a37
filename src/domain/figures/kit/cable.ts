import { jointAt } from "../body/joints.ts"
import type { Piece } from "../drawing/piece.ts"
import { sides } from "../body/names.ts"
import { add, between, rightward, scale, subtract, unit, type Vector } from "../space/vector.ts"
import type { Cable } from "./kit.ts"
import { type KitDrawing, piece } from "./kit-drawing.ts"
import { discPath, rodPath } from "./solids.ts"

/** A cable with its pulley and its handle. */
export function cablePieces(cable: Cable, drawing: KitDrawing): Piece[] {
  const { pen } = drawing
  const { depth } = pen.camera
  const lines = endsOf(cable, drawing).flatMap(([from, to]) => {
    const pulley = { center: from, axis: rightward, radius: 4.5, thick: 2 }
    return [
      piece(Math.min(depth(from), depth(to)) - 2, "cable", pen.line([from, to])),
      piece(depth(from) - 20, "kit", discPath(pen, pulley)),
    ]
  })
  return [...lines, ...handlePieces(cable, drawing)]
}

function endsOf({ from, to }: Cable, { joints }: KitDrawing): (readonly [Vector, Vector])[] {
  if (to !== "each") return [[from, jointAt(to, joints)]]
  return sides.map(([side, sign]) => [[from[0], from[1], sign * from[2]], joints.arms[side].grip])
}

function handlePieces({ from, handle }: Cable, { pen, joints }: KitDrawing): Piece[] {
  const { R, L } = joints.arms
  const middle = between(R.grip, L.grip, 0.5)
  const { depth } = pen.camera
  if (handle === "bar") {
    const [left, right] = [between(L.grip, R.grip, -0.12), between(L.grip, R.grip, 1.12)]
    return [piece(depth(middle) + 3, "steel", rodPath(pen, left, right, 1.4))]
  }
  if (handle !== "rope") return []
  // A rope's two ends spread from where it hangs on the cable.
  const knot = add(middle, scale(unit(subtract(from, middle)), 9))
  return [R, L].map(({ grip }) => piece(depth(grip) - 3, "steel", rodPath(pen, knot, grip, 1.3)))
}

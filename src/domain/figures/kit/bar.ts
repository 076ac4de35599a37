import type { Piece } from "../drawing/piece.ts"
import { add, rightward, scale, subtract, turn, unit, upward, type Vector } from "../space/vector.ts"
import type { Bar } from "./kit.ts"
import { type KitDrawing, piece } from "./kit-drawing.ts"
import { acrossDirections, discFace, discPath, rodPath } from "./solids.ts"

/**
 * How far the middle of a bar reaches to each side, in centimeters. It is drawn as a separate piece, because
 * a neck or hips may hide it.
 */
const middle = 15
/**
 * How far an EZ bar gets from its axis where its pieces meet, in centimeters. The constants below describe
 * its other bends: how far each is from the bar's middle, and how far from the axis.
 */
const furthestOff = 4.5
const bends = [
  [-25, 0],
  [-6, -2],
  [6, -2],
  [25, 0],
] as const

/** A barbell: three pieces of the bar and two plates. */
export function barPieces(bar: Bar, drawing: KitDrawing): Piece[] {
  const { pen, joints } = drawing
  const { depth } = pen.camera
  const axis = axisOf(bar, drawing)
  const radius = bar.r ?? 1.25
  const half = bar.half ?? 66
  const end = (at: number) => add(joints.bar, scale(axis, at))
  const forward = placeOnBody(bar)
  const rod = bar.isBent
    ? (from: number, to: number) => bentPath([from, to], axis, radius, drawing)
    : (from: number, to: number) => rodPath(pen, end(from), end(to), radius)
  const nearDepth = Math.min(depth(end(half / 2)), depth(joints.arms.R.grip) + 3)
  return [
    piece(depth(end(-half / 2)) + forward, "steel", rod(-half, -middle)),
    piece(depth(joints.bar) + forward, "steel", rod(-middle, middle)),
    piece(nearDepth + forward, "steel", rod(middle, half)),
    ...[1, -1].flatMap((sign) => platePiece(bar.plate ?? 20, end(sign * (half - 8)), axis, sign, drawing)),
  ]
}

/** The part of an EZ bar between two positions along its axis. */
function bentPath(
  [from, to]: readonly [number, number],
  axis: Vector,
  radius: number,
  { pen, joints }: KitDrawing,
): string {
  const [, across] = acrossDirections(axis)
  const ball = (at: number, off: number) => ({
    center: add(add(joints.bar, scale(axis, at)), scale(across, off)),
    radius,
  })
  const end = (at: number) => ball(at, Math.abs(at) === middle ? furthestOff : 0)
  const between = bends.filter(([at]) => at > from && at < to).map(([at, off]) => ball(at, off))
  return pen.chain([end(from), ...between, end(to)])
}

function platePiece(size: number, center: Vector, axis: Vector, sign: number, { pen }: KitDrawing): Piece[] {
  if (size === 0) return []
  const plate = { center, axis, radius: size, thick: 4.5 }
  const [one, other] = acrossDirections(axis)
  const sleeve = pen.ellipse(add(center, scale(axis, sign * 2.2)), scale(one, 3), scale(other, 3))
  return [
    {
      depth: pen.camera.depth(center) + (sign > 0 ? 4 : -14),
      strokes: [
        { look: sign > 0 ? "plate" : "kit", d: discPath(pen, plate), isFar: sign < 0 },
        { look: "thin", d: discFace(pen, plate) },
        { look: "thin", d: sleeve },
      ],
    },
  ]
}

/** The axis of a bar. A bar in the hands lies between them; any other bar is level. */
function axisOf({ on = "hands" }: Bar, { joints, pose }: KitDrawing) {
  return on === "hands" && !pose.bar
    ? unit(subtract(joints.arms.R.grip, joints.arms.L.grip))
    : turn(rightward, upward, pose.yaw)
}

function placeOnBody({ on }: Bar) {
  if (on === "back") return -6
  return on === "hip" || on === "front" ? 8 : 2
}

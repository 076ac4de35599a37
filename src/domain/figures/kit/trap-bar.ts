import type { Piece } from "../drawing/piece.ts"
import { add, between, type Vector } from "../space/vector.ts"
import { type KitDrawing, piece } from "./kit-drawing.ts"
import { discFace, discPath, rodPath } from "./solids.ts"

/** The corners of one side of the frame, from front to back: how far each is forward and outward. */
const corners = [
  [32, 20],
  [0, 46],
  [-32, 20],
] as const

/**
 * A trap bar: a frame around the figure at the height of the hands, with a handle, a sleeve and a plate on
 * each side.
 */
export function trapBarPieces({ pen, joints: { arms } }: KitDrawing): Piece[] {
  const middle = between(arms.R.grip, arms.L.grip, 0.5)
  const { depth } = pen.camera
  const rod = (from: Vector, to: Vector) =>
    piece(depth(between(from, to, 0.5)), "steel", rodPath(pen, add(middle, from), add(middle, to), 1.3))
  return [1, -1].flatMap((sign) => {
    const [front, out, back] = corners.map(([x, z]): Vector => [x, 0, sign * z])
    if (!front || !out || !back) return []
    const nearness = sign > 0 ? 60 : -60
    const plate = { center: add(middle, [0, 0, sign * 58]), axis: [0, 0, 1] as const, radius: 20, thick: 5 }
    return [
      ...[
        rod(front, out),
        rod(out, back),
        rod([16, 0, sign * 30], [-16, 0, sign * 30]),
        rod(out, [0, 0, sign * 68]),
      ].map((part) => ({ ...part, depth: part.depth + nearness })),
      ...(sign > 0 ? [rod(front, [32, 0, -20]), rod(back, [-32, 0, -20])] : []),
      {
        depth: sign > 0 ? 80 : -80,
        strokes: [
          { look: "plate" as const, d: discPath(pen, plate), isFar: sign < 0 },
          { look: "thin" as const, d: discFace(pen, plate) },
        ],
      },
    ]
  })
}

import type { Pen } from "../drawing/pen.ts"
import type { Piece } from "../drawing/piece.ts"
import { sides } from "../body/names.ts"
import { jointAt } from "../body/joints.ts"
import { add, between, scale, subtract, unit, type Vector } from "../space/vector.ts"
import { pointIn } from "../space/frame.ts"
import type { Belt, Hung, Strap, Waves } from "./kit.ts"
import { type KitDrawing, piece } from "./kit-drawing.ts"
import { discFace, discPath, rodPath } from "./solids.ts"

/** A band, drawn as a strip with two edges: a narrow line in the color of paper on a wide one in ink. */
export function bandPiece(depth: number, d: string): Piece {
  return {
    depth,
    strokes: [
      { look: "band", d },
      { look: "band-middle", d },
    ],
  }
}

/** Straps from above, each with a handle in a hand. */
export function strapPieces({ from, to, isRing }: Strap, { pen, joints }: KitDrawing): Piece[] {
  const { depth } = pen.camera
  return sides
    .filter(([side]) => to === "each" || to === side)
    .flatMap(([side, sign]) => {
      const { grip } = joints.arms[side]
      const top: Vector = to === "each" ? [from[0], from[1], sign * from[2]] : from
      if (isRing) return ringPieces(grip, top, pen)
      const handle = rodPath(pen, add(grip, [0, 0, 6]), add(grip, [0, 0, -6]), 1.4)
      return [bandPiece(depth(grip) - 2, pen.line([top, grip])), piece(depth(grip) + 5, "steel", handle)]
    })
}

/** A wooden ring on its strap. The hand holds the ring's lower edge. */
function ringPieces(grip: Vector, top: Vector, { line, ellipse, camera: { depth } }: Pen): Piece[] {
  const up = unit(subtract(top, grip))
  const ring = ellipse(add(grip, scale(up, 10)), scale(up, 10), [7, 0, 7])
  return [bandPiece(depth(grip) - 2, line([top, add(grip, scale(up, 20))])), bandPiece(depth(grip) + 4, ring)]
}

/** A plate on two chains from the hips. */
export function beltPieces({ drop }: Belt, drawing: KitDrawing): Piece[] {
  const { trunk } = drawing.joints
  const hip = (right: number) => pointIn(trunk.hips, trunk.pelvisFrame, [9, 6, right])
  const center = add(trunk.hips, [12, -drop, 0])
  return hangingPlate([hip(13), add(center, [0, 12, 0]), hip(-13)], center, drawing)
}

/** A plate on a single rope. */
export function hungPieces({ at, drop }: Hung, drawing: KitDrawing): Piece[] {
  const top = jointAt(at, drawing.joints)
  const center = add(top, [0, -drop, 0])
  return hangingPlate([top, center], center, drawing)
}

function hangingPlate(rope: readonly Vector[], center: Vector, { pen }: KitDrawing): Piece[] {
  const plate = { center, axis: [1, 0, 0.5] as const, radius: 13, thick: 5 }
  const depth = pen.camera.depth(center)
  return [
    piece(depth + 14, "rope", pen.line(rope)),
    {
      depth: depth + 15,
      strokes: [
        { look: "kit", d: discPath(pen, plate) },
        { look: "thin", d: discFace(pen, plate) + discFace(pen, { ...plate, radius: 3 }) },
      ],
    },
  ]
}

/** Two ropes that swing up and down between the hands and the anchor, half a wave apart. */
export function wavePieces({ to }: Waves, { pen, joints }: KitDrawing): Piece[] {
  return sides.map(([side, sign]) => {
    const { grip } = joints.arms[side]
    const points = Array.from({ length: 25 }, (_, index): Vector => {
      const share = index / 24
      const swing = Math.sin(share * Math.PI * 5) * (1 - share) * 15 * sign
      const along = between(grip, to, share)
      const [x, y, z] = add(along, scale([0, 1, 0], swing - Math.sin(share * Math.PI) * 16))
      return [x, Math.max(2, y), z]
    })
    return piece(pen.camera.depth(grip) - 1, "rope", pen.line(points))
  })
}

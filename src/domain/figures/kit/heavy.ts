import { jointAt } from "../body/joints.ts"
import type { Piece } from "../drawing/piece.ts"
import { add, between, length, rightward, scale, subtract, unit, type Vector } from "../space/vector.ts"
import { sides } from "../body/names.ts"
import type { Hammer, Log, Sticks, Tire } from "./kit.ts"
import { type KitDrawing, piece } from "./kit-drawing.ts"
import { discFace, discPath, ringPath, rodPath } from "./solids.ts"

/** A log or a bag, with the end that is nearer to the viewer. */
export function logPiece(
  { at = "hands", off = [0, 0, 0], half, r, along = rightward }: Log,
  { pen, joints }: KitDrawing,
): Piece {
  const center = add(jointAt(at, joints), off)
  const end = (sign: number) => add(center, scale(along, sign * half))
  return {
    depth: pen.camera.depth(center) + 3,
    strokes: [
      { look: "kit", d: rodPath(pen, end(-1), end(1), r) },
      { look: "thin", d: ringPath(pen, end(1), along, r * 0.8) },
    ],
  }
}

/** A tire between the edge it stands on and the hands that tip it over. */
export function tirePiece({ hinge }: Tire, { pen, joints }: KitDrawing): Piece {
  const foot: Vector = [hinge, 9, 0]
  const hands = jointAt("hands", joints)
  const along = subtract([hands[0], hands[1], 0], foot)
  const [x, y] = unit(along)
  const tire = {
    center: add(foot, scale(along, 0.5)),
    axis: [y, -x, 0] as const,
    radius: length(along) / 2,
    thick: 24,
  }
  return {
    depth: pen.camera.depth(tire.center) - 6,
    strokes: [
      { look: "kit", d: discPath(pen, tire) },
      { look: "thin", d: discFace(pen, tire) + discFace(pen, { ...tire, radius: tire.radius * 0.45 }) },
    ],
  }
}

/**
 * A long handle held in both hands, such as that of a sledgehammer or a paddle, with the hammer's head or the
 * paddle's blades beyond the hands.
 */
export function hammerPieces({ blade, isDouble }: Hammer, drawing: KitDrawing): Piece[] {
  const { R, L } = drawing.joints.arms
  const along = unit(subtract(R.grip, L.grip))
  const tip = add(R.grip, scale(along, blade ?? 44))
  const end = isDouble && blade ? add(L.grip, scale(along, -blade)) : L.grip
  const { pen } = drawing
  const handle = rodPath(pen, end, tip, 1.4)
  const heads = blade ? [bladePiece(tip, along, drawing)] : [headPiece(tip, along, drawing)]
  return [
    piece(pen.camera.depth(between(R.grip, tip, 0.5)) + 2, "steel", handle),
    ...heads,
    ...(isDouble ? [bladePiece(end, scale(along, -1), drawing)] : []),
  ]
}

function bladePiece(from: Vector, along: Vector, { pen }: KitDrawing): Piece {
  const blade = rodPath(pen, add(from, scale(along, 5)), add(from, scale(along, 24)), 6)
  return piece(pen.camera.depth(from) + 4, "kit", blade)
}

function headPiece(tip: Vector, along: Vector, { pen }: KitDrawing): Piece {
  const across: Vector = [-along[1], along[0], 0]
  const head = rodPath(pen, add(tip, scale(across, 9)), add(tip, scale(across, -9)), 5)
  return piece(pen.camera.depth(tip) + 4, "kit", head)
}

/** Walking poles that reach to the floor. */
export function stickPieces({ along }: Sticks, { pen, joints }: KitDrawing): Piece[] {
  return sides.map(([side]) => {
    const { grip } = joints.arms[side]
    const tip = add(grip, scale(along, grip[1] / -along[1]))
    return piece(pen.camera.depth(grip) - 1, "steel", rodPath(pen, add(grip, scale(along, -6)), tip, 1))
  })
}

import { jointAt } from "../body/joints.ts"
import type { Piece } from "../drawing/piece.ts"
import { add, between, rightward, type Vector } from "../space/vector.ts"
import type { Bench, Kit, Roller, Slab, Carriage, Tower } from "./kit.ts"
import { type KitDrawing, piece } from "./kit-drawing.ts"
import { boxPaths, ringPath, rodPath } from "./solids.ts"

/** A box with its visible edges. */
export function boxPiece(item: Slab | Carriage, { pen, joints }: KitDrawing): Piece {
  const center =
    item.is === "slab"
      ? item.c
      : add(between(jointAt(item.at[0], joints), jointAt(item.at[1], joints), 0.5), item.off)
  const { d, edges } = boxPaths(pen, center, item.s, item.tilt ?? 0)
  return {
    depth: pen.camera.depth(center) + (item.forward ?? 0),
    strokes: [
      { look: "kit", d },
      { look: "thin", d: edges },
    ],
  }
}

/** A round pad, with its lever. */
export function rollerPieces(
  { at, off, half = 17, front, arm }: Roller,
  { pen, joints }: KitDrawing,
): Piece[] {
  const middle = between(jointAt([at, "R"], joints), jointAt([at, "L"], joints), 0.5)
  const center = add(middle, [off[0], off[1], 0])
  const end = (sign: number): Vector => [center[0], center[1], sign * half]
  const pad: Piece = {
    depth: pen.camera.depth(center) + (front ? 22 : -16),
    strokes: [
      { look: "kit", d: rodPath(pen, end(-1), end(1), 5) },
      { look: "thin", d: ringPath(pen, end(1), rightward, 5) },
    ],
  }
  if (!arm) return [pad]
  const lever = rodPath(pen, [arm[0], arm[1], 0], center, 1.8)
  return [pad, piece(pen.camera.depth(center) - 18, "kit", lever)]
}

/** A bench as a pad and two feet. */
export function benchParts({ x = 0, y = 44, tilt = 0, long = 118, wide = 28 }: Bench): Kit[] {
  const leg = (at: number): Kit[] => [
    {
      is: "pole",
      p: [
        [at, y - 8, 0],
        [at, 0, 0],
      ],
      w: 2.4,
      forward: -34,
    },
    {
      is: "pole",
      p: [
        [at, 1.6, -18],
        [at, 1.6, 18],
      ],
      w: 1.8,
      forward: -34,
    },
  ]
  const pad: Kit = { is: "slab", c: [x, y - 4, 0], s: [long, 8, wide], tilt, forward: -30 }
  return [pad, ...leg(x - long * 0.36), ...leg(x + long * 0.36)]
}

/** A cable machine's column and its foot. */
export function towerParts({ x, z = 0, h = 205 }: Tower): Kit[] {
  return [
    { is: "slab", c: [x, h / 2, z], s: [10, h, 22], forward: -40 },
    {
      is: "pole",
      p: [
        [x - 18, 1.5, z],
        [x + 16, 1.5, z],
      ],
      w: 2,
      forward: -40,
    },
  ]
}

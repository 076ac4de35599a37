import type { Ball, Joints } from "../body/joints.ts"
import { pointIn } from "../space/frame.ts"
import { add, dot, scale } from "../space/vector.ts"
import { type BodyDrawing, outlineStrokes, patch } from "./body-drawing.ts"
import type { Piece, Stroke } from "./piece.ts"
import { trunkDepth } from "./trunk-piece.ts"

type InHead = (forward: number, up: number, right: number, radius: number) => Ball

/** The head, from the front, the side or behind. */
export function headPiece(drawing: BodyDrawing): Piece {
  const { pen, joints, hasDetail } = drawing
  const { head, headFrame } = joints.trunk
  const at = inHead(joints)
  const facing = dot(headFrame.front, pen.camera.toViewer)
  const depth = pen.camera.depth(head) * 0.2 + (trunkDepth(drawing) + 0.4) * 0.8
  const face = outlineStrokes(drawing, "skin", [], { hulls: [[at(2, 0.4, 0, 7.9), at(3.2, -5.6, 0, 5.1)]] })
  const hair = hairOf(drawing, at)
  const fromTheFront = [
    hair,
    ...(Math.abs(facing) < 0.93
      ? outlineStrokes(drawing, "skin", [[at(8, -1.2, 0, 1.6), at(10, -2.6, 0, 1.3)]])
      : []),
    ...face,
    patch(pen, "skin-patch", [at(4, -1, 0, 6), at(8, -1.8, 0, 1.3)]),
    patch(pen, "hair", [at(-2, 6.6, 0, 5), at(3.6, 7.4, 0, 2.6), at(6, 6.2, 0, 1.4)]),
    ...(hasDetail ? earAndEyes(drawing, at, facing) : []),
  ]
  return {
    // The chin hides the neck, even if the figure leans back.
    depth: facing > 0.3 ? Math.max(depth, trunkDepth(drawing) + 0.4) : depth,
    strokes: facing > -0.3 ? fromTheFront : [...face, hair],
  }
}

function hairOf({ pen, hasLongHair }: BodyDrawing, at: InHead): Stroke {
  const cap = pen.hull([at(-1, 2.4, 0, 9.1), at(-2.8, -0.6, 0, 7.2)])
  const bun = hasLongHair ? pen.chain([at(-9.6, 5, 0, 3.2), at(-11.6, 4.4, 0, 3.9)]) : ""
  return { look: "hair", d: cap + bun }
}

function earAndEyes({ pen, joints }: BodyDrawing, at: InHead, facing: number): Stroke[] {
  const { front, right } = joints.trunk.headFrame
  const ear = [patch(pen, "thin", [at(-0.6, -1.4, 7.4, 1.7), at(-0.4, -3.2, 7, 1)])]
  const eyes = [1, -1].flatMap((sign) => {
    const outlook = add(scale(front, 0.9), scale(right, sign * 0.45))
    const isSeen = dot(outlook, pen.camera.toViewer) > 0.12
    return isSeen ? [patch(pen, "eye", [at(8.6, -0.2, sign * 3.1, 0.9)])] : []
  })
  return [...(facing < 0.75 ? ear : []), ...eyes]
}

function inHead({ trunk }: Joints): InHead {
  return (forward, up, right, radius) => ({
    center: pointIn(trunk.head, trunk.headFrame, [forward, up, right]),
    radius,
  })
}

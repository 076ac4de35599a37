import type { Ball, Joints } from "../body/joints.ts"
import { pointIn } from "../space/frame.ts"
import { add, between, scale } from "../space/vector.ts"
import { type BodyDrawing, meanDepth, outlineStrokes, patch } from "./body-drawing.ts"
import type { Piece, Stroke } from "./piece.ts"

/** The depth used to tell whether a limb is in front of or behind the trunk. */
export function trunkDepth({ pen, joints: { trunk } }: Pick<BodyDrawing, "pen" | "joints">): number {
  return meanDepth(pen, [trunk.waist, pointIn(trunk.waist, trunk.chestFrame, [0, 20, 0]), trunk.hips])
}

export function trunkPiece(drawing: BodyDrawing, marks: readonly Stroke[]): Piece {
  const { pen, joints } = drawing
  const { shirt, shorts, neck } = trunkBalls(joints)
  const nape = pointIn(joints.trunk.waist, joints.trunk.chestFrame, [-1, 31, 0])
  return {
    depth: trunkDepth(drawing),
    strokes: [
      ...outlineStrokes(drawing, "skin", [neck]),
      ...outlineStrokes(drawing, "shorts", [], { hulls: shorts, grow: 0.3 }),
      ...outlineStrokes(drawing, "shirt", [], { hulls: shirt }),
      patch(pen, "skin-patch", [
        { center: nape, radius: 4 },
        { center: joints.trunk.neck, radius: 4 },
      ]),
      ...marks,
    ],
  }
}

function trunkBalls({ trunk }: Joints) {
  const inChest = (forward: number, up: number, right: number, radius: number): Ball => ({
    center: pointIn(trunk.waist, trunk.chestFrame, [forward, up, right]),
    radius,
  })
  const inPelvis = (forward: number, up: number, right: number, radius: number): Ball => ({
    center: pointIn(trunk.hips, trunk.pelvisFrame, [forward, up, right]),
    radius,
  })
  const yoke = [inChest(-0.5, 27.5, 13, 6), inChest(-0.5, 27.5, -13, 6)]
  const ribs = [inChest(0.6, 19, 7.4, 10.6), inChest(0.6, 19, -7.4, 10.6)]
  const belly = [inChest(0.8, 7, 6, 9.6), inChest(0.8, 7, -6, 9.6)]
  const middle = between(trunk.hips, inChest(0.3, 0, 0, 0).center, 0.92)
  const flank = (right: number): Ball => ({
    center: add(trunk.waist, scale(trunk.pelvisFrame.right, right)),
    radius: 8.8,
  })
  const waist = [{ center: middle, radius: 9 }, flank(5.4), flank(-5.4)]
  const pelvis = [inPelvis(-0.6, 3, 7, 9.4), inPelvis(-0.6, 3, -7, 9.4)]
  const nape = inChest(-1.2, 31.5, 0, 5.4)
  return {
    shirt: [
      [...yoke, nape],
      [...yoke, ...ribs],
      [...ribs, ...belly],
      [...belly, ...waist],
    ],
    shorts: [[...waist, ...pelvis]],
    neck: [nape, { center: trunk.neck, radius: 5 }, { center: trunk.skull, radius: 4.7 }],
  }
}

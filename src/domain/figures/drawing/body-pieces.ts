import type { Arm, Ball, Leg } from "../body/joints.ts"
import { type Side, sides } from "../body/names.ts"
import { pointIn } from "../space/frame.ts"
import { between, dot } from "../space/vector.ts"
import { type BodyDrawing, meanDepth, outlineStrokes, patch } from "./body-drawing.ts"
import { headPiece } from "./head-piece.ts"
import { fistStrokes } from "./fist.ts"
import { armChains, legChains } from "./limbs.ts"
import { type Mark, marksOf } from "./muscles.ts"
import type { Pen } from "./pen.ts"
import type { Piece, Stroke } from "./piece.ts"
import { trunkDepth, trunkPiece } from "./trunk-piece.ts"

/** The body's pieces, in no particular order: legs, trunk, head, arms, and the fists in front of what they hold. */
export function bodyPieces(drawing: BodyDrawing): Piece[] {
  const marks = drawing.muscles.flatMap((muscle) => marksOf(muscle, drawing.joints))
  const marked = (part: Mark["part"]): Stroke[] =>
    marks
      .filter((mark) => mark.part === part && isSeen(mark, drawing.pen))
      .map(({ chain }) => ({ look: "marker", d: drawing.pen.chain(chain) }))
  return [
    ...sides.map(([side, sign]) => legPiece(drawing, side, sign, marked(`leg${side}`))),
    trunkPiece(drawing, marked("trunk")),
    headPiece(drawing),
    ...sides.flatMap(([side, sign]) => armPieces(drawing, side, sign, marked(`arm${side}`))),
  ]
}

function isSeen({ facing, hiddenBelow }: Mark, { camera }: Pen) {
  return !facing || dot(facing, camera.toViewer) >= hiddenBelow
}

function legPiece(drawing: BodyDrawing, side: Side, sign: number, marks: readonly Stroke[]): Piece {
  const { pen, joints } = drawing
  const leg = joints.legs[side]
  const { thigh, shank } = legChains(leg)
  const depth = legDepth(drawing, side)
  const isNear = depth > trunkDepth(drawing) - 2
  const isFar = depth < legDepth(drawing, otherSide(side)) - 9
  const hip = thigh[1]?.center ?? leg.hip
  const pelvis = pointIn(joints.trunk.hips, joints.trunk.pelvisFrame, [-0.6, 2, sign * 6.5])
  const join: Stroke[] = isNear
    ? [
        patch(pen, "shorts-patch", [
          { center: hip, radius: 7.4 },
          { center: pelvis, radius: 7.6 },
        ]),
      ]
    : []
  return {
    depth: depth + (isNear ? 0.5 : 0),
    strokes: [
      ...outlineStrokes(drawing, "shoe", [leg.foot], { isFar }),
      ...outlineStrokes(drawing, "skin", [thigh, shank], { isFar }),
      ...outlineStrokes(drawing, "shorts", [hemOf(thigh, 3, 8.1)], { grow: 0.5, isFar }),
      ...join,
      ...marks,
    ],
  }
}

function armPieces(drawing: BodyDrawing, side: Side, sign: number, marks: readonly Stroke[]): Piece[] {
  const { pen, joints, pose, holds } = drawing
  const arm = joints.arms[side]
  const isOpen = arm.isOpen || !(holds || pose.fist > 0.5)
  const { upper, fore, hand } = armChains(arm, isOpen)
  const depth = armDepth(drawing, side)
  const isNear = depth > trunkDepth(drawing)
  const isFar = depth < armDepth(drawing, otherSide(side)) - 9
  const chest = pointIn(joints.trunk.waist, joints.trunk.chestFrame, [0, 25, sign * 8])
  const join: Stroke[] = isNear
    ? [
        patch(pen, "shirt-patch", [
          { center: arm.shoulder, radius: 5.2 },
          { center: chest, radius: 4.4 },
        ]),
      ]
    : []
  const whole: Piece = {
    depth: isNear ? depth + 2 : depth,
    strokes: [
      ...outlineStrokes(drawing, "skin", [upper, fore, hand], { isFar }),
      ...outlineStrokes(drawing, "shirt", [hemOf(upper, 2, 5.5)], { grow: 0.5, isFar }),
      ...join,
      ...marks,
    ],
  }
  if (isOpen) return [whole]
  // A fist with a thumb is drawn further in front, so that the thumb lies over the weights beside the hand.
  const place = pen.camera.depth(arm.grip) + (arm.thumb ? 11 : 6.5)
  return [whole, { depth: place, strokes: fistStrokes(drawing, side, isFar) }]
}

/** The clothed part of a limb: its first spheres, and one a little below them. */
function hemOf(chain: readonly Ball[], count: number, radius: number): Ball[] {
  const [above, below] = [chain[count], chain[count + 1]]
  const edge = above && below ? [{ center: between(above.center, below.center, 0.1), radius }] : []
  return [...chain.slice(0, count), ...edge]
}

function legDepth({ pen, joints, pose }: BodyDrawing, side: Side) {
  const { hip, knee, ankle }: Leg = joints.legs[side]
  return meanDepth(pen, [hip, knee, knee, ankle]) + pose[side].legDepth
}

function armDepth({ pen, joints, pose }: BodyDrawing, side: Side) {
  const { shoulder, elbow, grip }: Arm = joints.arms[side]
  return meanDepth(pen, [shoulder, elbow, elbow, grip]) + pose[side].armDepth
}

function otherSide(side: Side): Side {
  return side === "R" ? "L" : "R"
}

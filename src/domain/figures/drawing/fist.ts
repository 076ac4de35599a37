import type { Arm, Ball } from "../body/joints.ts"
import { palmOf } from "../body/arms.ts"
import type { Side } from "../body/names.ts"
import { add, dot, scale, subtract, unit, type Vector } from "../space/vector.ts"
import { type BodyDrawing, outlineStrokes } from "./body-drawing.ts"
import { armChains } from "./limbs.ts"
import type { Stroke } from "./piece.ts"

/**
 * A closed hand in front of what it holds. If the grip matters, the thumb shows which way the palm faces, and the fingers are seen from the palm's
 * side.
 */
export function fistStrokes(drawing: BodyDrawing, side: Side, isFar: boolean): Stroke[] {
  const arm = drawing.joints.arms[side]
  const fist = outlineStrokes(drawing, "skin", [armChains(arm, false).hand.slice(-2)], { isFar })
  if (!arm.thumb) return fist
  const palm = palmOf(arm.thumb, subtract(arm.grip, arm.wrist), side)
  const { toViewer } = drawing.pen.camera
  const thumb = outlineStrokes(drawing, "skin", [thumbChain(arm, arm.thumb)], { isFar })
  const fingers = dot(palm, toViewer) > 0.2 ? [fingerLines(drawing, arm, arm.thumb, palm)] : []
  return dot(arm.thumb, toViewer) > 0.5 ? [...fist, ...fingers, ...thumb] : [...thumb, ...fist, ...fingers]
}

/**
 * The thumb, sticking out along what is held. It is longer than a real one, so that it can be seen in a small
 * picture.
 */
function thumbChain({ wrist, grip }: Arm, points: Vector): Ball[] {
  const toWrist = unit(subtract(wrist, grip))
  const at = (out: number, back: number) => add(add(grip, scale(points, out)), scale(toWrist, back))
  return [
    { center: at(1.5, 3), radius: 2 },
    { center: at(5.5, 2), radius: 1.9 },
    { center: at(8.5, -0.5), radius: 1.6 },
  ]
}

/** The three lines between the four fingers. */
function fingerLines({ pen }: BodyDrawing, { wrist, grip }: Arm, thumb: Vector, palm: Vector): Stroke {
  const middle = add(grip, scale(palm, 3.2))
  const along = unit(subtract(grip, wrist))
  const lines = [-1.8, 0, 1.8].map((out) => {
    const at = add(middle, scale(thumb, out))
    return pen.line([add(at, scale(along, -2)), add(at, scale(along, 2))])
  })
  return { look: "thin", d: lines.join("") }
}

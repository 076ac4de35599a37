import type { Pose } from "../pose/pose.ts"
import { frameFrom, pointIn, twistedFrame } from "../space/frame.ts"
import type { Vector } from "../space/vector.ts"
import { lengths, type Trunk } from "./joints.ts"

/** The trunk and the head, above hips at a given position. */
export function trunkOf(pose: Pose, hips: Vector): Trunk {
  const { lean, bend, side, spin, yaw, twist } = pose
  const pelvisFrame = frameFrom({ lean, side: side * 0.5, spin, yaw })
  const waistFrame = frameFrom({ lean: lean + bend * 0.35, side: side * 0.5, spin, yaw })
  const chestFrame = twistedFrame(frameFrom({ lean: lean + bend, side, spin, yaw }), twist)
  const waist = pointIn(hips, waistFrame, [0, lengths.lumbar, 0])
  const neck = pointIn(waist, chestFrame, [0, lengths.neck, 0])
  const headFrame = headFrameOf(pose)
  const skull = pointIn(neck, headFrame, [1.6, 7.5, 0])
  const head = pointIn(skull, headFrame, [1.2, 8, 0])
  return { hips, waist, neck, skull, head, pelvisFrame, chestFrame, headFrame }
}

/** How the head is turned: it follows the chest, but only about half as far unless the figure is lying down. */
function headFrameOf({ lean, bend, side, spin, yaw, twist, look, turn }: Pose) {
  const pitch = lean + bend
  const follows = Math.abs(pitch) > 70 ? pitch : pitch * 0.55
  const frame = frameFrom({ lean: look ?? follows, side: side * 0.6, spin, yaw })
  return twistedFrame(frame, turn ?? twist * 0.7)
}

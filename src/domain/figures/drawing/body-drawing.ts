import type { Ball, Joints } from "../body/joints.ts"
import type { Pose } from "../pose/pose.ts"
import type { Vector } from "../space/vector.ts"
import type { Muscle } from "./muscles.ts"
import type { Pen } from "./pen.ts"
import type { Look, Stroke } from "./piece.ts"

/**
 * What is needed to draw the parts of a body. A figure without detail has single lines, which suit small
 * pictures.
 */
export interface BodyDrawing {
  pen: Pen
  joints: Joints
  pose: Pose
  muscles: readonly Muscle[]
  hasDetail: boolean
  hasLongHair: boolean
  /** Whether the hands close around something. */
  holds: boolean
}

/** An outline and, in a detailed drawing, a second pencil stroke below it. */
export function outlineStrokes(
  { pen, hasDetail }: BodyDrawing,
  look: Look,
  chains: readonly (readonly Ball[])[],
  {
    hulls = [],
    grow = 0,
    isFar = false,
  }: { hulls?: readonly (readonly Ball[])[]; grow?: number; isFar?: boolean } = {},
): Stroke[] {
  const path = (seed: number) =>
    [
      ...chains.map((chain) => pen.chain(chain, grow, seed)),
      ...hulls.map((hull) => pen.hull(hull, grow, seed)),
    ].join("")
  const sketch: Stroke[] = hasDetail ? [{ look: "sketch", d: path(3) }] : []
  return [...sketch, { look, d: path(0), isFar }]
}

/** A filled path without an outline, which covers the lines behind it. */
export function patch({ chain }: Pen, look: Look, balls: readonly Ball[]): Stroke {
  return { look, d: chain(balls) }
}

/** The mean depth of points. */
export function meanDepth({ camera }: Pen, points: readonly Vector[]): number {
  return points.reduce((sum, point) => sum + camera.depth(point), 0) / points.length
}

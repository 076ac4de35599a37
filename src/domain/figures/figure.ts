import { jointAt, type Joints } from "./body/joints.ts"
import { jointsOf } from "./body/solve.ts"
import { bodyPieces } from "./drawing/body-pieces.ts"
import { cameraAt } from "./drawing/camera.ts"
import { toTenth } from "./drawing/outlines.ts"
import type { Muscle } from "./drawing/muscles.ts"
import { type Box, type Pen, penFor } from "./drawing/pen.ts"
import type { Stroke } from "./drawing/piece.ts"
import { isHeld } from "./kit/kit.ts"
import { kitPieces } from "./kit/kit-pieces.ts"
import { poseAt } from "./pose/moment.ts"
import type { Pattern } from "./pose/pattern.ts"
import { degree, type Vector } from "./space/vector.ts"

/** A square on the paper, as an SVG view box: left, top, width, height. */
export type Square = readonly [left: number, top: number, width: number, height: number]

/** How much of a figure is drawn: all of it, or what can still be seen in a small picture. */
export type Detail = "full" | "small"

/** How a figure is drawn: the SVG view box, the level of detail and the muscles to highlight. */
export interface Drawing {
  square: Square
  detail: Detail
  muscles: readonly Muscle[]
}

const margin = 4
/** The side of the smallest square that a figure is drawn in, in centimeters, so that no figure is drawn too large. */
const smallest = 170

/**
 * The strokes of a pattern's figure at a moment between 0 and 1, the farthest first, in a square that holds
 * them.
 */
export function figureAt(pattern: Pattern, moment: number, { square, detail, muscles }: Drawing): Stroke[] {
  return onTheFloor(pattern, drawFigure(pattern, moment, detail, muscles), square)
}

/** A small picture of a pattern at the moment that represents it, drawn as large as its square allows. */
export function smallFigureOf(pattern: Pattern, muscles: readonly Muscle[]) {
  const drawn = drawFigure(pattern, stillOf(pattern), "small", muscles)
  const square = squareAround({
    ...drawn.pen.box,
    top: Math.min(0, drawn.pen.box.top),
    bottom: Math.max(2, drawn.pen.box.bottom),
  })
  return { square, strokes: onTheFloor(pattern, drawn, square) }
}

function onTheFloor(
  pattern: Pattern,
  { strokes, pen, joints }: ReturnType<typeof drawFigure>,
  [left, , width]: Square,
): Stroke[] {
  const level = toTenth(pen.camera.project([0, 0, 0])[1] - 30 * Math.sin(downOf(pattern) * degree))
  const floor = `M${toTenth(left + margin)} ${level}L${toTenth(left + width - margin)} ${level}`
  return [{ look: "floor", d: floor }, shadowOf(joints, pen), ...strokes]
}

/** The square that holds the whole movement. */
export function squareOfMovement(pattern: Pattern): Square {
  const box: Box = { left: Infinity, top: 0, right: -Infinity, bottom: 2 }
  for (const moment of momentsOf(pattern)) {
    const seen = drawFigure(pattern, moment, "small", []).pen.box
    box.left = Math.min(box.left, seen.left)
    box.top = Math.min(box.top, seen.top)
    box.right = Math.max(box.right, seen.right)
    box.bottom = Math.max(box.bottom, seen.bottom)
  }
  return squareAround(box)
}

function squareAround({ left, top, right, bottom }: Box): Square {
  const size = Math.max(smallest, right - left, bottom - top) + 2 * margin
  return [toTenth((left + right - size) / 2), toTenth(bottom + margin - size), toTenth(size), toTenth(size)]
}

/** The moments that a pattern names, and some in between; more are added if few are named. */
function momentsOf({ keys, loop }: Pattern): number[] {
  const parts = keys.length - (loop ? 0 : 1)
  const steps = parts < 4 ? 4 : 2
  return Array.from({ length: parts * steps + 1 }, (_, index) => index / Math.max(1, parts * steps))
}

/** The moment that represents a pattern in a small picture. */
function stillOf({ still, loop }: Pattern): number {
  return still ?? (loop ? 0.5 : 1)
}

/** The last moment shown: the end of a sequence; otherwise the moment that represents the pattern, unless that is the start. */
export function endOf(pattern: Pattern): number {
  if (pattern.between) return 1
  return stillOf(pattern) || (pattern.loop ? 0.5 : 1)
}

/** The moments shown side by side, from the start to the end; a position that is held has only one moment. */
export function momentsShown(pattern: Pattern): readonly number[] {
  return pattern.keys.length === 1 ? [0] : [0, ...(pattern.between ?? []), endOf(pattern)]
}

function drawFigure(pattern: Pattern, moment: number, detail: Detail, muscles: readonly Muscle[]) {
  const kit = pattern.kit ?? []
  const pose = poseAt(pattern, moment)
  const joints = jointsOf(pose, kit)
  const pen = penFor(cameraAt(pattern.view ?? 28, downOf(pattern)))
  const body = bodyPieces({
    pen,
    joints,
    pose,
    muscles,
    hasDetail: detail === "full",
    hasLongHair: pattern.hair ?? false,
    holds: kit.some(isHeld),
  })
  const pieces = [...body, ...kit.flatMap((item) => kitPieces(item, { pen, joints, pose }))]
  const strokes = pieces.toSorted((a, b) => a.depth - b.depth).flatMap((piece) => piece.strokes)
  return { strokes, pen, joints }
}

function downOf({ tilt = 7 }: Pattern) {
  return tilt
}

/** A soft shadow on the floor under anything low. */
function shadowOf({ trunk, legs, arms }: Joints, pen: Pen): Stroke {
  const low = [
    legs.R.knee,
    legs.L.knee,
    legs.R.ankle,
    legs.L.ankle,
    trunk.hips,
    trunk.neck,
    arms.R.grip,
    arms.L.grip,
  ].filter(([, y]) => y < 62)
  const toes = [legs.R, legs.L].flatMap(({ foot }) => foot.slice(2, 3).map(({ center }) => center))
  const over = low.length > 0 ? [...low, ...toes] : [trunk.hips, trunk.neck, legs.R.ankle]
  const [xs, zs] = [over.map(([x]) => x), over.map(([, , z]) => z)]
  const [left, right] = [Math.min(...xs) - 8, Math.max(...xs) + 8]
  const [far, near] = [Math.min(...zs) - 8, Math.max(...zs) + 8]
  const center: Vector = [(left + right) / 2, 0, (far + near) / 2]
  return { look: "shadow", d: pen.ellipse(center, [(right - left) / 2, 0, 0], [0, 0, (near - far) / 2]) }
}

/** The dotted arrow along a path of movement; empty if the pattern names nothing to trace. */
export function arrowOf(pattern: Pattern): Stroke[] {
  const { trace } = pattern
  if (!trace) return []
  const { project } = cameraAt(pattern.view ?? 28, downOf(pattern))
  const [dx, dy] = pattern.traceShift ?? (trace === "hips" ? [-34, 0] : [0, 0])
  const points = Array.from({ length: 17 }, (_, index) => {
    const pose = poseAt(pattern, index / 16)
    const [x, y] = project(jointAt(trace, jointsOf(pose, pattern.kit ?? [])))
    return [x + dx, y + dy] as const
  })
  const [before, end] = [points[13] ?? [0, 0], points[16] ?? [0, 0]]
  const angle = Math.atan2(end[1] - before[1], end[0] - before[0])
  const barb = (turned: number) =>
    `${toTenth(end[0] - 8 * Math.cos(angle + turned))} ${toTenth(end[1] - 8 * Math.sin(angle + turned))}`
  const path = points.map(([x, y]) => `${toTenth(x)} ${toTenth(y)}`).join("L")
  return [
    { look: "trace", d: `M${path}` },
    { look: "tip", d: `M${barb(0.5)}L${toTenth(end[0])} ${toTenth(end[1])}L${barb(-0.5)}` },
  ]
}

import type { Joints } from "../body/joints.ts"
import { sides } from "../body/names.ts"
import { cameraAt } from "../drawing/camera.ts"
import { type Square, squareOfMovement } from "../figure.ts"
import type { Pattern } from "../pose/pattern.ts"
import type { Vector } from "../space/vector.ts"

/** The side of the largest square, in centimeters, in which a figure can still be made out. */
const largest = 330

/** Finds the parts that aren't inside the square that the figure is drawn in. */
export function frameProblems(pattern: Pattern, movement: readonly Joints[]): string[] {
  const square = squareOfMovement(pattern)
  const { project } = cameraAt(pattern.view ?? 28, pattern.tilt ?? 7)
  const isOut = (point: Vector) => !isWithin(square, project(point))
  return [
    ...(movement.some((joints) => pointsOf(joints).some(isOut)) ? ["out-of-frame"] : []),
    ...(square[2] > largest ? ["frame-large"] : []),
  ]
}

function isWithin([left, top, width, height]: Square, [x, y]: readonly [number, number]) {
  return x > left + 2 && x < left + width - 2 && y > top + 2 && y < top + height - 2
}

function pointsOf({ trunk, legs, arms, bar }: Joints): Vector[] {
  const limbs = sides.flatMap(([side]) => [
    ...legs[side].foot.map(({ center }) => center),
    legs[side].knee,
    arms[side].elbow,
    arms[side].grip,
  ])
  return [trunk.head, trunk.hips, bar, ...limbs]
}

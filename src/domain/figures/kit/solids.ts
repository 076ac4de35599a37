import type { Pen } from "../drawing/pen.ts"
import { isFacing } from "../drawing/camera.ts"
import {
  add,
  ahead,
  cross,
  degree,
  dot,
  rightward,
  scale,
  turn,
  unit,
  upward,
  type Vector,
} from "../space/vector.ts"

/** A flat cylinder: its middle, the direction of its axis, its radius and its thickness in centimeters. */
export interface Cylinder {
  center: Vector
  axis: Vector
  radius: number
  thick: number
}

/** Two directions at right angles to an axis and to each other. */
export function acrossDirections(axis: Vector): [Vector, Vector] {
  const along = unit(axis)
  const one = unit(cross(along, Math.abs(along[1]) > 0.9 ? ahead : upward))
  return [one, cross(along, one)]
}

/** The outline of a flat cylinder. */
export function discPath(pen: Pen, { center, axis, radius, thick }: Cylinder): string {
  const [one, other] = acrossDirections(axis)
  const half = scale(unit(axis), thick / 2)
  const rim = (offset: Vector) =>
    Array.from({ length: 20 }, (_, index) => {
      const angle = index * 18 * degree
      const onRim = add(scale(one, radius * Math.cos(angle)), scale(other, radius * Math.sin(angle)))
      return add(add(center, offset), onRim)
    })
  return pen.polygon([...rim(half), ...rim(scale(half, -1))])
}

/** The edge of the face that a flat cylinder turns to the viewer. */
export function discFace(pen: Pen, { center, axis, radius, thick }: Cylinder): string {
  const half = scale(unit(axis), thick / 2)
  return ringPath(pen, add(center, isFacing(pen.camera, half) ? half : scale(half, -1)), axis, radius)
}

/** A circle around an axis. */
export function ringPath(pen: Pen, center: Vector, axis: Vector, radius: number): string {
  const [one, other] = acrossDirections(axis)
  return pen.ellipse(center, scale(one, radius), scale(other, radius))
}

/** A round rod. */
export function rodPath({ chain }: Pen, from: Vector, to: Vector, radius: number): string {
  return chain([
    { center: from, radius },
    { center: to, radius },
  ])
}

/**
 * The paths of a box, given by its center, its size along x, y and z, and its tilt in degrees: its outline,
 * and the edges inside the outline.
 */
export function boxPaths(pen: Pen, center: Vector, size: Vector, tilt: number): { d: string; edges: string } {
  const axes = [ahead, upward, rightward].map((axis) => turn(axis, rightward, tilt))
  const corner = (signs: Vector) =>
    axes.reduce(
      (point, axis, index) => add(point, scale(axis, ((signs[index] ?? 0) * (size[index] ?? 0)) / 2)),
      center,
    )
  const near = axes.map((axis) => (dot(axis, pen.camera.toViewer) >= 0 ? 1 : -1))
  const nearCorner = ([x, y, z]: Vector) =>
    corner([x * (near[0] ?? 1), y * (near[1] ?? 1), z * (near[2] ?? 1)])
  const signs = [1, -1]
  const corners = signs.flatMap((x) => signs.flatMap((y) => signs.map((z) => corner([x, y, z]))))
  const edge = (to: Vector) => pen.line([nearCorner([1, 1, 1]), nearCorner(to)])
  return {
    d: pen.polygon(corners),
    edges: edge([-1, 1, 1]) + edge([1, -1, 1]) + edge([1, 1, -1]),
  }
}

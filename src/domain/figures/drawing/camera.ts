import { degree, dot, type Vector } from "../space/vector.ts"

/** A point on the paper: x to the right, y down. */
export type Point = readonly [x: number, y: number]

/** Where a figure is seen from, in parallel projection. */
export interface Camera {
  /** How near a point is to the viewer, in centimeters; nearer is more. */
  depth: (point: Vector) => number
  project: (point: Vector) => Point
  /** The direction to the viewer. */
  toViewer: Vector
}

/**
 * A camera that stands this many degrees around the figure from its right side, and looks down by this many
 * degrees.
 */
export function cameraAt(around: number, down: number): Camera {
  const [cosine, sine] = [Math.cos(around * degree), Math.sin(around * degree)]
  const [level, steep] = [Math.cos(down * degree), Math.sin(down * degree)]
  const inward = ([x, , z]: Vector) => x * sine + z * cosine
  return {
    // If two points are equally near, the higher one hides the lower.
    depth: (point) => inward(point) + point[1] * 0.04,
    project: (point) => [point[0] * cosine - point[2] * sine, -(point[1] * level - inward(point) * steep)],
    toViewer: [sine * level, steep, cosine * level],
  }
}

/** Whether a direction points to the viewer's side. */
export function isFacing({ toViewer }: Camera, direction: Vector): boolean {
  return dot(direction, toViewer) > 0
}

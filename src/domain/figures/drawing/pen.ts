import type { Ball } from "../body/joints.ts"
import { add, scale, type Vector } from "../space/vector.ts"
import type { Camera, Point } from "./camera.ts"
import { capsulePath, type Circle, hullOf, lineThrough, toTenth, wobble } from "./outlines.ts"

/** The bounds of what has been drawn. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Draws solids as the paths of their outlines, and remembers how far they reach. */
export interface Pen {
  camera: Camera
  box: Box
  /** A chain of spheres, enlarged by `grow`; a seed other than 0 makes the line uneven, like a second pencil stroke. */
  chain: (balls: readonly Ball[], grow?: number, seed?: number) => string
  /** The convex outline around all the spheres. */
  hull: (balls: readonly Ball[], grow?: number, seed?: number) => string
  polygon: (points: readonly Vector[]) => string
  line: (points: readonly Vector[]) => string
  /** The ellipse around a center with these two half axes. */
  ellipse: (center: Vector, one: Vector, other: Vector) => string
  /** The curve from one point to another by way of a third. It swings out to the left on the paper. */
  swing: (from: Vector, by: Vector, to: Vector) => string
}

const noBox: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }

export function penFor(camera: Camera): Pen {
  const box = { ...noBox }
  const seen = ([x, y]: Point, radius = 0) => {
    box.left = Math.min(box.left, x - radius)
    box.top = Math.min(box.top, y - radius)
    box.right = Math.max(box.right, x + radius)
    box.bottom = Math.max(box.bottom, y + radius)
  }
  const pointOf = (vector: Vector): Point => {
    const point = camera.project(vector)
    seen(point)
    return point
  }
  const circleOf = ({ center, radius }: Ball, grow: number, unevenness: number): Circle => {
    const circle = { at: camera.project(center), radius: Math.max(0.3, radius + grow + unevenness) }
    seen(circle.at, circle.radius)
    return circle
  }
  const chain = (balls: readonly Ball[], grow = 0, seed = 0) => {
    const circles = balls.map((ball, index) => circleOf(ball, grow, seed ? wobble(index, seed) * 0.45 : 0))
    const [first] = circles
    if (first && circles.length === 1) return capsulePath(first, first)
    return circles
      .slice(1)
      .map((circle, index) => capsulePath(circles[index] ?? circle, circle))
      .join("")
  }
  const polygon = (points: readonly Vector[]) => `${lineThrough(hullOf(points.map(pointOf)))}Z`
  const hull = (balls: readonly Ball[], grow = 0, seed = 0) => {
    const pairs = balls.flatMap((one, index) => balls.slice(index + 1).map((other) => [one, other]))
    const sides = pairs.map((pair) => chain(pair, grow, seed)).join("")
    return balls.length > 2 ? sides + polygon(balls.map(({ center }) => center)) : sides
  }
  const ellipse = (center: Vector, one: Vector, other: Vector) => {
    for (const [u, v] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const)
      seen(camera.project(add(center, add(scale(one, u), scale(other, v)))))
    return ellipsePath(camera, center, one, other)
  }
  const swing = (from: Vector, by: Vector, to: Vector) => {
    const [a, m, b] = [pointOf(from), pointOf(by), pointOf(to)]
    const left = ([x, y]: Point, far: number) => `${toTenth(x - far)} ${toTenth(y)}`
    return `M${left(a, 0)}C${left(a, 42)} ${left(m, 40)} ${left(m, 0)}S${left(b, -42)} ${left(b, 0)}`
  }
  return {
    camera,
    box,
    chain,
    hull,
    polygon,
    line: (points) => lineThrough(points.map(pointOf)),
    ellipse,
    swing,
  }
}

/** How far along a side the handles lie in a Bézier curve that draws a quarter of a circle. */
const quarter = 0.5523

function ellipsePath({ project }: Camera, center: Vector, one: Vector, other: Vector) {
  const origin = project(center)
  const [a, b] = [project(one), project(other)]
  // All outlines are wound the same way, so that overlapping ones don't leave a hole.
  const sign = a[0] * b[1] - a[1] * b[0] < 0 ? -1 : 1
  const at = (u: number, v: number) =>
    `${toTenth(origin[0] + a[0] * u + b[0] * v * sign)} ${toTenth(origin[1] + a[1] * u + b[1] * v * sign)}`
  const k = quarter
  return [
    `M${at(1, 0)}`,
    `C${at(1, k)} ${at(k, 1)} ${at(0, 1)}`,
    `C${at(-k, 1)} ${at(-1, k)} ${at(-1, 0)}`,
    `C${at(-1, -k)} ${at(-k, -1)} ${at(0, -1)}`,
    `C${at(k, -1)} ${at(1, -k)} ${at(1, 0)}Z`,
  ].join("")
}

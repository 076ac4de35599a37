import type { Point } from "./camera.ts"

export interface Circle {
  at: Point
  radius: number
}

/** Writes a number for an SVG path, rounded to a tenth. */
export function toTenth(number: number): number {
  // Adding 0 turns -0 into 0.
  return Math.round(number * 10) / 10 + 0
}

/** An SVG path that connects the points with straight segments. */
export function lineThrough(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${toTenth(x)} ${toTenth(y)}`).join("L")}`
}

/** The outline of two circles and the area between them, always wound the same way. */
export function capsulePath(one: Circle, other: Circle): string {
  const [dx, dy] = [other.at[0] - one.at[0], other.at[1] - one.at[1]]
  const distance = Math.hypot(dx, dy)
  if (distance <= Math.abs(one.radius - other.radius) + 0.05)
    return circlePath(one.radius > other.radius ? one : other)
  const base = Math.atan2(dy, dx)
  const open = Math.acos((one.radius - other.radius) / distance)
  const [start, end] = [base - open, base + open]
  const isWide = open > Math.PI / 2
  return [
    `M${onCircle(one, start)}L${onCircle(other, start)}`,
    `${arc(other.radius, isWide)}${onCircle(other, end)}`,
    `L${onCircle(one, end)}${arc(one.radius, !isWide)}${onCircle(one, start)}Z`,
  ].join("")
}

function circlePath({ at: [x, y], radius }: Circle) {
  const [r, wide] = [toTenth(radius), toTenth(radius * 2)]
  return `M${toTenth(x - radius)} ${toTenth(y)}a${r} ${r} 0 1 1 ${wide} 0a${r} ${r} 0 1 1 ${-wide} 0Z`
}

function arc(radius: number, isLarge: boolean) {
  return `A${toTenth(radius)} ${toTenth(radius)} 0 ${isLarge ? 1 : 0} 1 `
}

function onCircle({ at: [x, y], radius }: Circle, angle: number) {
  return `${toTenth(x + radius * Math.cos(angle))} ${toTenth(y + radius * Math.sin(angle))}`
}

/** The convex polygon around points, by Andrew's monotone chain, wound like the capsules. */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())]
}

function halfHull(points: readonly Point[]) {
  const hull: Point[] = []
  for (const point of points) {
    while (isTurnedBack(hull.at(-2), hull.at(-1), point)) hull.pop()
    hull.push(point)
  }
  return hull.slice(0, -1)
}

function isTurnedBack(before: Point | undefined, last: Point | undefined, next: Point) {
  if (!before || !last) return false
  const across = (last[0] - before[0]) * (next[1] - before[1]) - (last[1] - before[1]) * (next[0] - before[0])
  return across <= 0
}

/** A small unevenness between -1 and 1. It is the same at every moment, so that lines look hand-drawn but don't shimmer while they move. */
export function wobble(index: number, seed: number): number {
  return (Math.sin(index * 12.9898 + seed * 78.233) * 43758.5453) % 1
}

interface Point {
  x: number
  y: number
}

// A finger never keeps completely still, and two taps never hit exactly the same point.
const slopPixels = 16

/** Whether two points of the window are so close together that a finger can't tell them apart. */
export function isSamePlace(one: Point, other: Point): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < slopPixels
}

/** A point or a direction in centimeters: x is where the figure faces, y is up with the floor at 0, z is the figure's right. */
export type Vector = readonly [x: number, y: number, z: number]

export const ahead: Vector = [1, 0, 0]
export const upward: Vector = [0, 1, 0]
export const rightward: Vector = [0, 0, 1]

/** Radians in a degree. */
export const degree = Math.PI / 180

export function add(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

export function subtract(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

export function scale(a: Vector, by: number): Vector {
  return [a[0] * by, a[1] * by, a[2] * by]
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

export function length(a: Vector): number {
  return Math.hypot(a[0], a[1], a[2])
}

/** A vector's direction, as a vector of length 1; the zero vector stays as it is. */
export function unit(a: Vector): Vector {
  return scale(a, 1 / (length(a) || 1))
}

/** The point between two others, at this share of the way: 0 is `a`, 1 is `b`. */
export function between(a: Vector, b: Vector, share: number): Vector {
  return add(a, scale(subtract(b, a), share))
}

/** A vector turned about a unit axis by degrees, by Rodrigues' formula. */
export function turn(vector: Vector, axis: Vector, degrees: number): Vector {
  const cosine = Math.cos(degrees * degree)
  const straight = scale(vector, cosine)
  const sideways = scale(cross(axis, vector), Math.sin(degrees * degree))
  return add(add(straight, sideways), scale(axis, dot(axis, vector) * (1 - cosine)))
}

/** The direction of the part of a vector that is at right angles to a unit axis. */
export function acrossAxis(vector: Vector, axis: Vector): Vector {
  return unit(subtract(vector, scale(axis, dot(vector, axis))))
}

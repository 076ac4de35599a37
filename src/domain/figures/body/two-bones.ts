import { acrossAxis, add, degree, dot, length, scale, subtract, unit, type Vector } from "../space/vector.ts"

/**
 * Two bones that reach from a root toward a target: the positions of the joint between them and of their end,
 * and how far the end is from the target.
 */
export interface TwoBones {
  joint: Vector
  end: Vector
  miss: number
}

/**
 * Reaches for a target with two bones of these lengths in centimeters. Their joint bends toward the pole; its
 * angle comes from the law of cosines.
 */
export function reachWithTwoBones(
  root: Vector,
  target: Vector,
  [upper, lower]: readonly [number, number],
  pole: Vector,
): TwoBones {
  const span = subtract(target, root)
  const reach = Math.min(upper + lower - 0.05, Math.max(Math.abs(upper - lower) + 0.05, length(span)))
  const axis = unit(span)
  const forward = (upper ** 2 - lower ** 2 + reach ** 2) / (2 * reach)
  const aside = Math.sqrt(Math.max(0, upper ** 2 - forward ** 2))
  return {
    joint: add(root, add(scale(axis, forward), scale(acrossAxis(pole, axis), aside))),
    end: add(root, scale(axis, reach)),
    miss: Math.abs(length(span) - reach),
  }
}

/** The direction of a limb's bone from two angles in degrees: how far forward from hanging straight down, and how far outward. */
export function directionOf(forward: number, outward: number, sign: number): Vector {
  const [angle, out] = [forward * degree, outward * degree]
  return [Math.sin(angle) * Math.cos(out), -Math.cos(angle) * Math.cos(out), sign * Math.sin(out)]
}

/** The direction in which a limb's joint sticks out from the line between its ends; for a straight limb, `otherwise` made perpendicular to it. */
export function outsideOfBend(
  [root, joint, end]: readonly [Vector, Vector, Vector],
  share: number,
  otherwise: Vector,
): Vector {
  const straight = add(root, scale(subtract(end, root), share))
  const bow = subtract(joint, straight)
  if (length(bow) > 1.5) return unit(bow)
  const axis = unit(subtract(end, root))
  return unit(subtract(otherwise, scale(axis, dot(otherwise, axis))))
}

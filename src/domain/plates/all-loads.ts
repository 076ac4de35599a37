import type { Barbell, BarKind } from "./barbells.ts"
import { barOf, scale, whole } from "./plates.ts"

// The limit for one side of the bar, which is more than anyone has lifted.
const heaviestSide = 500 * scale

/**
 * Every weight that the person's bar can have with up to 1,000 in plates, lightest first. The first one is
 * the empty bar.
 */
export function allLoads(barbell: Barbell, kind: BarKind): number[] {
  const sides = new Set([0])
  for (const { weight, pairs } of barbell.plates) {
    const plate = whole(weight)
    for (const sum of [...sides])
      for (let side = sum + plate, left = pairs; left > 0 && side <= heaviestSide; left -= 1, side += plate)
        sides.add(side)
  }
  return [...sides]
    .toSorted((one, other) => one - other)
    .map((side) => (barOf(barbell, kind) + 2 * side) / scale)
}

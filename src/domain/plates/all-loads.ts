import type { Barbell, BarKind } from "./barbells.ts"

// Sums are computed in whole thousandths, because floating point would miss 2.5 + 1.25 + 0.5.
const scale = 1000
const whole = (weight: number) => Math.round(weight * scale)
// More than anyone has lifted, on one side.
const heaviestSide = 500 * scale

/** Every weight that the person's bar and plates make up to 1,000, lightest first; the first is the bar alone. */
export function allLoads({ bars, plates }: Barbell, kind: BarKind): number[] {
  const sides = new Set([0])
  for (const { weight, pairs } of plates) {
    const plate = whole(weight)
    for (const sum of [...sides])
      for (let side = sum + plate, left = pairs; left > 0 && side <= heaviestSide; left -= 1, side += plate)
        sides.add(side)
  }
  return [...sides]
    .toSorted((one, other) => one - other)
    .map((side) => (whole(bars[kind]) + 2 * side) / scale)
}

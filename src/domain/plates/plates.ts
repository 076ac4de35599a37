import type { Barbell, BarKind } from "./barbells.ts"

// Sums are computed in whole thousandths, because floating point would miss 2.5 + 1.25 + 0.5.
export const scale = 1000
export const whole = (weight: number) => Math.round(weight * scale)
// No one has lifted this much, so there is no need to search further.
const heaviest = 1000

/** The plates on one side, heaviest first; null if the person's plates can't make the weight. */
export function platesFor(weight: number, barbell: Barbell, kind: BarKind): number[] | null {
  const side = sideOf(weight, barbell, kind)
  if (side > whole(heaviest)) return null
  return sidesUpTo(barbell, side).get(side) ?? null
}

/** The nearest weights that the person's plates can make: the next one at or below `weight` and the next one above it. Each is null if there is none. */
export function loadsAround(
  weight: number,
  barbell: Barbell,
  kind: BarKind,
): { below: number | null; above: number | null } {
  const side = sideOf(weight, barbell, kind)
  const heaviestPlate = Math.max(...barbell.plates.map((plate) => whole(plate.weight)))
  const sides = [...sidesUpTo(barbell, Math.min(side, whole(heaviest)) + heaviestPlate).keys()]
  const below = Math.max(...sides.filter((sum) => sum <= side))
  const above = Math.min(...sides.filter((sum) => sum > side))
  const load = (sum: number) => (Number.isFinite(sum) ? (barOf(barbell, kind) + 2 * sum) / scale : null)
  return { below: load(below), above: load(above) }
}

/** The nearest weight that the person's plates can make; the lighter one if two are equally near. */
export function nearestLoad(weight: number, barbell: Barbell, kind: BarKind): number {
  const { below, above } = loadsAround(weight, barbell, kind)
  if (below === null) return above ?? weight
  return above !== null && above - weight < weight - below ? above : below
}

export const barOf = ({ bars }: Barbell, kind: BarKind) => whole(bars[kind])
const sideOf = (weight: number, barbell: Barbell, kind: BarKind) => (whole(weight) - barOf(barbell, kind)) / 2

/** Every weight that one side can have, up to a limit, heaviest first, with the fewest plates that make each. */
function sidesUpTo({ plates }: Barbell, limit: number): Map<number, number[]> {
  const sides = new Map<number, number[]>([[0, []]])
  for (const { weight, pairs } of plates.toSorted((one, other) => other.weight - one.weight)) {
    const plate = whole(weight)
    for (const [sum, before] of [...sides])
      for (let count = 1; count <= pairs && sum + count * plate <= limit; count += 1) {
        const side = [...before, ...Array.from({ length: count }, () => weight)]
        const known = sides.get(sum + count * plate)
        if (!known || isSimpler(side, known)) sides.set(sum + count * plate, side)
      }
  }
  return sides
}

/**
 * Whether a side has fewer plates than the other or, if it has as many, a heavier one at the first
 * difference, counted from the inside.
 */
function isSimpler(side: readonly number[], other: readonly number[]): boolean {
  if (side.length !== other.length) return side.length < other.length
  const index = side.findIndex((weight, place) => weight !== other[place])
  return (side[index] ?? 0) > (other[index] ?? 0)
}

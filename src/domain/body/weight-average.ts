import { roundTo } from "#domain/measures/numbers.ts"

const weighings = 4

/**
 * The points, each value replaced with the average of itself and up to three values before it, because a
 * single weighing says little.
 */
export function averageOfLast<Point extends { value: number }>(points: readonly Point[]): Point[] {
  return points.map((point, index) => {
    const last = points.slice(Math.max(0, index - weighings + 1), index + 1)
    return { ...point, value: roundTo(last.reduce((sum, { value }) => sum + value, 0) / last.length, 1) }
  })
}

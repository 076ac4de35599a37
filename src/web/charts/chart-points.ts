import type { ChartPoint, ChartProps } from "./chart-props.ts"

interface ChartPoints {
  /** Points from the first day of the period on; undefined while they load. */
  shown: readonly ChartPoint[] | undefined
  /** The points to draw, the same as `shown`; undefined if none of them has a value. */
  drawn: readonly ChartPoint[] | undefined
  /** The latest point with a value, even if it is before the period; undefined if there is none. */
  last: ChartPoint | undefined
}

/** The points that a chart shows. A bar of zero doesn't count as a value. */
export function pointsFrom(
  points: ChartProps["points"],
  kind: ChartProps["kind"],
  from: string | null,
): ChartPoints {
  const isValue = ({ value }: ChartPoint) => kind === "line" || value !== 0
  const shown = points?.filter(({ at }) => from === null || at >= from)
  return { shown, drawn: shown?.some(isValue) ? shown : undefined, last: points?.findLast(isValue) }
}

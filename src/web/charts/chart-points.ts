import type { ChartPoint, ChartProps } from "./chart-props.ts"

interface ChartPoints {
  /** From the first day of the span on; undefined while nothing is known. */
  shown: readonly ChartPoint[] | undefined
  /** The same, where they hold a value. */
  drawn: readonly ChartPoint[] | undefined
  /** The last value of all; undefined where there is none. */
  last: ChartPoint | undefined
}

/** What of a chart's points is to be seen. A bar of zero is no value. */
export function pointsFrom(
  points: ChartProps["points"],
  kind: ChartProps["kind"],
  from: string | null,
): ChartPoints {
  const isValue = ({ value }: ChartPoint) => kind === "line" || value !== 0
  const shown = points?.filter(({ at }) => from === null || at >= from)
  return { shown, drawn: shown?.some(isValue) ? shown : undefined, last: points?.findLast(isValue) }
}

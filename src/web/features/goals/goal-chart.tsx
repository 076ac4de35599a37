import { useMemo } from "react"
import type { GoalPoint } from "#domain/goals/goal-progress.ts"
import { formatDay } from "#domain/days/day-text.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import { Chart } from "#web/ui/chart.tsx"
import type { ChartPoint, ChartWords } from "#web/ui/chart-props.ts"
import { sentences } from "./sentences.ts"

interface GoalChartProps {
  name: string
  /** Oldest first, in the displayed unit. Keep the array's identity while the goal is the same. */
  points: readonly GoalPoint[]
  target: number
  unit: string
  /** Bars from zero instead of a line: each week is separate. */
  isHabit: boolean
}

/** The progress so far, with a line at the target. */
export function GoalChart({ name, points, target, unit, isHabit }: GoalChartProps) {
  const words = useMemo(() => wordsIn(unit), [unit])
  const shown = useMemo<ChartPoint[]>(
    () =>
      points.map(({ day, value }, index) => ({
        at: day,
        value,
        ...(index === points.length - 1 && { mark: "now" }),
      })),
    [points],
  )
  if (points.length < 2) return null
  return (
    <Chart
      title={sentences.chartTitle(name)}
      isTitled
      kind={isHabit ? "bars" : "line"}
      points={shown}
      sentence={(all) =>
        sentences.chart(
          all.length,
          words.value(Math.max(0, ...all.map(({ value }) => value))),
          words.value(all.at(-1)?.value ?? 0),
        )
      }
      words={words}
      target={target}
      instead={null}
    />
  )
}

function wordsIn(unit: string): ChartWords {
  return {
    columns: ["Week", unit],
    place: (at) => formatDay(at, "short"),
    shortPlace: (at) => formatDay(at, "monthAndDay"),
    value: (value) => `${formatNumber(value)} ${unit}`,
    tick: formatNumber,
    unit: "",
  }
}

import { useMemo } from "react"
import { valueInSystem } from "#domain/goals/goal-metric.ts"
import { bestSoFar, type GoalPoint } from "#domain/goals/goal-progress.ts"
import { formatDay } from "#domain/days/day-text.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import type { UnitSystem } from "#domain/measures/units.ts"
import { Chart } from "#web/charts/chart.tsx"
import type { ChartPoint, ChartWords } from "#web/charts/chart-props.ts"
import type { Goal } from "./queries.ts"
import { progressSentences as sentences } from "./progress-sentences.ts"

interface GoalChartProps {
  goal: Goal
  system: UnitSystem
  name: string
  /** The points, oldest first. Pass the same array until the goal changes. */
  points: readonly GoalPoint[]
  unit: string
  /** Whether the goal is a weekly one. If so, the chart draws bars from zero instead of a line, because each week is separate. */
  isHabit: boolean
  /** Whether the best of all sessions counts. If so, the best so far is a line, and the sessions are dots. */
  isBest: boolean
}

/** The progress so far, with a line at the target. */
export function GoalChart({ goal, system, name, points, unit, isHabit, isBest }: GoalChartProps) {
  const words = useMemo(() => wordsIn(unit), [unit])
  const [line, sessions] = useMemo(() => {
    const drawn = (some: readonly GoalPoint[]) =>
      some.map(({ day, value }): ChartPoint => ({ at: day, value: valueInSystem(value, goal, system) }))
    const line = drawn(isBest ? bestSoFar(goal.progress) : points)
    const last = line.pop()
    const sessions = drawn(points.filter(({ day }) => !isBest || day >= goal.progress.since))
    return [last ? [...line, { ...last, mark: "now" as const }] : line, sessions]
  }, [goal, system, points, isBest])
  return (
    <Chart
      title={sentences.chartTitle(name)}
      isTitled
      kind={isHabit ? "bars" : "line"}
      points={line}
      {...(isBest && { dots: sessions })}
      sentence={() =>
        sentences.chart(
          sessions.length,
          words.value(bestOf(sessions)),
          words.value(sessions.at(-1)?.value ?? 0),
        )
      }
      words={words}
      target={valueInSystem(goal.target_value, goal, system)}
      instead={null}
    />
  )
}

/** The best session's value: negative if all of them were assisted, 0 if there are none. */
function bestOf(sessions: readonly ChartPoint[]): number {
  return sessions.length === 0 ? 0 : Math.max(...sessions.map(({ value }) => value))
}

function wordsIn(unit: string): ChartWords {
  return {
    columns: [sentences.chartWeek, unit],
    place: (at) => formatDay(at, "short"),
    shortPlace: (at) => formatDay(at, "monthAndDay"),
    value: (value) => `${formatNumber(value)} ${unit}`,
    tick: formatNumber,
    unit: "",
  }
}

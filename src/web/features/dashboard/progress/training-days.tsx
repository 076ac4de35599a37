import { useMemo } from "react"
import { weekdays } from "#domain/days/day-text.ts"
import { daysBetween } from "#domain/goals/goal-trend.ts"
import { mondayOf } from "#domain/days/local-day.ts"
import { Chart } from "#web/ui/chart.tsx"
import type { ChartPoint, ChartWords } from "#web/ui/chart-props.ts"
import { LogLink } from "./log-link.tsx"
import { Missing } from "./missing.tsx"
import { sentences, whole } from "./sentences.ts"
import type { Progress } from "./use-progress.ts"

const words: ChartWords = {
  columns: ["Weekday", "Workouts"],
  place: (at) => at,
  shortPlace: (at) => at.slice(0, 3),
  value: (value) => (value === 1 ? "1 workout" : `${whole(value)} workouts`),
  tick: whole,
  unit: "",
}

/** On which weekdays somebody trains, over eight weeks. */
export function TrainingDays({ weekdays: query, lastWorkout, today }: Progress) {
  const points = useMemo<ChartPoint[] | undefined>(() => {
    if (!query.data) return undefined
    if (query.data.every((workouts) => workouts === 0)) return []
    const now = daysBetween(mondayOf(today), today)
    return query.data.map((value, index) => ({
      at: weekdays[index] ?? "",
      value,
      ...(index === now && { mark: "now" }),
    }))
  }, [query.data, today])
  return (
    <Chart
      title={sentences.weekdaysTitle}
      kind="bars"
      points={points}
      sentence={() => sentences.weekdays(query.data ?? [])}
      words={words}
      instead={
        <Missing query={query} sentence={sentences.noWeekdays(lastWorkout ?? null)}>
          <LogLink day={today} />
        </Missing>
      }
    />
  )
}

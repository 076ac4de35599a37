import { useMemo } from "react"
import { addDays, weekdayOf } from "#domain/days/local-day.ts"
import { weekStartOf } from "#domain/days/week-start.ts"
import type { ChartPoint } from "#web/charts/chart-props.ts"
import { LogLink } from "./log-link.tsx"
import { Placeholder } from "./placeholder.tsx"
import type { ChartVariant } from "./chart-variant.ts"
import { weekdayWords } from "./chart-words.ts"
import { sentences } from "./sentences.ts"
import type { Progress } from "./use-progress.ts"

/** Workouts by day of the week, over eight weeks. */
export function TrainingDays({
  weekdays: query,
  lastWorkout,
  today,
  weekStartsOn,
  Chart,
}: Progress & ChartVariant) {
  const { data } = query
  const points = useMemo<ChartPoint[] | undefined>(() => {
    if (!data) return undefined
    if (data.every((workouts) => workouts === 0)) return []
    return data.map((_, index) => {
      const day = addDays(weekStartOf(today, weekStartsOn), index)
      return { at: day, value: data[weekdayOf(day)] ?? 0, ...(day === today && { mark: "now" }) }
    })
  }, [data, today, weekStartsOn])
  return (
    <Chart
      id="days-you-train"
      title={sentences.weekdaysTitle}
      kind="bars"
      points={points}
      sentence={() => sentences.weekdays(query.data ?? [])}
      brief={() => sentences.weekdaysBrief(query.data ?? [])}
      words={weekdayWords}
      instead={
        <Placeholder query={query} sentence={sentences.noWeekdays(lastWorkout ?? null)}>
          <LogLink day={today} />
        </Placeholder>
      }
    />
  )
}

import { useMemo } from "react"
import { addDays, mondayOf } from "#domain/days/local-day.ts"
import type { ChartPoint } from "#web/charts/chart-props.ts"
import { LogLink } from "./log-link.tsx"
import { Placeholder } from "./placeholder.tsx"
import type { ChartVariant } from "./chart-variant.ts"
import { weekdayWords } from "./chart-words.ts"
import { sentences } from "./sentences.ts"
import type { Progress } from "./use-progress.ts"

/** Workouts by weekday over eight weeks. */
export function TrainingDays({ weekdays: query, lastWorkout, today, Chart }: Progress & ChartVariant) {
  const points = useMemo<ChartPoint[] | undefined>(() => {
    if (!query.data) return undefined
    if (query.data.every((workouts) => workouts === 0)) return []
    return query.data.map((value, index) => {
      const day = addDays(mondayOf(today), index)
      return { at: day, value, ...(day === today && { mark: "now" }) }
    })
  }, [query.data, today])
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

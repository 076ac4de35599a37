import { plural } from "#domain/text/formats.ts"
import { useMemo } from "react"
import { formatDay } from "#domain/days/day-text.ts"
import { addDays, mondayOf } from "#domain/days/local-day.ts"
import type { ChartPoint, ChartWords } from "#web/charts/chart-props.ts"
import { LogLink } from "./log-link.tsx"
import { Missing } from "./missing.tsx"
import type { Drawn } from "./drawn.ts"
import { sentences, whole } from "./sentences.ts"
import type { Progress } from "./use-progress.ts"

const words: ChartWords = {
  columns: ["Weekday", "Workouts"],
  place: (at) => formatDay(at, "weekday"),
  shortPlace: (at) => formatDay(at, "shortWeekday"),
  value: (value) => plural(value, { one: "1 workout", other: `${whole(value)} workouts` }),
  tick: whole,
  unit: "",
}

/** On which weekdays somebody trains, over eight weeks. */
export function TrainingDays({ weekdays: query, lastWorkout, today, Drawing }: Progress & Drawn) {
  const points = useMemo<ChartPoint[] | undefined>(() => {
    if (!query.data) return undefined
    if (query.data.every((workouts) => workouts === 0)) return []
    return query.data.map((value, index) => {
      const day = addDays(mondayOf(today), index)
      return { at: day, value, ...(day === today && { mark: "now" }) }
    })
  }, [query.data, today])
  return (
    <Drawing
      id="days-you-train"
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

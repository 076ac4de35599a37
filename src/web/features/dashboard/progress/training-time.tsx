import { useMemo } from "react"
import { everyMonth } from "#domain/chart-series.ts"
import { formatDay } from "#domain/day-text.ts"
import { Chart, type ChartPoint, type ChartWords } from "#web/ui/chart.tsx"
import { LogLink } from "./log-link.tsx"
import { Missing } from "./missing.tsx"
import { decimal, hours, sentences } from "./sentences.ts"
import type { Progress } from "./use-progress.ts"

const secondsPerHour = 3600

const words: ChartWords = {
  columns: ["Month", "Time"],
  place: (at) => formatDay(at, "monthAndYear"),
  shortPlace: (at) => (at.slice(5, 7) === "01" ? at.slice(0, 4) : formatDay(at, "shortMonth")),
  value: (value) => hours(value * secondsPerHour),
  tick: decimal,
  unit: "h",
}

/** Hours trained, month by month. */
export function TrainingTime({ time, spans, today }: Progress) {
  const points = useMemo<ChartPoint[] | undefined>(
    () =>
      time.data &&
      everyMonth(time.data, today).map(({ day, value }, index, { length }) => ({
        at: day,
        value: value / secondsPerHour,
        ...(index === length - 1 && { mark: "now" }),
      })),
    [time.data, today],
  )
  return (
    <Chart
      title={sentences.timeTitle}
      kind="bars"
      points={points}
      sentence={sentences.time}
      words={words}
      span={spans.time}
      instead={
        <Missing query={time} sentence={sentences.noTime}>
          <LogLink day={today} />
        </Missing>
      }
    />
  )
}

import { useMemo } from "react"
import { everyMonth } from "#domain/progress/chart-series.ts"
import { formatDay } from "#domain/days/day-text.ts"
import type { ChartPoint, ChartWords } from "#web/charts/chart-props.ts"
import { LogLink } from "./log-link.tsx"
import { Missing } from "./missing.tsx"
import { decimal, hours, sentences, whole } from "./sentences.ts"
import type { Drawn } from "./drawn.ts"
import type { Progress } from "./use-progress.ts"

const secondsPerHour = 3600

const minutesPerHour = 60

const words: ChartWords = {
  columns: ["Month", "Time"],
  place: (at) => formatDay(at, "monthAndYear"),
  shortPlace: (at) => (at.slice(5, 7) === "01" ? at.slice(0, 4) : formatDay(at, "shortMonth")),
  value: (value) => hours(value * secondsPerHour),
  tick: decimal,
  unit: "h",
}
// In hours, every tick would be 0 for people who train less than an hour a month.
const smallWords: ChartWords = { ...words, tick: (value) => whole(value * minutesPerHour), unit: "min" }

/** Hours trained, month by month. */
export function TrainingTime({ time, spans, today, Drawing }: Progress & Drawn) {
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
  const isSmall = points?.every(({ value }) => value < 1) === true
  return (
    <Drawing
      id="time-trained"
      title={sentences.timeTitle}
      kind="bars"
      points={points}
      sentence={sentences.time}
      words={isSmall ? smallWords : words}
      span={spans.time}
      instead={
        <Missing query={time} sentence={sentences.noTime}>
          <LogLink day={today} />
        </Missing>
      }
    />
  )
}

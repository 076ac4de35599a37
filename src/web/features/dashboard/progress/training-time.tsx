import { useMemo } from "react"
import { everyMonth } from "#domain/progress/chart-series.ts"
import type { ChartPoint } from "#web/charts/chart-props.ts"
import { LogLink } from "./log-link.tsx"
import { Placeholder } from "./placeholder.tsx"
import { shortTimeWords, timeWords } from "./chart-words.ts"
import { sentences } from "./sentences.ts"
import type { ChartVariant } from "./chart-variant.ts"
import type { Progress } from "./use-progress.ts"

const secondsPerHour = 3600

/** Hours of training by month. */
export function TrainingTime({ time, spans, today, Chart }: Progress & ChartVariant) {
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
  const isShort = points?.every(({ value }) => value < 1) === true
  return (
    <Chart
      id="time-trained"
      title={sentences.timeTitle}
      kind="bars"
      points={points}
      sentence={sentences.time}
      brief={sentences.timeBrief}
      words={isShort ? shortTimeWords : timeWords}
      span={spans.time}
      instead={
        <Placeholder query={time} sentence={sentences.noTime}>
          <LogLink day={today} />
        </Placeholder>
      }
    />
  )
}

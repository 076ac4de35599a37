import { useMemo } from "react"
import { everyWeek } from "#domain/progress/chart-series.ts"
import { inWeightUnit, weightUnitOf } from "#domain/measures/units.ts"
import type { ChartPoint } from "#web/charts/chart-props.ts"
import { LogLink } from "./log-link.tsx"
import { Placeholder } from "./placeholder.tsx"
import { smallVolumeWords, volumeWords } from "./chart-words.ts"
import { sentences } from "./sentences.ts"
import type { ChartVariant } from "./chart-variant.ts"
import type { Progress } from "./use-progress.ts"

const thousand = 1000

/** Volume (reps times weight) by week. */
export function WeeklyVolume({ volume, system, spans, today, Chart }: Progress & ChartVariant) {
  const unit = weightUnitOf(system)
  const points = useMemo<ChartPoint[] | undefined>(
    () =>
      volume.data &&
      everyWeek(volume.data, today).map(({ day, value }, index, { length }) => ({
        at: day,
        value: inWeightUnit(value, unit),
        ...(index === length - 1 && { mark: "now" }),
      })),
    [volume.data, today, unit],
  )
  const isSmall = points?.every(({ value }) => value < thousand) === true
  return (
    <Chart
      id="weekly-volume"
      title={sentences.volumeTitle}
      kind="bars"
      points={points}
      sentence={(shown) => sentences.volume(shown, unit)}
      brief={(shown) => sentences.volumeBrief(shown, unit)}
      words={(isSmall ? smallVolumeWords : volumeWords)[unit]}
      span={spans.volume}
      instead={
        <Placeholder query={volume} sentence={sentences.noVolume}>
          <LogLink day={today} />
        </Placeholder>
      }
    />
  )
}

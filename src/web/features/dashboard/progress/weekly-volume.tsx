import { useMemo } from "react"
import { wholeVolume } from "#domain/records/working-volume.ts"
import { everyWeek } from "#domain/progress/chart-series.ts"
import { formatDay } from "#domain/days/day-text.ts"
import { inWeightUnit, type WeightUnit, weightUnitOf } from "#domain/measures/units.ts"
import type { ChartPoint, ChartWords } from "#web/charts/chart-props.ts"
import { LogLink } from "./log-link.tsx"
import { Missing } from "./missing.tsx"
import { decimal, sentences, whole } from "./sentences.ts"
import type { Drawn } from "./drawn.ts"
import type { Progress } from "./use-progress.ts"

const words: Record<WeightUnit, ChartWords> = { kg: wordsIn("kg", "t"), lbs: wordsIn("lbs", "k lbs") }
// In tons, every tick would be 0 for people who lift less than a ton a week.
const smallWords: Record<WeightUnit, ChartWords> = { kg: wordsIn("kg"), lbs: wordsIn("lbs") }
const thousand = 1000

function wordsIn(unit: WeightUnit, thousands?: string): ChartWords {
  return {
    columns: ["Week of", `Volume (${unit})`],
    place: (at) => `Week of ${formatDay(at, "short")}`,
    shortPlace: (at) => formatDay(at, "monthAndDay"),
    value: (value) => `${whole(wholeVolume(value))} ${unit}`,
    tick: (value) => (thousands === undefined ? whole(value) : decimal(value / thousand)),
    unit: thousands ?? unit,
  }
}

/** Repetitions times weight, week by week. */
export function WeeklyVolume({ volume, system, spans, today, Drawing }: Progress & Drawn) {
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
    <Drawing
      id="weekly-volume"
      title={sentences.volumeTitle}
      kind="bars"
      points={points}
      sentence={(shown) => sentences.volume(shown, unit)}
      words={(isSmall ? smallWords : words)[unit]}
      span={spans.volume}
      instead={
        <Missing query={volume} sentence={sentences.noVolume}>
          <LogLink day={today} />
        </Missing>
      }
    />
  )
}

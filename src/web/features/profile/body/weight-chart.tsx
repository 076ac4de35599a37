import { useMemo, useState } from "react"
import { averageOfLast } from "#domain/body/weight-average.ts"
import { formatDay } from "#domain/days/day-text.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { type WeightEntry, weightPoints } from "#domain/progress/weight-history.ts"
import { currentDay } from "#web/device/current-day.ts"
import { Chart } from "#web/charts/chart.tsx"
import type { ChartPoint, ChartWords } from "#web/charts/chart-props.ts"
import type { Span } from "#web/charts/chart-scale.ts"
import { sentences as shared } from "#web/ui/later-sentences.ts"
import { sentences as weighing } from "#web/weighing/sentences.ts"
import { sentences } from "./sentences.ts"

const offered: readonly Span[] = ["3M", "1Y", "all"]
const words: Record<WeightUnit, ChartWords> = { kg: wordsIn("kg"), lbs: wordsIn("lbs") }

interface WeightChartProps {
  /** The entries, oldest first; there is at least one. */
  entries: readonly WeightEntry[]
  unit: WeightUnit
}

/** Body weight over time: each weighing as a dot, and the average of the last four as a line. */
export function WeightChart({ entries, unit }: WeightChartProps) {
  const [today] = useState(currentDay)
  const [chosen, onChoose] = useState<Span>("all")
  const weighings = useMemo<ChartPoint[]>(
    () => weightPoints(entries, unit).map(({ day, value }) => ({ at: day, value })),
    [entries, unit],
  )
  const average = useMemo(() => averageOfLast(weighings), [weighings])
  return (
    <Chart
      title={sentences.weightsTitle}
      isTitled
      kind="line"
      points={average}
      dots={weighings}
      sentence={([first]) =>
        sentences.weightTrend(
          weighings.filter(({ at }) => first && at >= first.at),
          unit,
        )
      }
      words={words[unit]}
      span={{ offered, chosen, onChoose, today }}
      instead={null}
    />
  )
}

function wordsIn(unit: WeightUnit): ChartWords {
  return {
    columns: [shared.date, weighing.label(unit)],
    place: (at) => formatDay(at, "short"),
    value: (value) => `${formatNumber(value)} ${unit}`,
    tick: formatNumber,
    unit,
  }
}

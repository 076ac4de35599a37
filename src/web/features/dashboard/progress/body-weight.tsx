import { useMemo } from "react"
import { Link } from "react-router"
import { formatDay } from "#domain/days/day-text.ts"
import { inWeightUnit, type WeightUnit, weightUnitOf } from "#domain/measures/units.ts"
import type { ChartPoint, ChartWords } from "#web/charts/chart-props.ts"
import { Missing } from "./missing.tsx"
import { decimal, sentences } from "./sentences.ts"
import type { Drawn } from "./drawn.ts"
import type { Progress } from "./use-progress.ts"

const words: Record<WeightUnit, ChartWords> = {
  kg: dailyWeightWords("Weight", "kg"),
  lbs: dailyWeightWords("Weight", "lbs"),
}

/** The formatters of charts with single days; `what` is the table's heading. */
export function dailyWeightWords(what: string, unit: WeightUnit): ChartWords {
  return {
    columns: ["Date", `${what} (${unit})`],
    place: (at) => formatDay(at, "short"),
    value: (value) => `${decimal(value)} ${unit}`,
    tick: decimal,
    unit,
  }
}

/** Body weight by day. */
export function BodyWeight({ weights, system, spans, Drawing }: Progress & Drawn) {
  const unit = weightUnitOf(system)
  const points = useMemo<ChartPoint[] | undefined>(
    () =>
      weights.data?.map(({ day, value }, index, { length }) => ({
        at: day,
        value: inWeightUnit(value, unit),
        ...(index === length - 1 && { mark: "now" }),
      })),
    [weights.data, unit],
  )
  return (
    <Drawing
      id="body-weight"
      title={sentences.weightTitle}
      kind="line"
      points={points}
      sentence={(shown) => sentences.weight(shown, unit)}
      words={words[unit]}
      span={spans.weight}
      instead={
        <Missing query={weights} sentence={sentences.noWeight}>
          <Link className="link" to="/profile">
            {sentences.addWeight}
          </Link>
        </Missing>
      }
    />
  )
}

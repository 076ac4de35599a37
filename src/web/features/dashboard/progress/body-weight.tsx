import { useMemo } from "react"
import { Link } from "react-router"
import { inWeightUnit, weightUnitOf } from "#domain/measures/units.ts"
import type { ChartPoint } from "#web/charts/chart-props.ts"
import { Placeholder } from "./placeholder.tsx"
import { bodyWeightWords } from "./chart-words.ts"
import { sentences } from "./sentences.ts"
import type { ChartVariant } from "./chart-variant.ts"
import type { Progress } from "./use-progress.ts"

/** Body weight by day. */
export function BodyWeight({ weights, system, spans, Chart }: Progress & ChartVariant) {
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
    <Chart
      id="body-weight"
      title={sentences.weightTitle}
      kind="line"
      points={points}
      sentence={(shown) => sentences.weight(shown, unit)}
      brief={(shown) => sentences.weightBrief(shown, unit)}
      words={bodyWeightWords[unit]}
      span={spans.weight}
      instead={
        <Placeholder query={weights} sentence={sentences.noWeight}>
          <Link className="link" to="/profile/body">
            {sentences.addWeight}
          </Link>
        </Placeholder>
      }
    />
  )
}

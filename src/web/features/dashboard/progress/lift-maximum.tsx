import { useMemo } from "react"
import { shownWeight } from "#domain/measures/shown-weight.ts"
import { type WeightUnit, weightUnitOf } from "#domain/measures/units.ts"
import type { DayValue } from "#domain/progress/chart-series.ts"
import { bestNow, bestsSoFar } from "#domain/records/best-so-far.ts"
import { Chart } from "#web/charts/chart.tsx"
import type { ChartPoint, ChartWords } from "#web/charts/chart-props.ts"
import { dailyWeightWords } from "./body-weight.tsx"
import { LogLink } from "./log-link.tsx"
import { Missing } from "./missing.tsx"
import styles from "./progress.module.css"
import { sentences } from "./sentences.ts"
import type { Progress } from "./use-progress.ts"

const words: Record<WeightUnit, ChartWords> = {
  kg: dailyWeightWords(sentences.liftColumn, "kg"),
  lbs: dailyWeightWords(sentences.liftColumn, "lbs"),
}

/** The estimated 1RM of a lift: the best so far as the line, the sessions as dots; and the choice of the lift. */
export function LiftMaximum({ lift, system, spans, today, chooseLift }: Progress) {
  const unit = weightUnitOf(system)
  const [line, sessions] = useMemo(() => {
    if (!lift.data) return []
    const { days, before } = lift.data
    const best = Math.max(...days.map(({ value }) => value))
    const bestDay = days.find(({ value }) => value === best && value > (before ?? 0))
    const points = (some: readonly DayValue[]) =>
      some.map(({ day, value }, index): ChartPoint => {
        const isLast = index === some.length - 1
        const mark = day === bestDay?.day ? "record" : isLast ? "now" : null
        return { at: day, value: shownWeight(value, unit), ...(mark && { mark }) }
      })
    return [points(bestsSoFar(days, before)), points(days)]
  }, [lift.data, unit])
  const now = bestNow(lift.data?.days ?? [], today)
  const lifts = lift.data?.lifts ?? []
  return (
    <Chart
      id="estimated-1rm"
      title={sentences.liftTitle}
      kind="line"
      points={line}
      {...(sessions && { dots: sessions })}
      sentence={(shown) => sentences.lift(shown, unit, now)}
      words={words[unit]}
      span={spans.lift}
      instead={
        <Missing query={lift} sentence={sentences.noLift}>
          <LogLink day={today} />
        </Missing>
      }
    >
      {lifts.length > 0 && (
        <select
          className={styles["lift"]}
          aria-label="Lift"
          value={lift.data?.lift ?? ""}
          onChange={(event) => chooseLift(event.currentTarget.value)}
        >
          {lifts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Chart>
  )
}

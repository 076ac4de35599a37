import { useMemo } from "react"
import { shownWeight } from "#domain/measures/shown-weight.ts"
import { type WeightUnit, weightUnitOf } from "#domain/measures/units.ts"
import type { DayValue } from "#domain/progress/chart-series.ts"
import { bestNow, bestsSoFar } from "#domain/records/best-so-far.ts"
import { Chart } from "#web/charts/chart.tsx"
import type { ChartPoint, ChartWords } from "#web/charts/chart-props.ts"
import { dailyWeightWords } from "./chart-words.ts"
import { LogLink } from "./log-link.tsx"
import { Placeholder } from "./placeholder.tsx"
import styles from "./progress.module.css"
import { pageSentences } from "./page-sentences.ts"
import { sentences } from "./sentences.ts"
import type { Progress } from "./use-progress.ts"

const words: Record<WeightUnit, ChartWords> = {
  kg: dailyWeightWords(pageSentences.liftColumn, "kg"),
  lbs: dailyWeightWords(pageSentences.liftColumn, "lbs"),
}

/** The estimated 1RM of the lift that the person chose: the best so far as a line, the sessions as dots. */
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
      sentence={(shown) => pageSentences.liftTrend(shown, unit, now)}
      words={words[unit]}
      span={spans.lift}
      instead={
        <Placeholder query={lift} sentence={pageSentences.noLift}>
          <LogLink day={today} />
        </Placeholder>
      }
    >
      {lifts.length > 0 && (
        <select
          className={styles["lift"]}
          aria-label={pageSentences.lift}
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

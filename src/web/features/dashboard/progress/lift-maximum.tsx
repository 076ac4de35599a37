import { useMemo } from "react"
import { inWeightUnit, type WeightUnit, weightUnitOf } from "#domain/measures/units.ts"
import { Chart } from "#web/ui/chart.tsx"
import type { ChartPoint, ChartWords } from "#web/ui/chart-props.ts"
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

/** The estimated 1RM of a lift, and the choice of the lift. */
export function LiftMaximum({ lift, system, spans, today, chooseLift }: Progress) {
  const unit = weightUnitOf(system)
  const points = useMemo<ChartPoint[] | undefined>(() => {
    const days = lift.data?.days
    const best = Math.max(...(days ?? []).map(({ value }) => value))
    const bestDay = days?.find(({ value }) => value === best)
    return days?.map((each) => ({
      at: each.day,
      value: inWeightUnit(each.value, unit),
      ...(each === bestDay ? { mark: "record" } : each === days.at(-1) && { mark: "now" }),
    }))
  }, [lift.data, unit])
  const lifts = lift.data?.lifts ?? []
  return (
    <Chart
      id="estimated-1rm"
      title={sentences.liftTitle}
      kind="line"
      points={points}
      sentence={(shown) => sentences.lift(shown, unit)}
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

import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { shownWeight } from "#domain/measures/shown-weight.ts"
import { type WeightUnit, weightUnitOf } from "#domain/measures/units.ts"
import type { DayValue } from "#domain/progress/chart-series.ts"
import { bestNow, bestsSoFar } from "#domain/records/best-so-far.ts"
import { Chart } from "#web/charts/chart.tsx"
import type { ChartPoint, ChartWords } from "#web/charts/chart-props.ts"
import { dailyWeightWords } from "./chart-words.ts"
import { useCycles } from "#web/programs/use-cycles.ts"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import { LogLink } from "./log-link.tsx"
import { Placeholder } from "./placeholder.tsx"
import styles from "./progress.module.css"
import { pageSentences } from "./page-sentences.ts"
import { liftQuery } from "./queries.ts"
import { sentences } from "./sentences.ts"
import type { Progress } from "./use-progress.ts"

// This part includes the code that works out programs, so it is loaded only for lifts that were part of one.
const LiftCycles = lazyPart(async () => (await import("#web/programs/lift-cycles.tsx")).LiftCycles)

const words: Record<WeightUnit, ChartWords> = {
  kg: dailyWeightWords(pageSentences.liftColumn, "kg"),
  lbs: dailyWeightWords(pageSentences.liftColumn, "lbs"),
}

/** The estimated 1RM of the lift that the person chose: the best so far as a line, the sessions as dots, and the cycles of programs. */
export function LiftMaximum({ userId, lift, system, spans, today, chooseLift }: Progress) {
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
  const exerciseId = lift.data?.lift ?? null
  const { runs, marks, setMarks } = useCycles(userId, exerciseId)
  const hasRuns = exerciseId !== null && runs.length > 0
  // The cycles may be older than the chart's period.
  const all = useQuery({ ...liftQuery(userId, today, null, exerciseId), enabled: hasRuns })
  const chart = (
    <Chart
      id="estimated-1rm"
      title={sentences.liftTitle}
      kind="line"
      points={line}
      {...(sessions && { dots: sessions })}
      sentence={(shown) => pageSentences.liftTrend(shown, unit, now)}
      words={words[unit]}
      span={spans.lift}
      backdrop={marks}
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
  return (
    <div className={styles["maximum"]}>
      {chart}
      {hasRuns && (
        <div className={styles["cyclesPlace"]}>
          <LiftCycles
            key={exerciseId}
            {...{ userId, exerciseId, runs, unit }}
            days={all.data?.lift === exerciseId ? all.data.days : undefined}
            onKnown={setMarks}
          />
        </div>
      )}
    </div>
  )
}

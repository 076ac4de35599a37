import { useMemo, useState } from "react"
import { bestNow, bestsSoFar } from "#domain/records/best-so-far.ts"
import {
  type ExerciseSession,
  type Figure,
  type FigurePoint,
  figuresOf,
  pointsOf,
} from "#domain/records/exercise-progress.ts"
import { formatDay } from "#domain/days/day-text.ts"
import { type UnitSystem, weightUnitOf } from "#domain/measures/units.ts"
import { currentDay } from "#web/device/current-day.ts"
import { Chart } from "#web/charts/chart.tsx"
import type { ChartPoint, ChartWords } from "#web/charts/chart-props.ts"
import { type Span, spanStart } from "#web/charts/chart-scale.ts"
import type { useCycles } from "#web/programs/use-cycles.ts"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import styles from "./exercise.module.css"
import { sentences } from "./sentences.ts"
import { figureNames, figureText, figureUnit, shownFigure } from "./figure-words.ts"

// This part includes the code that works out programs, so it is loaded only for exercises that were part of one.
const LiftCycles = lazyPart(async () => (await import("#web/programs/lift-cycles.tsx")).LiftCycles)

interface ExerciseProgressProps {
  userId: string
  exerciseId: string
  sessions: readonly ExerciseSession[]
  system: UnitSystem
  /** The cycles of programs that trained the exercise. */
  cycles: ReturnType<typeof useCycles>
}

const spans: readonly Span[] = ["3M", "1Y", "all"]

/** The chart of the figure that the person chose: the best so far as a line, each day's best as a dot. */
export function ExerciseProgress(props: ExerciseProgressProps) {
  const { sessions } = props
  const offered = useMemo(() => figuresOf(sessions), [sessions])
  const [wanted, setWanted] = useState<Figure | null>(null)
  const figure = wanted !== null && offered.includes(wanted) ? wanted : offered[0]
  if (!figure) return null
  return (
    <section className={`block ${styles["progress"]}`} aria-labelledby="exercise-progress">
      <header>
        <h2 id="exercise-progress">{sentences.progress}</h2>
      </header>
      <div className="stack-s">
        {offered.length > 1 && (
          <div className="row" role="group" aria-labelledby="exercise-progress">
            {offered.map((each) => (
              <button
                key={each}
                type="button"
                className="chip"
                aria-pressed={each === figure}
                onClick={() => setWanted(each)}
              >
                {figureNames[each]}
              </button>
            ))}
          </div>
        )}
        <FigureChart key={figure} {...props} figure={figure} isChosen={offered.length > 1} />
      </div>
    </section>
  )
}

type FigureChartProps = ExerciseProgressProps & {
  figure: Figure
  /** Whether buttons above the chart already name the figure. */
  isChosen: boolean
}

function FigureChart({ figure, isChosen, ...props }: FigureChartProps) {
  const { userId, exerciseId, sessions, system, cycles } = props
  const [today] = useState(currentDay)
  const days = useMemo(() => pointsOf(sessions, figure), [sessions, figure])
  const dots = useMemo(() => chartPoints(days, figure, system), [days, figure, system])
  const points = useMemo(() => chartPoints(bestsSoFar(days, null), figure, system), [days, figure, system])
  const words = useMemo(() => chartWords(figure, system), [figure, system])
  const [span, setSpan] = useState<Span>(() => fittingSpan(points, today))
  const hasCycles = figure === "one_rep_max_kg" && cycles.runs.length > 0
  return (
    <div>
      <Chart
        title={figureNames[figure]}
        isTitled={isChosen}
        kind="line"
        points={points}
        dots={dots}
        words={words}
        sentence={(shown) => chartSentence(shown, words, nowText(days, figure, system, today))}
        instead={null}
        span={{ offered: spans, chosen: span, onChoose: setSpan, today }}
        backdrop={hasCycles ? cycles.marks : undefined}
      />
      {hasCycles && (
        <div className={styles["cyclesPlace"]}>
          <LiftCycles
            {...{ userId, exerciseId, days }}
            runs={cycles.runs}
            unit={weightUnitOf(system)}
            onKnown={cycles.setMarks}
          />
        </div>
      )}
    </div>
  )
}

/** The span that the chart opens with: one year, or everything if the last year is empty. */
function fittingSpan(points: readonly ChartPoint[], today: string): Span {
  return (points.at(-1)?.at ?? "") >= (spanStart("1Y", today) ?? "") ? "1Y" : "all"
}

function chartPoints(days: readonly FigurePoint[], figure: Figure, system: UnitSystem): ChartPoint[] {
  return days.map(({ day, value, isRecord }) => ({
    at: day,
    value: shownFigure(figure, value, system),
    ...(isRecord && { mark: "record" }),
  }))
}

function chartWords(figure: Figure, system: UnitSystem): ChartWords {
  const unit = figureUnit(figure, system)
  return {
    columns: [sentences.day, figure === "minutes" ? figureNames[figure] : `${figureNames[figure]} (${unit})`],
    place: (day) => formatDay(day, "short"),
    value: (value) => figureText(figure, value, system),
    tick: String,
    unit,
  }
}

/** The best estimated 1RM of the last four weeks; null if there is none, or for other figures. */
function nowText(
  days: readonly FigurePoint[],
  figure: Figure,
  system: UnitSystem,
  today: string,
): string | null {
  const now = figure === "one_rep_max_kg" ? bestNow(days, today) : null
  return now ? sentences.now(figureText(figure, shownFigure(figure, now.value, system), system)) : null
}

/** "Best so far: 85 kg, up from 80 kg on Nov 1, 2026.", preceded by the current best if there is one. */
function chartSentence(shown: readonly ChartPoint[], words: ChartWords, now: string | null): string {
  const [first, last] = [shown[0], shown.at(-1)]
  if (!first || !last) return ""
  const [from, best] = [words.value(first.value), words.value(last.value)]
  const sentence =
    from === best ? sentences.bestSoFar(best) : sentences.bestSince(best, from, words.place(first.at))
  return now === null ? sentence : `${now} ${sentence}`
}

import { useMemo, useState } from "react"
import { type ExerciseSession, type Figure, figuresOf, pointsOf } from "#domain/records/exercise-progress.ts"
import { formatDay } from "#domain/days/day-text.ts"
import type { UnitSystem } from "#domain/measures/units.ts"
import { currentDay } from "#web/device/current-day.ts"
import { Chart } from "#web/ui/chart.tsx"
import type { ChartPoint, ChartWords } from "#web/ui/chart-props.ts"
import { type Span, spanStart } from "#web/ui/chart-scale.ts"
import styles from "./exercise.module.css"
import { figureNames, figureText, figureUnit, shownFigure } from "./figure-text.ts"
import { sentences } from "./sentences.ts"

interface ExerciseProgressProps {
  sessions: readonly ExerciseSession[]
  system: UnitSystem
}

const spans: readonly Span[] = ["3M", "1Y", "All"]

/** A chart of each day's best value of a figure, which the person chooses. */
export function ExerciseProgress({ sessions, system }: ExerciseProgressProps) {
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
        <FigureChart key={figure} {...{ sessions, figure, system }} />
      </div>
    </section>
  )
}

function FigureChart({ sessions, figure, system }: ExerciseProgressProps & { figure: Figure }) {
  const [today] = useState(currentDay)
  const points = useMemo(() => chartPoints(sessions, figure, system), [sessions, figure, system])
  const words = useMemo(() => chartWords(figure, system), [figure, system])
  const [span, setSpan] = useState<Span>(() => fittingSpan(points, today))
  return (
    <Chart
      title={figureNames[figure]}
      kind="line"
      points={points}
      words={words}
      sentence={(shown) => chartSentence(shown, words)}
      instead={null}
      span={{ offered: spans, chosen: span, onChoose: setSpan, today }}
    />
  )
}

/** A year, or everything if that year is empty. */
function fittingSpan(points: readonly ChartPoint[], today: string): Span {
  return (points.at(-1)?.at ?? "") >= (spanStart("1Y", today) ?? "") ? "1Y" : "All"
}

function chartPoints(sessions: readonly ExerciseSession[], figure: Figure, system: UnitSystem): ChartPoint[] {
  return pointsOf(sessions, figure).map(({ day, value, isRecord }) => ({
    at: day,
    value: shownFigure(figure, value, system),
    ...(isRecord && { mark: "record" }),
  }))
}

function chartWords(figure: Figure, system: UnitSystem): ChartWords {
  const unit = figureUnit(figure, system)
  return {
    columns: ["Day", `${figureNames[figure]} (${unit})`],
    place: (day) => formatDay(day, "short"),
    value: (value) => figureText(figure, value, system),
    tick: String,
    unit,
  }
}

/** "From 80 kg on Nov 1, 2026 to 85 kg on Nov 15, 2026." */
function chartSentence(shown: readonly ChartPoint[], words: ChartWords): string {
  const [first, last] = [shown[0], shown.at(-1)]
  if (!first || !last) return ""
  const told = ({ at, value }: ChartPoint) => `${words.value(value)} on ${words.place(at)}`
  return first === last ? `${told(last)}.` : `From ${told(first)} to ${told(last)}.`
}

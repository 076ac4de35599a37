import { lazy, type ReactNode, Suspense, useId, useMemo } from "react"
import type { LocalDay } from "#domain/days/local-day.ts"
import { ChartTable } from "./chart-table.tsx"
import { type Span, spanStart } from "./chart-scale.ts"

/** One value of a chart. The present is marked, and so is a record. */
export interface ChartPoint {
  /** The day; of bars the first day of their week or month, or anything else that is unique and in order. */
  at: string
  value: number
  mark?: "now" | "record"
}

/** How a chart writes. Keep the object as long as it says the same: a new one draws the chart again. */
export interface ChartWords {
  /** The headings of the table: "Week of", "Volume (kg)". */
  columns: readonly [place: string, value: string]
  /** A place in full: "Week of Nov 17, 2026". */
  place: (at: string) => string
  /** A place below its bar: "Nov 17". Lines have the calendar below them. */
  shortPlace?: (at: string) => string
  /** A value with its unit: "9,200 kg". */
  value: (value: number) => string
  /** A value at the left edge and on the drawing, without its unit: "9.2". */
  tick: (value: number) => string
  /** Stands once, at the highest tick: "t". */
  unit: string
}

export interface SpanChoice {
  offered: readonly Span[]
  chosen: Span
  onChoose: (span: Span) => void
  today: LocalDay
}

export interface ChartProps {
  title: string
  /** A heading above it says the title already: it is only read out. */
  isTitled?: boolean
  kind: "line" | "bars"
  /** Oldest first; undefined while they load. Keep the array as long as the data is the same. */
  points: readonly ChartPoint[] | undefined
  /** What the points that are shown say. */
  sentence: (shown: readonly ChartPoint[]) => string
  words: ChartWords
  /** Stands in the drawing's place as long as there is nothing to draw: lines to come, or the next act. */
  instead: ReactNode
  /** How far back the points that are shown go, for points that are days. The caller keeps it: it may fetch more for a longer one. */
  span?: SpanChoice
  /** A dashed line at a value that is aimed for. */
  target?: number
  /** Beside the title: what else is to be chosen. */
  children?: ReactNode
}

// uPlot is in its own chunk: nothing waits for it. Without a network to fetch it, the sentence and the table say the same.
const ChartPlot = lazy(() =>
  import("./chart-plot.tsx").then(
    (module) => ({ default: module.ChartPlot }),
    () => ({ default: () => null }),
  ),
)

/**
 * Values over time or side by side: a title, the sentence that they prove, a drawing in real pixels that fingers, mouse and arrow keys
 * read point by point, and the same as a table. It is as high before its points are there as after; only what stays empty is short.
 */
export function Chart(props: ChartProps) {
  const { title, isTitled, points, sentence, words, instead, span, children, kind, target } = props
  const titleId = useId()
  const from = span ? spanStart(span.chosen, span.today) : null
  const shown = useMemo(() => points?.filter(({ at }) => from === null || at >= from), [points, from])
  const isData = ({ value }: ChartPoint) => kind === "line" || value !== 0
  const something = shown?.some(isData) === true
  const last = points?.findLast(isData)
  const isEmpty = points !== undefined && last === undefined
  return (
    <figure className="chart" aria-labelledby={titleId}>
      <figcaption>
        <div className={isTitled ? "hidden-text" : "chart-head"}>
          <b id={titleId}>{title}</b>
          {children}
        </div>
        {!isEmpty && (
          <span>
            {something && sentence(shown)}
            {!something && last && `Last: ${words.place(last.at)}, ${words.value(last.value)}.`}
          </span>
        )}
      </figcaption>
      {span && !isEmpty && <Spans {...span} title={title} />}
      <div className={isEmpty ? "plot nothing" : "plot"}>
        {points === undefined || isEmpty ? (
          instead
        ) : something ? (
          <Suspense fallback={null}>
            <ChartPlot {...{ title, kind, points: shown, words, target }} />
          </Suspense>
        ) : (
          <div className="empty">
            <p>Nothing in this time.</p>
            {span && (
              <button type="button" className="link" onClick={() => span.onChoose("All")}>
                Show all
                <span className="hidden-text">{` of ${title}`}</span>
              </button>
            )}
          </div>
        )}
      </div>
      {!isEmpty && <ChartTable points={shown ?? []} words={words} titleId={titleId} />}
    </figure>
  )
}

const spanNames = { "1M": "1 month", "3M": "3 months", "1Y": "1 year", All: "All time" }

function Spans({ title, offered, chosen, onChoose }: SpanChoice & { title: string }) {
  return (
    <div className="spans" role="group" aria-label={`${title}: time shown`}>
      {offered.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === chosen}
          aria-label={spanNames[each]}
          onClick={() => onChoose(each)}
        >
          {each}
        </button>
      ))}
    </div>
  )
}

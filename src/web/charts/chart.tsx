import { useId, useMemo } from "react"
import { pointsFrom } from "./chart-points.ts"
import { ChartTable } from "./chart-table.tsx"
import type { ChartProps, SpanChoice } from "./chart-props.ts"
import { lazyPart } from "#web/ui/lazy-part.tsx"
import { spanStart } from "./chart-scale.ts"
import { sentences } from "./sentences.ts"

// uPlot has its own chunk, so nothing waits for it. If it can't be fetched, the sentence and the table still show the values.
const ChartPlot = lazyPart(async () => (await import("./chart-plot.tsx")).ChartPlot)

/**
 * Values over time or side by side: a title, a sentence that sums them up, a drawing that can be explored point by point with fingers, mouse and
 * arrow keys, and the same values as a table. The chart's height doesn't change when the points arrive, unless there are none.
 */
export function Chart(props: ChartProps) {
  const { title, isTitled, points, dots, sentence, words, instead, span, children, kind, target, backdrop } =
    props
  const titleId = useId()
  const from = span ? spanStart(span.chosen, span.today) : null
  const { shown, drawn, last } = useMemo(() => pointsFrom(points, kind, from), [points, kind, from])
  const shownDots = useMemo(() => dots?.filter(({ at }) => from === null || at >= from), [dots, from])
  const isEmpty = points !== undefined && last === undefined
  const spans = span && !isEmpty && <Spans {...span} title={title} />
  return (
    <figure className="chart" id={props.id} aria-labelledby={titleId}>
      <figcaption>
        <div className={isTitled ? "hidden-text" : "chart-head"}>
          <b id={titleId}>{title}</b>
          {!isTitled && spans}
          {children}
        </div>
        {!isEmpty && (
          <span>
            {drawn && sentence(drawn)}
            {!drawn && last && sentences.last(words.place(last.at), words.value(last.value))}
          </span>
        )}
      </figcaption>
      {isTitled && spans}
      <div className={isEmpty ? "plot nothing" : "plot"}>
        {points === undefined || isEmpty ? (
          instead
        ) : drawn ? (
          <ChartPlot {...{ title, kind, points: drawn, dots: shownDots, words, target, backdrop }} />
        ) : (
          <div className="empty">
            <p>{sentences.nothingInThisTime}</p>
            {span && (
              <button type="button" className="link" onClick={() => span.onChoose("all")}>
                {sentences.showAll}
                <span className="hidden-text">{sentences.showAllOf(title)}</span>
              </button>
            )}
          </div>
        )}
      </div>
      {!isEmpty && <ChartTable points={shownDots ?? shown ?? []} words={words} titleId={titleId} />}
    </figure>
  )
}

function Spans({ title, offered, chosen, onChoose }: SpanChoice & { title: string }) {
  return (
    <div className="segmented spans" role="group" aria-label={sentences.spanChoice(title)}>
      {offered.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === chosen}
          aria-label={sentences.spanNames[each]}
          onClick={() => onChoose(each)}
        >
          {sentences.spans[each]}
        </button>
      ))}
    </div>
  )
}

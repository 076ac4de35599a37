import { ChevronRight } from "lucide-react"
import { useId } from "react"
import { Link } from "react-router"
import { formatDay } from "#domain/days/day-text.ts"
import type { ChartBrief, ChartPoint, ChartProps } from "./chart-props.ts"
import { pointsFrom } from "./chart-points.ts"
import { spanStart } from "./chart-scale.ts"
import { sentences } from "./sentences.ts"

/**
 * A chart's compact form: a title that links to the full chart, its latest figure, and the points without axes, with labels for the first and the
 * last one.
 */
export function Spark({ title, id, points, brief, words, instead, span, kind }: ChartProps) {
  const titleId = useId()
  const from = span ? spanStart(span.chosen, span.today) : null
  const { drawn, last } = pointsFrom(points, kind, from)
  return (
    <figure className="spark" aria-labelledby={titleId}>
      <figcaption>
        <Link id={titleId} to={`/progress#${id}`}>
          {title}
          <ChevronRight className="icon" aria-hidden />
        </Link>
        {drawn && brief && <Brief {...brief(drawn)} />}
        {!drawn && last && <p>{sentences.last(words.place(last.at), words.value(last.value))}</p>}
      </figcaption>
      {last === undefined ? instead : drawn && <Drawing kind={kind} points={drawn} words={words} />}
    </figure>
  )
}

function Brief({ figure, note }: ChartBrief) {
  return (
    <p>
      <b className="number">{figure}</b> {note}
    </p>
  )
}

interface DrawingProps extends Pick<ChartProps, "kind" | "words"> {
  points: readonly ChartPoint[]
}

function Drawing({ kind, words, points }: DrawingProps) {
  const place = words.shortPlace ?? ((at) => formatDay(at, "monthAndDay"))
  const [first, last] = [points[0], points.at(-1)]
  return (
    <div aria-hidden>
      <div className="spark-plot">
        {kind === "bars" ? <Bars points={points} /> : <Trace points={points} />}
      </div>
      <div className="spark-ends">
        {first && first !== last && (
          <span>{kind === "line" ? `${place(first.at)}, ${words.tick(first.value)}` : place(first.at)}</span>
        )}
        {last && <span>{place(last.at)}</span>}
      </div>
    </div>
  )
}

function Bars({ points }: { points: readonly ChartPoint[] }) {
  const highest = Math.max(...points.map(({ value }) => value))
  return points.map(({ at, value, mark }) => (
    <i key={at} className={mark} style={{ height: `${(value / highest) * 100}%` }} />
  ))
}

const size = 100

/** The line through the points, scaled to the range of values and days. */
function Trace({ points }: { points: readonly ChartPoint[] }) {
  const times = points.map(({ at }) => Date.parse(at))
  const values = points.map(({ value }) => value)
  const [first, lowest] = [Math.min(...times), Math.min(...values)]
  const share = (value: number, from: number, all: readonly number[]) =>
    (value - from) / (Math.max(...all) - from || 1)
  const places = points.map(({ value }, index) => {
    const across = share(times[index] ?? first, first, times) * size
    return `${across},${size - share(value, lowest, values) * size}`
  })
  const path = places.length === 1 ? `0,${size} ${size},${size}` : places.join(" ")
  return (
    <svg viewBox={`0 0 ${size} ${size}`} preserveAspectRatio="none">
      <polyline points={path} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

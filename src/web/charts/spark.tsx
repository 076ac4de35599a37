import { ChevronRight } from "lucide-react"
import { useId } from "react"
import { Link } from "react-router"
import type { ChartPoint, ChartProps } from "./chart-props.ts"
import { pointsFrom } from "./chart-points.ts"
import { spanStart } from "./chart-scale.ts"
import { sentences } from "./sentences.ts"

/** A chart's compact form: a title that links to the full chart, its sentence, and the points without axes. */
export function Spark({ title, id, points, sentence, words, instead, span, kind }: ChartProps) {
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
        {drawn && <p>{sentence(drawn)}</p>}
        {!drawn && last && <p>{sentences.last(words.place(last.at), words.value(last.value))}</p>}
      </figcaption>
      {last === undefined ? instead : drawn && <Drawing kind={kind} points={drawn} />}
    </figure>
  )
}

function Drawing({ kind, points }: { kind: ChartProps["kind"]; points: readonly ChartPoint[] }) {
  return (
    <div className="spark-plot" aria-hidden>
      {kind === "bars" ? <Bars points={points} /> : <Trace points={points} />}
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

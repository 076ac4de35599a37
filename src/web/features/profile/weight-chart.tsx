import { type RefObject, useLayoutEffect, useRef, useState } from "react"
import { formatDay } from "#domain/local-day.ts"
import { formatNumber } from "#domain/numbers.ts"
import type { WeightUnit } from "#domain/units.ts"
import { type WeightPoint, weightPlaces, weightTicks } from "#domain/weight-history.ts"
import { sentences } from "./sentences.ts"

interface WeightChartProps {
  /** Oldest first, at least one. */
  points: readonly WeightPoint[]
  unit: WeightUnit
}

const height = 170
const margin = { left: 48, right: 12, top: 12, bottom: 24 }

/** The way of the body weight, drawn at the pixels of its place; a sentence and a table say the same. */
export function WeightChart({ points, unit }: WeightChartProps) {
  const place = useRef<HTMLElement>(null)
  const width = useWidth(place)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  return (
    <figure className="chart" ref={place}>
      <figcaption>
        <span>{sentences.weightTrend(last, first, unit)}</span>
      </figcaption>
      {points.length > 1 && width > 0 && <Drawing {...{ points, unit, width }} />}
      {points.length > 1 && <PointTable points={points} unit={unit} />}
    </figure>
  )
}

/** What is drawn, newest first; made when it is opened. */
function PointTable({ points, unit }: WeightChartProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{sentences.showTable}</summary>
      {isOpen && (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col" className="n">
                {sentences.weightLabel(unit)}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ day, value }) => (
              <tr key={day}>
                <th scope="row">{formatDay(day, "short")}</th>
                <td className="n">{formatNumber(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  )
}

function Drawing({ points, unit, width }: WeightChartProps & { width: number }) {
  const ticks = weightTicks(points.map(({ value }) => value))
  const box = {
    left: margin.left,
    right: width - margin.right,
    top: margin.top,
    bottom: height - margin.bottom,
  }
  const places = weightPlaces(points, ticks, box)
  const now = places.at(-1)
  const yOf = (index: number) => box.bottom - (index / (ticks.length - 1)) * (box.bottom - box.top)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {ticks.map((tick, index) => (
        <g key={tick}>
          <path className={index === 0 ? "base" : "grid"} d={`M${box.left} ${yOf(index)}H${box.right}`} />
          <text x={box.left - 6} y={yOf(index) + 4} textAnchor="end">
            {index === ticks.length - 1 ? `${formatNumber(tick)} ${unit}` : formatNumber(tick)}
          </text>
        </g>
      ))}
      <text x={box.left} y={height - 6}>
        {formatDay(points[0]?.day ?? "", "short")}
      </text>
      <text x={box.right} y={height - 6} textAnchor="end">
        {formatDay(points.at(-1)?.day ?? "", "short")}
      </text>
      <path className="line" d={`M${places.map(({ x, y }) => `${x} ${y}`).join("L")}`} />
      <circle className="point-now" cx={now?.x} cy={now?.y} r={4.5} />
    </svg>
  )
}

/** The width of an element in pixels, followed; 0 before it is known. */
function useWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return width
}

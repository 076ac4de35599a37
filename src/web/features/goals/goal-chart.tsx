import type { GoalPoint } from "#domain/goal-progress.ts"
import { daysBetween } from "#domain/goal-trend.ts"
import { formatDay } from "#domain/local-day.ts"
import { formatNumber } from "#domain/numbers.ts"
import styles from "./goals.module.css"
import { sentences } from "./sentences.ts"

interface GoalChartProps {
  name: string
  /** Oldest first, in the unit that is shown. */
  points: readonly GoalPoint[]
  target: number
  unit: string
  /** Bars from zero instead of a line: each week stands for itself. */
  isHabit: boolean
}

/** The way so far: a small drawing under the target's line, with a sentence and a table for who can't see it. */
export function GoalChart({ name, points, target, unit, isHabit }: GoalChartProps) {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 2) return null
  const written = ({ value }: GoalPoint) => `${formatNumber(value)} ${unit}`
  return (
    <figure className={`chart ${styles["chart"]}`}>
      <figcaption className="hidden-text">
        {name}: {sentences.chart(points.length, written(first), written(last))}
      </figcaption>
      <Drawing {...{ points, target, isHabit }} />
      <details>
        <summary>{sentences.showTable}</summary>
        <table className="table">
          <tbody>
            {points.toReversed().map((point) => (
              <tr key={point.day}>
                <th scope="row">{formatDay(point.day, "short")}</th>
                <td className="n">{written(point)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

// The drawing is stretched to its place; what is drawn keeps its width in real pixels.
const [width, height, margin] = [100, 40, 3]

function Drawing({ points, target, isHabit }: Pick<GoalChartProps, "points" | "target" | "isHabit">) {
  const first = points[0]?.day ?? ""
  const values = points.map(({ value }) => value)
  const low = isHabit ? 0 : Math.min(...values, target)
  const high = Math.max(...values, target)
  const days = Math.max(1, daysBetween(first, points.at(-1)?.day ?? first))
  const x = (day: string) => margin + (daysBetween(first, day) / days) * (width - 2 * margin)
  const y = (value: number) => height - margin - ((value - low) / (high - low || 1)) * (height - 2 * margin)
  const places = points.map(({ day, value }) => `${x(day)} ${y(value)}`)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="base" d={`M0 ${height}H${width}`} />
      <path className="pencil-line" d={`M0 ${y(target)}H${width}`} />
      {isHabit
        ? points.map(({ day, value }) => (
            <path
              key={day}
              className={value >= target ? styles["kept"] : styles["bar"]}
              d={`M${x(day)} ${height}V${y(value)}`}
            />
          ))
        : [
            <path key="line" className="line" d={`M${places.join("L")}`} />,
            // A line of no length is a dot that no stretching turns into an egg.
            <path key="now" className={styles["dot"]} d={`M${places.at(-1)}h0`} />,
          ]}
    </svg>
  )
}

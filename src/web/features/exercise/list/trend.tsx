import styles from "./list.module.css"

const [width, height, edge] = [72, 28, 4]

/** The values of the latest sessions as a small line that ends at the latest one. */
export function Trend({ values }: { values: readonly number[] }) {
  const places = placesOf(values)
  const last = places.at(-1)
  if (!last) return null
  return (
    <svg className={styles["trend"]} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <polyline points={places.map(({ x, y }) => `${x},${y}`).join(" ")} />
      <circle cx={last.x} cy={last.y} r="3" />
    </svg>
  )
}

function placesOf(values: readonly number[]) {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const step = values.length > 1 ? (width - 2 * edge) / (values.length - 1) : 0
  return values.map((value, place) => {
    // Values that never changed are drawn as a level line in the middle.
    const share = highest === lowest ? 0.5 : (value - lowest) / (highest - lowest)
    return {
      x: width - edge - (values.length - 1 - place) * step,
      y: height - edge - share * (height - 2 * edge),
    }
  })
}

import styles from "./range-bar.module.css"

interface RangeBarProps {
  value: number
  low: number
  high: number
  /** The end of the scale, which starts at 0. */
  most: number
}

/** A value as a bar, drawn over the range that the value should be in. Decorative: the numbers are shown beside it. */
export function RangeBar({ value, low, high, most }: RangeBarProps) {
  const share = (part: number) => `${(part / most) * 100}%`
  return (
    <span className={styles["bar"]} aria-hidden="true">
      <i className={styles["range"]} style={{ left: share(low), width: share(high - low) }} />
      <i className={styles["value"]} style={{ width: share(value) }} />
    </span>
  )
}

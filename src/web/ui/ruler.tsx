import type { CSSProperties } from "react"

interface RulerProps {
  label: string
  /** The current position, from 0 to 100. */
  percentage: number
  /**
   * The starting and the current position on the whole scale, each from 0 to 100. A notch marks the starting position; the ink up to it is what was
   * already there.
   */
  scale?: { start: number; now: number }
}

/** Progress on a ruler, with a flag at the target. */
export function Ruler({ label, percentage, scale }: RulerProps) {
  const style: CSSProperties & Record<"--value" | "--start", string> = {
    "--value": `${scale?.now ?? percentage}%`,
    "--start": `${scale?.start ?? 0}%`,
  }
  return (
    <div
      className={scale && scale.start > 0 ? "ruler notched" : "ruler"}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(percentage)}
      style={style}
    >
      {scale && <i />}
    </div>
  )
}

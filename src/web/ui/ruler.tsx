import type { CSSProperties } from "react"

interface RulerProps {
  label: string
  /** 0 to 100. */
  percentage: number
}

/** Progress on a ruler, with a flag at the target. */
export function Ruler({ label, percentage }: RulerProps) {
  const style: CSSProperties & Record<"--value", string> = { "--value": `${percentage}%` }
  return (
    <div
      className="ruler"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(percentage)}
      style={style}
    />
  )
}

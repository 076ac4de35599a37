import { sentences } from "./sentences.ts"

// More ticks than this can't be read at a glance.
const mostTicks = 16

/** A tick for each week of a cycle; the current one is marked. `week` counts from 0 and equals `weeks` when all are done. */
export function WeekTally({ week, weeks }: { week: number; weeks: number }) {
  if (weeks > mostTicks) return null
  return (
    <span className="tally" role="img" aria-label={sentences.weekOf(Math.min(week + 1, weeks), weeks)}>
      {Array.from({ length: weeks }, (_, tick) => (
        <i key={tick} className={tick < week ? "done" : tick === week ? "now" : undefined} />
      ))}
    </span>
  )
}

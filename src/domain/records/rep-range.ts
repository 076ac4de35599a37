import { withoutSide } from "#domain/text/each-side.ts"

/** The reps that a template asks for in each set. */
export interface RepRange {
  low: number
  high: number
  /** Whether the last set is for as many reps as possible, as in "5+". */
  isOpen?: true
}

// Matches "3x8-12", "5x5", "8-12", "8 – 12", "8 to 12", "5" and "5+", each optionally followed by "reps".
const rangeShape =
  /^(?:\d{1,2}\s*[x×]\s*)?(\d{1,3})(?:\s*(?:-|–|—|to)\s*(\d{1,3}))?\s*(\+|amrap)?(?:\s*reps?)?$/i

/** Parses a template's reps; null if, like "AMRAP" or "30 s", they give no number of reps to progress from. */
export function readRepRange(text: string | null): RepRange | null {
  const match = rangeShape.exec(withoutSide(text ?? "").trim())
  if (!match) return null
  const first = Number(match[1])
  const second = Number(match[2] ?? match[1])
  const low = Math.min(first, second)
  if (low === 0) return null
  return { low, high: Math.max(first, second), ...(match[3] && { isOpen: true }) }
}

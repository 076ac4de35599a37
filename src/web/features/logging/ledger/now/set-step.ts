import type { Measure } from "#domain/workout/draft.ts"
import { stepDuration } from "#domain/measures/duration.ts"
import { formatNumber, readSigned, stepNumber, stepSigned } from "#domain/measures/numbers.ts"
import { loadKind } from "#domain/workout/load.ts"
import { type SetField, writtenWeight } from "#domain/workout/set-fields.ts"
import { secondsText, type Units } from "../set-words.ts"

/**
 * Returns the next heavier (1) or lighter (-1) load that the person's equipment can make; null beyond their heaviest or lightest, or if it isn't
 * known.
 */
export type LoadBeside = (load: number, direction: 1 | -1) => number | null

/** What the − and + buttons and the arrow keys do to a field. */
export interface Step {
  /** The size of the step that − or + takes from the field's text, as text: "2.5". */
  size: (text: string, direction: 1 | -1) => string
  next: (text: string, direction: 1 | -1) => string
  /** The arrow keys use finer steps, as fine as the values people type. */
  nextTyped: (text: string, direction: 1 | -1) => string
}

const secondsPerStep = 5

const typedSizes: Partial<Record<SetField, number>> = { duration_minutes: 0.1, distance: 0.01 }

/**
 * A step is one repetition, one minute (five seconds for timed sets), or a tenth of a kilometer or mile. For a weight, it is the next load that the
 * person has or, if `beside` knows none, one plate increment.
 */
export function stepOf(field: SetField, units: Units, measure: Measure, beside: LoadBeside | null): Step {
  if (measure === "time") {
    const next: Step["next"] = (text, direction) => stepDuration(text, secondsPerStep * direction)
    return { size: () => secondsText(secondsPerStep), next, nextTyped: next }
  }
  const sizes: Record<SetField, number> = {
    weight: units.weight_unit === "kg" ? 2.5 : 5,
    reps: 1,
    duration_minutes: 1,
    distance: 0.1,
  }
  const load = loadKind(measure)
  const by = (size: number) => (text: string, direction: 1 | -1) => {
    if (field !== "weight" || load === "outside") return stepNumber(text, size * direction)
    const next = stepSigned(writtenWeight({ weight: text }, measure), size * direction)
    return load === "help" && !next.startsWith("\u2212") ? "0" : next
  }
  const fixed = by(sizes[field])
  const ownNext = (text: string, direction: 1 | -1) => {
    const from = field === "weight" ? readSigned(writtenWeight({ weight: text }, measure)) : null
    return from?.ok ? (beside?.(from.value ?? 0, direction) ?? null) : null
  }
  const next: Step["next"] = (text, direction) => {
    const own = ownNext(text, direction)
    return own === null ? fixed(text, direction) : formatNumber(own)
  }
  const size: Step["size"] = (text, direction) => {
    const own = ownNext(text, direction)
    const from = readSigned(writtenWeight({ weight: text }, measure))
    return own === null || !from.ok ? String(sizes[field]) : formatNumber(Math.abs(own - (from.value ?? 0)))
  }
  return { size, next, nextTyped: field === "weight" ? next : by(typedSizes[field] ?? sizes[field]) }
}

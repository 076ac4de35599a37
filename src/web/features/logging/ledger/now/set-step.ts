import type { Measure } from "#domain/workout/draft.ts"
import { stepDuration } from "#domain/measures/duration.ts"
import { stepNumber, stepSigned } from "#domain/measures/numbers.ts"
import { loadKind } from "#domain/workout/load.ts"
import { type SetField, writtenWeight } from "#domain/workout/set-fields.ts"
import { secondsText, type Units } from "../set-words.ts"

/** What the − and + buttons and the arrow keys do to a field. */
export interface Step {
  /** The step of − and +, as text: "2.5". */
  size: string
  next: (text: string, direction: 1 | -1) => string
  /** The arrow keys use finer steps, as fine as the values people type. */
  nextTyped: (text: string, direction: 1 | -1) => string
}

const secondsPerStep = 5

const typedSizes: Partial<Record<SetField, number>> = { duration_minutes: 0.1, distance: 0.01 }

/** A step is one plate increment of weight, one repetition, one minute (five seconds for timed sets), or a tenth of a kilometer or mile. */
export function stepOf(field: SetField, units: Units, measure: Measure): Step {
  if (measure === "time") {
    const next: Step["next"] = (text, direction) => stepDuration(text, secondsPerStep * direction)
    return { size: secondsText(secondsPerStep), next, nextTyped: next }
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
  return {
    size: String(sizes[field]),
    next: by(sizes[field]),
    nextTyped: by(typedSizes[field] ?? sizes[field]),
  }
}

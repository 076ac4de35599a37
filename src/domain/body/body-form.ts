import { isLogDay } from "#domain/days/log-day.ts"
import { readNumber } from "#domain/measures/numbers.ts"
import { type UnitSystem, weightUnitOf } from "#domain/measures/units.ts"
import type { BodyEntry } from "./body-entry.ts"
import { measureNamed } from "./measure-words.ts"
import { isWithin, rangeOf, unitOf, weightRange } from "./measures.ts"

/** The form for what was measured on a day, as typed. */
export interface BodyForm {
  date: string
  weight: string
  /** The text of each measure's field. */
  values: Record<string, string>
  /** The name of a new measure that the person adds. */
  ownName: string
  ownValue: string
}

/** A field that can't be saved, and why. The field is "date", "weight", "ownName", "ownValue" or a measure. */
export interface BodyProblem {
  field: string
  why: "date" | "number" | "range" | "name" | "nothing"
}

export type BodyReading = { ok: true; entry: BodyEntry } | { ok: false; problems: BodyProblem[] }

const longestName = 40

/**
 * Reads the form in a person's units. An empty field wasn't measured. `own` are the measures that the person
 * has added.
 */
export function readBodyForm(form: BodyForm, system: UnitSystem, own: readonly string[]): BodyReading {
  const problems: BodyProblem[] = []
  const number = (field: string, text: string, range: ReturnType<typeof rangeOf>): number | null => {
    const reading = readNumber(text)
    const why = !reading.ok
      ? "number"
      : reading.value !== null && !isWithin(range, reading.value)
        ? "range"
        : null
    if (why) problems.push({ field, why })
    return reading.ok ? reading.value : null
  }
  const measured = (measure: string, text: string, field = measure) => {
    const unit = unitOf(measure, system)
    const value = number(field, text, rangeOf(measure, unit))
    return value === null ? [] : [{ measure, value, unit }]
  }

  if (!isLogDay(form.date)) problems.push({ field: "date", why: "date" })
  const weight_unit = weightUnitOf(system)
  const weight = number("weight", form.weight, weightRange(weight_unit))
  const name = measureNamed(form.ownName, own)
  const isNamed = name !== "" && name.length <= longestName
  const isTyped = form.ownValue.trim() !== ""
  if (isTyped && !isNamed) problems.push({ field: "ownName", why: "name" })
  if (!isTyped && name !== "") problems.push({ field: "ownValue", why: "number" })
  const values = new Map(
    Object.entries(form.values).map(([measure, text]) => [measure, measured(measure, text)]),
  )
  if (isTyped) values.set(name, measured(name, form.ownValue, "ownValue"))
  const measurements = [...values.values()].flat()
  if (problems.length === 0 && weight === null && measurements.length === 0)
    problems.push({ field: "weight", why: "nothing" })
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, entry: { body_date: form.date, weight, weight_unit, measurements } }
}

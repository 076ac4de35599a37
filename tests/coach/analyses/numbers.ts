import { figuresOf, isDay } from "#domain/days/local-day.ts"
import { roundTo } from "#domain/measures/numbers.ts"

/** The numbers that come from the coach's own rules: sets and reps to spare, RPE 9.5 and 10, the last 7 days, the minutes of rest. */
const ofRules = [1, 2, 3, 4, 6, 7, 9.5, 10]

/** Every number in a text, without its sign. */
export const numbersIn = (text: string): number[] =>
  [...text.replaceAll(/1RM/g, "").matchAll(/\d+(?:,\d{3})*(?:\.\d+)?/g)].map(([number]) =>
    Number(number.replaceAll(",", "")),
  )

/** Every number in a fact sheet (the data behind an analysis), including those in its days and names. */
export function numbersOf(sheet: unknown): Set<number> {
  const found = new Set<number>(ofRules)
  const visit = (value: unknown) => {
    if (typeof value === "number") {
      for (const decimals of [0, 1, 2]) found.add(roundTo(Math.abs(value), decimals))
      found.add(Math.abs(value))
      found.add(Math.ceil(Math.abs(value)))
    }
    if (typeof value === "string") {
      const parts = isDay(value) ? figuresOf(value) : numbersIn(value)
      for (const part of parts) found.add(part)
    }
    if (Array.isArray(value)) found.add(value.length)
    if (value instanceof Map) for (const each of value) visit(each)
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(visit)
  }
  visit(sheet)
  return found
}

import { formatNumber, readNumber, roundTo } from "#domain/measures/numbers.ts"
import { heaviestWeight, lightestWeight, mostWeights } from "./barbells.ts"

/**
 * A form for the weights that a person has: one row of evenly spaced weights, and others one by one ("32,
 * 36"). Each field may be empty.
 */
export interface WeightTexts {
  from: string
  to: string
  by: string
  singles: string
}

export const noWeights: WeightTexts = { from: "", to: "", by: "", singles: "" }

// The fewest weights that are written as a row. Any fewer are shorter when written one by one.
const shortestRow = 3

/**
 * Reads the form as weights, lightest first, each once; empty if nothing is entered. Null if a field can't be
 * read, or if the row has no end or no step.
 */
export function readWeights({ from, to, by, singles }: WeightTexts): number[] | null {
  const single = splitWeights(singles).map(weightIn)
  const row = [from, to, by].every((text) => text.trim() === "")
    ? []
    : rowOf(weightIn(from), weightIn(to), weightIn(by))
  const all = [...row, ...single]
  const isReadable = all.every((each) => each >= lightestWeight && each <= heaviestWeight)
  const weights = [...new Set(all)].toSorted((one, other) => one - other)
  return isReadable && weights.length <= mostWeights ? weights : null
}

/**
 * Splits text such as "8 12; 16, 20". A comma between two digits is a decimal comma, unless there are several
 * of them, as in "8,12,16".
 */
function splitWeights(text: string): string[] {
  const parts = text.split(/[\s;]+|,(?=\s|$)/)
  return parts.flatMap((part) => (part.split(",").length > 2 ? part.split(",") : part)).filter(Boolean)
}

function weightIn(text: string): number {
  const reading = readNumber(text)
  return reading.ok && reading.value !== null ? reading.value : Number.NaN
}

function rowOf(from: number, to: number, by: number): number[] {
  const count = Math.floor(roundTo((to - from) / by, 6)) + 1
  if (!(by > 0) || !(count >= 1) || count > mostWeights) return [Number.NaN]
  return Array.from({ length: count }, (_, step) => roundTo(from + step * by, 3))
}

/** Writes weights into the form: the longest row of evenly spaced ones, and the rest one by one. */
export function weightTexts(weights: readonly number[]): WeightTexts {
  const row = longestRow(weights)
  const [first, second] = row
  const last = row.at(-1)
  const singles = weights.filter((weight) => !row.includes(weight)).map(formatNumber)
  if (first === undefined || second === undefined || last === undefined)
    return { ...noWeights, singles: singles.join(" ") }
  return {
    from: formatNumber(first),
    to: formatNumber(last),
    by: formatNumber(roundTo(second - first, 3)),
    singles: singles.join(" "),
  }
}

function longestRow(weights: readonly number[]): readonly number[] {
  let longest: readonly number[] = []
  for (let start = 0; start < weights.length - 1; start += 1) {
    const step = stepAfter(weights, start)
    let end = start + 1
    while (end < weights.length - 1 && stepAfter(weights, end) === step) end += 1
    if (end - start + 1 > longest.length) longest = weights.slice(start, end + 1)
  }
  return longest.length < shortestRow ? [] : longest
}

const stepAfter = (weights: readonly number[], place: number) =>
  roundTo((weights[place + 1] ?? 0) - (weights[place] ?? 0), 3)

import { formatNumber } from "#domain/measures/numbers.ts"
import { writeNumber } from "#domain/text/formats.ts"
import type { ClaimContext } from "./claim-context.ts"
import { type ClaimCheck, notInLog } from "./claim-sentences.ts"
import { type Field, readSentence, type ReadSentence } from "./bound-numbers.ts"
import { wrongFigures, wrongWords } from "./did-claims.ts"
import { planFault } from "./plan-claims.ts"
import type { BoundNumber } from "./supported.ts"
import { namesSomebody, unsafeIn } from "./unsafe-words.ts"

/**
 * The length of the longest sentence to check, in characters. No real sentence is longer, and checking one would take
 * too long.
 */
const longestSentence = 500
const mostNumbers = 40

/** What happened to a sentence that failed the check. */
export interface Finding {
  kind: "replaced" | "marked" | "removed"
  check: ClaimCheck
  /** The sentence as it was written. */
  sentence: string
  /** What replaced the sentence's claim, from the log or the coach; null if nothing did. */
  instead: string | null
}

export interface CheckedSentence {
  text: string
  finding: Finding | null
}

/** Checks a sentence against the facts: it stays as it is, gets the log's figure or the coach's prescription, is marked, or is removed. */
export function checkSentence(written: string, field: Field, context: ClaimContext): CheckedSentence {
  const sentence = written.trim()
  const space = written.slice(written.trimEnd().length)
  const kept = (text: string, kind: Finding["kind"], check: ClaimCheck, instead: string | null = null) => ({
    text: text === "" ? "" : text + space,
    finding: { kind, check, sentence, instead },
  })
  if (isTooLong(sentence)) return kept("", "removed", "length")
  const read = readSentence(sentence, field, context)
  const unsafe = unsafeIn(read.unnamed)
  if (unsafe) return kept("", "removed", unsafe)
  if (namesSomebody(sentence, context.words)) return kept("", "removed", "personal")
  const fault = planFault(read, field, context)
  if (fault) {
    const advice = fault.lifts.flatMap((lift) => lift.advice ?? [])
    if (fault.check !== "load") return kept("", "removed", fault.check)
    return advice.length > 0
      ? kept(advice.join(" "), "replaced", "load", advice.join(" "))
      : kept(notInLog(sentence), "marked", "load")
  }
  const words = wrongWords(read, field, context)
  if (words) return kept(notInLog(sentence), "marked", words)
  const figures = wrongFigures(read, field, context).map(({ figure }) => figure)
  if (figures.length === 0) return { text: written, finding: null }
  const fixed = withTotals(read, figures, context)
  return fixed === null
    ? kept(notInLog(sentence), "marked", "figure")
    : kept(fixed.text, "replaced", "figure", fixed.totals.join(", "))
}

const isTooLong = (sentence: string) =>
  sentence.length > longestSentence || (sentence.match(/\d+/g) ?? []).length > mostNumbers

const forms: Partial<Record<string, readonly [string, string]>> = {
  minutes: ["minute", "minutes"],
  workouts: ["workout", "workouts"],
  sets: ["set", "sets"],
  exercises: ["exercise", "exercises"],
}
const saysAll =
  /\b(?:you|your|in all|in total|total|volume|session|workout|together|altogether|overall|month)\b/i
const isOther =
  /\b(?:missed|skipped|planned|scheduled|rest(?:ed)?|rests|next|warm|each|per|average|rated|hard|a week|record)\b/i
const leastTotal = 500

/** The sentence with the log's own totals where its numbers can't mean anything else; null if they can. */
function withTotals(
  { text, names, dates }: ReadSentence,
  figures: readonly BoundNumber[],
  { list }: ClaimContext,
): { text: string; totals: string[] } | null {
  if (names.length > 0 || dates.length > 0 || !saysAll.test(text)) return null
  const totals: string[] = []
  let fixed = text
  for (const { start, end, unit, value, change, isPast } of figures.toReversed()) {
    const total = list.facts.find((each) => each.name === "total" && each.unit === unit)
    const isTotal = unit !== "weight" || value >= leastTotal
    if (!total || !isTotal || change !== null || isPast || (isOther.test(text) && unit !== "weight"))
      return null
    const said = totalWords(unit ?? "", total.value, list.unit)
    if (said === null) return null
    totals.unshift(said)
    fixed = fixed.slice(0, start) + said + fixed.slice(end)
  }
  return { text: fixed, totals }
}

function totalWords(unit: string, value: number, weightUnit: string): string | null {
  if (unit === "weight") return `${writeNumber(Math.round(value), 0)} ${weightUnit}`
  const form = forms[unit]
  if (!form) return null
  const whole = unit === "minutes" ? Math.round(value) : value
  return `${formatNumber(whole)} ${whole === 1 ? form[0] : form[1]}`
}

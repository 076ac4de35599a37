import type { WeightUnit } from "#domain/measures/units.ts"
import type { Remark } from "../note.ts"

/** A set's load in Liftosaur's text: a weight, or a percentage of the 1RM. */
export type WrittenLoad = { weight: number; unit: WeightUnit } | { percent: number }

/** Details of one set or, in a section of their own, of all sets. Each is null if it isn't given. */
export interface SetDetails {
  load: WrittenLoad | null
  rpe: number | null
  /** The rest after the set, in seconds. */
  rest: number | null
}

/** Sets such as `3x8-12 @8 90s`. */
export interface WrittenSet extends SetDetails {
  count: number
  low: number
  high: number
  open: boolean
}

/** A section of an exercise: its sets, or details for all of them. */
export type SetSection =
  | { kind: "sets"; sets: WrittenSet[] }
  | { kind: "all"; details: SetDetails }
  | { kind: "unread"; text: string }

const number = String.raw`\d{1,5}(?:\.\d{1,3})?`
const setShape = /^(\d{1,4})(\+?)x(\d{1,4})(?:-(\d{1,4}))?(\+?)$/
const weightShape = new RegExp(`^(${number})(kg|lb)(\\+?)$`)
const percentShape = new RegExp(`^(${number})%(\\+?)$`)
const rpeShape = /^@(\d{1,2}(?:\.\d)?)(\+?)$/
const restShape = /^(\d{1,4})s$/
const label = /\([^()]*\)/g

/** Reads a section that has sets, such as `1x5 @8, 5x5 50%`, or details for all sets, such as `90s 60%`. */
export function readSetSection(text: string, remark: Remark): SetSection {
  const bare = text.replaceAll(label, " ")
  for (const [words] of text.matchAll(label)) remark("set_label", words)
  const parts = bare.split(",").map((part) => part.trim())
  const read = parts.map((part) => readPart(part, remark))
  const unread = parts.find((_, place) => read[place] === null)
  if (unread !== undefined) return { kind: "unread", text: unread }
  const sets = read.flatMap((part) => (part && "count" in part ? [part] : []))
  if (sets.length === read.length) return { kind: "sets", sets }
  const [details] = read
  return details && read.length === 1 && !("count" in details)
    ? { kind: "all", details }
    : { kind: "unread", text }
}

function readPart(text: string, remark: Remark): WrittenSet | SetDetails | null {
  const details: SetDetails = { load: null, rpe: null, rest: null }
  let amount: Pick<WrittenSet, "count" | "low" | "high" | "open"> | null = null
  const words = text.split(/\s+/).filter(Boolean)
  for (const word of words) {
    const sets = setShape.exec(word)
    if (sets && amount === null) amount = amountOf(sets)
    else if (sets || !readDetail(word, details)) return null
    if (asksShape.test(word) || sets?.[2] === "+") remark("asks", word)
  }
  if (words.length === 0) return null
  return amount ? { ...amount, ...details } : details
}

// Matches a plus after an RPE or a weight, or a question mark in place of a weight, with which Liftosaur asks
// for the value after the set.
const asksShape = /^(?:@.*\+|.*(?:kg|lb|%)\+|\?\+?)$/

const amountOf = ([, count, , low, high, open]: RegExpExecArray) => ({
  count: Number(count),
  low: Number(low),
  high: Number(high ?? low),
  open: open === "+",
})

/** Adds a word to the details. Returns false if it isn't a detail, or if that detail is already given. */
function readDetail(word: string, details: SetDetails): boolean {
  const load = readWrittenLoad(word)
  const rpe = rpeShape.exec(word)?.[1]
  const rest = restShape.exec(word)?.[1]
  if (load !== null && details.load === null) details.load = load
  else if (rpe !== undefined && details.rpe === null) details.rpe = Number(rpe)
  else if (rest !== undefined && details.rest === null) details.rest = Number(rest)
  else return word === "?" || word === "?+"
  return true
}

function readWrittenLoad(word: string): WrittenLoad | null {
  const [, weight, unit] = weightShape.exec(word) ?? []
  if (weight !== undefined) return { weight: Number(weight), unit: unit === "lb" ? "lbs" : "kg" }
  const percent = percentShape.exec(word)?.[1]
  return percent === undefined ? null : { percent: Number(percent) }
}

/** A set's own details, completed with those for all sets. */
export const filledIn = (set: WrittenSet, all: SetDetails): WrittenSet => ({
  ...set,
  load: set.load ?? all.load,
  rpe: set.rpe ?? all.rpe,
  rest: set.rest ?? all.rest,
})

/** A set in which some details are replaced by those for all sets. */
export const replacedBy = (set: WrittenSet, all: SetDetails): WrittenSet => ({
  ...set,
  load: all.load ?? set.load,
  rpe: all.rpe ?? set.rpe,
  rest: all.rest ?? set.rest,
})

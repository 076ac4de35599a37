// Numbers in a text, with what they count.
import { convertDistance, convertWeight, type WeightUnit } from "#domain/measures/units.ts"
import { decrease, increase, numberWords } from "./language-words.ts"
import type { Span } from "./spans.ts"
import { type ClaimUnit, unitAt } from "./unit-words.ts"

/** A number that a text states. */
export interface NumberMention extends Span {
  value: number
  /** What the number counts, in the person's unit; null if the text doesn't say. */
  unit: ClaimUnit | null
  /**
   * Whether the number is a difference, and in which direction: "2 more reps" is 1, "down 5 kg" is -1,
   * "differs by 3 reps" is 0. Null if it isn't a difference.
   */
  change: 1 | -1 | 0 | null
  /** For reps: which of the text's numbers is the load that they were done with, as an index; null if none is. */
  load: number | null
}

const wordPattern = numberWords.join("|")
const clock = /\b(?:(\d+):)?(\d{1,2}):(\d{2})\b/g
const number = new RegExp(
  `(?<![\\w.])(\\d{1,3}(?:[,\\u202f\\u00a0 ]\\d{3})+(?!\\d)|\\d+)(?:[.,](\\d{1,2}))?(?!\\d)|\\b(${wordPattern})\\b|(?<=[x×@+-])(\\d+)(?:\\.(\\d+))?`,
  "gi",
)

/** The numbers in a text whose names and dates are blanked out. */
export function numbersIn(text: string, unit: WeightUnit): NumberMention[] {
  const clocks = [...text.matchAll(clock)].map((match) => clockNumber(match))
  const found = [...text.matchAll(number)]
    .filter(({ index }) => clocks.every(({ start, end }) => index < start || index >= end))
    .flatMap((match) => plainNumber(match, text, unit) ?? [])
  const all = [...clocks, ...found].toSorted((one, other) => one.start - other.start)
  return withLoads(withUnitsOfNeighbors(all, text), text)
}

function clockNumber(match: RegExpExecArray): NumberMention {
  const [all, hours = "0", minutes = "0", seconds = "0"] = match
  const value = Number(hours) * 60 + Number(minutes) + Number(seconds) / 60
  const { index: start } = match
  return { start, end: start + all.length, value, unit: "minutes", change: null, load: null }
}

function plainNumber(match: RegExpExecArray, text: string, own: WeightUnit): NumberMention | null {
  const [all, whole, part, word, whole2, part2] = match
  const start = match.index
  const value =
    word === undefined
      ? Number(`${(whole ?? whole2 ?? "").replaceAll(/\D/g, "")}.${part ?? part2 ?? "0"}`)
      : numberWords.indexOf(word.toLowerCase())
  const found = unitAt(text.slice(start + all.length))
  // "One" and similar words are numbers only in front of a unit.
  if (word !== undefined && found === null) return null
  const end = start + all.length + (found?.length ?? 0)
  const isRpe = /\bRPE(?: (?:of|was|at|around|about))? ?$/i.test(text.slice(0, start))
  return {
    ...{ start, end, load: null },
    value: inOwnUnit(value, found?.in, own),
    unit: isRpe ? "rpe" : (found?.unit ?? null),
    change: changeAt(text, { start, end }),
  }
}

function inOwnUnit(value: number, said: "kg" | "lbs" | "km" | "mi" | "hours" | undefined, own: WeightUnit) {
  if (said === "kg" || said === "lbs") return convertWeight(value, said, own)
  if (said === "km" || said === "mi") return convertDistance(value, said, own === "kg" ? "km" : "mi")
  return said === "hours" ? value * 60 : value
}

const after = new RegExp(`^\\s*(?:(${increase})|(${decrease}))\\b`, "i")
const inside = new RegExp(`\\b(?:(more|extra|additional)|(fewer|less))\\b`, "i")
const before =
  /\b(?:(up|rose|grew|gained|increased|improved|added|add|raise[ds]?|increase)|(down|fell|lost|dropped|decreased|lower(?:ed)?|reduced?))(?: \w+){0,3}? by $|\b(?:(add|added|gained|up|plus)|(lost|down|minus)) (?:about |another )?$/i

/** Whether a number is a difference, judging by the words around it. */
function changeAt(text: string, { start, end }: Span): NumberMention["change"] {
  const found =
    inside.exec(text.slice(start, end)) ??
    after.exec(text.slice(end, end + 14)) ??
    before.exec(text.slice(Math.max(0, start - 40), start))
  // Less assistance means more strength, so the direction is the opposite of what the words say.
  if (/^\s*(?:more|less|fewer)? ?(?:of )?assistance/i.test(text.slice(end))) return found ? 0 : null
  if (found) return found[1] !== undefined || found[3] !== undefined ? 1 : -1
  return /\bby (?:about )?$/i.test(text.slice(0, start)) ? 0 : null
}

const joins = /^\s*(?:,|,? ?and|,? ?or|to|up to|–|-|—|\/|of|, then|then|out of)\s*(?:all |your |the )?$/i
const isTimes = /^\s*(?:x|×|\*)\s*$/i
const isAtLoad = /^\s*(?:reps? )?(?:each )?(?:at|with|@|x|×|of)\s*$/i
const isForReps = /^\s*(?:for|x|×)\s*$/i
const isInSets = /^ ?(?:reps )?in (?:all|each of|every one of) (?:your |the )?$/i

/** Gives each number without a unit the unit of the number it is joined to: "8, 8, and 7 reps", "from 70 to 80 kg", "3 × 8". */
function withUnitsOfNeighbors(all: readonly NumberMention[], text: string): NumberMention[] {
  const read = [...all]
  for (let place = read.length - 1; place >= 0; place -= 1) {
    const [one, next, previous] = [read[place], read[place + 1], read[place - 1]]
    if (!one || one.unit !== null) continue
    const gap = next ? text.slice(one.end, next.start) : ""
    const gapBefore = previous ? text.slice(previous.end, one.start) : ""
    const isAfterLoad = previous?.unit === "weight" && isForReps.test(gapBefore)
    const isAfterSets =
      previous !== undefined && (isTimes.test(gapBefore) || /sets? of $/i.test(text.slice(0, one.start)))
    if (isAfterLoad || isAfterSets || isInSets.test(gap) || (next?.unit === "weight" && isAtLoad.test(gap)))
      read[place] = { ...one, unit: "reps" }
    else if (next && isTimes.test(gap) && next.unit !== "weight") read[place] = { ...one, unit: "sets" }
    else if (next?.unit && joins.test(gap)) read[place] = { ...one, unit: next.unit }
  }
  return read
}

/** Ties reps to the load that they were done with: "8, 8, and 7 at 80 kg", "80 kg for 8". */
function withLoads(all: readonly NumberMention[], text: string): NumberMention[] {
  const read = [...all]
  for (const [place, one] of read.entries()) {
    if (one.unit !== "reps" || one.change !== null) continue
    const previous = read[place - 1]
    if (previous?.unit === "weight" && isForReps.test(text.slice(previous.end, one.start)))
      read[place] = { ...one, load: place - 1 }
  }
  for (let place = read.length - 2; place >= 0; place -= 1) {
    const [one, next] = [read[place], read[place + 1]]
    if (!one || !next || one.unit !== "reps" || one.change !== null || one.load !== null) continue
    const gap = text.slice(one.end, next.start)
    if (next.unit === "weight" && isAtLoad.test(gap)) read[place] = { ...one, load: place + 1 }
    else if (next.unit === "reps" && next.load !== null && next.load > place && joins.test(gap))
      read[place] = { ...one, load: next.load }
  }
  return read
}

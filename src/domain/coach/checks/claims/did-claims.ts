// What a reply says was done, checked against the log.
import { type Field, liftsIn, type ReadSentence } from "./bound-numbers.ts"
import type { ClaimContext } from "./claim-context.ts"
import type { ClaimCheck } from "./claim-sentences.ts"
import { clauseAt, speaksOfPast } from "./moods.ts"
import { type BoundNumber, isSupported } from "./supported.ts"
import { citesSource, claimsRecord, directionSaid } from "./unsafe-words.ts"

/** A number that the facts don't show. */
export interface WrongFigure {
  check: "figure"
  figure: BoundNumber
}

/** The numbers in a sentence about past training that the facts don't show. */
export function wrongFigures({ numbers }: ReadSentence, field: Field, context: ClaimContext): WrongFigure[] {
  return numbers
    .filter((each) => each.mood === "did")
    .filter((each) => {
      const load = each.load === null ? null : (numbers[each.load] ?? null)
      return !isSupported(each, load, context, field.isOfGoal)
    })
    .map((figure) => ({ check: "figure", figure }))
}

/** What is wrong with a sentence besides its numbers; null if nothing is. */
export function wrongWords(read: ReadSentence, field: Field, context: ClaimContext): ClaimCheck | null {
  if (hasWrongDay(read, field, context)) return "date"
  if (namesUndone(read, context)) return "exercise"
  if (claimsRecord(read.plain) && !hasRecord(read, field, context)) return "record"
  if (hasWrongDirection(read, field, context)) return "direction"
  return citesSource(read.text) ? "source" : null
}

function hasWrongDay(read: ReadSentence, field: Field, { list, goalDays }: ClaimContext): boolean {
  return read.dates.some(({ day, mood, start }) => {
    if (mood !== "did" || goalDays.has(day)) return false
    const named = read.names.filter((each) => each.kind === "exercise" && each.start < start).at(-1)?.names
    const about = named ?? (field.exercise === null ? null : [field.exercise])
    return !list.facts.some(
      (each) =>
        each.day === day && (about === null || (each.exercise !== null && about.includes(each.exercise))),
    )
  })
}

const saysDone = /\b(?:you|your)\b|\b(?:did|done|trained|performed|completed)\b/i

/** Whether a sentence says that an exercise was done when the log doesn't have it for that time. */
function namesUndone({ names, text, moodAt }: ReadSentence, { list }: ClaimContext): boolean {
  const { from, to, facts } = list
  return names.some(({ names: called, kind, start, end }) => {
    if (kind !== "exercise" || moodAt(end) !== "did" || moodAt(start) !== "did") return false
    const clause = clauseAt(text, start)
    const done = facts.filter(
      ({ exercise, day }) => exercise !== null && day !== null && called.includes(exercise),
    )
    if (done.length === 0) return saysDone.test(clause) || !/\b(?:no|not|without)\b/i.test(clause)
    return (
      /\byou (?:did|trained|performed|completed|hit)\b/i.test(clause) &&
      !speaksOfPast(clause) &&
      !done.some(({ day }) => day !== null && day >= from && day <= to)
    )
  })
}

function hasRecord(read: ReadSentence, field: Field, { list }: ClaimContext): boolean {
  const holders = list.recordHolders ?? []
  const named = read.names.filter(({ kind }) => kind === "exercise")
  if (named.length > 0) return named.every(({ names }) => names.some((name) => holders.includes(name)))
  return field.exercise === null ? holders.length > 0 : holders.includes(field.exercise)
}

function hasWrongDirection(read: ReadSentence, field: Field, context: ClaimContext): boolean {
  const said = directionSaid(read.plain)
  const [lift, another] = liftsIn(read, field, context)
  if (said === null || !lift || another || read.moodAt(read.text.length) !== "did") return false
  const { direction } = lift
  if (direction === "unknown")
    return (
      said !== "same" &&
      !context.list.facts.some(({ name, exercise }) => name === "change" && exercise === lift.name)
    )
  return said === "same" ? direction === "up" : said !== direction
}

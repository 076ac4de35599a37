import type { FactLift } from "#domain/coach/sheet/facts/fact.ts"
import type { ClaimContext } from "./claim-context.ts"
import { type DateMention, datesIn, monthsIn } from "./dates-in.ts"
import { clauseAt, type Mood, moodsIn, speaksOfPast } from "./moods.ts"
import { type NameMention, namesIn } from "./names-in.ts"
import { numbersIn } from "./numbers-in.ts"
import { type Span, withoutSpans } from "./spans.ts"
import type { BoundNumber } from "./supported.ts"

/** What the text around a sentence is about. */
export interface Field {
  /** What a sentence is taken to say if its own words don't show it: what was done, or what to do. */
  mood: Mood
  /** The exercise that the field is about; null if it is about none. */
  exercise: string | null
  isOfGoal: boolean
  /** Numbers that the plan itself has, which its text may repeat. */
  own: readonly number[]
}

/** What a sentence says: its exercises, its days and its numbers. */
export interface ReadSentence {
  text: string
  /** The sentence without the names of exercises and goals. */
  unnamed: string
  /** The sentence without names, dates and numbers. */
  plain: string
  names: readonly NameMention[]
  dates: readonly (DateMention & { mood: Mood })[]
  numbers: readonly (BoundNumber & { mood: Mood })[]
  moodAt: (place: number) => Mood
}

/** Finds a sentence's exercises, its days, and its numbers with what each refers to. */
export function readSentence(
  written: string,
  field: Field,
  { list, names: index, goals }: ClaimContext,
): ReadSentence {
  const text = withoutSpans(written, goalsIn(written, goals))
  const named = namesIn(text, index)
  const dates = datesIn(withoutSpans(text, named), list.to)
  const rest = withoutSpans(text, [...named, ...dates])
  const { at: moodAt } = moodsIn(rest, field.mood)
  const numbers = numbersIn(rest, list.unit).map((each) => ({
    ...each,
    mood: moodAt(each.start),
    names: namesAbout(each, named, text) ?? (field.exercise === null ? null : [field.exercise]),
    day: dayFor(each.start, dates, text),
    isPast: isPast(text, each.start, list),
  }))
  const moody = dates.map((each) => ({ ...each, mood: moodAt(each.start) }))
  return {
    text: written,
    unnamed: withoutSpans(text, named),
    plain: withoutSpans(rest, numbers),
    names: named,
    dates: moody,
    numbers,
    moodAt,
  }
}

/** The parts of a text that quote a goal, whose words are the person's own. */
function goalsIn(text: string, goals: ClaimContext["goals"]): Span[] {
  return goals.flatMap(({ description }) => {
    const start = text.indexOf(description)
    return start === -1 ? [] : [{ start, end: start + description.length }]
  })
}

const follows = /^\s*(?:each |reps |sets )?(?:on|in|of|for)\s+(?:the |your |both )?$/i

/** The exercise or muscle that a number is about: the one right after it, or else the last one before it. */
function namesAbout(
  { start, end }: { start: number; end: number },
  names: readonly NameMention[],
  text: string,
): readonly string[] | null {
  const behind = names.find((each) => each.start >= end && follows.test(text.slice(end, each.start)))
  const before = names.findLast((each) => each.end <= start)
  return (behind ?? before)?.names ?? null
}

const noDayOfWork = /\b(?:since|until|by|up to|from|starting|before|after|than)\s+(?:the )?$/i

/**
 * The day that applies at a position in a sentence: the one in the same clause, or the one that the sentence
 * begins with.
 */
function dayFor(place: number, dates: readonly DateMention[], text: string): string | null {
  const usable = dates.filter(({ start }) => !noDayOfWork.test(text.slice(0, start)))
  const clause = clauseAt(text, place)
  const within = usable.find(({ start }) => clauseAt(text, start) === clause)
  if (within) return within.day
  const [first] = usable
  return first && first.start < 6 && first.start < place ? first.day : null
}

function isPast(text: string, place: number, { from, to }: ClaimContext["list"]): boolean {
  const clause = clauseAt(text, place)
  const months = [Number(from.slice(5, 7)), Number(to.slice(5, 7))]
  return speaksOfPast(clause) || monthsIn(clause).some((month) => !months.includes(month))
}

/** The lifts that a sentence is about: those it names, or else the one that its field is about. */
export function liftsIn({ names }: ReadSentence, field: Field, { list }: ClaimContext): FactLift[] {
  const named = names.flatMap((each) => (each.kind === "exercise" ? each.names : []))
  const all = named.length > 0 ? named : field.exercise === null ? [] : [field.exercise]
  return list.lifts.filter(({ name }) => all.includes(name))
}

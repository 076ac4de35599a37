import type { Athlete } from "#domain/coach/person/athlete.ts"
import type { FactList } from "#domain/coach/sheet/facts/fact.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { joints } from "#domain/suitability/tags.ts"
import { datesIn } from "./dates-in.ts"
import { monthStarts, notNames } from "./language-words.ts"
import { type NameIndex, nameIndex } from "./names-in.ts"
import { type NumberMention, numbersIn } from "./numbers-in.ts"
import { withoutSpans } from "./spans.ts"

/** A goal, and the coach's own sentences about it, whose numbers are facts too. */
export interface GoalFacts {
  description: string
  texts: readonly string[]
}

/** What the claims of a reply are checked against. */
export interface ClaimContext {
  list: FactList
  athlete: Athlete
  names: NameIndex
  goals: readonly GoalFacts[]
  goalNumbers: readonly NumberMention[]
  goalDays: ReadonlySet<LocalDay>
  /** The words in the person's own data, in lower case. Any other capitalized word could be somebody's name. */
  words: ReadonlySet<string>
}

export function claimContext(list: FactList, athlete: Athlete, goals: readonly GoalFacts[]): ClaimContext {
  const texts = goals.flatMap(({ description, texts: said }) => [description, ...said])
  const dates = texts.map((text) => ({
    text,
    found: datesIn(text, `${Number(list.to.slice(0, 4)) + 3}-12-31`),
  }))
  return {
    ...{ list, athlete, goals },
    names: nameIndex(athlete, list),
    goalNumbers: dates.flatMap(({ text, found }) => numbersIn(withoutSpans(text, found), list.unit)),
    goalDays: new Set([
      ...dates.flatMap(({ text }) => datesIn(text, list.to).map(({ day }) => day)),
      ...athlete.goals.flatMap(({ target_date, start_date }) => [target_date ?? "", start_date ?? ""]),
    ]),
    words: wordsKnown(athlete, texts),
  }
}

function wordsKnown({ exercises, history, workouts }: Athlete, texts: readonly string[]): Set<string> {
  const own = [...history, ...workouts].flatMap(({ name, exercises: done }) => [
    name ?? "",
    ...done.map((each) => each.name),
  ])
  const listed = exercises.flatMap((each) => [
    each.exercise_name,
    ...each.aliases,
    each.equipment ?? "",
    ...each.primary_muscles,
    ...each.secondary_muscles,
  ])
  const all = [...own, ...listed, ...texts, ...joints, ...monthStarts, notNames].join(" ").toLowerCase()
  return new Set(all.match(/\p{L}+/gu))
}

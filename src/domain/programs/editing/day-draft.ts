import { formatMinutes } from "#domain/measures/duration.ts"
import type { Joinable } from "#domain/supersets/supersets.ts"
import type { ProgramDay, ProgramLine, ProgramSet } from "../program.ts"
import { amountField } from "./amount-field.ts"
import { loadField } from "./load-field.ts"
import { draftOfRule, type RuleDraft } from "./rule-draft.ts"

/** A set of an exercise, or several equal ones in a row, as the text of their fields. */
export interface SetDraft {
  id: string
  count: string
  amount: string
  load: string
  decides: boolean
}

/** An exercise's sets by week, and by session within each week. */
export type WeeksDraft = readonly (readonly (readonly SetDraft[])[])[]

/** An exercise of a day, as the text of its fields. */
export interface LineDraft extends Joinable {
  exercise_id: string
  exercise_name: string
  weeks: WeeksDraft
  rule: RuleDraft
  /** The rule and sets from before the person changed the rule, so that changing it back restores them. Undefined if the rule is unchanged. */
  origin?: { rule: RuleDraft["name"]; weeks: WeeksDraft } | undefined
  /** The rest after each set as M:SS; empty to use the person's own setting. */
  rest: string
}

/** The values of the form in which a program's day is edited. */
export interface DayDraft {
  name: string
  /** The day of the week, where 0 is Monday; null to use the person's usual days. */
  weekday: number | null
  lines: readonly LineDraft[]
}

/** The draft of a program's day. The same day always gives the same draft, including its ids. */
export function draftOfDay({ name, weekday, lines }: ProgramDay): DayDraft {
  let superset = 0
  return {
    name,
    weekday,
    lines: lines.map((line, place) => {
      if (!line.joined) superset += 1
      return draftOfLine(line, { id: `line ${place}`, superset })
    }),
  }
}

function draftOfLine(line: ProgramLine, { id, superset }: { id: string; superset: number }): LineDraft {
  const { exercise_id, exercise_name, weeks, rule, rest } = line
  return {
    ...{ id, exercise_id, exercise_name, superset },
    weeks: weeks.map((week, place) =>
      week.map((session, turn) =>
        session.map((set, index) => draftOfSet(set, rule.name, `${id} ${place} ${turn} ${index}`)),
      ),
    ),
    rule: draftOfRule(rule),
    rest: rest === null ? "" : formatMinutes(rest / 60),
  }
}

function draftOfSet(
  { count, amount, load, decides }: ProgramSet,
  rule: RuleDraft["name"],
  id: string,
): SetDraft {
  return { id, count: String(count), amount: amountField(amount), load: loadField(load, { rule }), decides }
}

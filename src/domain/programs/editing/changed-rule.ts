import type { WeightUnit } from "#domain/measures/units.ts"
import type { ProgramLine } from "../program.ts"
import type { RuleName } from "../rule.ts"
import { readAmountField } from "./amount-field.ts"
import type { DayDraft, LineDraft, SetDraft, WeeksDraft } from "./day-draft.ts"
import { loadField, readLoadField } from "./load-field.ts"
import type { RuleDraft } from "./rule-draft.ts"
import {
  basisOf,
  type HeaviestSet,
  heaviestOf,
  type LoadChange,
  type LoadedSet,
  loadedSessions,
  sessionUnder,
  usualHeaviest,
} from "./rule-loads.ts"

/** What a change of rule depends on, apart from the day's draft. */
export interface RuleContext {
  unit: WeightUnit
  /** The exercises on the program's other days that belong to the same lift. */
  others: readonly ProgramLine[]
}

/**
 * Changes the rule of an exercise. If the day has the exercise several times with the same rule, every
 * occurrence changes, because they are the same lift. Their sets get loads that suit the new rule. If the
 * person doesn't edit these loads, changing the rule again starts from the original sets.
 */
export function withRuleChanged(
  draft: DayDraft,
  { exercise_id, rule }: LineDraft,
  to: RuleDraft,
  context: RuleContext,
): DayDraft {
  const isSame = (line: LineDraft) =>
    line.exercise_id === exercise_id && JSON.stringify(line.rule) === JSON.stringify(rule)
  const lift = draft.lines.filter(isSame)
  const changed = rule.name === to.name ? lift : linesUnder(lift, to.name, context)
  const byId = new Map(changed.map((line) => [line.id, { ...line, rule: to }]))
  return { ...draft, lines: draft.lines.map((line) => byId.get(line.id) ?? line) }
}

type Weeks = ReturnType<typeof loadedWeeks>

function linesUnder(lift: readonly LineDraft[], to: RuleName, context: RuleContext): LineDraft[] {
  const { unit } = context
  const starts = lift.map(({ origin, rule, weeks }) => origin ?? { rule: rule.name, weeks })
  const [start] = starts
  const [line] = lift
  if (!start || !line) return []
  const isUntouched = lift.every(
    ({ rule, weeks }, place) =>
      JSON.stringify(weeks) ===
      JSON.stringify(weeksBetween(starts, { from: start.rule, to: rule.name }, context)[place]),
  )
  if (isUntouched) {
    const weeks = weeksBetween(starts, { from: start.rule, to }, context)
    const isBack = to === start.rule
    return lift.map((line, place) => {
      const { origin, ...rest } = { ...line, origin: starts[place], weeks: weeks[place] ?? line.weeks }
      return isBack ? rest : { ...rest, origin }
    })
  }
  const known = basisOf(start.rule) === basisOf(to) ? heaviestIn(starts, start.rule, unit) : null
  const weeks = weeksBetween(lift, { from: line.rule.name, to, known }, { unit, others: [] })
  return lift.map((line, place) => ({ ...line, weeks: weeks[place] ?? line.weeks, origin: starts[place] }))
}

const heaviestIn = (lines: readonly { weeks: WeeksDraft }[], rule: RuleName, unit: WeightUnit) =>
  heaviestOf(
    lines.flatMap(({ weeks }) => loadedWeeks(weeks, rule, unit).flat()),
    rule,
  )

/**
 * A lift's weeks under a different rule. `known` is the heaviest set that the lift had when it was under that
 * rule before.
 */
function weeksBetween(
  lines: readonly { weeks: WeeksDraft }[],
  { from, to, known = null }: { from: RuleName; to: RuleName; known?: HeaviestSet | null },
  { unit, others }: RuleContext,
): WeeksDraft[] {
  if (from === to) return lines.map(({ weeks }) => weeks)
  const loaded: Weeks[] = lines.map(({ weeks }) => loadedWeeks(weeks, from, unit))
  const before = heaviestOf([...loaded.flat(2), ...loadedSessions(others)], from)
  const change = before && { from, to, before, after: known ?? usualHeaviest(to, before) }
  return lines.map(({ weeks }) => draftUnder(weeks, { from, to, change }, unit))
}

const loadedWeeks = (weeks: WeeksDraft, rule: RuleName, unit: WeightUnit) =>
  weeks.map((week) => week.map((session) => session.map((set) => loadedSet(set, rule, unit))))

/** A load that can't be read counts as one that doesn't depend on the rule. */
const loadedSet = ({ amount, load }: SetDraft, rule: RuleName, unit: WeightUnit): LoadedSet => ({
  reps: readAmountField(amount)?.low ?? 1,
  load: readLoadField(load, { rule, unit }) ?? (load.trim() === "" ? null : { of: "last" }),
})

/**
 * The draft's weeks under a different rule. Even loads that stay the same are written again, because a percentage may have a different meaning under the new
 * rule.
 */
function draftUnder(
  weeks: WeeksDraft,
  { from, to, change }: { from: RuleName; to: RuleName; change: LoadChange | null },
  unit: WeightUnit,
): WeeksDraft {
  return weeks.map((week) =>
    week.map((session) => {
      const sets = session.map((set) => loadedSet(set, from, unit))
      const loads = change ? sessionUnder(sets, change) : sets.map(({ load }) => load)
      return session.map((set, place) => {
        const isReadable = readLoadField(set.load, { rule: from, unit }) !== undefined
        return isReadable ? { ...set, load: loadField(loads[place] ?? null, { rule: to }) } : set
      })
    }),
  )
}

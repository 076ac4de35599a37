import type { LocalDay } from "#domain/days/local-day.ts"
import type { ForecastSession } from "../forecast.ts"
import { forecastIfMet } from "../view/forecast-if-met.ts"
import { nextSession, sessionAt } from "../next-session.ts"
import { type Plan, planOf, type PlanOptions } from "../plan.ts"
import { dayOf } from "../position.ts"
import type { ShownSession } from "../prescription.ts"
import type { Program, ProgramDay, ProgramLine } from "../program.ts"
import type { Rule } from "../rule.ts"
import type { Standing } from "../standing.ts"
import { writeLoad } from "../text/load-text.ts"
import { withLineLoad } from "../this-session.ts"
import { heaviestOf, type LoadChange, loadedSessions, usualHeaviest, weeksUnder } from "./rule-loads.ts"

/**
 * A program with one of its days changed; `place` is the day's index. If the same exercise with the same rule
 * is on other days, it is the same lift and gets the day's new rule there too.
 */
export function programWithDay(program: Program, place: number, day: ProgramDay): Program {
  const changes = ruleChanges(program, place, day)
  const days = program.days.map((other, index) =>
    index === place ? day : { ...other, lines: other.lines.map((line) => withRule(line, changes)) },
  )
  return { ...program, days }
}

interface RuleChange {
  exercise_id: string
  from: Rule
  to: Rule
  /** How the loads of the lift's sets change; null if they don't. */
  loads: LoadChange | null
}

/**
 * The rules that changed. If an exercise was added to the day or removed from it, its rules aren't included,
 * because it isn't clear which rule belonged to which occurrence.
 */
function ruleChanges({ days }: Program, place: number, { lines }: ProgramDay): RuleChange[] {
  return lines.flatMap(({ exercise_id, rule }, index) => {
    const isSame = (line: ProgramLine) => line.exercise_id === exercise_id
    const [old, now] = [days[place]?.lines.filter(isSame) ?? [], lines.filter(isSame)]
    const from = old[lines.slice(0, index).filter(isSame).length]?.rule
    if (!from || old.length !== now.length || isSameLift(from, rule)) return []
    const isOfLift = (line: ProgramLine) => isSame(line) && isSameLift(line.rule, from)
    const lift = days.flatMap((day) => day.lines.filter(isOfLift))
    const here = { old: old.filter(isOfLift), now: now.filter((line) => isSameLift(line.rule, rule)) }
    return [{ exercise_id, from, to: rule, loads: loadChange(lift, here, { from, to: rule }) }]
  })
}

/** How a lift's loads change with its rule. If the person edited them on this day, the change in its heaviest set applies to the other days. */
function loadChange(
  lift: readonly ProgramLine[],
  { old, now }: { old: readonly ProgramLine[]; now: readonly ProgramLine[] },
  { from: { name: from }, to: { name: to } }: Pick<RuleChange, "from" | "to">,
): LoadChange | null {
  const before = heaviestOf(loadedSessions(lift), from)
  if (from === to || !before) return null
  const usual = { from, to, before, after: usualHeaviest(to, before) }
  const unedited = old.map((line) => ({ ...line, weeks: weeksUnder(line.weeks, usual) }))
  if (loadTexts(unedited) === loadTexts(now)) return usual
  const [earlier, later] = [heaviestOf(loadedSessions(old), from), heaviestOf(loadedSessions(now), to)]
  const isTop = earlier?.size === before.size
  const after =
    earlier && later
      ? { ...later, size: (later.size * before.size) / earlier.size, rpe: isTop ? later.rpe : null }
      : usual.after
  return { from, to, before, after }
}

const loadTexts = (lines: readonly ProgramLine[]) =>
  lines.map(({ weeks }) => weeks.flat(2).map(({ load }) => load && writeLoad(load))).join("|")

function withRule(line: ProgramLine, changes: readonly RuleChange[]): ProgramLine {
  const change = changes.find(
    ({ exercise_id, from }) => exercise_id === line.exercise_id && isSameLift(from, line.rule),
  )
  if (!change) return line
  const { to, loads } = change
  return { ...line, rule: to, weeks: loads ? weeksUnder(line.weeks, loads) : line.weeks }
}

const isSameLift = (one: Rule, other: Rule) => JSON.stringify(one) === JSON.stringify(other)

/** The plan of an edited program, as if it were the version that the run has. */
export function planOfEdit(program: Program, { plan }: Pick<Standing, "plan">, options: PlanOptions): Plan {
  return planOf(plan.version, program, options)
}

/**
 * The number of weeks for which a day's exercises can have sets: the program's or, if it is open-ended, those
 * of the exercise with the most weeks.
 */
export function weeksOfDay(
  { weeks }: Pick<Program, "weeks">,
  { lines }: { lines: readonly { weeks: readonly unknown[] }[] },
): number {
  return weeks ?? Math.max(1, ...lines.map((line) => line.weeks.length))
}

/** The week of the cycle that a run is in, from 0. */
export function weekOfCycle({ position }: Pick<Standing, "position">, weeks: number): number {
  return position.week % Math.max(1, weeks)
}

/** A day of the edited program in a given week of the cycle, with the run's current loads. */
export function sessionOfEdit(
  standing: Standing,
  edited: Plan,
  { day, week, weeks }: { day: number; week: number; weeks: number },
): ShownSession {
  const { position } = standing
  const session = edited.week.find((other) => dayOf(other, position, edited) === day) ?? 0
  const runWeek = position.week - weekOfCycle(standing, weeks) + week
  return sessionAt({ ...standing, plan: edited }, { week: runWeek, session, day, deload: false })
}

/**
 * The next session with the edit applied, if it is on the edited day; otherwise null. The rules don't change.
 * If all sets of an exercise were at the rule's load and all are now at another one, the lift continues from
 * that load.
 */
export function nextSessionWithEdit(
  standing: Standing,
  edited: Plan,
  { day, today }: { day: number; today: LocalDay },
): ShownSession | null {
  const next = nextSession(standing, today)
  if (next?.day !== day) return null
  const { week, session, deload } = next
  let changed = sessionAt({ ...standing, plan: edited }, { week, session, day, deload })
  for (const [place, line] of changed.lines.entries()) {
    const before = next.lines.find((other) => other.lift === line.lift)
    const load = line.sets[0]?.load ?? null
    if (before === undefined || load === null || load === line.rounded) continue
    const isOnRule = before.sets.every((set) => set.load === before.rounded)
    if (isOnRule && line.sets.every((set) => set.load === load)) changed = withLineLoad(changed, place, load)
  }
  return changed
}

/** A day's upcoming sessions in the edited program with their dates, if every target is met. */
export function sessionsToCome(
  standing: Standing,
  edited: Plan,
  { day, today, count, weeks }: { day: number; today: LocalDay; count: number; weeks: number },
): ForecastSession[] {
  const lastWeek = standing.position.week + Math.max(count, weeks)
  const { sessions } = forecastIfMet({ ...standing, plan: edited }, today, lastWeek)
  return sessions.filter(({ session }) => session.day === day).slice(0, count)
}

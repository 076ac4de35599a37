import type { LighterReason } from "#domain/coach/lifts/rules/lighter-week.ts"
import type { Athlete, AthleteFacts } from "#domain/coach/person/athlete.ts"
import type { CoachGoal } from "#domain/coach/person/coach-goal.ts"
import type { Concern } from "#domain/coach/lifts/concerns.ts"
import {
  addDays,
  addMonths,
  daysBetween,
  firstOfMonth,
  lastOfMonth,
  type LocalDay,
} from "#domain/days/local-day.ts"
import { roundTo } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { type ConsistencyFacts, consistencyIn } from "./consistency.ts"
import { type EffortFacts, effortIn } from "./effort.ts"
import { type LiftFacts, liftFacts } from "./lift-facts.ts"
import { type MonthLift, monthLifts } from "./month-lifts.ts"
import { isMain, type MuscleFacts, muscleFacts, weeklySets } from "./muscle-facts.ts"
import { type RunFacts, runsIn } from "./run-facts.ts"
import type { RecordFact } from "./record-facts.ts"
import { daysSinceTraining } from "./training-days.ts"
import type { Around } from "./workout-sheet.ts"

/** The facts of one month, and of the month before for comparison. Every sentence about the month is built from these facts and nothing else. */
export interface MonthSheet {
  unit: WeightUnit
  month: LocalDay
  monthBefore: LocalDay
  /** Whether the month isn't over yet; if so, the month before counts up to the same day. */
  isRunning: boolean
  now: ConsistencyFacts
  /** The month before; null if nothing was logged before. */
  before: ConsistencyFacts | null
  /** Workouts per week, counted from the person's very first workout if that is in this month. */
  aWeek: number
  lifts: readonly MonthLift[]
  /** The exercises of the last workout, if the month itself has none. */
  lastLifts: readonly LiftFacts[]
  effort: EffortFacts
  muscles: readonly MuscleFacts[]
  runs: { now: RunFacts; before: RunFacts | null } | null
  /** The first days of the lighter weeks that the person did in the month. */
  lighterWeeks: readonly LocalDay[]
  lighterReason: LighterReason | null
  /** Whether a lighter week is in progress at the end of the month. */
  isInLighterWeek: boolean
  /** Days without training up to the month's end; null if the known months have no workout. */
  away: number | null
  records: readonly RecordFact[] | null
  concerns: readonly Concern[]
  goals: readonly CoachGoal[]
}

/** The last day that an analysis of a month covers. */
export const endOf = (month: LocalDay, today: LocalDay): LocalDay =>
  lastOfMonth(month) < today ? lastOfMonth(month) : today

/** The athlete at the end of a month: what came later isn't known yet. */
export function atEndOf(
  month: LocalDay,
  { today, workouts }: Pick<AthleteFacts, "today" | "workouts">,
): Pick<AthleteFacts, "today" | "workouts"> {
  const end = endOf(month, today)
  return { today: end, workouts: workouts.filter(({ date }) => date <= end) }
}

/** The sheet of facts about a month. `athlete` is the person at its end (`atEndOf`). */
export function monthSheet(month: LocalDay, athlete: Athlete, { plans, records }: Around): MonthSheet {
  const { today: end, workouts, unit, training, concerns } = athlete
  const monthBefore = addMonths(firstOfMonth(month), -1)
  const isRunning = end < lastOfMonth(month)
  const days = daysBetween(month, end)
  const endBefore = isRunning
    ? earlier(addDays(monthBefore, days), lastOfMonth(monthBefore))
    : lastOfMonth(monthBefore)
  const within = (from: LocalDay, to: LocalDay) => workouts.filter(({ date }) => date >= from && date <= to)
  const [now, before] = [within(month, end), within(monthBefore, endBefore)]
  const first = workouts.reduce((one, { date }) => (date < one ? date : one), end)
  const weeks = Math.max(1, (daysBetween(first > month ? first : month, end) + 1) / 7)
  const setsBefore = weeklySets(before, Math.max(1, (daysBetween(monthBefore, endBefore) + 1) / 7), athlete)
  const runs = runsIn(now, athlete)
  const { state, lighterReason } = training
  const last = now.length === 0 ? athlete.history[0] : undefined
  return {
    ...{ unit, month, monthBefore, isRunning, records, concerns, goals: athlete.goals },
    now: consistencyIn([month, end], workouts, plans, end),
    before: first < month ? consistencyIn([monthBefore, endBefore], workouts, plans, end) : null,
    aWeek: roundTo(now.length / weeks, 0),
    lifts: monthLifts({ now, before }, athlete),
    lastLifts: last ? liftFacts(last, athlete, training) : [],
    effort: effortIn(now),
    muscles: muscleFacts(now, weeks, athlete, setsBefore).filter(isMain),
    runs: runs && { now: runs, before: runsIn(before, athlete) },
    lighterWeeks: state.lighterWeeks.filter(
      (start) => start >= addDays(month, -6) && start <= end && !(lighterReason !== null && start === end),
    ),
    lighterReason,
    isInLighterWeek: state.lighterSince !== null && lighterReason === null,
    away: daysSinceTraining(addDays(end, 1), athlete),
  }
}

const earlier = (one: LocalDay, other: LocalDay) => (one < other ? one : other)

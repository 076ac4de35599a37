import { daysBetween, type LocalDay } from "#domain/days/local-day.ts"
import { advance, afterEvent, phaseOf } from "./advance.ts"
import type { Lift, LiftEvent, LiftSession } from "./lift.ts"
import { type LiftState, newLiftState } from "./lift-state.ts"
import { fatigueSigns, type LighterReason, type Recovery } from "./rules/lighter-week.ts"
import type { CoachRules } from "./rules/rules.ts"
import { median } from "./strength.ts"

const lighterDays = 7
const weeksInMind = 9
const usualInterval = 7

/** What the coach knows of a person's whole training. Folded from all sessions, never stored. */
export interface TrainingState extends Recovery {
  /** The last day with training of any kind. */
  lastDay: LocalDay | null
  /** When the lighter week began that isn't over yet. */
  lighterSince: LocalDay | null
  lifts: ReadonlyMap<string, LiftState>
}

export const newTraining: TrainingState = {
  sessions: 0,
  lastDay: null,
  lighterWeeks: [],
  lastReturn: null,
  lighterSince: null,
  lifts: new Map(),
}

/** A lift's state; a new one if it was never trained. */
export const liftIn = ({ lifts }: TrainingState, id: string, lift: Lift): LiftState =>
  lifts.get(id) ?? newLiftState(lift)

const forAll = (training: TrainingState, event: LiftEvent): TrainingState => ({
  ...training,
  lifts: new Map([...training.lifts].map(([id, state]) => [id, afterEvent(state, event)])),
})

/** The training at the start of a day: a lighter week of seven days ends, and days away open the way back of every lift. */
export function onDay(training: TrainingState, day: LocalDay, rules: CoachRules): TrainingState {
  const { lighterSince, lastDay } = training
  const isOver = lighterSince !== null && daysBetween(lighterSince, day) >= lighterDays
  const now = isOver ? { ...forAll(training, { kind: "build" }), lighterSince: null } : training
  if (lastDay === null || lastDay >= day) return now
  const lifts = new Map(
    [...now.lifts].map(([id, state]) => [id, afterDaysAway(state, { lastDay, day }, rules)]),
  )
  const isReturn = [...lifts.values()].some(({ wayBack }) => wayBack !== null && wayBack.share < 0.95)
  return { ...now, lifts, lastReturn: isReturn ? day : now.lastReturn }
}

function afterDaysAway(
  state: LiftState,
  { lastDay, day }: { lastDay: LocalDay; day: LocalDay },
  rules: CoachRules,
): LiftState {
  const last = state.days.at(-1)
  if (last === undefined) return state
  const away = {
    training: daysBetween(lastDay, day),
    lift: daysBetween(last, day),
    interval: intervalOf(state.days),
  }
  const wayBack = rules.wayBackAfter(away)
  return wayBack === null ? state : afterEvent(state, { kind: "away", ...wayBack })
}

/** The usual days between a lift's sessions. */
function intervalOf(days: readonly LocalDay[]): number {
  const gaps = days.slice(1).map((day, place) => daysBetween(days[place] ?? day, day))
  return gaps.length === 0 ? usualInterval : median(gaps)
}

/** Why a lighter week is due for all lifts on a day; null if none is, one is going on, or it is too soon. */
export function lighterWeekDue(
  training: TrainingState,
  day: LocalDay,
  rules: CoachRules,
): LighterReason | null {
  const { lighterSince, lifts } = training
  const states = [...lifts.values()]
  if (lighterSince !== null || states.some((state) => phaseOf(state) === "return")) return null
  if (rules.isTooSoon(training, day)) return null
  return rules.lighterReason(states.map((state) => fatigueSigns(state, rules.isStalled)))
}

/** Begins a lighter week, planned, asked for, or due. */
export function beginLighterWeek(training: TrainingState, day: LocalDay): TrainingState {
  const lighterWeeks = [...training.lighterWeeks, day].slice(-weeksInMind)
  return { ...forAll(training, { kind: "lighter" }), lighterSince: day, lighterWeeks }
}

/** The training after one session of a lift. */
export function withSession(
  training: TrainingState,
  id: string,
  { lift, session }: { lift: Lift; session: LiftSession },
  rules: CoachRules,
): TrainingState {
  const lifts = new Map(training.lifts)
  lifts.set(id, advance(liftIn(training, id, lift), session, rules))
  const isNewDay = training.lastDay !== session.day
  return {
    ...training,
    lifts,
    lastDay: session.day,
    sessions: training.sessions + (isNewDay ? 1 : 0),
  }
}

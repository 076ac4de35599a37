import { daysBetween, type LocalDay } from "#domain/days/local-day.ts"
import { advance, afterEvent, phaseOf } from "./advance.ts"
import type { Lift, LiftEvent, LiftSession } from "./lift.ts"
import { type LiftState, newLiftState } from "./lift-state.ts"
import type { DaysAway } from "./rules/away.ts"
import { fatigueSigns, type LighterReason, type Recovery } from "./rules/lighter-week.ts"
import type { CoachRules } from "./rules/rules.ts"
import { median } from "./strength.ts"

/** How many days a lighter week lasts. */
export const lighterDays = 7
/** The number of lighter weeks that the coach remembers. */
export const weeksInMind = 9
const usualInterval = 7

/**
 * What the coach knows about all of a person's training. It is worked out from all sessions, and never
 * stored.
 */
export interface TrainingState extends Recovery {
  /** The last day with training of any kind. */
  lastDay: LocalDay | null
  /** The first day of the current lighter week; null if there is none. */
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

/** A lift's state; an empty one if it has never been trained. */
export const liftIn = ({ lifts }: TrainingState, id: string, lift: Lift): LiftState =>
  lifts.get(id) ?? newLiftState(lift)

const forAll = (training: TrainingState, event: LiftEvent): TrainingState => ({
  ...training,
  lifts: new Map([...training.lifts].map(([id, state]) => [id, afterEvent(state, event)])),
})

/** Whether a lighter week is over after this many days. */
export const isLighterWeekOver = (days: number) => days >= lighterDays

/** The state of training at the start of a day: a lighter week ends after seven days, and after time away, every lift starts a return. */
export function onDay(before: TrainingState, day: LocalDay, rules: CoachRules): TrainingState {
  const { lighterSince, lastDay } = before
  const isOver = lighterSince !== null && isLighterWeekOver(daysBetween(lighterSince, day))
  const now = isOver ? endLighterWeek(before) : before
  if (lastDay === null || lastDay >= day) return now
  const training = daysBetween(lastDay, day)
  const lifts = new Map(
    [...now.lifts].map(([id, state]) => {
      const last = state.days.at(-1)
      if (last === undefined) return [id, state]
      return [id, afterDaysAway(state, { training, lift: daysBetween(last, day) }, rules)]
    }),
  )
  const isReturn = [...lifts.values()].some(isReturning)
  return { ...now, lifts, lastReturn: isReturn ? day : now.lastReturn }
}

/** Whether a lift is still far enough below its last load that the session counts as part of a return. */
export const isReturning = ({ wayBack }: LiftState) => wayBack !== null && wayBack.share < 0.95

/** A lift's state after some days without training, or without this lift. */
export function afterDaysAway(
  state: LiftState,
  away: Pick<DaysAway, "training" | "lift">,
  rules: CoachRules,
): LiftState {
  const wayBack = rules.wayBackAfter({ ...away, interval: () => intervalOf(state.days) })
  return wayBack === null ? state : afterEvent(state, { kind: "away", ...wayBack })
}

/** The usual number of days between a lift's sessions. */
function intervalOf(days: readonly LocalDay[]): number {
  const gaps = days.slice(1).map((day, place) => daysBetween(days[place] ?? day, day))
  return gaps.length === 0 ? usualInterval : median(gaps)
}

/** Why a lighter week is due on this day; null if it isn't, if one is already going on, or if it is too soon. */
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

/** Starts a lighter week, whether planned, requested or due. */
export function beginLighterWeek(training: TrainingState, day: LocalDay): TrainingState {
  const lighterWeeks = [...training.lighterWeeks, day].slice(-weeksInMind)
  return { ...forAll(training, { kind: "lighter" }), lighterSince: day, lighterWeeks }
}

/** Ends the current lighter week, if there is one. */
export function endLighterWeek(training: TrainingState): TrainingState {
  if (training.lighterSince === null) return training
  return { ...forAll(training, { kind: "build" }), lighterSince: null }
}

/** The state of training after a session of one lift. */
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

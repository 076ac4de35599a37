import { daysBetween, type LocalDay } from "#domain/days/local-day.ts"
import { advance, afterEvent, phaseOf } from "./advance.ts"
import type { Lift, LiftEvent, LiftSession } from "./lift.ts"
import { type LiftState, newLiftState } from "./lift-state.ts"
import type { DaysAway } from "./rules/away.ts"
import { fatigueSigns, type LighterReason, type Recovery } from "./rules/lighter-week.ts"
import type { CoachRules } from "./rules/rules.ts"
import { median } from "./strength.ts"

const lighterDays = 7
/** The number of lighter weeks that the coach remembers. */
export const weeksInMind = 9
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

/** Whether a lighter week is over so many days after it began. */
export const isLighterWeekOver = (days: number) => days >= lighterDays

/** The training at the start of a day: a lighter week of seven days ends, and days away open the way back of every lift. */
export function onDay(before: TrainingState, day: LocalDay, rules: CoachRules): TrainingState {
  const { lighterSince, lastDay } = before
  const isOver = lighterSince !== null && isLighterWeekOver(daysBetween(lighterSince, day))
  const now = isOver ? { ...forAll(before, { kind: "build" }), lighterSince: null } : before
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

/** Whether a lift is so far from its last load that the day counts as part of a return. */
export const isReturning = ({ wayBack }: LiftState) => wayBack !== null && wayBack.share < 0.95

/** A lift's state after days without any training and without this lift. */
export function afterDaysAway(
  state: LiftState,
  away: Pick<DaysAway, "training" | "lift">,
  rules: CoachRules,
): LiftState {
  const wayBack = rules.wayBackAfter({ ...away, interval: () => intervalOf(state.days) })
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

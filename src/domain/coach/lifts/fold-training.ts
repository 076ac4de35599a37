import type { LocalDay } from "#domain/days/local-day.ts"
import { advance, afterEvent } from "./advance.ts"
import { type LiftState, newLiftState } from "./lift-state.ts"
import type { CoachRules } from "./rules/rules.ts"
import { type LoggedLift, type TrainingDay, timelineOf } from "./timeline.ts"
import { afterDaysAway, isReturning, type TrainingState, weeksInMind } from "./training.ts"

/**
 * Works out what the coach knows about a person from all of their training. `trainingDays` are the days of
 * other training, such as runs, which also end time away.
 */
export function foldTraining(
  all: readonly LoggedLift[],
  trainingDays: readonly LocalDay[],
  rules: CoachRules,
): TrainingState {
  const logged = all.filter(({ session }) => session.sets.length > 0)
  const byDay = groupsOf(logged, ({ session }) => session.day)
  const { days, lighterWeeks, lighterSince } = timelineOf(byDay, trainingDays)
  const lifts = new Map<string, LiftState>()
  let lastReturn: LocalDay | null = null
  const inOrder = days.flatMap(({ day }) => byDay.get(day) ?? [])
  for (const [id, sessions] of groupsOf(inOrder, (each) => each.id)) {
    const folded = foldLift(sessions, days, rules)
    if (folded.state) lifts.set(id, folded.state)
    if (folded.lastReturn !== null && (lastReturn === null || folded.lastReturn > lastReturn))
      lastReturn = folded.lastReturn
  }
  return {
    sessions: byDay.size,
    lastDay: days.at(-1)?.day ?? null,
    lighterWeeks: lighterWeeks.slice(-weeksInMind),
    lastReturn,
    lighterSince,
    lifts,
  }
}

/**
 * Works out a lift's state from its sessions, oldest first, along the timeline of all training. Also returns
 * the last day on which the lift was still working back up after a break.
 */
function foldLift(
  sessions: readonly LoggedLift[],
  days: readonly TrainingDay[],
  rules: CoachRules,
): { state: LiftState | null; lastReturn: LocalDay | null } {
  let state: LiftState | null = null
  let lastReturn: LocalDay | null = null
  let [next, last] = [0, 0]
  for (const today of days) {
    if (state) {
      state = startOfDay(state, today, today.number - last, rules)
      if (isReturning(state)) lastReturn = today.day
      if (today.beginsLighter) state = afterEvent(state, { kind: "lighter" })
    }
    for (let each = sessions[next]; each?.session.day === today.day; each = sessions[++next]) {
      state = advance(state ?? newLiftState(each.lift), each.session, rules)
      last = today.number
    }
  }
  return { state, lastReturn }
}

function startOfDay(
  before: LiftState,
  { endsLighter, away }: TrainingDay,
  sinceLift: number,
  rules: CoachRules,
): LiftState {
  const state = endsLighter ? afterEvent(before, { kind: "build" }) : before
  return away === null ? state : afterDaysAway(state, { training: away, lift: sinceLift }, rules)
}

function groupsOf(
  logged: readonly LoggedLift[],
  keyOf: (each: LoggedLift) => string,
): Map<string, LoggedLift[]> {
  const groups = new Map<string, LoggedLift[]>()
  for (const each of logged) {
    const key = keyOf(each)
    const group = groups.get(key)
    if (group) group.push(each)
    else groups.set(key, [each])
  }
  return groups
}

import { addDays, type LocalDay, mondayOf } from "#domain/days/local-day.ts"
import type { Lift, LiftSession } from "./lift.ts"
import { isLikelyLighter, type LiftInWeek } from "./rules/recognize-lighter.ts"
import type { CoachRules } from "./rules/rules.ts"
import { movedWeight } from "./strength.ts"
import { beginLighterWeek, newTraining, onDay, type TrainingState, withSession } from "./training.ts"

/** One lift of a log. */
export interface LoggedLift {
  id: string
  lift: Lift
  session: LiftSession
}

const weeksBefore = [4, 3, 2, 1]

/**
 * Folds a person's whole training, oldest first, into what the coach knows. `trainingDays` are the days of other training, such as runs, which count
 * for days away. A week without prescriptions that was clearly lighter counts as a lighter week.
 */
export function foldTraining(
  all: readonly LoggedLift[],
  trainingDays: readonly LocalDay[],
  rules: CoachRules,
): TrainingState {
  const logged = all.filter(({ session }) => session.sets.length > 0)
  const byDay = groupsOf(logged, ({ session }) => session.day)
  const days = [...new Set([...byDay.keys(), ...trainingDays])].toSorted()
  const lighterMondays = lighterWeeksIn(logged)
  let training = newTraining
  for (const day of days) {
    training = onDay(training, day, rules)
    const monday = mondayOf(day)
    const isShown = byDay.get(day)?.some(({ session }) => session.shown?.phase === "lighter") ?? false
    if (training.lighterSince === null && (isShown || lighterMondays.has(monday)))
      training = beginLighterWeek(training, isShown ? day : monday)
    for (const { id, lift, session } of byDay.get(day) ?? [])
      training = withSession(training, id, { lift, session }, rules)
    training = { ...training, lastDay: day }
  }
  return training
}

/** The Mondays of the weeks without prescriptions that were lighter ones. */
function lighterWeeksIn(logged: readonly LoggedLift[]): Set<LocalDay> {
  const byWeek = groupsOf(logged, ({ session }) => mondayOf(session.day))
  const found = new Set<LocalDay>()
  for (const monday of [...byWeek.keys()].toSorted()) {
    const unlinked = byWeek.get(monday)?.filter(({ session }) => session.shown === null) ?? []
    const before = weeksBefore.flatMap((weeks) => {
      const earlier = addDays(monday, -7 * weeks)
      return found.has(earlier) ? [] : (byWeek.get(earlier) ?? [])
    })
    const usual = new Set(before.map(({ id }) => id)).size
    if (unlinked.length > 0 && isLikelyLighter(liftsInWeek(unlinked, before), usual)) found.add(monday)
  }
  return found
}

function liftsInWeek(week: readonly LoggedLift[], before: readonly LoggedLift[]): LiftInWeek[] {
  const ids = [...new Set(week.map(({ id }) => id))]
  return ids.map((id) => {
    // The hardest session of the week stands for it: one light day isn't a light week.
    const sessions = week.filter((each) => each.id === id).map(sizeOf)
    return {
      sets: Math.max(...sessions.map(({ sets }) => sets)),
      moved: Math.max(...sessions.map(({ moved }) => moved)),
      reps: Math.max(...sessions.map(({ reps }) => reps)),
      before: before.filter((each) => each.id === id).map(sizeOf),
    }
  })
}

function sizeOf({ lift, session: { sets } }: LoggedLift) {
  return {
    sets: sets.length,
    moved: Math.max(...sets.map(({ load }) => movedWeight(load, lift))),
    reps: Math.max(...sets.map(({ reps }) => reps)),
  }
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

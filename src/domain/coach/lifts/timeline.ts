import { addDays, dayNumber, type LocalDay } from "#domain/days/local-day.ts"
import type { Lift, LiftSession } from "./lift.ts"
import { isLikelyLighter, type LiftInWeek } from "./rules/recognize-lighter.ts"
import { movedWeight } from "./strength.ts"
import { isLighterWeekOver } from "./training.ts"

/** A lift in a saved log. */
export interface LoggedLift {
  id: string
  lift: Lift
  session: LiftSession
}

/** The facts about a day of training that concern all lifts. */
export interface TrainingDay {
  day: LocalDay
  /** The day as a number, so that dates needn't be parsed again to count days. */
  number: number
  /** Days since the previous training day; null on the first one. */
  away: number | null
  /** Whether a lighter week had ended by this day. */
  endsLighter: boolean
  /** Whether a lighter week begins on this day, after the last one has ended. */
  beginsLighter: boolean
}

/** All of a person's training days, oldest first, and their lighter weeks. */
export interface Timeline {
  days: readonly TrainingDay[]
  /** The first days of the lighter weeks. */
  lighterWeeks: readonly LocalDay[]
  /** The first day of the lighter week that the last day is in; null if it isn't in one. */
  lighterSince: LocalDay | null
}

const weeksBefore = [4, 3, 2, 1]
const mondayOfEpoch = -3

/** The number of the week (Monday to Sunday) that a day is in. */
const weekOf = (number: number) => Math.floor((number - mondayOfEpoch) / 7)
const mondayOfWeek = (week: number) => addDays("1970-01-01", 7 * week + mondayOfEpoch)

/** The days with a logged lift or other training, such as a run. A week without prescriptions that was clearly lighter counts as a lighter week. */
export function timelineOf(
  byDay: ReadonlyMap<LocalDay, readonly LoggedLift[]>,
  trainingDays: readonly LocalDay[],
): Timeline {
  const numbers = new Map([...byDay.keys(), ...trainingDays].map((day) => [day, dayNumber(day)]))
  const lighter = lighterWeeksIn(byDay, numbers)
  const days: TrainingDay[] = []
  const lighterWeeks: LocalDay[] = []
  let since: LocalDay | null = null
  for (const [day, number] of [...numbers].toSorted(([, one], [, other]) => one - other)) {
    const endsLighter: boolean = since !== null && isLighterWeekOver(number - dayNumber(since))
    if (endsLighter) since = null
    const isShown = byDay.get(day)?.some(({ session }) => session.shown?.phase === "lighter") ?? false
    const week = weekOf(number)
    const beginsLighter = since === null && (isShown || lighter.has(week))
    if (beginsLighter) {
      since = isShown ? day : mondayOfWeek(week)
      lighterWeeks.push(since)
    }
    const last = days.at(-1)
    days.push({ day, number, away: last ? number - last.number : null, endsLighter, beginsLighter })
  }
  return { days, lighterWeeks, lighterSince: since }
}

/** The lighter weeks among those without prescriptions. */
function lighterWeeksIn(
  byDay: ReadonlyMap<LocalDay, readonly LoggedLift[]>,
  numbers: ReadonlyMap<LocalDay, number>,
): Set<number> {
  const byWeek = new Map<number, LoggedLift[]>()
  for (const [day, logged] of byDay) {
    const week = weekOf(numbers.get(day) ?? 0)
    byWeek.set(week, [...(byWeek.get(week) ?? []), ...logged])
  }
  const found = new Set<number>()
  for (const week of [...byWeek.keys()].toSorted((one, other) => one - other)) {
    const unlinked = byWeek.get(week)?.filter(({ session }) => session.shown === null) ?? []
    const before = weeksBefore.flatMap((weeks) =>
      found.has(week - weeks) ? [] : (byWeek.get(week - weeks) ?? []),
    )
    const usual = new Set(before.map(({ id }) => id)).size
    if (unlinked.length > 0 && isLikelyLighter(liftsInWeek(unlinked, before), usual)) found.add(week)
  }
  return found
}

function liftsInWeek(week: readonly LoggedLift[], before: readonly LoggedLift[]): LiftInWeek[] {
  const ids = [...new Set(week.map(({ id }) => id))]
  return ids.map((id) => {
    // A week counts by its hardest session, because one light day doesn't make a light week.
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

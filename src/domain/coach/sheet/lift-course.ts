import { daysBetween, type LocalDay } from "#domain/days/local-day.ts"
import type { DoneWork } from "./done-work.ts"

/** A lift's course over the known months, with the best sessions of a month and of the one before. */
export interface LiftCourse {
  /** The best session and the last one, if the last two were both clearly below the best; null otherwise. */
  fall: { from: DoneWork; to: DoneWork } | null
  /** Whether the month's gain only leads back to what was done before. */
  isBack: boolean
}

const sessionsOfFall = 2
/** A lift counts as down after a drop of the size that also counts as a sign of fatigue. */
const fallen = 0.95
const alike = 1.01
const daysWithout = 21

/**
 * Works out a lift's course. `works` are its sessions in the known months, `since` is the first day of the analyzed
 * month, and `scoreOf` gives a session's estimated maximum. If nothing was logged in the month before, a lift counts
 * as resumed only after three weeks without it.
 */
export function courseOf(
  works: readonly DoneWork[],
  { now, before, since }: { now: DoneWork; before: DoneWork | null; since: LocalDay },
  scoreOf: (done: DoneWork) => number,
): LiftCourse {
  const inOrder = works.toSorted((one, other) => (one.day < other.day ? -1 : 1))
  const last = inOrder.slice(-sessionsOfFall)
  // Of several equally good sessions, this is the latest.
  const [from] = inOrder
    .slice(0, -sessionsOfFall)
    .toReversed()
    .toSorted((one, other) => scoreOf(other) - scoreOf(one))
  const to = last.at(-1)
  const isDown = from !== undefined && last.every((each) => scoreOf(each) < fallen * scoreOf(from))
  const lastBefore = inOrder.findLast(({ day }) => day < since)
  const wasAway = lastBefore !== undefined && daysBetween(lastBefore.day, since) >= daysWithout
  const isUp = before === null ? wasAway : scoreOf(now) > alike * scoreOf(before)
  const earlier = works.filter(({ day }) => day < (before?.day ?? since))
  return {
    fall: isDown && to ? { from, to } : null,
    isBack: isUp && earlier.some((each) => scoreOf(now) <= alike * scoreOf(each)),
  }
}

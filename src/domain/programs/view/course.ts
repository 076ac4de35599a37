import type { LocalDay } from "#domain/days/local-day.ts"
import { returnShare } from "#domain/loads/after-break.ts"
import { cutLoad } from "#domain/loads/load-scale.ts"
import type { ProgramEvent } from "../run.ts"
import { liftIn, type Standing } from "../standing.ts"
import { offerAfterBreak } from "../time-away.ts"

/** Whether all weeks of a run are done and the person has to choose how to continue. */
export function isOver({
  position: { week, lastWeek },
  isEnded,
}: Pick<Standing, "position" | "isEnded">): boolean {
  return !isEnded && week >= lastWeek
}

/** The first day of the current pause; null if the run isn't paused. */
export function pausedSince({ pauses }: Pick<Standing, "pauses">): LocalDay | null {
  return pauses.find(({ to }) => to === null)?.from ?? null
}

/** The number of the run's current cycle, from 1; null for an open-ended program, and for one that runs only once. */
export function cycleOf({ position, plan: { program } }: Pick<Standing, "position" | "plan">): number | null {
  if (program.weeks === null) return null
  const cycle = Math.floor(Math.min(position.week, position.lastWeek - 1) / program.weeks) + 1
  return program.repeats || cycle > 1 ? cycle : null
}

// In an open-ended program, this many weeks before the current one can be repeated.
const weeksBack = 3

/** The weeks that a run can jump to, from 0: those of the current cycle or, in an open-ended program, the most recent ones. */
export function weeksToGoTo({ position, plan: { program } }: Pick<Standing, "position" | "plan">): number[] {
  if (program.weeks !== null) return Array.from({ length: program.weeks }, (_, week) => week)
  const first = Math.max(0, position.week - weeksBack)
  return Array.from({ length: position.week - first + 1 }, (_, place) => first + place)
}

/**
 * The number of days without a session of the run, if that is long enough to offer lighter loads; null if it isn't, or if the person has already
 * accepted them.
 */
export function daysAway(
  standing: Standing,
  events: readonly ProgramEvent[],
  today: LocalDay,
): number | null {
  const { counted, lastSlot } = standing
  if (isOver(standing) || pausedSince(standing) !== null) return null
  if (events.some(({ kind, after_slot }) => kind === "away" && after_slot === lastSlot)) return null
  const lastTrained = [...counted.values()].reduce<LocalDay | null>(
    (latest, { date }) => (latest === null || date > latest ? date : latest),
    null,
  )
  return offerAfterBreak(standing, { lastTrained, today })?.days ?? null
}

/** The program's first two loads, each before and after the cut for a break. */
export function loadsAfterBreak(
  standing: Standing,
  days: number,
): { name: string; now: number; after: number }[] {
  const loads = []
  for (const lift of standing.plan.lifts.values()) {
    const { x } = liftIn(standing, lift)
    const scale = lift.scales[standing.unit]
    if (x === null || scale === null) continue
    loads.push({
      name: lift.exercise_name,
      now: scale.nearest(x),
      after: cutLoad(x, returnShare(days), scale),
    })
    if (loads.length === 2) break
  }
  return loads
}

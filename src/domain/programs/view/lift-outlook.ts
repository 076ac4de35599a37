import type { LocalDay } from "#domain/days/local-day.ts"
import { convertWeight, type WeightUnit } from "#domain/measures/units.ts"
import { type Lift, periodIn } from "../plan.ts"
import type { ShownSet } from "../prescription.ts"
import { isMet } from "../rules/done-sets.ts"
import { roundedLoad } from "../shown-line.ts"
import { type LiftChange, liftIn, type Standing } from "../standing.ts"
import type { MetForecast } from "./forecast-if-met.ts"
import { offeredMax } from "./offered-max.ts"

/** A finished set that counts toward whether a training max goes up, in the run's unit. */
interface DecidedSet {
  date: LocalDay
  load: number | null
  low: number
  amount: number
  isMet: boolean
}

/** A lift's current load, and where it is heading. */
export interface LiftOutlook {
  lift: Lift
  unit: WeightUnit
  /** The lift's load. A training max, an estimated 1RM or a distance is exact; other loads are rounded to ones that the person's weights can make. */
  now: number | null
  /** The load after the current cycle or the next session, if every target is met; null if it doesn't change. */
  after: number | null
  /** For a training max, this cycle's deciding sets so far. */
  decided: DecidedSet[]
  /** The next deciding set; null if none is left in this cycle. */
  next: { date: LocalDay; low: number } | null
  /** The lower training max offered after a miss, so that the cut comes now rather than at the end of the cycle; null if none is offered. */
  offered: number | null
  /** Whether the person set the training max after a miss in this cycle. */
  isAnswered: boolean
  /** The last change that a session made to the lift. */
  last: LiftChange | null
  /** Whether the load has been set or cut since the last change. */
  isChangedSince: boolean
}

/** The lifts that have a load, in the program's order. */
export function liftOutlooks(standing: Standing, forecast: MetForecast): LiftOutlook[] {
  const outlooks: LiftOutlook[] = []
  for (const lift of standing.plan.lifts.values()) {
    if (lift.rule.name === "fixed" || lift.rule.name === "intervals") continue
    const state = liftIn(standing, lift)
    const now = shownLoad(lift, state.x, standing.unit)
    if (now === null) continue
    const last = standing.changes.findLast((change) => change.lift === lift.key) ?? null
    outlooks.push({
      ...{ lift, unit: standing.unit, now, after: loadAfter(standing, forecast, lift) },
      decided: lift.rule.name === "tm" ? decidedSets(standing, lift) : [],
      next: lift.rule.name === "tm" ? nextDeciding(standing, forecast, lift) : null,
      ...{ offered: offeredMax(standing, lift), isAnswered: state.isAnswered && !state.isMissed },
      last,
      isChangedSince: last !== null && last.unit === state.unit && last.to !== state.x,
    })
  }
  return outlooks
}

const isExact = ({ rule }: Lift) => rule.name === "tm" || rule.name === "rpe" || rule.name === "distance"

function shownLoad(lift: Lift, x: number | null, unit: WeightUnit): number | null {
  return isExact(lift) ? x : roundedLoad(x, lift.scales[unit])
}

/**
 * The load after the first change to come; null if there is none, if it makes no visible difference, or if it depends on how hard the sets will be.
 */
export function loadAfter(standing: Standing, { after }: MetForecast, lift: Lift): number | null {
  if (lift.rule.name === "rpe") return null
  const load = shownLoad(lift, firstChange(after, lift)?.to ?? null, standing.unit)
  return load === shownLoad(lift, liftIn(standing, lift).x, standing.unit) ? null : load
}

/** The first change of a lift's load in a forecast; for a training max, the one at the end of its cycle. */
export function firstChange({ changes }: Standing, { key, rule }: Lift): LiftChange | undefined {
  return changes.find(({ lift, why }) => lift === key && (rule.name !== "tm" || why.startsWith("cycle_")))
}

/** The lift's own number for the cycle that the run is in. */
const currentPeriod = ({ position }: Standing, lift: Lift) => periodIn(lift, position.week)

function decidedSets(standing: Standing, lift: Lift): DecidedSet[] {
  const sets: DecidedSet[] = []
  for (const { prescribed, done, date } of standing.counted.values()) {
    if (prescribed.deload || periodIn(lift, prescribed.week) !== currentPeriod(standing, lift)) continue
    let first = 0
    for (const line of prescribed.lines) {
      if (line.lift === lift.key)
        for (const [place, set] of line.sets.entries()) {
          const own = done[first + place] ?? null
          if (!isDeciding(set)) continue
          const load = set.load === null ? null : convertWeight(set.load, prescribed.unit, standing.unit)
          sets.push({ date, load, low: set.low, amount: own?.amount ?? 0, isMet: isMet(set, own) })
        }
      first += line.sets.length
    }
  }
  return sets.toSorted((one, other) => (one.date < other.date ? -1 : 1))
}

function nextDeciding(standing: Standing, { sessions }: MetForecast, lift: Lift): LiftOutlook["next"] {
  for (const { date, session } of sessions) {
    if (session.deload || periodIn(lift, session.week) !== currentPeriod(standing, lift)) continue
    const set = session.lines.find((line) => line.lift === lift.key)?.sets.find(isDeciding)
    if (set) return { date, low: set.low }
  }
  return null
}

const isDeciding = ({ open, decides }: ShownSet) => open || decides

import type { LocalDay } from "#domain/days/local-day.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { judgeSession } from "../judge-session.ts"
import type { ShownLine, ShownSession, ShownSet } from "../prescription.ts"
import type { DoneSet, LoggedSession } from "../run.ts"
import { liftIn, type Standing } from "../standing.ts"
import { forecastIfMet } from "./forecast-if-met.ts"
import { firstChange, loadAfter } from "./lift-outlook.ts"
import { wholeSpan } from "./week-span.ts"

/** A load that a session can raise, and what that requires. */
export interface Decision {
  exercise_name: string
  /** What goes up: a training max, after the cycle, or a load, at the next session. */
  raises: "max" | "load"
  /** The required reps. */
  reps: number
  /** Whether a single open set decides; otherwise, every set does. */
  isOpen: boolean
  to: number
  unit: WeightUnit
}

/**
 * What the next session decides, exercise by exercise: only loads that can go up, and only if that depends on
 * reps. Empty in a deload.
 */
export function whatDecides(standing: Standing, session: ShownSession, today: LocalDay): Decision[] {
  if (session.deload) return []
  const maxes = risingMaxes(standing, session, today)
  const loads = risingLoads(standing, session, today)
  return session.lines.flatMap((line) => {
    const deciding = line.sets.find(({ open, decides }) => open || decides)
    const [max, load] = [maxes.get(line.lift), loads.get(line.lift)]
    const set = deciding ?? line.sets[0]
    const to = max ?? load
    if (to === undefined || set?.unit !== "reps" || line.goal !== null) return []
    // A week without an open or deciding set decides nothing about a training max.
    if (max !== undefined && !deciding) return []
    const { exercise_name } = line
    const isOpen = deciding !== undefined
    const raises = max === undefined ? ("load" as const) : ("max" as const)
    return [{ exercise_name, raises, reps: isOpen ? set.low : set.high, isOpen, to, unit: session.unit }]
  })
}

/**
 * The new training maxes of the session's lifts that rise after the cycle if all its sets meet their targets,
 * by lift key. Looks no further ahead than the end of their cycles, because the program's page and Home wait
 * for this.
 */
function risingMaxes(standing: Standing, { lines }: ShownSession, today: LocalDay): Map<string, number> {
  const lifts = lines.flatMap(({ lift: key }) => {
    const lift = standing.plan.lifts.get(key)
    return lift?.rule.name === "tm" ? [lift] : []
  })
  const rising = new Map<string, number>()
  if (lifts.length === 0) return rising
  const isEnough = (after: Standing) => lifts.every((lift) => firstChange(after, lift) !== undefined)
  const forecast = forecastIfMet(standing, today, wholeSpan(standing).last, isEnough)
  for (const lift of lifts) {
    const now = liftIn(standing, lift).x
    const after = loadAfter(standing, forecast, lift)
    if (now !== null && after !== null && after > now) rising.set(lift.key, after)
  }
  return rising
}

/** The loads that go up if the session meets its targets, by lift key. */
function risingLoads(standing: Standing, session: ShownSession, today: LocalDay): Map<string, number> {
  const after = { ...standing, lifts: new Map(standing.lifts), changes: [] as Standing["changes"] }
  judgeSession(after, doneWell(session, standing.lastSlot + 1, today), null)
  return new Map(
    session.lines.flatMap(({ lift, rounded }: ShownLine) => {
      const shown = after.changes.find((change) => change.lift === lift)?.shown ?? null
      return shown !== null && rounded !== null && shown > rounded ? [[lift, shown] as const] : []
    }),
  )
}

function doneWell(prescribed: ShownSession, slot: number, date: LocalDay): LoggedSession {
  const done = prescribed.lines.flatMap(({ sets }) => sets.map(wellDone))
  return { log_id: "", slot, counts: true, saved_at: null, date, prescribed, done }
}

const wellDone = ({ load, low, high, open, rpe }: ShownSet): DoneSet => ({
  load,
  amount: open ? low : high,
  rpe,
})

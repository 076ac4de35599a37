import { closeBefore } from "./close-periods.ts"
import { type Lift, periodIn, phaseIn } from "./plan.ts"
import type { ShownLine } from "./prescription.ts"
import { lightestDone } from "./rules/done-sets.ts"
import { judgeLift } from "./rules/judge-lift.ts"
import type { Felt } from "./rules/judging.ts"
import type { LiftState } from "./rules/lift-state.ts"
import type { DoneSet, LoggedSession } from "./run.ts"
import { settleLift } from "./settle-lift.ts"
import { liftIn, type Standing } from "./standing.ts"

type DoneSets = readonly (DoneSet | null)[]

/** Judges every exercise of a logged session against the targets that the session showed. */
export function judgeSession(standing: Standing, session: LoggedSession, felt: Felt | null): void {
  const { prescribed, done } = session
  if (prescribed.deload) return
  let first = 0
  for (const line of prescribed.lines) {
    const own = done.slice(first, first + line.sets.length)
    first += line.sets.length
    if (!isTrained(own)) continue
    const lift = standing.plan.lifts.get(line.lift)
    if (lift) judgeLine(standing, lift, { line, done: own, session, felt })
  }
}

function isTrained(done: DoneSets): boolean {
  for (const set of done) if (set !== null) return true
  return false
}

interface LineSession {
  line: ShownLine
  done: DoneSets
  session: LoggedSession
  felt: Felt | null
}

function judgeLine(standing: Standing, lift: Lift, { line, done, session, felt }: LineSession): void {
  const { week, unit } = session.prescribed
  const phase = phaseIn(lift, week)
  if (!phase) return
  closeBefore(standing, lift, { week, slot: session.slot })
  const scale = lift.scales[unit]
  const before = asShown(stateInUnit(standing, lift, unit), lift, { line, done, unit })
  const judgement = judgeLift(lift.rule, { state: before, unit, scale, sets: line.sets, done, phase, felt })
  const period = periodIn(lift, week)
  const state = judgement.state.period === period ? judgement.state : { ...judgement.state, period }
  settleLift(standing, lift, { before, state, reason: judgement.reason, slot: session.slot })
}

/**
 * A lift's state with its load in the log's unit. That differs from the run's unit if a change of unit hadn't
 * reached the log's device yet.
 */
function stateInUnit(standing: Standing, lift: Lift, unit: Standing["unit"]): LiftState {
  return unit === standing.unit ? liftIn(standing, lift) : liftIn({ ...standing, unit }, lift)
}

/**
 * The lift state that a log is judged against. If the load that the log showed differs from the one worked
 * out here, even after rounding, the log's load is used instead. A lift without a load gets it from its first
 * log.
 */
function asShown(
  state: LiftState,
  lift: Lift,
  { line, done, unit }: { line: ShownLine; done: DoneSets; unit: Standing["unit"] },
): LiftState {
  const scale = lift.scales[unit]
  if (lift.rule.name === "distance")
    return line.x === null || line.x === state.x ? state : { ...state, x: line.x }
  if (scale === null) return state
  if (line.x !== null)
    return state.x === line.x || (state.x !== null && scale.nearest(state.x) === line.rounded)
      ? state
      : { ...state, x: line.x }
  const isFound = state.x !== null || lift.rule.name === "tm" || lift.rule.name === "rpe"
  return isFound ? state : { ...state, x: lightestDone(done) }
}

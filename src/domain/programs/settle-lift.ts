import { holdWithin } from "#domain/loads/load-scale.ts"
import type { Lift } from "./plan.ts"
import { type LiftState, withLoad } from "./rules/lift-state.ts"
import type { RuleReason } from "./rules/reason.ts"
import { roundedLoad } from "./shown-line.ts"
import type { LiftChange, Standing } from "./standing.ts"

interface Settling {
  before: LiftState
  state: LiftState
  reason: RuleReason | null
  slot: number
}

/**
 * Stores a lift's state after it is judged. Its load is kept between the lightest and the heaviest possible
 * one, and doesn't rise while the run holds its loads.
 */
export function settleLift(standing: Standing, lift: Lift, { before, state, reason, slot }: Settling): void {
  const scale = lift.scales[state.unit]
  let x = state.x
  if (standing.isHolding && x !== null && before.x !== null) x = Math.min(x, before.x)
  if (x !== null && scale !== null && lift.rule.name !== "tm" && lift.rule.name !== "rpe")
    x = holdWithin(x, scale)
  standing.lifts.set(lift.key, withLoad(state, x))
  if (reason === null) return
  const { why, n, of, exercise } = reason
  const { key, exercise_name } = lift
  // The properties are listed one by one, because working out a run makes thousands of these objects and
  // several spreads in one literal are slow.
  noteChange(standing, {
    why,
    n,
    of,
    exercise,
    slot,
    lift: key,
    exercise_name,
    unit: state.unit,
    from: before.x,
    to: x,
    shown: roundedLoad(x, scale),
  })
}

/** Adds a change. The change at the end of a cycle replaces the one from the session that ended the cycle, because it tells the person more. */
function noteChange({ changes }: Standing, change: LiftChange): void {
  for (let place = changes.length - 1; place >= 0 && changes[place]?.slot === change.slot; place -= 1) {
    const earlier = changes[place]
    if (earlier?.lift !== change.lift) continue
    changes[place] = { ...change, from: earlier.from }
    return
  }
  changes.push(change)
}

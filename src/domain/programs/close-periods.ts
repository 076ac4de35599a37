import { type Lift, periodIn, phaseIn } from "./plan.ts"
import { dayOf, type Place } from "./position.ts"
import { closePeriod } from "./rules/judge-lift.ts"
import { settleLift } from "./settle-lift.ts"
import { liftIn, type Standing } from "./standing.ts"

/**
 * If the run has moved on to another cycle or week, closes the cycle or week in which a lift was last
 * trained, even though the lift's last session in it wasn't done.
 */
export function closeBefore(
  standing: Standing,
  lift: Lift,
  { week, slot }: { week: number; slot: number },
): void {
  const state = standing.lifts.get(lift.key)
  if (state?.isTrained === true && state.period !== periodIn(lift, week)) closeLift(standing, lift, slot)
}

/**
 * After a session is done or skipped, closes the cycle or week of each of its lifts that doesn't come up
 * again in that period. The run's position has already moved on to the next session.
 */
export function closeAfter(
  standing: Standing,
  { week, day }: Pick<Place, "week" | "day">,
  slot: number,
): void {
  for (const { lift } of standing.plan.days[day] ?? []) {
    if (phaseIn(lift, week)?.isLast !== true || standing.lifts.get(lift.key)?.isTrained !== true) continue
    if (!isStillToCome(lift, week, standing)) closeLift(standing, lift, slot)
  }
}

function isStillToCome(
  lift: Lift,
  week: number,
  { position, plan }: Pick<Standing, "position" | "plan">,
): boolean {
  return (
    position.week === week && position.left.some((session) => lift.days.has(dayOf(session, position, plan)))
  )
}

function closeLift(standing: Standing, lift: Lift, slot: number): void {
  const before = liftIn(standing, lift)
  const phase = phaseOfPeriod(lift, before.period)
  if (!phase) return
  const { unit, scale } = { unit: standing.unit, scale: lift.scales[standing.unit] }
  const { state, reason } = closePeriod(lift.rule, { state: before, unit, scale, phase }, amountUnitOf(lift))
  const settled = { ...state, isTrained: false, isMissed: false, isAnswered: false, distance: 0 }
  settleLift(standing, lift, { before, state: settled, reason, slot })
}

/**
 * A week of the cycle to be closed. Any of its weeks will do, because closing uses only what they have in
 * common.
 */
function phaseOfPeriod({ phases, cycles }: Lift, period: number) {
  return phases.find(({ cycle }) => cycle === period % cycles)
}

const amountUnitOf = ({ lines }: Lift) => lines[0]?.weeks[0]?.[0]?.[0]?.amount.unit ?? "reps"

import { returnShare } from "#domain/loads/after-break.ts"
import { convertExactly } from "./lift-loads.ts"
import { cutLoad } from "#domain/loads/load-scale.ts"
import { type Lift, periodIn, type Plan } from "./plan.ts"
import { inVersion } from "./position-in-version.ts"
import { goTo, nextCycle, startDeload, swapDay } from "./position.ts"
import { answeredState } from "./rules/lift-state.ts"
import { exact } from "./rules/moves.ts"
import type { ProgramEvent } from "./run.ts"
import { liftIn, type Standing } from "./standing.ts"

/**
 * Applies an event to a run's standing. `skip`, `counts` and `felt` change nothing here, because each is read
 * together with the session that it belongs to.
 */
export function applyEvent(standing: Standing, event: ProgramEvent, plans: ReadonlyMap<string, Plan>): void {
  const { position, plan } = standing
  switch (event.kind) {
    case "go_to":
      standing.position = goTo(position, plan, event.body)
      return
    case "swap_day":
      standing.position = swapDay(position, plan, event.body.day)
      return
    case "deload":
      standing.position = startDeload(position, plan)
      for (const [key, state] of standing.lifts)
        if (state.fails > 0) standing.lifts.set(key, { ...state, fails: 0 })
      return
    case "next_cycle":
    case "hold":
      standing.position = nextCycle(position, plan)
      standing.isHolding = event.kind === "hold"
      return
    case "version":
      changeVersion(standing, plans.get(event.body.version))
      return
    case "unit":
      standing.unit = event.body.unit
      return
    case "end":
      standing.isEnded = true
      return
    case "date":
      standing.dates.set(event.body.slot, event.body.on)
      return
    case "skip":
    case "counts":
    case "felt":
      return
    default:
      applyToLifts(standing, event)
  }
}

function changeVersion(standing: Standing, plan: Plan | undefined): void {
  if (!plan) return
  const { position, plan: before, run } = standing
  standing.position = inVersion(position, { before, plan, advance: run.advance })
  standing.plan = plan
  for (const lift of plan.lifts.values()) keepPeriod(standing, lift, { before, week: position.week })
}

/**
 * Lets a lift's cycle continue in the new version of the program unless that version ends it, even if the
 * version numbers its weeks differently.
 */
function keepPeriod(
  { position, lifts, plan }: Standing,
  lift: Lift,
  { before, week }: { before: Plan; week: number },
): void {
  const old = before.lifts.get(lift.key)
  const state = lifts.get(lift.key)
  const goesOn = placeInCycle(week, before) === placeInCycle(position.week, plan)
  if (!old || !goesOn || state?.period !== periodIn(old, week)) return
  const period = periodIn(lift, position.week)
  if (period !== state.period) lifts.set(lift.key, { ...state, period })
}

const placeInCycle = (week: number, { program }: Plan) => week % (program.weeks ?? Infinity)

type LoadsOrPause = Extract<ProgramEvent, { kind: "tm" | "load" | "away" | "pause" | "resume" }>

function applyToLifts(standing: Standing, event: LoadsOrPause): void {
  switch (event.kind) {
    case "tm": {
      const { exercise_id, tm, unit } = event.body
      setLoad(standing, `${exercise_id}:tm`, convertExactly(tm, unit, standing.unit))
      return
    }
    case "load":
      setLoad(standing, event.body.lift, convertExactly(event.body.x, event.body.unit, standing.unit))
      return
    case "away":
      for (const lift of standing.plan.lifts.values()) cutAfterBreak(standing, lift, event.body.days)
      return
    case "pause":
      standing.pauses.push({ from: event.body.on, to: null })
      return
    case "resume":
      standing.pauses = standing.pauses.map((pause) =>
        pause.to === null ? { ...pause, to: event.body.on } : pause,
      )
  }
}

function setLoad(standing: Standing, key: string, x: number): void {
  const lift = standing.plan.lifts.get(key)
  if (lift) standing.lifts.set(key, answeredState(liftIn(standing, lift), exact(x)))
}

/**
 * Cuts a lift's load after a break to a share of what it was, and resets its aim to the low end of the range.
 * This also clears the misses before the break.
 */
function cutAfterBreak(standing: Standing, lift: Lift, days: number): void {
  const share = returnShare(days)
  const state = liftIn(standing, lift)
  if (share === 1 || (state.x === null && state.aim === 0)) return
  const scale = lift.scales[standing.unit]
  const x = state.x === null ? null : scale === null ? exact(state.x * share) : cutLoad(state.x, share, scale)
  standing.lifts.set(lift.key, { ...answeredState(state, x), aim: 0 })
}

import type { LoadScale } from "#domain/loads/load-scale.ts"
import { phaseOf } from "./advance.ts"
import type { Lift, LiftGear, Phase, RoleBase } from "./lift.ts"
import type { BuildSession, LiftState, RoleState } from "./lift-state.ts"
import { type NextWork, setsOf } from "./prescribed-sets.ts"
import type { LiftPrescription, RoleReason, RuleName } from "./prescription.ts"
import { levelOf, repsFor, smallStepFor } from "./rules/add.ts"
import { reserveOnReturn, setsOnReturn } from "./rules/away.ts"
import { reserve } from "./rules/effort.ts"
import { lighterReserve, lighterShare, setsInLighterWeek } from "./rules/lighter-week.ts"
import { shareOfLoad } from "./rules/lower.ts"
import type { CoachRules } from "./rules/rules.ts"
import { estimate, loadFor, mostReps } from "./strength.ts"

/** The reps to keep in reserve while the load must not go up. */
export const holdReserve = 3

interface RoleFacts {
  role: RoleState
  last: BuildSession
  lift: Lift
  /** The loads that the person can put together; null if the sets have no load. */
  scale: LoadScale | null
  rules: CoachRules
}

/** What the coach prescribes next for a lift, from its state and the available loads. Null for a lift that has never been trained. */
export function prescribe(state: LiftState, gear: LiftGear, rules: CoachRules): LiftPrescription | null {
  if (state.roles.length === 0) return null
  const phase = phaseOf(state)
  const parts = state.roles.map((role) => {
    const last = role.recent.at(-1)
    const load = last?.load ?? null
    const scale = load === null ? null : gear.scaleAt(load)
    const next = last
      ? nextWork(state, phase, { role, last, lift: state.lift, scale, rules })
      : firstWork(role.base)
    const reps = last?.reps ?? []
    return {
      sets: setsOf(role.base, next, reps, gear),
      reason: reasonOf(role.base, next, {
        reps,
        from: load,
        ...(last?.logged !== undefined && { logged: last.logged }),
      }),
    }
  })
  return {
    unit: state.lift.unit,
    phase,
    sets: parts.flatMap(({ sets }) => sets),
    base: state.roles.map(({ base }) => base),
    reasons: parts.map(({ reason }) => reason),
  }
}

const firstWork = ({ sets, low, high }: RoleBase): NextWork => ({
  rule: "start",
  load: null,
  sets,
  low,
  high,
  rir: 3,
})

function nextWork(state: LiftState, phase: Phase, facts: RoleFacts): NextWork {
  const { base } = facts.role
  const { load } = facts.last
  const usual = { load, sets: base.sets, low: base.low, high: base.high, rir: reserve(base.low) }
  if (phase === "return" && state.wayBack) {
    const { share } = state.wayBack
    const sets = setsOnReturn(base.sets, state.wayBack)
    const eased = { ...usual, load: shareOf(share, facts), sets, rir: reserveOnReturn(share) }
    const rule = state.wayBack.isAlone ? "left_out" : "return"
    return { ...eased, rule, ...(eased.load === load && fewerReps(facts, share)) }
  }
  if (phase === "lighter") {
    const sets = setsInLighterWeek(base.sets)
    const wave = waveOf(facts)
    const lighter = wave
      ? { load: wave.load && shareOf(lighterShare, facts, wave.load), low: wave.low, high: wave.low }
      : { load: shareOf(lighterShare, facts), high: base.low }
    return { ...usual, ...lighter, rule: "lighter", sets, rir: lighterReserve }
  }
  const build = { ...usual, ...nextBuild(state, facts) }
  if (phase !== "hold") return build
  // A load that is due to come down does so even under a limit.
  const isLower = build.load !== null && load !== null && build.load < load
  return isLower ? { ...build, rir: holdReserve } : { ...usual, rule: "hold", rir: holdReserve }
}

/**
 * A share of the last load, or the last load itself if even the lightest available load is heavier than that
 * share. After a change of rep range, it is a share of the load for the new range: someone who comes back to sets
 * of 12 must not get a load for sets of 5.
 */
function shareOf(share: number, facts: RoleFacts, load = facts.last.load): number | null {
  const { last, role, lift, scale } = facts
  if (load === null || scale === null) return load
  const usual = last.low === role.base.low ? load : Math.min(load, loadForRange(facts) ?? load)
  return Math.min(usual, shareOfLoad(usual, share, lift, scale))
}

/**
 * The rep range to return with if the load can't come down: at most a share of the fewest reps of the last
 * session.
 */
function fewerReps(
  { last: { reps }, role: { base } }: RoleFacts,
  share: number,
): Pick<NextWork, "low" | "high"> {
  const eased = Math.max(1, Math.floor(Math.min(...reps) * share))
  return { low: Math.min(base.low, eased), high: Math.min(base.high, eased) }
}

type BuildWork = Pick<NextWork, "rule" | "load"> & Partial<NextWork>

function nextBuild(state: LiftState, facts: RoleFacts): BuildWork {
  const { role, last, scale, lift, rules } = facts
  const { load } = last
  const wave = waveOf(facts)
  if (wave) return wave
  if (last.low !== role.base.low) return { rule: "range", load: loadForRange(facts) }
  if (state.isFirstBack) {
    const hasMissed = role.misses > 0 || role.trouble !== null
    const isFewer = role.home !== null && role.base.sets < role.home.base.sets
    return {
      rule: isFewer ? "fewer_sets" : "first_back",
      load: load !== null && scale && hasMissed ? Math.min(load, scale.lighter(load)) : load,
    }
  }
  if (role.trouble !== null) {
    const action = rules.rungAction(role.trouble, last.hardest !== null && rules.isAtLimit(last.hardest))
    if (action === "rest" || load === null || scale === null) return { rule: "rest", load }
    const { cause } = role.trouble
    if (action === "sets" && cause === "stall") return { rule: action, load }
    const lower = rules.cut(load, cause, lift, scale)
    if (lower >= load) return { rule: "easier", load }
    // For sets of 12 reps or more there is no other range to switch to, so the load comes down instead.
    return { rule: action === "range" ? "cut" : action, load: lower }
  }
  return rules.isReadyToAdd(role, last, rules.isAtLimit) ? addition(facts) : { rule: sameAgain(facts), load }
}

/**
 * The next session in the waves that the person trains in (some weeks up, then back down); null if there are
 * none. Only ramps are read as waves.
 */
function waveOf({ role, scale, rules }: RoleFacts) {
  const step = role.base.role === "ramp" && role.trouble === null ? rules.nextOfWave(role.recent) : null
  if (step === null || scale === null) return null
  return { rule: "wave", load: scale.nearest(step.load), low: step.reps, high: step.reps } as const
}

function addition({ role: { base, recent }, last, scale, lift, rules }: RoleFacts): BuildWork {
  const { load, reps } = last
  if (load !== null && scale !== null) {
    const one = rules.raise(load, { lift, base, level: levelOf(recent), scale })
    const steps = rules.isFarBeyond(base, reps) && !lift.isSenior ? [scale.heavier(one), one] : [one]
    const to = steps.find(
      (each) => each > load && rules.isWithinCap(load, each, { reps, low: base.low, lift }),
    )
    if (to !== undefined) return { rule: "add", load: to }
  }
  const next = load === null || scale === null ? null : scale.heavier(load)
  const isHeaviest = next !== null && next === load
  const needed =
    load === null || next === null || isHeaviest ? null : repsFor(next, { from: load, low: base.low, lift })
  const high = rules.bridgeTop(reps, { lift, isHeaviest, needed })
  return high === null
    ? { rule: "harder", load, high: Math.max(base.high, ...reps, mostReps(lift)) }
    : { rule: isHeaviest ? "heaviest" : "bridge", load, high: Math.max(base.high, high) }
}

function sameAgain({ role, last, rules }: RoleFacts): RuleName {
  if (last.verdict === "missed" || role.misses > 0) return "missed"
  if (last.hardest !== null && rules.isAtLimit(last.hardest)) return "limit"
  return last.verdict === "near" ? "near" : "made"
}

/**
 * The load for a different rep range: a load that the person's level allows for its fewest reps with two in reserve, and at most a small step
 * more than now (our own rule).
 */
function loadForRange({ role: { base, recent }, last: { load }, lift, scale }: RoleFacts): number | null {
  if (load === null || scale === null) return load
  const aim = loadFor(levelOf(recent) / estimate(1, base.low + 2), lift)
  return Math.min(
    shareOfLoad(aim, 1, lift, scale),
    Math.max(load, shareOfLoad(load, smallStepFor(lift), lift, scale)),
  )
}

function reasonOf(
  { role }: RoleBase,
  { rule, load, low, high, sets }: NextWork,
  last: Pick<RoleReason, "reps" | "from" | "logged">,
): RoleReason {
  return { role, rule, ...last, to: load, low, high, sets }
}

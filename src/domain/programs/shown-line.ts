import { convertExactly } from "./lift-loads.ts"
import { mostLoad, mostQuantity } from "./limits.ts"
import { cutLoad, type LoadScale } from "#domain/loads/load-scale.ts"
import type { Lift, PlannedLine } from "./plan.ts"
import type { ShownLine, ShownSet } from "./prescription.ts"
import type { Amount, Load, ProgramSet } from "./program.ts"
import type { RuleName } from "./rule.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { shareOfMax } from "./rules/effort.ts"
import type { LiftState } from "./rules/lift-state.ts"

/** The values that an exercise's loads are based on, all in `unit`. */
export interface LineOptions {
  unit: WeightUnit
  /** The lift's state, with its load in `unit`. */
  state: LiftState
  /** The exercise's training max and estimated 1RM, each null if unknown. */
  tm: number | null
  e1rm: number | null
  /** Finds the load of the exercise's most recent set in the run. A function, because few exercises need it. */
  lastLoad: () => number | null
}

// Under these rules, if the program gives a set no load, the person chooses it.
const withoutOwnLoad: readonly RuleName[] = ["tm", "rpe", "variation", "intervals", "distance", "fixed"]

/** A load rounded to one that the person's weights can make; null if there is no load. */
export function roundedLoad(x: number | null, scale: LoadScale | null): number | null {
  return x === null || scale === null ? null : scale.nearest(x)
}

/** An exercise with its sets as the program has them, before the lift's rule changes them. */
export function shownLine(
  { line, lift }: PlannedLine,
  sets: readonly ProgramSet[],
  options: LineOptions,
): ShownLine {
  const scale = lift.scales[options.unit]
  const shown: ShownSet[] = []
  for (const set of sets) {
    const load = loadOf(set, lift, { ...options, first: shown[0]?.load ?? null })
    const one = shownSet(set.amount, {
      load,
      decides: set.decides,
      rpe: set.load?.of === "rpe" ? set.load.rpe : null,
    })
    for (let times = set.count; times > 0; times -= 1) shown.push(one)
  }
  return {
    exercise_id: line.exercise_id,
    exercise_name: line.exercise_name,
    lift: lift.key,
    x: options.state.x,
    rounded: roundedLoad(options.state.x, scale),
    rest: line.rest,
    joined: line.joined,
    goal: null,
    sets: shown,
  }
}

/** A set as it is shown, aiming for the low end of its range. */
export function shownSet(
  { unit, low, high, open, parts }: Amount,
  { load, decides, rpe }: Pick<ShownSet, "load" | "decides" | "rpe">,
): ShownSet {
  return { unit, low, high, aim: low, open, decides, load, rpe, ...(parts.length > 0 && { parts }) }
}

type LoadOptions = LineOptions & { first: number | null }

function loadOf({ load, amount }: ProgramSet, lift: Lift, options: LoadOptions): number | null {
  const scale = lift.scales[options.unit]
  if (scale === null) return load?.of === "body" && load.weight !== 0 ? load.weight : null
  const x = load === null ? ownLoad(lift, options) : exactLoad(load, lift, { ...options, reps: amount.low })
  return x === null ? null : scale.nearest(x)
}

const ownLoad = ({ rule }: Lift, { state }: Pick<LineOptions, "state">) =>
  withoutOwnLoad.includes(rule.name) ? null : state.x

function exactLoad(load: Load, lift: Lift, options: LoadOptions & { reps: number }): number | null {
  const { state, tm, e1rm, first, lastLoad, unit, reps } = options
  const share = (x: number | null) => (x === null || !("percent" in load) ? null : (x * load.percent) / 100)
  switch (load.of) {
    case "weight":
      return convertExactly(load.weight, load.unit, unit)
    case "body":
      return ownLoad(lift, options) ?? convertExactly(load.weight, load.unit, unit)
    case "tm":
      return share(tm)
    case "e1rm":
      return share(e1rm)
    case "own":
      return share(state.x)
    case "first":
      return share(first)
    case "last":
      return lastLoad()
    default:
      return effortLoad(load.rpe, lift, { state, e1rm, reps })
  }
}

/** The load for a set at an RPE. A rule with its own load keeps that load. Otherwise, it is a share of the estimated 1RM. */
function effortLoad(
  rpe: number,
  lift: Lift,
  { state, e1rm, reps }: Pick<LoadOptions, "state" | "e1rm"> & { reps: number },
): number | null {
  const own = ownLoad(lift, { state })
  if (own !== null) return own
  const max = lift.rule.name === "rpe" ? state.x : e1rm
  return max === null ? null : max * shareOfMax(reps, rpe)
}

/**
 * An exercise in a deload: the first half of its sets, rounded up, each a tenth lighter. No set is open (for
 * as many reps as possible), and no set decides how the load changes.
 */
export function lighterLine(line: ShownLine, scale: LoadScale | null): ShownLine {
  const sets = line.sets.slice(0, Math.ceil(line.sets.length / 2)).map((set) => ({
    ...set,
    aim: set.low,
    open: false,
    decides: false,
    load: set.load === null || scale === null ? set.load : cutLoad(set.load, 0.9, scale),
  }))
  return { ...line, goal: null, sets }
}

/**
 * Keeps an exercise's numbers within what anyone could really do, which is also all that a log accepts, so that
 * they can be read back from one.
 */
export function withinLimits(line: ShownLine): ShownLine {
  const { x, rounded, goal, sets } = line
  const isWithin = sets.every(isSetWithin) && isLoadWithin(x) && isLoadWithin(rounded)
  if (isWithin && (goal === null || goal <= mostQuantity)) return line
  return {
    ...line,
    ...{ x: heldLoad(x), rounded: heldLoad(rounded), goal: goal === null ? null : heldAmount(goal) },
    sets: sets.map((set) => ({
      ...set,
      ...{ low: heldAmount(set.low), high: heldAmount(set.high), aim: heldAmount(set.aim) },
      load: heldLoad(set.load),
    })),
  }
}

const isLoadWithin = (load: number | null) => load === null || Math.abs(load) <= mostLoad
const isAmountWithin = (amount: number) => amount >= 0 && amount <= mostQuantity
const isSetWithin = ({ low, high, aim, load }: ShownSet) =>
  isAmountWithin(low) && isAmountWithin(high) && isAmountWithin(aim) && isLoadWithin(load)
const heldLoad = (load: number | null) =>
  load === null ? null : Math.min(mostLoad, Math.max(-mostLoad, load))
const heldAmount = (amount: number) => Math.min(mostQuantity, Math.max(0, amount))

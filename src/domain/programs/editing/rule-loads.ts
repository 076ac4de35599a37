import { roundTo } from "#domain/measures/numbers.ts"
import { kilograms } from "#domain/measures/units.ts"
import type { Load, ProgramLine, ProgramSet } from "../program.ts"
import type { RuleName } from "../rule.ts"
import { shareOfMax } from "../rules/effort.ts"

/** The parts of a set that concern its load; `reps` is the fewest reps that it asks for. */
export interface LoadedSet {
  reps: number
  load: Load | null
}

/** The sets of a lift that change together, grouped by exercise, week and session. */
export type LoadedSessions = readonly (readonly LoadedSet[])[]

/** What the percentages in a rule's sets refer to; `none` if the rule has no load. */
export type Basis = "own" | "max" | "estimate" | "none"

const withoutLoad: readonly RuleName[] = ["variation", "intervals", "distance", "fixed"]

export function basisOf(rule: RuleName): Basis {
  if (rule === "tm") return "max"
  if (rule === "rpe") return "estimate"
  return withoutLoad.includes(rule) ? "none" : "own"
}

/**
 * A lift's heaviest set under a rule. Its size is a share of the rule's load or, under a rule without a load,
 * a share of the 1RM or a weight in kg.
 */
export interface HeaviestSet {
  size: number
  isWeight: boolean
  reps: number
  rpe: number | null
}

// As at the start of a run, the first sets leave four reps in reserve, and a training max is 90% of the 1RM.
const [startRpe, trainingShare, usualRpe] = [6, 0.9, 8]

/** The size of a set's load under a rule; null if the load doesn't depend on the rule. */
function sizeOf(set: LoadedSet, rule: RuleName, isWeight: boolean): number | null {
  const { load } = set
  const basis = basisOf(rule)
  if (basis === "none") return isWeight ? weightOf(load) : shareOf(set)
  if (load === null) return basis === "own" ? 1 : null
  if (load.of === "own" || (load.of === "tm" && basis === "max")) return load.percent / 100
  if (basis === "estimate") return load.of === "rpe" ? shareOf(set) : null
  return basis === "own" && (load.of === "rpe" || load.of === "body") ? 1 : null
}

const weightOf = (load: Load | null) => (load?.of === "weight" ? kilograms(load.weight, load.unit) : null)

/** The share of the 1RM that a set is at; null if it isn't known. */
function shareOf({ load, reps }: LoadedSet): number | null {
  if (load?.of === "rpe") return shareOfMax(reps, load.rpe)
  if (load?.of === "e1rm") return load.percent / 100
  return load?.of === "tm" ? (load.percent * trainingShare) / 100 : null
}

/**
 * A lift's heaviest set; null if no load depends on the rule. In a ladder, only the first set of each session
 * counts, because the others have the same load.
 */
export function heaviestOf(sessions: LoadedSessions, rule: RuleName): HeaviestSet | null {
  return heaviestBy(sessions, rule, false) ?? heaviestBy(sessions, rule, true)
}

function heaviestBy(sessions: LoadedSessions, rule: RuleName, isWeight: boolean): HeaviestSet | null {
  let heaviest: HeaviestSet | null = null
  const sets = rule === "ladder" ? sessions.flatMap((session) => session.slice(0, 1)) : sessions.flat()
  for (const set of sets) {
    const size = sizeOf(set, rule, isWeight)
    if (size === null || size <= (heaviest?.size ?? 0)) continue
    heaviest = { size, isWeight, reps: set.reps, rpe: set.load?.of === "rpe" ? set.load.rpe : null }
  }
  return heaviest
}

/** The load of a lift's heaviest set under a different rule: the rule's whole load, a percentage that suits its reps, or an RPE. */
export function usualHeaviest(rule: RuleName, { reps }: HeaviestSet): HeaviestSet {
  const basis = basisOf(rule)
  const heaviest = { size: 1, isWeight: false, reps, rpe: null }
  if (basis === "estimate") return { ...heaviest, size: shareOfMax(reps, usualRpe), rpe: usualRpe }
  if (basis !== "max") return heaviest
  const share = shareOfMax(reps, startRpe) / trainingShare
  return { ...heaviest, size: Math.min(1, Math.round(share * 20) / 20) }
}

/** A lift's change to a different rule. The ratio between its heaviest set before and after applies to all its sets. */
export interface LoadChange {
  from: RuleName
  to: RuleName
  before: HeaviestSet
  after: HeaviestSet
}

/**
 * The loads of a session's sets under a different rule, in the same proportion to the lift's heaviest set. Loads that don't depend on the rule stay the
 * same.
 */
export function sessionUnder(sets: readonly LoadedSet[], change: LoadChange): (Load | null)[] {
  const { from, to, before, after } = change
  if (basisOf(from) === "none" && basisOf(to) === "none") return sets.map(({ load }) => load)
  // All sets of a ladder have the load of the session's first set.
  const alike = from === "ladder" ? sets.map((set) => ({ ...set, load: sets[0]?.load ?? null })) : sets
  const sizes = alike.map((set) => sizeOf(set, from, before.isWeight))
  const most = Math.max(...sizes.map((size) => size ?? 0))
  return alike.map(({ reps, load }, place) => {
    const size = sizes[place] ?? null
    if (size === null || (basisOf(from) === "none" && load?.of === "tm" && to === "tm")) return load
    const shown = to === "ladder" ? most : size
    if (basisOf(from) === "own" && basisOf(to) === "own") return ownLoad(shown, to, load)
    const share = (shown / before.size) * after.size
    const isHeaviest = size === before.size && reps === before.reps
    return loadFor(share, to, isHeaviest ? after.rpe : null)
  })
}

function ownLoad(share: number, to: RuleName, load: Load | null): Load | null {
  return load === null || load.of === "own" || to === "ladder" ? loadFor(share, to, null) : load
}

/** The load of a set under a rule. Percentages have one decimal. */
function loadFor(share: number, to: RuleName, rpe: number | null): Load | null {
  const percent = roundTo(share * 100, 1)
  const basis = basisOf(to)
  if (basis === "none") return null
  if (basis === "max") return { of: "tm", percent }
  if (basis === "estimate" && rpe !== null) return { of: "rpe", rpe }
  return basis === "own" && percent === 100 && to !== "weekly" ? null : { of: "own", percent }
}

/** The sets of a program's exercises, with the parts that concern their loads. */
export const loadedSessions = (lines: readonly Pick<ProgramLine, "weeks">[]): LoadedSet[][] =>
  lines.flatMap(({ weeks }) => weeks.flatMap((week) => week.map((session) => session.map(loadedSet))))

const loadedSet = ({ amount, load }: ProgramSet): LoadedSet => ({ reps: amount.low, load })

/** An exercise's weeks under a different rule. */
export function weeksUnder(weeks: ProgramLine["weeks"], change: LoadChange): ProgramLine["weeks"] {
  return weeks.map((week) =>
    week.map((session) => {
      const loads = sessionUnder(session.map(loadedSet), change)
      return session.map((set, place) => ({ ...set, load: loads[place] ?? null }))
    }),
  )
}

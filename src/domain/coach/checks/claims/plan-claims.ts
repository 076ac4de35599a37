// What a reply asks a person to do next, checked against what the coach prescribes.
import { isPossible, limitOn } from "#domain/coach/person/athlete.ts"
import { actionOf } from "#domain/coach/sheet/lift-advice.ts"
import type { FactLift } from "#domain/coach/sheet/facts/fact.ts"
import { kilograms } from "#domain/measures/units.ts"
import { type Field, liftsIn, type ReadSentence } from "./bound-numbers.ts"
import type { ClaimContext } from "./claim-context.ts"
import type { ClaimCheck } from "./claim-sentences.ts"
import { exercisesCalled } from "./names-in.ts"
import { numbersIn } from "./numbers-in.ts"
import type { BoundNumber } from "./supported.ts"
import { asksForMoreLoad } from "./unsafe-words.ts"

/**
 * What is wrong with a sentence that asks for something. The sentence is removed, or replaced by the
 * prescription of its lifts.
 */
export interface PlanFault {
  check: ClaimCheck
  lifts: readonly FactLift[]
}

const heaviestKilograms = 600
const mostOfHeaviest = 1.5

export function planFault(read: ReadSentence, field: Field, context: ClaimContext): PlanFault | null {
  const planned = read.numbers.filter(({ mood }) => mood === "plan")
  const faultOf = (check: ClaimCheck, lifts: readonly FactLift[] = []) => ({ check, lifts })
  if (planned.some((each) => isDangerous(each, context))) return faultOf("danger")
  if (suggestsExcluded(read, context)) return faultOf("excluded")
  const raised = raisedLifts(read, field, context)
  if (raised.some(({ action }) => action === "hold" || action === "lower")) return faultOf("raise")
  if (planned.some((each) => isAbsurd(each, context, field))) return faultOf("plan")
  const wrong = planned.flatMap((each) =>
    isPrescribed(each, field, context) ? [] : [liftsOf(each, context)],
  )
  const early = raised.filter(({ action, next, now }) => action === "add" && next && !isHeavier(next, now))
  if (wrong.length + early.length === 0) return null
  return faultOf("load", [...new Set([...wrong.flat(), ...early])])
}

function liftsOf({ names }: BoundNumber, { list }: ClaimContext): FactLift[] {
  return list.lifts.filter(({ name }) => names?.includes(name))
}

function isDangerous(claim: BoundNumber, context: ClaimContext): boolean {
  const { value, unit, change } = claim
  if (unit !== "weight" || change !== null) return false
  const kg = kilograms(value, context.list.unit)
  if (kg > heaviestKilograms) return true
  const heaviest = Math.max(0, ...liftsOf(claim, context).map((lift) => lift.heaviest ?? 0))
  return heaviest > 0 && value > mostOfHeaviest * heaviest
}

const leavesOut =
  /\b(?:leave|left out|ruled out|skip|avoid|without|instead of|rather than|no|not|never|stop|replace|swap|drop)\b|n[’']t\b/i

/** Whether a sentence suggests an exercise that the person limits, or has no equipment for. */
function suggestsExcluded({ names, moodAt, plain }: ReadSentence, { athlete }: ClaimContext): boolean {
  if (leavesOut.test(plain)) return false
  return names.some(({ names: called, kind, start }) => {
    if (kind !== "exercise" || moodAt(start) !== "plan") return false
    const found = exercisesCalled(called, athlete)
    return (
      found.length > 0 && found.every((each) => limitOn(each, athlete) !== null || !isPossible(each, athlete))
    )
  })
}

/** The lifts for which a sentence asks for more load: those it is about, or all of them. */
function raisedLifts(read: ReadSentence, field: Field, context: ClaimContext): readonly FactLift[] {
  if (read.moodAt(read.text.length) !== "plan" || !asksForMoreLoad(read.unnamed)) return []
  const about = liftsIn(read, field, context)
  const isNamed = read.names.some(({ kind }) => kind === "exercise") || field.exercise !== null
  return isNamed ? about : context.list.lifts
}

const loadsOf = ({ sets }: NonNullable<FactLift["next"]>) =>
  sets.flatMap(({ load }) => (load === null ? [] : [Math.abs(load)]))

const isHeavier = (next: NonNullable<FactLift["next"]>, now: number | null) =>
  now === null || next.sets.some(({ load }) => load === null || load > now)

const most: Partial<Record<string, number>> = {
  reps: 100,
  sets: 10,
  percent: 100,
  minutes: 180,
  workouts: 7,
  rpe: 10,
  distance: 100,
  spare: 6,
}

/** Whether a number asks for more than anyone should do: forty sets, nine workouts a week, a fifth more load. */
function isAbsurd(claim: BoundNumber, { list }: ClaimContext, { own }: Field): boolean {
  const { unit, value, change } = claim
  if (own.includes(value)) return false
  if (unit === "percent") return change === 1 ? value > 10 : value > 100
  const known = list.facts.some((each) => each.unit === unit && Math.abs(each.value - value) < 0.05)
  if (unit === null) return value > heaviestKilograms && !known
  const limit = most[unit]
  if (unit === "distance") return isTooFar(claim, list)
  return limit !== undefined && value > limit && !(known && unit !== "sets")
}

function isTooFar({ value }: BoundNumber, { facts }: ClaimContext["list"]): boolean {
  const limit = facts.find(({ name }) => name === "most_for_the_next_run")?.value
  const done = facts.filter(({ unit }) => unit === "distance").map((each) => each.value)
  return value > Math.max(limit ?? 0, 1.1 * Math.max(0, ...done)) + 0.05 && done.length > 0
}

/** Whether a planned load, or the planned sets and reps of a lift, are what the coach prescribes. */
function isPrescribed(claim: BoundNumber, { own, isOfGoal }: Field, context: ClaimContext): boolean {
  const { unit, value, change } = claim
  const { list, goalNumbers } = context
  if (own.includes(value)) return true
  if (isOfGoal && goalNumbers.some((each) => Math.abs(each.value - value) < 0.05)) return true
  if (unit !== "weight" && unit !== "reps" && unit !== "sets") return true
  const isBound =
    claim.names !== null &&
    claim.names.some((name) =>
      context.list.facts.some((each) => each.exercise === name && each.name !== "sets_a_week"),
    )
  const lifts = isBound || claim.names !== null ? liftsOf(claim, context) : list.lifts
  if (unit === "weight") return lifts.some((lift) => isLoadOf(claim, lift, list.unit))
  // Sets and reps that belong to no particular lift can only be checked for being too much for anyone, which has
  // already been done.
  if (claim.names === null || lifts.length === 0) return true
  return lifts.some((lift) => isCountOf({ unit, value, change }, lift, list.unit))
}

function isLoadOf(
  { value, change, isPast }: BoundNumber,
  lift: FactLift,
  unit: ClaimContext["list"]["unit"],
): boolean {
  const { next, action, now } = lift
  const asked = [
    ...(next && action === actionOf(next) ? loadsOf(next) : []),
    ...numbersIn(lift.advice ?? "", unit).flatMap((each) => (each.unit === "weight" ? [each.value] : [])),
  ]
  const near = (one: number, other: number) => Math.abs(Math.abs(one) - Math.abs(other)) < 0.26
  if (change !== null) return now !== null && asked.some((load) => near(load - Math.abs(now), value))
  return asked.some((load) => near(load, value)) || (isPast && now !== null && near(now, value))
}

function isCountOf(
  { unit, value, change }: Pick<BoundNumber, "unit" | "value" | "change">,
  { next, advice }: FactLift,
  weightUnit: ClaimContext["list"]["unit"],
): boolean {
  if (!next) return true
  const said = numbersIn(advice ?? "", weightUnit).map((each) => each.value)
  if (said.includes(value)) return true
  if (unit === "sets")
    return (
      change === null &&
      (value === next.sets.length || value === 1 || next.base.some(({ sets }) => sets === value))
    )
  if (change !== null) return value <= Math.max(1, repsToGo(next))
  return next.sets.some(({ low, high }) => value >= low && value <= high)
}

/** How many more reps all sets together need to reach the top of the range. */
const repsToGo = ({ reasons }: NonNullable<FactLift["next"]>) =>
  reasons
    .flatMap(({ reps, high }) => reps.map((each) => Math.max(0, high - each)))
    .reduce((one, other) => one + other, 0)

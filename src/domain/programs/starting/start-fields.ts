import { roundTo } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { LoadScale } from "#domain/loads/load-scale.ts"
import type { Lift, Plan } from "../plan.ts"
import type { Amount, ProgramSet } from "../program.ts"
import type { RuleName } from "../rule.ts"
import { shareOfMax } from "../rules/effort.ts"
import type { Starts } from "../run.ts"
import { maxFromFive, startTrainingMax } from "../start-loads.ts"
import type { BestLift } from "./best-lifts.ts"

/** A weight that a run begins with. */
export interface StartField {
  /** The field's id, unique within a program. */
  id: string
  /** A training max or an estimated 1RM belongs to its exercise, a first load to its lift. */
  kind: "tm" | "e1rm" | "load"
  lift: Lift
  /** What the lift's first set asks for. */
  first: Amount
}

/** A field's content: a weight, or the weight that the person could lift five times, from which the weight is derived. */
export interface StartEntry {
  value: number | null
  isFive: boolean
}

/** The RPE of the first loads, which leaves four reps in reserve. */
const startRpe = 6

// The rules that have no load of their own.
const withoutLoad: readonly RuleName[] = ["tm", "rpe", "variation", "intervals", "distance", "fixed"]

/** All the weights that a program needs before it starts, in the same order as its days. */
export function startFields(plan: Plan, unit: WeightUnit): StartField[] {
  const fields = new Map<string, StartField>()
  for (const { lift } of plan.days.flat())
    for (const field of fieldsOfLift(lift, unit)) if (!fields.has(field.id)) fields.set(field.id, field)
  return [...fields.values()]
}

function fieldsOfLift(lift: Lift, unit: WeightUnit): StartField[] {
  const sets = lift.lines.flatMap(({ weeks }) => weeks.flat(2))
  const [set] = sets
  const scale = lift.scales[unit]
  // Assistance is chosen on the day. Because less assistance is harder, the best set says little about where to start.
  if (!set || scale === null || scale.heaviest <= 0) return []
  const field = (kind: StartField["kind"], id: string): StartField => ({ id, kind, lift, first: set.amount })
  const fields: StartField[] = []
  if (lift.rule.name === "tm") fields.push(field("tm", `${lift.exercise_id} tm`))
  if (needsEstimate(lift, sets)) fields.push(field("e1rm", `${lift.exercise_id} e1rm`))
  if (!withoutLoad.includes(lift.rule.name) && sets.some(isOwnLoad)) fields.push(field("load", lift.key))
  return fields
}

const needsEstimate = ({ rule }: Lift, sets: readonly ProgramSet[]) =>
  rule.name === "rpe" || sets.some(({ load }) => load?.of === "e1rm")

/** Whether a set uses its rule's load. */
const isOwnLoad = ({ load }: ProgramSet) => load === null || load.of === "own" || load.of === "rpe"

/** The weight that a field gets from an estimated 1RM, rounded to one that can be loaded. */
function fromEstimate({ kind, lift, first }: StartField, e1rm: number, unit: WeightUnit): number {
  const scale = lift.scales[unit]
  if (kind === "e1rm") return roundTo(e1rm, 1)
  if (kind === "tm") return startTrainingMax(e1rm, scale)
  const exact = e1rm * shareOfMax(first.low, startRpe)
  return scale === null ? roundTo(exact, 1) : scale.nearest(exact)
}

/** The weight that an entry results in; null while it is empty. */
export function startWeight(
  field: StartField,
  { value, isFive }: StartEntry,
  unit: WeightUnit,
): number | null {
  return value === null || !isFive ? value : fromEstimate(field, maxFromFive(value), unit)
}

/**
 * A field's content as suggested by the log. Without a set in the last 90 days, a field for a training max or a 1RM asks for the weight that the
 * person could lift five times.
 */
export function entryFrom(field: StartField, best: BestLift | undefined, unit: WeightUnit): StartEntry {
  if (best) return { value: fromEstimate(field, best.e1rm, unit), isFive: false }
  return { value: null, isFive: field.kind !== "load" }
}

/** The next load up or down from a field's weight. */
export function steppedWeight(value: number | null, by: 1 | -1, scale: LoadScale | null): number {
  if (scale === null) return Math.max(0, roundTo((value ?? 0) + by * 2.5, 1))
  if (value === null) return scale.lightest
  if (by < 0) return scale.lighter(value)
  // The scale can't name the next heavier load, so it is searched for in growing steps.
  for (let step = 0.25; step < 100; step += 0.25) {
    const next = scale.nearest(value + step)
    if (next > value) return next
  }
  return value
}

/** A run's starting loads, from the weights in the form's fields, by field id. */
export function startsOf(
  fields: readonly StartField[],
  weights: ReadonlyMap<string, number | null>,
  best: ReadonlyMap<string, BestLift>,
): Starts {
  const starts: Starts = { loads: {}, maxes: {} }
  for (const { id, kind, lift } of fields) {
    const weight = weights.get(id) ?? null
    if (weight === null) continue
    if (kind === "load") starts.loads[lift.key] = weight
    else {
      const e1rm = best.get(lift.exercise_id)?.e1rm ?? null
      const max = starts.maxes[lift.exercise_id] ?? {
        tm: null,
        e1rm: e1rm === null ? null : roundTo(e1rm, 4),
      }
      starts.maxes[lift.exercise_id] = { ...max, [kind]: weight }
    }
  }
  return starts
}

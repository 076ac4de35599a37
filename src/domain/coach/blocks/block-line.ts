import type { NextPart } from "#domain/coach/rules/next-part.ts"
import { isLift } from "#domain/coach/rules/coaching.ts"
import type { Athlete } from "#domain/coach/person/athlete.ts"
import { liftGear } from "#domain/coach/lifts/lift-gear.ts"
import { liftOf } from "#domain/coach/lifts/lift-history.ts"
import type { LiftPrescription, PrescribedSet } from "#domain/coach/lifts/prescription.ts"
import { cutLoad } from "#domain/loads/load-scale.ts"
import { roundTo } from "#domain/measures/numbers.ts"
import type { Amount, AmountUnit, ProgramLine, ProgramSet } from "#domain/programs/program.ts"
import type { Increment, Rule } from "#domain/programs/rule.ts"

/** The shape of the block (a plan of several weeks) that an exercise belongs to. */
export interface BlockShape {
  weeks: number
  /** The number of the lighter week, from 1; null if there is none. */
  lighter: number | null
}

const failsBeforeCut = 2
const shareAfterCut = 95
const lighterShare = 0.9
const usualStep: Increment = { kg: 2.5, lbs: 5 }

/**
 * Plans an exercise as a line of the block's program, with its sets as the coach prescribes them now. Its rule
 * progresses as the coach does: reps first, then the next weight, and 5% off after two misses. A lift held by a
 * limit or a note stays at its load (`fixed`). Null if the planned duration or distance of its sets can't be read.
 */
export function blockLine(next: NextPart, athlete: Athlete, shape: BlockShape): ProgramLine | null {
  const { exercise, part, prescription } = next
  const { exercise_id, exercise_name } = exercise
  const own = { exercise_id, exercise_name, rest: null, joined: false }
  if (prescription?.phase === "build") {
    const sets = groupedSets(prescription.sets.map(buildSet(prescription.sets, prescription)))
    return { ...own, weeks: [[sets]], rule: ruleOf(next, prescription, athlete, shape) }
  }
  if (prescription) return { ...own, ...heldLine(next, prescription, athlete, shape) }
  const amount = amountIn(part.reps ?? "")
  if (!amount) return null
  const sets = [{ count: part.sets, amount, load: null, decides: false }]
  if (!isLift(exercise)) return { ...own, weeks: weeksWith(sets, sets, shape), rule: { name: "fixed" } }
  return { ...own, weeks: [[sets]], rule: buildRule(part.sets, usualStep, shape) }
}

/**
 * A set of the ordinary weeks. Ramps and back-off sets are shares of the heaviest set, whose load the rule
 * changes.
 */
function buildSet(sets: readonly PrescribedSet[], { base }: LiftPrescription) {
  const heaviest = Math.max(...sets.map(({ load }) => load ?? -Infinity))
  return ({ role, low, high, load }: PrescribedSet): ProgramSet => {
    const isTopped = base.some((each) => each.role === role && each.isOpen)
    const share = load !== null && heaviest > 0 ? roundTo((100 * load) / heaviest, 1) : 100
    const amount = { ...repsAmount(low, high), open: isTopped }
    return { count: 1, amount, load: share < 100 ? { of: "own", percent: share } : null, decides: false }
  }
}

function groupedSets(sets: readonly ProgramSet[]): ProgramSet[] {
  const groups: ProgramSet[] = []
  for (const set of sets) {
    const last = groups.at(-1)
    const isSame = last && JSON.stringify({ ...last, count: 1 }) === JSON.stringify(set)
    if (isSame) groups[groups.length - 1] = { ...last, count: last.count + 1 }
    else groups.push(set)
  }
  return groups
}

function ruleOf(
  { exercise }: NextPart,
  { sets, unit }: LiftPrescription,
  athlete: Athlete,
  shape: BlockShape,
): Rule {
  const record = athlete.training.records.get(exercise.exercise_id)
  const load = Math.max(...sets.map((set) => set.load ?? -Infinity))
  const scale = record && Number.isFinite(load) ? liftGear(record, athlete).scaleAt(load) : null
  if (!record || !scale) return buildRule(sets.length, usualStep, shape)
  // The intended steps: 2.5% for the upper body and for people over 60, 5% for the lower body, or the next available weight if that is more.
  const { isLowerBody, isSenior } = liftOf(record, { unit, age: athlete.age })
  const aim = Math.abs(load) * (isLowerBody && !isSenior ? 0.05 : 0.025)
  const step = Math.max(scale.heavier(load) - load, scale.nearest(load + aim) - load)
  const increment = step > 0 ? { ...usualStep, [unit]: roundTo(step, 3) } : usualStep
  return buildRule(sets.length, increment, shape)
}

/**
 * The rule that raises the load. If the block has a lighter week, it is `volume`, which works like `double`
 * as long as the number of sets stays the same, and ends with a lighter week that isn't judged.
 */
function buildRule(sets: number, inc: Increment, { lighter }: BlockShape): Rule {
  const words = { inc, fails: failsBeforeCut, back: shareAfterCut }
  if (lighter === null) return { name: "double", ...words }
  return { name: "volume", start: sets, max: sets, weeks: lighter - 1, ...words }
}

/** An exercise whose load stays the same: every week is as prescribed now, except the lighter one. */
function heldLine(
  { exercise }: NextPart,
  { sets, unit }: LiftPrescription,
  athlete: Athlete,
  shape: BlockShape,
): Pick<ProgramLine, "weeks" | "rule"> {
  const record = athlete.training.records.get(exercise.exercise_id)
  const asked = (share: number) =>
    sets.map(({ low, high, load }): ProgramSet => {
      const scale = load !== null && record ? liftGear(record, athlete).scaleAt(load) : null
      const weight = load !== null && scale && share < 1 ? cutLoad(load, share, scale) : load
      const amount = repsAmount(low, share < 1 ? low : high)
      return {
        count: 1,
        amount,
        load: weight === null ? null : { of: "weight", weight, unit },
        decides: false,
      }
    })
  const lighter = asked(lighterShare).slice(0, Math.ceil(sets.length / 2))
  return {
    weeks: weeksWith(groupedSets(asked(1)), groupedSets(lighter), shape),
    rule: { name: "fixed" },
  }
}

/** The weeks of an exercise: all the same except the lighter one. */
function weeksWith(usual: ProgramSet[], lighter: ProgramSet[], shape: BlockShape): ProgramLine["weeks"] {
  if (shape.lighter === null) return [[usual]]
  return Array.from({ length: shape.weeks }, (_, week) => [week + 1 === shape.lighter ? lighter : usual])
}

const repsAmount = (low: number, high: number): Amount => ({
  unit: "reps",
  low,
  high,
  open: false,
  parts: [],
})

const units: Record<string, AmountUnit> = { s: "seconds", min: "minutes", km: "km", mi: "mi" }

/** Reads "8-12", "5", "30 s", "20 min" or "5 km"; null for anything else. */
function amountIn(text: string): Amount | null {
  const found = /^(\d+(?:\.\d+)?)(?:\s*[-–]\s*(\d+(?:\.\d+)?))?\s*(s|min|km|mi)?$/.exec(text.trim())
  if (!found) return null
  const [, low, high, unit] = found
  return {
    ...repsAmount(Number(low), Number(high ?? low)),
    unit: unit === undefined ? "reps" : (units[unit] ?? "reps"),
  }
}

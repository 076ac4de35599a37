import type { Fact } from "#domain/coach/sheet/facts/fact.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { ClaimContext } from "./claim-context.ts"
import type { NumberMention } from "./numbers-in.ts"

/** A number in a sentence, with the exercises or muscle, the day and the tense it refers to. */
export interface BoundNumber extends NumberMention {
  /** The exercises or the muscle that the number is about; null for none in particular. */
  names: readonly string[] | null
  /** The day that the sentence gives for the number; null if it gives none. */
  day: LocalDay | null
  /** Whether the number's clause is about an earlier time. */
  isPast: boolean
}

// A number of this size or more can only be a total, and people round totals more.
const leastTotal = 500
const ofDifferences = new Set([
  "change",
  "short_of_the_range",
  "above_the_range",
  "error_of_the_estimate",
  "days_away",
  "missed",
])
// Units that can measure training as a whole, not only one exercise.
const ofAll = new Set([
  "workouts",
  "exercises",
  "records",
  "days",
  "weeks",
  "months",
  "minutes",
  "rpe",
  "percent",
  "sets",
  "distance",
])

/** Whether the facts show what a sentence says was done. `load` is the load that reps were done with. */
export function isSupported(
  claim: BoundNumber,
  load: BoundNumber | null,
  { list, goalNumbers }: ClaimContext,
  isOfGoal: boolean,
): boolean {
  if (isOfGoal && goalNumbers.some((each) => isSameNumber(claim, each.value))) return true
  const inTime = list.facts.filter((each) => isInTime(each, claim, list))
  if (claim.unit === "spare") return hasSpare(claim, inTime)
  const fits = inTime.filter((each) => isOfUnit(each, claim) && isSame(claim, each))
  const about = (names: readonly string[]) =>
    fits.filter(({ exercise }) => exercise !== null && names.includes(exercise))
  const matching = claim.names === null ? fits : about(claim.names)
  if (load) return matching.some((each) => isOneSet(each, load, inTime))
  if (matching.length > 0) return true
  return claim.names !== null && ofAll.has(claim.unit ?? "") && fits.some(({ exercise }) => exercise === null)
}

function isInTime({ day, name }: Fact, claim: BoundNumber, { from, to }: ClaimContext["list"]): boolean {
  if (claim.day !== null) return day === claim.day
  if (day === null || claim.isPast || name === "change") return true
  return day >= from && day <= to
}

function isOfUnit({ unit, name, value }: Fact, { unit: said, change }: BoundNumber): boolean {
  if (said !== null && unit !== said) return false
  if (change === null) return said === null || unit === "percent" || name !== "change"
  if (!ofDifferences.has(name)) return false
  return name !== "change" || change === 0 || Math.sign(value) === change
}

function isSame(claim: BoundNumber, { value }: Fact): boolean {
  return isSameNumber(claim, Math.abs(value))
}

/** Whether a number matches the value to the precision that people use. */
function isSameNumber({ value: said, unit }: NumberMention, value: number): boolean {
  const off = Math.abs(said - value)
  const isRound = Number.isInteger(said)
  if (unit === "weight") return value >= leastTotal ? off <= 0.02 * value : off <= (isRound ? 0.5 : 0.26)
  if (unit === "distance") return off <= Math.max(isRound ? 0.5 : 0.06, 0.005 * value)
  if (unit === "minutes") return off <= Math.max(1, 0.02 * value)
  if (unit === "percent") return off <= 1
  if (unit === null) return off <= Math.max(0.05, 0.005 * value)
  return off <= (isRound && unit !== "reps" && !Number.isInteger(value) ? 0.5 : 0.05)
}

/** Whether reps and a load belong to the same set. */
function isOneSet(reps: Fact, load: BoundNumber, facts: readonly Fact[]): boolean {
  return facts.some(
    (each) =>
      each.unit === "weight" &&
      each.name === reps.name &&
      each.exercise === reps.exercise &&
      each.day === reps.day &&
      isSame(load, each),
  )
}

const hasSpare = ({ value }: BoundNumber, facts: readonly Fact[]) =>
  facts.some(({ unit, value: rpe }) => unit === "rpe" && Math.abs(10 - rpe - value) <= 0.5)

import { formatNumber } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { plural } from "#domain/text/formats.ts"
import type { Limit } from "#domain/suitability/limits.ts"
import type { Fix } from "./mark.ts"

const sets = (count: number) => plural(count, { one: "1 set", other: `${formatNumber(count)} sets` })

function avoidedThing({ joint, pattern, muscle }: Limit): string {
  if (joint !== null) return `Hard on your ${joint}`
  if (pattern !== null) return `You avoid ${pattern.replaceAll("-", " ")} exercises`
  return muscle === null
    ? "This exercise is on your list of exercises to avoid"
    : `You avoid training ${muscle}`
}

/** The wording of the marks on a suggestion. */
export const markSentences = {
  unknown: (name: string) => `“${name}” is not in your exercise list.`,
  avoid: (limit: Limit) => {
    const { reason } = limit
    const what = avoidedThing(limit)
    return reason?.trim() ? `${what}: “${reason.trim()}”.` : `${what}.`
  },
  equipment: (equipment: string) => `Needs a ${equipment}, which isn’t on your equipment list.`,
  noSets: "The number of sets is missing.",
  sets: (written: string) => `${written} isn’t a valid number of sets.`,
  noReps: "The number of reps is missing.",
  reps: (written: string) => `“${written.slice(0, 60)}” isn’t a number of reps.`,
  noLoad: (weight: number, unit: WeightUnit) =>
    `${formatNumber(weight)} ${unit} isn’t a valid starting weight.`,
  loadAfterBreak: (weight: number, unit: WeightUnit, days: number) =>
    `${formatNumber(weight)} ${unit} is too heavy after ${days} days away.`,
  load: (at: { weight: number; best: number; unit: WeightUnit; percent: number }) =>
    `${formatNumber(at.weight)} ${at.unit} is ${at.percent}% above your best, ${formatNumber(at.best)} ${at.unit}.`,
  heldLoad: (load: string, next: string) => `It’s too early for ${load}. Your next load is ${next}.`,
  loadForReps: (weight: number, reps: number, unit: WeightUnit) =>
    `Your sets don’t show that you can lift ${formatNumber(weight)} ${unit} for ${formatNumber(reps)} ${plural(reps, { one: "rep", other: "reps" })}.`,
  newLoad: (weight: number, unit: WeightUnit) =>
    `${formatNumber(weight)} ${unit} is a lot for an exercise that is new to you. Choose the first weight yourself.`,
  workout: (muscle: string, count: number, most: number) =>
    `${sets(count)} for ${muscle} in one workout. More than ${most} adds little.`,
  week: (muscle: string, count: number, high: number) =>
    `${sets(count)} for ${muscle} this week. Your range ends at ${high}.`,
  twoDays: (muscle: string, first: string, second: string, most: number) =>
    `More than ${most} sets for ${muscle} on ${first} and again on ${second}.`,
  rest: "The week has no rest day.",
}

/** The label of the button that applies a mark's fix. */
export function fixText(
  fix: Fix,
  { nameOf, unit }: { nameOf: (part: string) => string; unit: WeightUnit },
): string {
  if (fix.kind === "swap") return `Swap for ${fix.exercise.exercise_name}`
  if (fix.kind === "remove") return `Leave Out ${nameOf(fix.part)}`
  if (fix.kind === "trade_days") return `Swap ${fix.days[0]} and ${fix.days[1]}`
  if (fix.kind === "rest") return `Rest on ${fix.day}`
  return changeText(fix.change, nameOf(fix.part), unit)
}

function changeText(
  { sets: count, reps, weight }: Extract<Fix, { kind: "change" }>["change"],
  name: string,
  unit: WeightUnit,
): string {
  if (typeof count === "number") return `Do ${sets(count)} of ${name}`
  if (typeof reps === "string") return `Use ${reps}`
  return typeof weight === "number" ? `Use ${formatNumber(weight)} ${unit}` : "Leave Out the Weight"
}

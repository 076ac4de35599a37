import { formatDay } from "#domain/days/day-text.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { reasonSentence } from "#domain/programs/reason-sentences.ts"
import { defaultBack } from "#domain/programs/rules/moves.ts"
import type { LiftOutlook } from "#domain/programs/view/lift-outlook.ts"

/** The wording of a program's training maxes and loads. */
export const sentences = {
  maxes: "Training maxes",
  afterCycle: (unit: WeightUnit) => `${unit}, after this cycle`,
  loads: "Loads",
  afterSession: (unit: WeightUnit) => `${unit}, after the next session`,
  becomes: "becomes",
  change: (name: string) => `Change ${name}`,
  estimate: "estimated 1RM",
  all: (count: number) => `Show all ${count}`,
  changedSince: "Changed since the last session.",
  notTrained: "Not trained in this program yet.",
  noTopSet: "No top set yet in this cycle.",
  save: "Save",
  changeMax: (name: string) => `Training max of ${name}`,
  changeLoad: (name: string) => `Load of ${name}`,
  fromNow: "This takes effect from the next session. Past workouts stay as they are.",
  unreadable: (heaviest: number) => `Enter a number up to ${formatNumber(heaviest)}.`,
  step: (by: number) => `${by < 0 ? "minus" : "plus"} ${formatNumber(Math.abs(by))}`,
  lowerNow: (load: string) => `Lower to ${load} now`,
  lowerNowOf: (name: string, load: string) => `${name}: Lower to ${load} now`,
  answered: "The training max was set after that miss, so it stays for this cycle.",
  changed: (name: string, load: string) => `${name}: ${load} from now on.`,
}

/** A load, such as "130", or a running distance, such as "16.5 km". */
export function loadText({ lift }: Pick<LiftOutlook, "lift">, load: number): string {
  const rounded = formatNumber(Math.round(load * 100) / 100)
  const unit = lift.lines[0]?.weeks[0]?.[0]?.[0]?.amount.unit
  return lift.rule.name === "distance" ? `${rounded} ${unit ?? ""}` : rounded
}

/** Why a lift's load changes or stays the same. */
export function whyText(outlook: LiftOutlook): string {
  const { lift, last, isChangedSince } = outlook
  if (lift.rule.name === "tm") return maxText(outlook, lift.rule.back ?? defaultBack)
  if (isChangedSince) return sentences.changedSince
  return last ? reasonSentence(last) : sentences.notTrained
}

function maxText({ decided, next, isAnswered }: LiftOutlook, back: number): string {
  const missed = decided.find((set) => !set.isMet)
  if (missed) {
    const miss = `Missed ${formatNumber(missed.load ?? 0)} × ${missed.low} on ${formatDay(missed.date, "monthAndDay")}`
    return isAnswered
      ? `${miss}. ${sentences.answered}`
      : `${miss}, so ${formatNumber(100 - back)}% comes off after this cycle.`
  }
  if (decided.length === 0) return sentences.noTopSet
  const amounts = decided.map(({ amount }) => formatNumber(amount)).join(", ")
  return next === null
    ? `Every top set met: ${amounts}.`
    : `Every top set met so far: ${amounts}. The next one needs ${formatNumber(next.low)}.`
}

import { loadInUnit } from "./load-in-unit.ts"
import { loadAfterBreak, nextLoad } from "./next-load.ts"
import { type RepRange, readRepRange } from "./rep-range.ts"
import { progressionSentences as sentences } from "./progression-sentences.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import { hasWeight, type Load, loadKind, signedLoad } from "#domain/workout/load.ts"
import { type Measure } from "#domain/workout/draft.ts"
import type { DoneSet } from "#domain/workout/done-set.ts"
import { convertWeight, type WeightUnit } from "#domain/measures/units.ts"

/** A suggestion for the next session, in the requested unit. It is offered, never applied automatically. */
export interface Progression {
  /** The suggested weight; negative for assistance, null for an exercise without weight. */
  weight: number | null
  reps: number
  /** The reason for the suggestion, as a sentence. */
  sentence: string
}

export interface ProgressionQuestion {
  measure: Measure
  /** The template's reps, such as "8-12", "5x5" or "5". */
  templateReps: string | null
  templateSets: number | null
  /** The sets of the last session. */
  last: readonly DoneSet[]
  /** The number of days since the last session. */
  daysSince: number
  /** The equipment, which determines the available weights. */
  equipment: string | null
  /** The unit of the suggested weight. */
  unit: WeightUnit
  /** The bars and plates from the profile; null for the default ones. */
  barbells: unknown
  /** Whether a running program decides what comes next for the exercise. */
  isLed?: boolean
}

/** After this many days without an exercise, its suggestion is `shareAfterBreak` of the last load. */
export const breakDays = 14
export const shareAfterBreak = 0.9
/** An open-ended last set raises the weight by two increments if it has at least this many reps and at least twice as many as planned. */
const manyReps = 10

/**
 * Double progression: reps grow within the template's range until every set reaches the top; then the weight
 * goes up one increment, or two after twice as many reps in an open-ended last set, and the reps restart at the
 * bottom. After two weeks off, the suggestion is nine tenths of the last load. Null without history, and for an
 * exercise that a running program decides on.
 */
export function nextSession(question: ProgressionQuestion): Progression | null {
  const { measure, last } = question
  const range = readRepRange(question.templateReps)
  const working = last.filter(({ set_type }) => set_type === "normal" || set_type === "failure")
  if (!range || question.isLed) return null
  const isBodyAlone = measure === "added" && working.every(({ weight }) => (weight ?? 0) === 0)
  if (measure === "reps" || isBodyAlone) return nextReps(working, range, question)
  return hasWeight(measure) ? nextWeight(working, range, question) : null
}

function nextReps(
  working: readonly DoneSet[],
  range: RepRange,
  { daysSince }: ProgressionQuestion,
): Progression | null {
  const done = repsOf(working)
  const fewest = Math.min(...done)
  if (done.length === 0) return null
  if (daysSince >= breakDays) {
    const reps = Math.max(1, Math.floor(fewest * shareAfterBreak))
    return { weight: null, reps, sentence: sentences.easeBackWithReps(daysSince, reps) }
  }
  if (fewest >= range.high) return null
  const reps = Math.max(range.low, fewest + 1)
  return { weight: null, reps, sentence: sentences.moreReps(done.join(", "), reps) }
}

function nextWeight(
  working: readonly DoneSet[],
  range: RepRange,
  { measure, unit, equipment, barbells, daysSince, templateSets }: ProgressionQuestion,
): Progression | null {
  const load = loadKind(measure)
  const top = Math.max(...working.flatMap((set) => loadIn(set, load, unit) ?? []))
  const done = repsOf(working.filter((set) => loadIn(set, load, unit) === top))
  if ((load === "outside" && top <= 0) || done.length === 0) return null
  const lastReps = sentences.repsAt(done.join(", "), loadText(top, load, unit))
  if (daysSince >= breakDays) {
    const weight = loadAfterBreak(top, shareAfterBreak, { equipment, unit, barbells })
    const sentence = sentences.easeBackAt(daysSince, loadText(weight, load, unit))
    return { weight, reps: range.low, sentence }
  }
  const planned = Math.min(templateSets ?? 0, 50)
  const fewest = Math.min(...done)
  // A set that fell short, even with less weight or more assistance, shows that the load is heavy enough.
  const hasFailed = repsOf(working).some((reps) => reps < range.low)
  if (fewest >= range.high && done.length >= planned && !hasFailed) {
    const one = nextLoad(top, equipment, unit, barbells)
    const isMany = range.isOpen === true && (done.at(-1) ?? 0) >= Math.max(manyReps, 2 * range.high)
    const weight = isMany ? nextLoad(one, equipment, unit, barbells) : one
    const reached = { openTop: range.isOpen ? range.high : null, isFarMore: isMany }
    const sentence = sentences.moreLoad(lastReps, reached, loadText(weight, load, unit))
    return { weight, reps: range.low, sentence }
  }
  const reps = Math.min(range.high, Math.max(range.low, fewest + 1))
  const heaviest = working.find((set) => loadIn(set, load, unit) === top)
  const weight =
    signedLoad(load, (heaviest && loadInUnit(heaviest, { equipment, unit, barbells })) ?? top) ?? top
  return {
    weight,
    reps,
    sentence: sentences.stay(lastReps, loadText(weight, load, unit), range.high, planned),
  }
}

function repsOf(sets: readonly DoneSet[]): number[] {
  return sets.flatMap(({ reps }) => (reps === null ? [] : [reps]))
}

function loadIn({ weight, weight_unit }: DoneSet, load: Load, unit: WeightUnit): number | null {
  return signedLoad(load, weight === null ? null : convertWeight(weight, weight_unit ?? unit, unit))
}

function loadText(weight: number, load: Load, unit: WeightUnit): string {
  return load !== "outside" && weight === 0 ? sentences.bodyWeight : `${formatNumber(weight)} ${unit}`
}

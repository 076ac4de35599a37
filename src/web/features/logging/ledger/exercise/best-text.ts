import type { DraftExercise } from "#domain/workout/draft.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import { bestEstimate, bestSoFar } from "#domain/records/draft-bests.ts"
import type { Bests, RecordKind } from "#domain/records/records.ts"
import { hasWeight, loadKind } from "#domain/workout/load.ts"
import { sentences } from "../sentences.ts"
import type { Units } from "../set-words.ts"

/** An exercise's best so far, and today's estimate: "Best estimated 1RM 101.9 kg, today 98.4". Empty if there is neither. */
export function bestText(exercise: DraftExercise, units: Units, bests: Bests): string {
  const best = bestSoFar(exercise.measure, units, bests)
  const today = hasWeight(exercise.measure) ? bestEstimate(exercise, units, bests) : null
  if (best === null)
    return today === null
      ? ""
      : `${estimateOf(exercise, sentences.estimatedToday)} ${formatNumber(today)} ${units.weight_unit}`
  const estimate = best.kind === "one_rep_max" && today !== null && sentences.today(formatNumber(today))
  const isHelp = best.kind === "weight" && (bests.heaviest_kg ?? 0) < 0
  return [`${isHelp ? sentences.leastHelp : nameOf(best.kind, exercise)} ${best.text}`, estimate]
    .filter(Boolean)
    .join(", ")
}

function nameOf(kind: RecordKind, exercise: DraftExercise): string {
  return kind === "one_rep_max" ? estimateOf(exercise, sentences.bests[kind]) : sentences.bests[kind]
}

/** The name of the estimate; if the body is moved too, the name says that body weight is included. */
function estimateOf({ measure }: DraftExercise, name: string): string {
  return loadKind(measure) === "outside" ? name : `${name} ${sentences.withBody}`
}

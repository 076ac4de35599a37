import type { DraftExercise } from "#domain/workout/draft.ts"
import { formatNumber } from "#domain/measures/numbers.ts"
import { bestEstimate, bestSoFar } from "#domain/records/draft-records.ts"
import type { Bests } from "#domain/records/records.ts"
import { sentences } from "../sentences.ts"
import type { Units } from "./set-words.ts"

/** The best of an exercise so far, beside what today's sets come to: "Best estimated 1RM 101.9 kg, today 98.4". Empty without either. */
export function bestText(exercise: DraftExercise, units: Units, bests: Bests): string {
  const best = bestSoFar(exercise.measure, units, bests)
  const today = exercise.measure === "weight_reps" ? bestEstimate(exercise, units) : null
  if (best === null)
    return today === null ? "" : `${sentences.estimatedToday} ${formatNumber(today)} ${units.weight_unit}`
  const estimate = best.kind === "one_rep_max" && today !== null && sentences.today(formatNumber(today))
  return [`${sentences.bests[best.kind]} ${best.text}`, estimate].filter(Boolean).join(", ")
}

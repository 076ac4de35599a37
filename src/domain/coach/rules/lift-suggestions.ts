import type { Why, Suggestion } from "#domain/coach/asking/replies.ts"
import { coachSentence } from "#domain/coach/lifts/coach-sentences.ts"
import type { LiftPrescription } from "#domain/coach/lifts/prescription.ts"
import type { DoneLift } from "#domain/coach/sheet/done-work.ts"
import { concernWords } from "#domain/coach/sheet/concern-words.ts"
import type { LiftFacts } from "#domain/coach/sheet/lift-facts.ts"
import { nextWords } from "#domain/coach/sheet/next-words.ts"
import { ruleWords } from "#domain/coach/sheet/rule-words.ts"
import { suitabilitySentences } from "#domain/suitability/sentences.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { sources } from "./source-words.ts"
import { workoutSentences } from "./workout-sentences.ts"

/** The facts of a lift in the analysis of a workout or of a month. */
type AdvisedLift = Pick<
  LiftFacts,
  "shortName" | "load" | "next" | "action" | "limit" | "concern" | "stall" | "misses"
> & { now: DoneLift | null }

/** What to do with a lift next, and why: its prescription in words, with the sentence that the other screens show. Empty if the coach doesn't prescribe it. */
export function liftSuggestion(lift: AdvisedLift, unit: WeightUnit): Suggestion[] {
  const { shortName, limit, next } = lift
  const words = nextWords(lift, unit)
  if (next && words !== null) {
    const text = workoutSentences.next(shortName, words)
    const why = whyOf(next, unit)
    const cause = careCause(lift)
    return [{ text, why: cause === null ? why : { ...why, data: `${cause} ${why.data}` } }]
  }
  if (limit === null || next !== null) return []
  const sentence = suitabilitySentences.obstacle({ kind: "limit", limit })
  return [
    {
      text: workoutSentences.limited(shortName, sentence),
      why: { rule: workoutSentences.limitRule, data: sentence, source: sources.ours },
    },
  ]
}

/** Why a lift is held or made lighter, in words that introduce its prescription; null if it is neither. */
function careCause({ concern, limit, next }: AdvisedLift): string | null {
  const isWithCare = next?.reasons.some(({ rule }) => rule === "hold" || rule === "sore") ?? false
  if (!isWithCare) return null
  if (concern) return concernWords(concern)
  return limit && suitabilitySentences.obstacle({ kind: "limit", limit })
}

/**
 * Why the coach prescribes this: the rules behind it, the sentence that every screen shows for it, and the
 * sources.
 */
export function whyOf({ reasons }: LiftPrescription, unit: WeightUnit): Why {
  const names = [...new Set(reasons.map(({ rule }) => rule))]
  const cited = names.flatMap((name) => ruleWords[name].sources)
  return {
    rule: names.map((name) => ruleWords[name].rule).join(" "),
    data: reasons.map((reason) => coachSentence(reason, unit)).join(" "),
    source: [...new Set(cited)].map((name) => sources[name]).join("; "),
  }
}

const weight = (lift: AdvisedLift): number => {
  if (lift.stall || lift.misses >= 2) return 0
  if (lift.action === "lower") return 1
  if (["add", "heaviest", "harder"].includes(lift.next?.reasons[0]?.rule ?? "")) return 2
  return lift.action === "add" ? 3 : 4
}

/** The lifts whose next step matters most, in the workout's order. */
export function mainLifts<Lift extends AdvisedLift>(lifts: readonly Lift[], most: number): Lift[] {
  const chosen = lifts
    .filter(({ next, limit }) => next !== null || limit !== null)
    .toSorted((one, other) => weight(one) - weight(other))
    .slice(0, most)
  return lifts.filter((lift) => chosen.includes(lift))
}

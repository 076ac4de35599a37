// Checks on the load of an exercise that moves the body: added weight, or assistance, which is typed without a sign
// and makes the load smaller the more of it there is.
import { prescriptionFor } from "#domain/coach/lifts/prescription-for.ts"
import { estimate, movedWeight } from "#domain/coach/lifts/strength.ts"
import type { Athlete, KnownExercise } from "#domain/coach/person/athlete.ts"
import { actionOf } from "#domain/coach/sheet/lift-advice.ts"
import { loadWords } from "#domain/coach/sheet/load-words.ts"
import { loadKind, signedLoad } from "#domain/workout/load.ts"
import type { PartMark } from "./mark.ts"
import { markSentences as sentences } from "./mark-sentences.ts"
import type { PlanPart } from "./suggestion.ts"

const heaviest = 600
/**
 * The same tolerance as for other loads: a load is within reach if it takes at most this multiple of the best
 * estimated 1RM.
 */
const shareWithinReach = 1.02

/**
 * The marks (warnings) on added weight or assistance: more than the coach asks for, or than the person's sets
 * support. None for other exercises.
 */
export function bodyLoadMarks(
  { id, weight, reps }: PlanPart,
  { exercise_id, measure }: KnownExercise,
  { training, unit }: Athlete,
): PartMark[] {
  const kind = loadKind(measure)
  const load = signedLoad(kind, weight)
  if (kind === "outside" || weight === null || load === null) return []
  const mark = (sentence: string, to: number | null): PartMark[] => [
    { check: "load", sentence, fix: { kind: "change", part: id, change: { weight: to } } },
  ]
  if (Math.abs(weight) > heaviest) return mark(sentences.noLoad(weight, unit), null)
  const next = prescriptionFor(exercise_id, training)
  const state = training.state.lifts.get(exercise_id)
  if (!next || !state) return load > 0 ? mark(sentences.newLoad(weight, unit), null) : []
  const asked = Math.max(...next.sets.map((set) => set.load ?? 0))
  if (load <= asked) return []
  const fewest = Number(/\d+/.exec(reps ?? "")?.[0] ?? 1)
  const best = Math.max(...state.roles.flatMap(({ recent }) => recent.map((session) => session.best)))
  const isWithinReach = estimate(movedWeight(load, state.lift), fewest) <= shareWithinReach * best
  if (actionOf(next) === "add" && isWithinReach) return []
  const words = (each: number) => loadWords(each, kind, unit)
  return mark(sentences.heldLoad(words(load), words(asked)), asked === 0 ? null : Math.abs(asked))
}

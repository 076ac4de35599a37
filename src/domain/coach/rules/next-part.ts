import { formatNumber, roundTo } from "#domain/measures/numbers.ts"
import type { Athlete, KnownExercise } from "#domain/coach/person/athlete.ts"
import type { SuggestedPart, Suggestion } from "#domain/coach/asking/replies.ts"
import type { LiftPrescription, PrescribedSet, RuleName } from "#domain/coach/lifts/prescription.ts"
import { earlierTimes, type TrainedExercise, workingSets } from "#domain/coach/person/trained-workout.ts"
import type { Coaching } from "./coaching.ts"
import { whyOf } from "./lift-suggestions.ts"
import type { FirstSets } from "./first-sets.ts"
import { partSentences } from "./part-sentences.ts"
import { slotOf } from "./slots.ts"

/**
 * An exercise as the built-in coach plans it. Its prescription is null if the coach knows of no session to
 * build on.
 */
export interface NextPart {
  exercise: KnownExercise
  part: SuggestedPart & { sets: number }
  prescription: LiftPrescription | null
  /** The exercise that this one replaces, and the rule that calls for the change. */
  insteadOf?: { exercise: KnownExercise; rule: RuleName }
}

/**
 * The next sets of an exercise: as the coach prescribes them or, without a prescription, as last time or as
 * `first` says.
 */
export function nextPart(
  exercise: KnownExercise,
  athlete: Athlete,
  { coaching, first }: { coaching: Coaching; first: FirstSets },
): NextPart {
  const prescription = coaching.prescriptionOf(exercise)
  const part = prescription ? partOf(exercise, prescription) : timedPart(exercise, athlete, first)
  return { exercise, part, prescription }
}

function partOf({ exercise_name: name }: KnownExercise, { sets }: LiftPrescription): NextPart["part"] {
  const [first] = sets
  const heavy = sets.filter(({ role }) => role === "top")
  const light = sets.filter(({ role }) => role === "back_off")
  const [top, backOff] = [heavy[0], light[0]]
  // Assistance is a negative load but typed without a sign. A load of 0 is left for the person to choose.
  const load = first?.load ? Math.abs(first.load) : null
  const part = { name, sets: sets.length, reps: first ? rangeOf(first) : "", weight: load }
  if (top && backOff)
    return {
      ...part,
      reps: partSentences.topAndBackOff(rangeOf(top), rangeOf(backOff)),
      notes: partSentences.backOff(heavy.length, light.length, shareOf(backOff, top)),
    }
  return first?.role === "ramp" ? { ...part, notes: partSentences.ramp } : part
}

const rangeOf = ({ low, high }: PrescribedSet) => (low === high ? `${low}` : `${low}-${high}`)
const shareOf = ({ load }: PrescribedSet, { load: top }: PrescribedSet) =>
  load !== null && top ? Math.round((100 * load) / top) : null

function timedPart(exercise: KnownExercise, { history }: Athlete, first: FirstSets): NextPart["part"] {
  const { exercise_name: name, exercise_type, exercise_id } = exercise
  const [last] = earlierTimes(exercise_id, history, "9999-12-31")
  const isCardio = exercise_type === "cardio"
  const done = last ? workingSets(last.exercise) : []
  return {
    name,
    sets: isCardio ? 1 : done.length || first.sets,
    reps: (last && lengthOf(last.exercise)) ?? usualLength(exercise) ?? firstReps(exercise, first),
  }
}

function firstReps(exercise: KnownExercise, { reps, mainReps = reps }: FirstSets): string {
  const slot = slotOf(exercise)
  const isMain = slot !== null && slot !== "trunk" && slot !== "small"
  return isMain && exercise.measure === "weight_reps" ? mainReps : reps
}

/** How long a set of an exercise that isn't counted in reps was last time, or was planned to be. */
function lengthOf(last: TrainedExercise): string | null {
  if (last.planned?.reps?.trim()) return last.planned.reps.trim()
  const done = workingSets(last)
  const minutes = medianOf(done.flatMap(({ duration_minutes }) => duration_minutes ?? []))
  if (minutes !== null) return durationText(minutes)
  const distance = medianOf(done.flatMap((set) => set.distance ?? []))
  const unit = done.find((set) => set.distance !== null)?.distance_unit ?? "km"
  return distance === null ? null : `${formatNumber(roundTo(distance, 1))} ${unit}`
}

function usualLength({ measure, exercise_type }: KnownExercise): string | null {
  if (exercise_type === "cardio") return "20 min"
  return measure === "time" || measure === "distance_time" ? "30 s" : null
}

function durationText(minutes: number): string {
  return minutes < 1.5 ? `${Math.max(5, Math.round(minutes * 60))} s` : `${Math.round(minutes)} min`
}

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

/**
 * The reasons for the exercises' prescriptions. An exercise planned the same way several times gets one
 * reason, and one without a prescription gets none.
 */
export function whysOfParts(parts: readonly NextPart[], { unit }: Pick<Athlete, "unit">): Suggestion[] {
  const keyOf = ({ part: { name, sets, reps, weight } }: NextPart) => [name, sets, reps, weight].join("/")
  const plans = new Map(parts.map((each) => [keyOf(each), each]))
  return [...plans.values()].flatMap(({ exercise: { exercise_id }, part, prescription }) => {
    if (!prescription) return []
    const why = whyOf(prescription, unit)
    const { sets, reps, weight } = part
    const explained = { exercise_id, sets, reps: reps ?? "", weight: weight ?? null }
    return [{ text: "", why: { ...why, rule: partSentences.rule(part.name, why.rule) }, part: explained }]
  })
}

/**
 * What the coach prescribes for the planned lifts, by exercise id. If a lift is planned more than once, its
 * first prescription counts.
 */
export function prescriptionsOf(parts: readonly NextPart[]): Map<string, LiftPrescription> {
  return new Map(
    parts
      .toReversed()
      .flatMap(({ exercise, prescription }) =>
        prescription ? [[exercise.exercise_id, prescription] as const] : [],
      ),
  )
}

import { daysBetween } from "#domain/days/local-day.ts"
import { formatNumber, roundTo } from "#domain/measures/numbers.ts"
import { loadInUnit } from "#domain/records/load-in-unit.ts"
import { nextSession, type Progression } from "#domain/records/progression.ts"
import { readRepRange } from "#domain/records/rep-range.ts"
import { type Athlete, type KnownExercise } from "#domain/coach/person/athlete.ts"
import type { SuggestedPart, Suggestion } from "#domain/coach/asking/replies.ts"
import { sentences } from "./sentences.ts"
import { sources } from "./source-words.ts"
import {
  earlierTimes,
  type TrainedExercise,
  type TrainedSet,
  workingSets,
} from "#domain/coach/person/trained-workout.ts"

const usualSets = 3
const mostSets = 5

/** An exercise as the built-in coach plans it, with the suggestion that the logging screen would show. The suggestion is null without a history. */
export interface NextPart {
  part: SuggestedPart & { sets: number }
  next: Progression | null
  /** The weight used last time, in the person's unit. A deload week uses the same weight. */
  lastWeight: number | null
}

/** The next prescription for an exercise: sets and rep range as planned or last done, and the weight by the same rule as on the logging screen. */
export function nextPart(exercise: KnownExercise, athlete: Athlete, sets = usualSets): NextPart {
  const [last] = earlierTimes(exercise.exercise_id, athlete.workouts, "9999-12-31")
  const { exercise_name: name } = exercise
  if (!last)
    return {
      part: { name, sets: setsOf(exercise, sets), reps: usualReps(exercise) },
      next: null,
      lastWeight: null,
    }
  const done = workingSets(last.exercise)
  const planned = last.exercise.planned
  const count = Math.min(mostSets, Math.max(1, planned?.sets ?? (done.length || sets)))
  const reps = repsAfter(last.exercise, exercise)
  const next = nextSession({
    ...{ measure: exercise.measure, templateReps: reps, templateSets: count, last: done },
    daysSince: Math.max(0, daysBetween(last.date, athlete.today)),
    equipment: exercise.equipment,
    unit: athlete.unit,
    barbells: athlete.barbells,
  })
  // Assistance (a negative weight) or body weight alone isn't a starting weight.
  const weight = next?.weight && next.weight > 0 ? next.weight : null
  const part = { name, sets: setsOf(exercise, count), reps, weight }
  return { part, next, lastWeight: weight === null ? null : heaviestOf(done, exercise, athlete) }
}

function heaviestOf(
  done: readonly TrainedSet[],
  { equipment }: KnownExercise,
  { unit, barbells }: Athlete,
): number | null {
  const weights = done.flatMap((set) => loadInUnit(set, { equipment, unit, barbells }) ?? [])
  return weights.length === 0 ? null : Math.max(...weights)
}

function setsOf({ exercise_type }: KnownExercise, sets: number): number {
  return exercise_type === "cardio" ? 1 : sets
}

function usualReps({ measure, exercise_type }: KnownExercise): string {
  if (measure === "weight_reps" || measure === "help") return "8-12"
  if (measure === "reps" || measure === "added") return "8-15"
  return exercise_type === "cardio" ? "20 min" : "30 s"
}

// Each range begins where the previous one ends.
const ranges = [
  { low: 3, high: 5 },
  { low: 5, high: 8 },
  { low: 8, high: 12 },
  { low: 12, high: 15 },
  { low: 15, high: 20 },
]

/** The planned reps, or else the range that contains last time's reps. */
function repsAfter(last: TrainedExercise, exercise: KnownExercise): string {
  const { planned } = last
  if (planned?.reps?.trim()) return planned.reps.trim()
  const done = workingSets(last)
  if (exercise.measure === "distance_time" || exercise.measure === "time") {
    const minutes = medianOf(done.flatMap(({ duration_minutes }) => duration_minutes ?? []))
    const distance = medianOf(done.flatMap((set) => set.distance ?? []))
    if (minutes !== null) return durationText(minutes)
    const unit = done.find((set) => set.distance !== null)?.distance_unit ?? "km"
    return distance === null ? usualReps(exercise) : `${formatNumber(roundTo(distance, 1))} ${unit}`
  }
  const fewest = Math.min(...done.flatMap(({ reps }) => reps ?? []))
  if (!Number.isFinite(fewest) || fewest < 1) return usualReps(exercise)
  const range = ranges.find(({ high }) => fewest <= high) ?? { low: fewest, high: Math.min(100, fewest + 5) }
  return readRepRange(`${range.low}-${range.high}`) ? `${range.low}-${range.high}` : usualReps(exercise)
}

function durationText(minutes: number): string {
  return minutes < 1.5 ? `${Math.max(5, Math.round(minutes * 60))} s` : `${Math.round(minutes)} min`
}

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

/** The reasons for the parts' prescriptions. A part without a history has no reason. */
export function whysOfParts(parts: readonly NextPart[]): Suggestion[] {
  return parts.flatMap(({ part, next }) => {
    if (!next) return []
    const rule = sentences.repsFirst(part.name)
    return [
      { text: "", why: { rule, data: next.sentence, source: `${sources.addLoad}; ${sources.repsFirst}` } },
    ]
  })
}

import {
  type TrainedExercise,
  type TrainedWorkout,
  workingSets,
} from "#domain/coach/person/trained-workout.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { roundTo } from "#domain/measures/numbers.ts"
import {
  convertDistance,
  convertWeight,
  type DistanceUnit,
  inWeightUnit,
  type WeightUnit,
} from "#domain/measures/units.ts"
import { workingVolume } from "#domain/records/working-volume.ts"
import { type Fact, fact } from "./fact.ts"

/** What was done in workouts, set by set, with the totals of each exercise and of each workout. */
export function sessionFacts(workouts: readonly TrainedWorkout[], unit: WeightUnit): Fact[] {
  return workouts.flatMap((workout) => [
    ...workout.exercises.flatMap((exercise) => exerciseFacts(exercise, workout.date, unit)),
    ...workoutFacts(workout, unit),
  ])
}

function workoutFacts({ date: day, duration_seconds, exercises }: TrainedWorkout, unit: WeightUnit): Fact[] {
  const sets = exercises.flatMap(workingSets)
  return [
    ...(duration_seconds === null
      ? []
      : [fact("minutes_of_the_workout", roundTo(duration_seconds / 60, 1), "minutes", { day })]),
    fact("sets_of_the_workout", sets.length, "sets", { day }),
    fact("exercises_of_the_workout", exercises.length, "exercises", { day }),
    fact("volume_of_the_workout", inWeightUnit(workingVolume(sets), unit), "weight", { day }),
  ]
}

function exerciseFacts(exercise: TrainedExercise, day: LocalDay, unit: WeightUnit): Fact[] {
  const at = { exercise: exercise.name, day }
  const sets = workingSets(exercise)
  const reps = sets.flatMap((set) => set.reps ?? [])
  return [
    ...sets.flatMap((set, place) => setFacts(set, `set_${place + 1}`, at, unit)),
    fact("sets", sets.length, "sets", at),
    ...setsOfOneLoad(sets).map((count) => fact("sets_at_a_load", count, "sets", at)),
    ...(reps.length > 0 ? [fact("reps_in_all", sum(reps), "reps", at)] : []),
    fact("volume", inWeightUnit(workingVolume(sets), unit), "weight", at),
    ...timeFacts(sets, at, unit),
  ]
}

type Set = ReturnType<typeof workingSets>[number]

/** The number of sets at each load, if there were several loads: analyses mention top sets and back-off sets separately. */
function setsOfOneLoad(sets: readonly Set[]): number[] {
  const counts = new Map<number | null, number>()
  for (const { weight } of sets) counts.set(weight, (counts.get(weight) ?? 0) + 1)
  return counts.size > 1 ? [...new Set(counts.values())] : []
}

function setFacts(
  { reps, weight, weight_unit, rpe }: Set,
  name: string,
  at: { exercise: string; day: LocalDay },
  unit: WeightUnit,
): Fact[] {
  return [
    ...(weight === null
      ? []
      : [fact(name, Math.abs(convertWeight(weight, weight_unit ?? unit, unit)), "weight", at)]),
    ...(reps === null ? [] : [fact(name, reps, "reps", at)]),
    ...(rpe === null ? [] : [fact(name, rpe, "rpe", at)]),
  ]
}

function timeFacts(
  sets: readonly Set[],
  at: { exercise: string; day: LocalDay },
  weightUnit: WeightUnit,
): Fact[] {
  const unit: DistanceUnit = weightUnit === "kg" ? "km" : "mi"
  const minutes = sets.flatMap(({ duration_minutes }) => duration_minutes ?? [])
  const distances = sets.flatMap(({ distance, distance_unit }) =>
    distance === null ? [] : [convertDistance(distance, distance_unit ?? unit, unit)],
  )
  return [
    ...minutes.map((each) => fact("minutes", each, "minutes", at)),
    ...(minutes.length > 1 ? [fact("minutes_in_all", sum(minutes), "minutes", at)] : []),
    ...distances.map((each) => fact("distance", each, "distance", at)),
    ...(distances.length > 1 ? [fact("distance_in_all", sum(distances), "distance", at)] : []),
  ]
}

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)

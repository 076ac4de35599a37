import { hasWeight, loadKind } from "#domain/workout/load.ts"
import { formatDay } from "#domain/days/day-text.ts"
import { writeDuration } from "#domain/measures/duration.ts"
import { formatNumber, roundTo } from "#domain/measures/numbers.ts"
import { inWeightUnit, systemWith, unitsIn, type WeightUnit } from "#domain/measures/units.ts"
import { inUnits } from "#domain/workout/recorded-set.ts"
import { nextSession } from "#domain/records/progression.ts"
import { describeSet } from "#domain/workout/set-text.ts"
import type { Suggestion, WorkoutAnalysis } from "#domain/coach/asking/replies.ts"
import { loadOf, volumeInWords, volumeOf } from "#domain/coach/person/volumes.ts"
import { sentences } from "./sentences.ts"
import { sources } from "./source-words.ts"
import { workoutSentences } from "./workout-sentences.ts"
import {
  type Earlier,
  isStalled,
  type Look,
  scoreOf,
  stalledSessions,
  strengthOf,
} from "#domain/coach/person/stalls.ts"
import {
  earlierTimes,
  type TrainedExercise,
  type TrainedSet,
  type TrainedWorkout,
  workingSets,
} from "#domain/coach/person/trained-workout.ts"

/**
 * The built-in coach's analysis of a saved workout: what improved or dropped since last time, and what to do next. `earlier` holds the workouts of
 * the three months before this workout, and `barbells` holds the profile's bars and plates. The same input always gives the same text.
 */
export function workoutAnalysis(
  workout: TrainedWorkout,
  earlier: readonly TrainedWorkout[],
  unit: WeightUnit,
  barbells: unknown = null,
): WorkoutAnalysis {
  const looks = workout.exercises.map((exercise) => ({
    exercise,
    before: earlierTimes(exercise.exercise_id, earlier, workout.date),
  }))
  const suggestions = [
    ...lighterWeek(looks),
    ...workout.exercises.flatMap((exercise) => nextStep(exercise, unit, barbells)),
  ]
  return {
    summary: summaryOf(workout, unit),
    exerciseFeedback: looks.map(({ exercise, before }) => ({
      exerciseName: exercise.name,
      feedback: feedbackOn(exercise, before, unit),
    })),
    overallInsights: insightsOf(workout, looks, unit),
    suggestions: suggestions.map(({ text }) => text),
    whys: suggestions.map(({ why }) => why),
    source: "rules",
  }
}

function summaryOf(workout: TrainedWorkout, unit: WeightUnit): string {
  const sets = workout.exercises.flatMap(workingSets)
  const { duration_seconds: seconds, exercises } = workout
  const duration = seconds === null ? null : writeDuration(seconds)
  const hasVolume = inWeightUnit(volumeOf([workout]), unit) >= 0.5
  return [
    workoutSentences.summary(sets.length, exercises.length, duration),
    ...(hasVolume ? [workoutSentences.volume(volumeInWords([workout], unit))] : []),
  ].join(" ")
}

function feedbackOn(exercise: TrainedExercise, before: Earlier, unit: WeightUnit): string {
  const best = bestSet(exercise)
  if (!best) return workoutSentences.onlyWarmups
  const written = (set: TrainedSet) =>
    describeSet(inUnits(set, unitsIn(systemWith(unit))), loadKind(exercise.measure), true)
  const told = workoutSentences.bestSet(written(best))
  const [last] = before
  const lastBest = last && bestSet(last.exercise)
  if (!last || !lastBest) return `${told} ${workoutSentences.firstTime}`
  const change = compare(exercise, last.exercise, unit)
  return `${told} ${workoutSentences.lastTime(formatDay(last.date, "short"), written(lastBest))} ${change}`
}

/** A sentence that compares the working sets with last time's. */
function compare(now: TrainedExercise, before: TrainedExercise, unit: WeightUnit): string {
  const [a, b] = [scoreOf(now), scoreOf(before)]
  if (a === null || b === null) return compareTopSets(now, before, unit)
  if (!isChanged(a, b, now.measure, unit)) return workoutSentences.same
  if (loadKind(now.measure) !== "outside") return compareTopSets(now, before, unit)
  const isUp = a > b
  if (now.measure === "weight_reps") {
    const change = formatNumber(roundTo(inWeightUnit(Math.abs(a - b), unit), 1))
    return workoutSentences.oneRepMax(isUp, `${change} ${unit}`)
  }
  if (now.measure === "reps") return workoutSentences.mostReps(isUp, Math.abs(a - b))
  const percent = roundTo((Math.abs(a - b) / b) * 100, 0)
  return now.measure === "time"
    ? workoutSentences.longestSet(isUp, percent)
    : workoutSentences.distance(isUp, percent)
}

/** Whether two scores still differ after rounding, so that nothing is reported as up by 0. */
function isChanged(a: number, b: number, measure: TrainedExercise["measure"], unit: WeightUnit): boolean {
  const change = Math.abs(a - b)
  if (hasWeight(measure)) return roundTo(inWeightUnit(change, unit), 1) > 0
  return measure === "reps" ? change > 0 : Math.round((change / b) * 100) > 0
}

/** Without a 1RM estimate, sets count as better or worse only if weight and reps agree. */
function compareTopSets(now: TrainedExercise, before: TrainedExercise, unit: WeightUnit): string {
  const [one, other] = [bestSet(now), bestSet(before)]
  if (!hasWeight(now.measure) || !one || !other) return workoutSentences.incomparable
  const weight = roundTo(inWeightUnit(loadOf(one) - loadOf(other), unit), 1)
  const reps = (one.reps ?? 0) - (other.reps ?? 0)
  if (weight === 0 && reps === 0) return workoutSentences.same
  if (weight * reps < 0) return workoutSentences.incomparable
  const change = {
    weight: weight === 0 ? null : `${formatNumber(Math.abs(weight))} ${unit}`,
    reps: Math.abs(reps),
    isBetter: weight + reps > 0,
  }
  const isAssistance = weight !== 0 && loadOf(one) < 0 && loadOf(other) < 0
  return isAssistance ? workoutSentences.assistance(change) : workoutSentences.lift(change)
}

/** The best set by the exercise's measure; ties go to the heaviest set with the most reps. */
function bestSet(exercise: TrainedExercise): TrainedSet | undefined {
  return workingSets(exercise).toSorted(
    (one, other) =>
      (strengthOf(other, exercise) ?? -Infinity) - (strengthOf(one, exercise) ?? -Infinity) ||
      loadOf(other) - loadOf(one) ||
      (other.reps ?? 0) - (one.reps ?? 0),
  )[0]
}

function insightsOf(workout: TrainedWorkout, looks: readonly Look[], unit: WeightUnit): string[] {
  const scored = looks.map(({ exercise, before }) => {
    const last = before[0] && scoreOf(before[0].exercise)
    const now = scoreOf(exercise)
    if (last === undefined || last === null || now === null) return null
    return isChanged(now, last, exercise.measure, unit) ? now - last : 0
  })
  const up = scored.filter((change) => change !== null && change > 0).length
  const down = scored.filter((change) => change !== null && change < 0).length
  const compared = scored.filter((change) => change !== null).length
  const hard = looks
    .flatMap(({ exercise }) => workingSets(exercise))
    .filter(({ rpe }) => (rpe ?? 0) >= 9.5).length
  return [
    ...(compared === 0 ? [workoutSentences.nothingToCompare] : []),
    // A workout with only one exercise needs no summary of changes, because that exercise's own feedback is enough.
    ...(compared > 1 ? [changesIn(compared, up, down)] : []),
    ...(hard >= 3 ? [workoutSentences.hardSets(hard)] : []),
    ...(workout.exercises.every((exercise) => workingSets(exercise).length === 0)
      ? [workoutSentences.onlyWarmupsLogged]
      : []),
  ]
}

function changesIn(compared: number, up: number, down: number): string {
  return up + down === 0 ? workoutSentences.unchanged(compared) : workoutSentences.changes(compared, up, down)
}

/** Suggests a deload when two or more lifts have stalled for three sessions. */
function lighterWeek(looks: readonly Look[]): Suggestion[] {
  const stalled = looks.filter(isStalled).map(({ exercise }) => exercise.name)
  if (stalled.length < 2) return []
  return [
    {
      text: workoutSentences.lighterWeek(stalled, stalledSessions),
      why: {
        rule: sentences.lighterRule,
        data: sentences.noBetterSet(stalledSessions, stalled),
        source: `${sources.lighterWeek}; ${sources.weekOff}`,
      },
    },
  ]
}

/** The next step for one exercise, as the logging screen suggests it. */
function nextStep(exercise: TrainedExercise, unit: WeightUnit, barbells: unknown): Suggestion[] {
  const { name, measure, equipment, planned } = exercise
  const done = workingSets(exercise)
  const next = nextSession({
    measure,
    templateReps: planned?.reps ?? null,
    templateSets: planned?.sets ?? null,
    last: done,
    // The suggestion assumes that the exercise is done again soon.
    daysSince: 0,
    equipment,
    unit,
    barbells,
  })
  if (!next) return []
  return [
    {
      text: workoutSentences.next(name, next.sentence),
      why: {
        rule: workoutSentences.nextRule,
        data: workoutSentences.nextData(
          planned?.reps ?? "",
          done
            .map((set) => describeSet(inUnits(set, unitsIn(systemWith(unit))), loadKind(measure), false))
            .join(", "),
        ),
        source: `${sources.addLoad}; ${sources.repsFirst}`,
      },
    },
  ]
}

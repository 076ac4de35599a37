import { hasWeight, loadKind } from "#domain/workout/load.ts"
import { formatDay } from "#domain/days/day-text.ts"
import { writeDuration } from "#domain/measures/duration.ts"
import { formatNumber, roundTo } from "#domain/measures/numbers.ts"
import { inWeightUnit, systemWith, unitsIn, type WeightUnit } from "#domain/measures/units.ts"
import { inUnits } from "#domain/workout/recorded-set.ts"
import { nextSession } from "#domain/records/progression.ts"
import { plural, writeList } from "#domain/text/formats.ts"
import { describeSet } from "#domain/workout/set-text.ts"
import type { Suggestion, WorkoutAnalysis } from "#domain/coach/asking/replies.ts"
import { loadOf, volumeInWords, volumeOf } from "#domain/coach/person/volumes.ts"
import { sources } from "./sources.ts"
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
 * the three months before it, and `barbells` holds the profile's bars and plates. The same input always gives the same text.
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
  const exercises = plural(workout.exercises.length, {
    one: "1 exercise",
    other: `${workout.exercises.length} exercises`,
  })
  const parts = [
    `You did ${plural(sets.length, { one: "1 working set", other: `${sets.length} working sets` })} of ${exercises}`,
    ...(workout.duration_seconds === null ? [] : [`in ${writeDuration(workout.duration_seconds)}`]),
  ]
  const hasVolume = inWeightUnit(volumeOf([workout]), unit) >= 0.5
  return `${parts.join(" ")}.${hasVolume ? ` Reps times weight come to ${volumeInWords([workout], unit)}.` : ""}`
}

function feedbackOn(exercise: TrainedExercise, before: Earlier, unit: WeightUnit): string {
  const best = bestSet(exercise)
  if (!best) return "Only warm-ups, so there is nothing to compare."
  const written = (set: TrainedSet) =>
    describeSet(inUnits(set, unitsIn(systemWith(unit))), loadKind(exercise.measure), true)
  const told = `Best set: ${written(best)}.`
  const [last] = before
  const lastBest = last && bestSet(last.exercise)
  if (!last || !lastBest) return `${told} You hadn’t done it in the previous three months.`
  const change = compare(exercise, last.exercise, unit)
  return `${told} On ${formatDay(last.date, "short")}: ${written(lastBest)}. ${change}`
}

/** A sentence that compares the working sets with last time's. */
function compare(now: TrainedExercise, before: TrainedExercise, unit: WeightUnit): string {
  const [a, b] = [scoreOf(now), scoreOf(before)]
  if (a === null || b === null) return compareTopSets(now, before, unit)
  if (!isChanged(a, b, now.measure, unit)) return "That is the same."
  if (loadKind(now.measure) !== "outside") return compareTopSets(now, before, unit)
  const word = a > b ? "up" : "down"
  if (now.measure === "weight_reps") {
    return `Your estimated 1RM is ${word} by ${formatNumber(roundTo(inWeightUnit(Math.abs(a - b), unit), 1))} ${unit}.`
  }
  if (now.measure === "reps")
    return `Your most reps in a set are ${word} by ${formatNumber(Math.abs(a - b))}.`
  const percent = roundTo((Math.abs(a - b) / b) * 100, 0)
  return now.measure === "time"
    ? `Your longest set is ${word} by ${percent} %.`
    : `Your distance is ${word} by ${percent} %.`
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
  const incomparable = "The two can't be compared by numbers."
  if (!hasWeight(now.measure) || !one || !other) return incomparable
  const weight = roundTo(inWeightUnit(loadOf(one) - loadOf(other), unit), 1)
  const reps = (one.reps ?? 0) - (other.reps ?? 0)
  if (weight === 0 && reps === 0) return "That is the same."
  if (weight * reps < 0) return incomparable
  const count = Math.abs(reps)
  if (weight !== 0 && loadOf(one) < 0 && loadOf(other) < 0) {
    const more =
      reps === 0
        ? ""
        : ` and ${plural(count, { one: "1 rep", other: `${count} reps` })} ${reps > 0 ? "more" : "less"}`
    return `That is ${formatNumber(Math.abs(weight))} ${unit} ${weight > 0 ? "less" : "more"} assistance${more}.`
  }
  const parts = [
    ...(weight === 0 ? [] : [`${formatNumber(Math.abs(weight))} ${unit}`]),
    ...(reps === 0 ? [] : [plural(count, { one: "1 rep", other: `${count} reps` })]),
  ]
  return `That is ${writeList(parts)} ${weight + reps > 0 ? "more" : "less"}.`
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
    ...(compared === 0
      ? ["Nothing to compare yet. The next time you do these, you will see what changed."]
      : []),
    // With only one exercise, that exercise's own feedback is enough.
    ...(compared > 1 ? [changesTold(compared, up, down)] : []),
    ...(hard >= 3 ? [`${hard} sets were at RPE 9.5 or more. Leave a rep or two on most sets.`] : []),
    ...(workout.exercises.every((exercise) => workingSets(exercise).length === 0)
      ? ["Only warm-ups are logged, so there is little to say."]
      : []),
  ]
}

function changesTold(compared: number, up: number, down: number): string {
  if (up + down === 0)
    return `The ${compared} exercises that can be compared stand where they stood the last time.`
  const parts = [...(up > 0 ? [`${up} went up`] : []), ...(down > 0 ? [`${down} went down`] : [])]
  return `Of ${compared} exercises, ${writeList(parts)} since last time.`
}

/** Suggests a deload when two or more lifts have stalled for three sessions. */
function lighterWeek(looks: readonly Look[]): Suggestion[] {
  const stalled = looks.filter(isStalled).map(({ exercise }) => exercise.name)
  if (stalled.length < 2) return []
  const names = writeList(stalled)
  return [
    {
      text: `Make the next week a lighter one: ${names} have not moved for ${stalledSessions} sessions. Train the same days with about half the sets.`,
      why: {
        rule: "Two or more lifts without progress for three sessions: a lighter week, not a week off.",
        data: `No better set in the last ${stalledSessions} sessions: ${names}.`,
        source: `${sources.lighterWeek}; ${sources.weekOff}`,
      },
    },
  ]
}

/** The next step for one exercise, as the logging screen suggests it. */
function nextStep(exercise: TrainedExercise, unit: WeightUnit, barbells: unknown): Suggestion[] {
  const { name, measure, equipment, planned } = exercise
  const next = nextSession({
    measure,
    templateReps: planned?.reps ?? null,
    templateSets: planned?.sets ?? null,
    last: workingSets(exercise),
    // The suggestion assumes that the exercise is done again soon.
    daysSince: 0,
    equipment,
    unit,
    barbells,
  })
  if (!next) return []
  return [
    {
      text: `${name}: ${next.sentence}`,
      why: {
        rule: "Reps first, then the next weight that the equipment has, once every set is at the top of the range.",
        data: `Planned ${planned?.reps ?? ""}; done ${workingSets(exercise)
          .map((set) => describeSet(inUnits(set, unitsIn(systemWith(unit))), loadKind(measure), false))
          .join(", ")}.`,
        source: `${sources.addLoad}; ${sources.repsFirst}`,
      },
    },
  ]
}

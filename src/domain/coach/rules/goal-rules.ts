import { type Load, loadKind } from "#domain/workout/load.ts"
import { formatDay } from "#domain/days/day-text.ts"
import { addDays, isDay, type LocalDay } from "#domain/days/local-day.ts"
import { nextLoad } from "#domain/records/next-load.ts"
import { type GoalMetric, type GoalType, metricsOf } from "#domain/goals/goal-metric.ts"
import { formatNumber, roundTo } from "#domain/measures/numbers.ts"
import { convertDistance, convertWeight, type DistanceUnit } from "#domain/measures/units.ts"
import {
  type Athlete,
  exerciseSpelled,
  limitOn,
  mayStay,
  type KnownExercise,
} from "#domain/coach/person/athlete.ts"
import { markSentences } from "#domain/coach/checks/mark-sentences.ts"
import { firstExercises } from "#domain/coach/checks/staples.ts"
import type { GoalReply, Suggestion } from "#domain/coach/asking/replies.ts"
import { goalSentences } from "./goal-sentences.ts"
import { sources } from "./source-words.ts"
import { type TrainedSet, workingSets } from "#domain/coach/person/trained-workout.ts"

/** A set on which a suggested goal is based, and the log it comes from. */
export interface Evidence {
  log_id: string
  date: LocalDay
  set: TrainedSet
  /** How the load of the set's exercise counts. */
  load: Load
}

/** A problem with a suggested goal. */
export interface GoalMark {
  check: "metric" | "avoid" | "reached" | "too_near" | "date"
  sentence: string
}

const weeksAhead = 8
const mostEvidence = 5

/** The distance unit that matches the person's weight unit. */
export function distanceUnitBeside({ unit }: Pick<Athlete, "unit">): DistanceUnit {
  return unit === "kg" ? "km" : "mi"
}

/**
 * The goal that the built-in coach suggests: roughly what eight steady weeks can bring, for the most-trained exercise that has no goal yet. A person
 * without a history gets ten reps of something simple. `turn` 1, 2, … gives the next best goals. Null when no suggestion is left.
 */
export function goalByRules(athlete: Athlete, turn = 0): { reply: GoalReply; whys: Suggestion[] } | null {
  const ideas = ideasOf(athlete)
  return ideas[turn % (ideas.length || 1)] ?? null
}

function ideasOf(athlete: Athlete) {
  const taken = new Set(athlete.goals.map(({ exercise_id }) => exercise_id))
  const free = athlete.exercises.filter(
    (each) => !taken.has(each.exercise_id) && each.measure !== "time" && mayStay(each, athlete),
  )
  const times = ({ exercise_id }: KnownExercise) => athlete.times.get(exercise_id) ?? 0
  const trained = free
    .filter((each) => times(each) >= 3)
    .toSorted((one, other) => times(other) - times(one) || (one.exercise_name < other.exercise_name ? -1 : 1))
  const own = trained.flatMap((each) => progressGoal(each, athlete) ?? [])
  if (own.length > 0) return own
  return firstExercises.flatMap((name) => {
    const exercise = free.find(({ exercise_name }) => exercise_name === name)
    return exercise ? [firstGoal(exercise, athlete)] : []
  })
}

function progressGoal(exercise: KnownExercise, athlete: Athlete) {
  const metric = metricOf(exercise)
  const best = bestValue(exercise, metric, athlete)
  if (best === null) return null
  const targetValue = targetAfter(best, exercise, metric, athlete)
  const { text: reached, unit } = valueText(best, metric, athlete)
  const { text } = valueText(targetValue, metric, athlete)
  return {
    reply: {
      title: goalSentences.title(exercise.exercise_name, text),
      type: exercise.exercise_type,
      exerciseName: exercise.exercise_name,
      metric,
      targetValue,
      targetDate: addDays(athlete.today, weeksAhead * 7),
    } satisfies GoalReply,
    whys: [
      {
        text: goalSentences.progress({
          best: reached,
          target: text,
          weeks: weeksAhead,
          more: `${formatNumber(roundTo(targetValue - best, 2))} ${unit}`,
        }),
        why: {
          rule: goalSentences.progressRule,
          data: goalSentences.progressData(
            exercise.exercise_name,
            athlete.times.get(exercise.exercise_id) ?? 0,
            reached,
          ),
          source: sources.addLoad,
        },
      },
    ],
  }
}

function firstGoal(exercise: KnownExercise, { today }: Athlete) {
  return {
    reply: {
      title: goalSentences.firstTitle(exercise.exercise_name),
      type: exercise.exercise_type,
      exerciseName: exercise.exercise_name,
      metric: "reps",
      targetValue: 10,
      targetDate: addDays(today, weeksAhead * 7),
    } satisfies GoalReply,
    whys: [
      {
        text: goalSentences.first,
        why: {
          rule: goalSentences.firstRule,
          data: goalSentences.firstData,
          source: sources.ours,
        },
      },
    ],
  }
}

function metricOf({ measure }: KnownExercise): GoalMetric {
  if (measure === "weight_reps") return "weight"
  return measure === "reps" || loadKind(measure) !== "outside" ? "reps" : "distance"
}

function targetAfter(
  best: number,
  exercise: KnownExercise,
  metric: GoalMetric,
  { unit, barbells }: Athlete,
): number {
  const aim = best * 1.05
  if (metric === "weight")
    return Math.max(...[best, aim - 0.001].map((from) => nextLoad(from, exercise.equipment, unit, barbells)))
  return metric === "reps" ? Math.max(best + 2, Math.ceil(best * 1.1)) : roundTo(best * 1.1, 1) || best
}

/** The best value of a metric in a single working set from the last three months, in the person's units; null if there is none. */
function bestValue(exercise: KnownExercise, metric: GoalMetric, athlete: Athlete): number | null {
  const values = evidenceSets(exercise.exercise_id, athlete).flatMap(
    ({ set }) => valueOf(set, metric, athlete) ?? [],
  )
  return values.length === 0 ? null : Math.max(...values)
}

function valueOf(set: TrainedSet, metric: GoalMetric, athlete: Athlete): number | null {
  const { unit } = athlete
  if (metric === "weight") {
    const isLifted = set.weight !== null && set.weight > 0 && (set.reps ?? 0) > 0
    return isLifted ? roundTo(convertWeight(set.weight ?? 0, set.weight_unit ?? unit, unit), 2) : null
  }
  if (metric === "reps") return set.reps
  if (metric === "duration_minutes") return set.duration_minutes
  const to = distanceUnitBeside(athlete)
  return set.distance === null ? null : roundTo(convertDistance(set.distance, set.distance_unit ?? to, to), 2)
}

function valueText(value: number, metric: GoalMetric, athlete: Athlete): { text: string; unit: string } {
  const units: Record<GoalMetric, string> = {
    weight: athlete.unit,
    reps: goalSentences.reps,
    distance: distanceUnitBeside(athlete),
    duration_minutes: goalSentences.minutes,
    frequency: goalSentences.perWeek,
  }
  return { text: `${formatNumber(value)} ${units[metric]}`, unit: units[metric] }
}

function evidenceSets(exerciseId: string, { workouts }: Athlete): Evidence[] {
  return workouts.flatMap(({ id, date, exercises }) =>
    exercises
      .filter(({ exercise_id }) => exercise_id === exerciseId)
      .flatMap((each) =>
        workingSets(each).map((set) => ({ log_id: id, date, set, load: loadKind(each.measure) })),
      ),
  )
}

/** The sets on which a goal is based, latest first: the best set from each recent session with the goal's exercise. */
export function goalEvidence({ exerciseName, metric }: GoalReply, athlete: Athlete): Evidence[] {
  const exercise = exerciseName ? exerciseSpelled(exerciseName, athlete) : undefined
  if (!exercise) return []
  const best = new Map<string, Evidence>()
  for (const each of evidenceSets(exercise.exercise_id, athlete)) {
    const value = valueOf(each.set, metric, athlete)
    const before = best.get(each.log_id)
    if (value === null) continue
    if (!before || value > (valueOf(before.set, metric, athlete) ?? 0)) best.set(each.log_id, each)
  }
  return [...best.values()].toSorted((one, other) => (one.date < other.date ? 1 : -1)).slice(0, mostEvidence)
}

/** The problems with a suggested goal, whoever suggested it. */
export function marksOfGoal(goal: GoalReply, athlete: Athlete): GoalMark[] {
  const exercise = goal.exerciseName ? exerciseSpelled(goal.exerciseName, athlete) : undefined
  return [
    ...metricMarks(goal, exercise),
    ...avoidMarks(exercise, athlete),
    ...targetMarks(goal, exercise, athlete),
    ...dateMarks(goal, athlete),
  ]
}

function metricMarks({ type, metric }: GoalReply, exercise: KnownExercise | undefined): GoalMark[] {
  const isOfType = metricsOf[type satisfies GoalType].includes(metric)
  if (isOfType && (exercise === undefined || exercise.exercise_type === type)) return []
  return [{ check: "metric", sentence: goalSentences.wrongMetric(type) }]
}

function avoidMarks(exercise: KnownExercise | undefined, athlete: Athlete): GoalMark[] {
  const avoided = exercise && limitOn(exercise, athlete)
  return avoided ? [{ check: "avoid", sentence: markSentences.avoid(avoided) }] : []
}

const highest: Record<GoalMetric, number> = {
  weight: 1000,
  reps: 1000,
  distance: 1000,
  duration_minutes: 1440,
  frequency: 14,
}
// A target above this multiple of the best is out of reach within three months.
const mostGrowth = 1.3

function targetMarks(
  { metric, targetValue }: GoalReply,
  exercise: KnownExercise | undefined,
  athlete: Athlete,
): GoalMark[] {
  if (!(targetValue > 0) || targetValue > highest[metric])
    return [{ check: "too_near", sentence: goalSentences.unreachable(formatNumber(targetValue)) }]
  const best = exercise ? bestValue(exercise, metric, athlete) : null
  if (best === null || metric === "frequency") return []
  const { text } = valueText(best, metric, athlete)
  if (targetValue <= best) return [{ check: "reached", sentence: goalSentences.reached(text) }]
  const next = exercise ? nextLoad(best, exercise.equipment, athlete.unit, athlete.barbells) : best
  if (targetValue <= Math.max(best * mostGrowth, metric === "weight" ? next : best + 5)) return []
  const percent = Math.round((targetValue / best - 1) * 100)
  return [{ check: "too_near", sentence: goalSentences.farAbove(percent, text) }]
}

function dateMarks({ targetDate }: GoalReply, { today }: Athlete): GoalMark[] {
  if (!targetDate) return []
  if (!isDay(targetDate)) return [{ check: "date", sentence: goalSentences.noDate(targetDate.slice(0, 40)) }]
  if (targetDate > today) return []
  return [{ check: "date", sentence: goalSentences.passed(formatDay(targetDate, "short")) }]
}

import { type Load, loadKind } from "#domain/workout/load.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import type { GoalMetric } from "#domain/goals/goal-metric.ts"
import { formatNumber, roundTo } from "#domain/measures/numbers.ts"
import { convertDistance, convertWeight, type DistanceUnit } from "#domain/measures/units.ts"
import { type Athlete, exerciseSpelled } from "#domain/coach/person/athlete.ts"
import type { GoalReply } from "#domain/coach/asking/replies.ts"
import { type TrainedSet, workingSets } from "#domain/coach/person/trained-workout.ts"
import { goalSentences } from "./goal-sentences.ts"

/** A set on which a suggested goal is based, and the log it comes from. */
export interface Evidence {
  log_id: string
  date: LocalDay
  set: TrainedSet
  /** What the load of the set's exercise means, such as added weight or assistance. */
  load: Load
}

const mostEvidence = 5

/** The distance unit that matches the person's weight unit. */
export function distanceUnitBeside({ unit }: Pick<Athlete, "unit">): DistanceUnit {
  return unit === "kg" ? "km" : "mi"
}

/** The best value of a metric in a single working set that the coach knows of, in the person's units; null if there is none. */
export function bestValue(exerciseId: string, metric: GoalMetric, athlete: Athlete): number | null {
  const values = evidenceSets(exerciseId, athlete).flatMap(({ set }) => valueOf(set, metric, athlete) ?? [])
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

/** A value of a metric as text, such as "90 kg", and its unit. */
export function valueText(
  value: number,
  metric: GoalMetric,
  athlete: Pick<Athlete, "unit">,
): { text: string; unit: string } {
  const units: Record<GoalMetric, string> = {
    weight: athlete.unit,
    reps: goalSentences.reps,
    distance: distanceUnitBeside(athlete),
    duration_minutes: goalSentences.minutes,
    frequency: goalSentences.perWeek,
  }
  return { text: `${formatNumber(value)} ${units[metric]}`, unit: units[metric] }
}

function evidenceSets(exerciseId: string, { history }: Athlete): Evidence[] {
  return history.flatMap(({ id, date, exercises }) =>
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

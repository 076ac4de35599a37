import type { Athlete, AthleteFacts } from "#domain/coach/person/athlete.ts"
import type { Concern } from "#domain/coach/lifts/concerns.ts"
import type { TrainedWorkout } from "#domain/coach/person/trained-workout.ts"
import type { Training } from "#domain/coach/lifts/prescription-for.ts"
import type { LighterReason } from "#domain/coach/lifts/rules/lighter-week.ts"
import { addDays, type LocalDay, mondayOf } from "#domain/days/local-day.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import type { Break } from "./break-after.ts"
import { type PlannedDay, consistencyIn, rhythmOn, type WeekRhythm } from "./consistency.ts"
import { type EffortFacts, effortIn } from "./effort.ts"
import { type LiftFacts, liftFacts } from "./lift-facts.ts"
import { type RunFacts, runsIn } from "./run-facts.ts"
import { isLighter } from "./training-days.ts"
import { isMain, type MuscleFacts, muscleFacts } from "./muscle-facts.ts"
import type { RecordFact } from "./record-facts.ts"

/** What an analysis uses besides the athlete's data. */
export interface Around {
  /** Workouts that were scheduled; empty if none are known. */
  plans: readonly PlannedDay[]
  /** The records set in the analyzed workouts; null if they aren't known. */
  records: readonly RecordFact[] | null
}

/** The facts of one workout. Every sentence about the workout is built from these facts and nothing else. */
export interface WorkoutSheet {
  unit: WeightUnit
  day: LocalDay
  name: string | null
  /** Whole minutes; null if the workout wasn't timed. */
  minutes: number | null
  lifts: readonly LiftFacts[]
  effort: EffortFacts
  /** The main muscles that the workout trained, with their sets of the seven days up to the workout. */
  muscles: readonly MuscleFacts[]
  rhythm: WeekRhythm
  /** Workouts planned for this week, done and missed so far. */
  week: { planned: number; done: number; missed: number }
  records: readonly RecordFact[] | null
  concerns: readonly Concern[]
  /** Whether the workout was part of a lighter week. */
  isLighter: boolean
  /** Why a lighter week is due; null if none is. */
  lighterReason: LighterReason | null
  /** A stalled lift from another workout in the same seven days; null if there is none. */
  stuckElsewhere: LiftFacts | null
  /** The runs of the last 30 days, for a workout that includes no run; null if there were none. */
  runs: RunFacts | null
  /** The number of days without training since the workout if they call for a gradual return; otherwise null. */
  away: number | null
}

/** The athlete as of a workout's day: what came later isn't known yet. Of that day, only the workout itself counts. */
export function asOf(
  workout: TrainedWorkout,
  athlete: Pick<AthleteFacts, "workouts">,
): Pick<AthleteFacts, "today" | "workouts"> {
  const earlier = athlete.workouts.filter(({ date }) => date < workout.date)
  return { today: workout.date, workouts: [workout, ...earlier] }
}

/**
 * The sheet of facts about a workout. `athlete` is the person as of its day (`asOf`), `since` the break that
 * followed it.
 */
export function workoutSheet(
  workout: TrainedWorkout,
  athlete: Athlete,
  { plans, records, since }: Around & { since: Break | null },
): WorkoutSheet {
  const { date: day, duration_seconds: seconds } = workout
  const { concerns } = athlete
  const monday = mondayOf(day)
  const lastDays = athlete.workouts.filter(({ date }) => date > addDays(day, -7) && date <= day)
  const trained = new Set(
    workout.exercises.flatMap(({ exercise_id }) => athlete.byId.get(exercise_id)?.primary_muscles ?? []),
  )
  const { planned, done, missed } = consistencyIn([monday, addDays(monday, 6)], athlete.workouts, plans, day)
  const training = since?.training ?? athlete.training
  const lastMonth = athlete.workouts.filter(({ date }) => date > addDays(day, -daysOfRuns) && date <= day)
  const hasRun = runsIn([workout], athlete) !== null
  return {
    unit: athlete.unit,
    day,
    name: workout.name,
    minutes: seconds === null ? null : Math.round(seconds / 60),
    lifts: liftFacts(workout, athlete, training),
    effort: effortIn([workout]),
    muscles: muscleFacts(lastDays, 1, athlete).filter((each) => isMain(each) && trained.has(each.muscle)),
    rhythm: rhythmOn(day, athlete.workouts),
    week: { planned, done, missed },
    records,
    concerns,
    isLighter: isLighter(day, athlete),
    lighterReason: training.lighterReason,
    stuckElsewhere: stuckIn(lastDays, workout, { athlete, training }),
    runs: hasRun ? null : runsIn(lastMonth, athlete),
    away: since?.days ?? null,
  }
}

const daysOfRuns = 30

/** The first stalled lift in these workouts that the analyzed workout doesn't have, with what comes next for it. */
function stuckIn(
  workouts: readonly TrainedWorkout[],
  { exercises }: TrainedWorkout,
  { athlete, training }: { athlete: Athlete; training: Training },
): LiftFacts | null {
  const done = new Set(exercises.map(({ exercise_id }) => exercise_id))
  const others = workouts.flatMap((each) => liftFacts(each, athlete, training))
  const stuck = others.find(
    ({ exercise_id, stall, next, limit }) =>
      !done.has(exercise_id) && stall !== null && next !== null && limit === null,
  )
  return stuck ?? null
}

import { bestEstimate } from "#domain/coach/lifts/strength.ts"
import type { Athlete } from "#domain/coach/person/athlete.ts"
import type { TrainedExercise, TrainedWorkout } from "#domain/coach/person/trained-workout.ts"
import { roundTo } from "#domain/measures/numbers.ts"
import { oneRepMax } from "#domain/records/one-rep-max.ts"
import { loadKind } from "#domain/workout/load.ts"
import { doneIn, type DoneWork } from "./done-work.ts"
import { adviceOn } from "./lift-advice.ts"
import { changeBetween, type LiftChange } from "./lift-change.ts"
import { courseOf, type LiftCourse } from "./lift-course.ts"
import { liftIn } from "./lift-comparison.ts"
import { type LiftFacts, shortNames } from "./lift-facts.ts"
import { isLighter } from "./training-days.ts"

/** An exercise over a month: its best session, and the best of the month before. */
export interface MonthLift
  extends
    LiftCourse,
    Pick<
      LiftFacts,
      | "exercise_id"
      | "name"
      | "shortName"
      | "load"
      | "next"
      | "action"
      | "limit"
      | "concern"
      | "stall"
      | "misses"
    > {
  sessions: number
  sets: number
  now: DoneWork
  before: DoneWork | null
  change: LiftChange
  /** The estimated 1RM of the best sets of up to 10 reps, in the person's unit, its error, and its change in percent. */
  estimate: { value: number; error: number; percent: number | null } | null
}

interface Session {
  workout: TrainedWorkout
  exercise: TrainedExercise
}

const fewReps = 5
const mostEstimated = 10
const errors = { few: 0.03, more: 0.05 }

/** The exercises with reps of a month, most sets first. `athlete` is the person at the month's end. */
export function monthLifts(
  months: { now: readonly TrainedWorkout[]; before: readonly TrainedWorkout[] },
  athlete: Athlete,
): MonthLift[] {
  const sessions = sessionsOf(months.now)
  const earlier = sessionsOf(months.before)
  const known = sessionsOf(athlete.workouts)
  const of = (id: string, all: readonly Session[]) => ({
    all,
    earlier: earlier.get(id) ?? [],
    known: known.get(id) ?? [],
  })
  const shorts = shortNames([...sessions.values()].map(([first]) => first?.exercise.name ?? ""))
  return [...sessions]
    .flatMap(([id, all]) => monthLift(of(id, all), shorts, athlete) ?? [])
    .toSorted((one, other) => other.sets - one.sets || (one.name < other.name ? -1 : 1))
}

function monthLift(
  { all, earlier, known }: Record<"all" | "earlier" | "known", readonly Session[]>,
  shorts: ReadonlyMap<string, string>,
  athlete: Athlete,
): MonthLift | null {
  const last = all.reduce((one, other) => (one.workout.date >= other.workout.date ? one : other))
  const { exercise, workout } = last
  const lift = liftIn(exercise, athlete)
  const scoreOf = ({ main: { load, reps } }: DoneWork) =>
    bestEstimate(
      reps.map((each) => ({ load, reps: each, rpe: null })),
      lift,
    )
  const bestOf = (sessions: readonly Session[]) =>
    worksOf(sessions, athlete).toSorted((one, other) => scoreOf(other) - scoreOf(one))[0] ?? null
  const now = bestOf(all)
  if (!now) return null
  const before = bestOf(earlier)
  const { next, action, limit, concern, stall, misses, phase } = adviceOn(exercise, workout, athlete, {
    concerns: athlete.concerns,
  })
  const { exercise_id, name } = exercise
  const since = all.reduce((day, each) => (each.workout.date < day ? each.workout.date : day), workout.date)
  const course = courseOf(worksOf(known, athlete), { now, before, since }, scoreOf)
  return {
    ...course,
    // During a return after a break nothing counts as a fall, because training is meant to be lighter then.
    fall: phase === "build" ? course.fall : null,
    ...{ exercise_id, name, shortName: shorts.get(name) ?? name, load: loadKind(exercise.measure) },
    ...{ next, action, limit, concern, stall, misses, now, before },
    sessions: all.length,
    sets: worksOf(all, athlete).reduce((sum, { sets }) => sum + sets, 0),
    change: changeBetween(now, before, lift),
    estimate: loadKind(exercise.measure) === "outside" ? estimateOf(now, before) : null,
  }
}

/** The sessions with reps. Sessions in lighter weeks are included only if there are no others. */
function worksOf(sessions: readonly Session[], athlete: Athlete): DoneWork[] {
  const works = sessions.flatMap(({ exercise, workout }) => {
    const done = doneIn(exercise, workout.date, athlete.unit)
    return done?.kind === "reps" ? [done] : []
  })
  const usual = works.filter(({ day }) => !isLighter(day, athlete))
  return usual.length > 0 ? usual : works
}

function sessionsOf(workouts: readonly TrainedWorkout[]): Map<string, Session[]> {
  const sessions = new Map<string, Session[]>()
  for (const workout of workouts)
    for (const exercise of workout.exercises)
      sessions.set(exercise.exercise_id, [
        ...(sessions.get(exercise.exercise_id) ?? []),
        { workout, exercise },
      ])
  return sessions
}

function estimateOf(now: DoneWork, before: DoneWork | null): MonthLift["estimate"] {
  const value = maxOf(now)
  if (value === null) return null
  const reps = Math.max(...now.main.reps)
  const earlier = before && maxOf(before)
  return {
    value: Math.round(value),
    error: Math.max(1, Math.round(value * (reps <= fewReps ? errors.few : errors.more))),
    percent: earlier === null ? null : roundTo(((value - earlier) / earlier) * 100, 0),
  }
}

function maxOf({ main: { load, reps } }: DoneWork): number | null {
  const best = Math.max(...reps)
  return load === null || best > mostEstimated ? null : oneRepMax(load, best)
}

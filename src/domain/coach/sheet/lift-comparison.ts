import type { Lift } from "#domain/coach/lifts/lift.ts"
import { bestEstimate } from "#domain/coach/lifts/strength.ts"
import type { Athlete } from "#domain/coach/person/athlete.ts"
import { earlierTimes, type TrainedExercise } from "#domain/coach/person/trained-workout.ts"
import type { LocalDay } from "#domain/days/local-day.ts"
import { loadKind } from "#domain/workout/load.ts"
import { doneIn, type DoneLift, type DoneWork } from "./done-work.ts"
import { areAlike, changeBetween, type LiftChange } from "./lift-change.ts"
import { isLighter } from "./training-days.ts"

/** What was done of an exercise, the last like-for-like session before, and the best one if it was clearly better. */
export function comparison(exercise: TrainedExercise, day: LocalDay, athlete: Athlete) {
  const { unit, workouts } = athlete
  const now = doneIn(exercise, day, unit)
  const isNowLighter = isLighter(day, athlete)
  const earlier = earlierTimes(exercise.exercise_id, workouts, day)
    .filter(({ date }) => isNowLighter || !isLighter(date, athlete))
    .flatMap((each) => doneIn(each.exercise, each.date, unit) ?? [])
  const before = earlier.find((done) => now === null || areAlike(now, done))
  const lift = liftIn(exercise, athlete)
  const change = now && before ? changeBetween(now, before, lift) : nothingAlike(now, earlier)
  const best = now?.kind === "reps" ? bestBefore(now, exercise, athlete, lift) : null
  return { now, before: before ?? null, change, best }
}

const nothingAlike = (now: DoneLift | null, earlier: readonly DoneLift[]): LiftChange => {
  const isUnlike = now !== null && earlier.some(({ kind }) => kind === now.kind)
  return { kind: isUnlike ? "unlike" : "first", direction: "unknown" }
}

const clearly = 1.02

function bestBefore(
  now: DoneWork,
  { exercise_id }: TrainedExercise,
  athlete: Athlete,
  lift: Lift,
): DoneWork | null {
  const scoreOf = ({ main }: DoneWork) =>
    bestEstimate(
      main.reps.map((reps) => ({ load: main.load, reps, rpe: null })),
      lift,
    )
  const earlier = earlierTimes(exercise_id, athlete.workouts, now.day).flatMap(
    (each) => doneIn(each.exercise, each.date, athlete.unit) ?? [],
  )
  const [best] = earlier
    .filter((done) => done.kind === "reps")
    .toSorted((one, other) => scoreOf(other) - scoreOf(one))
  return best && scoreOf(best) > clearly * scoreOf(now) ? best : null
}

/** A load that hasn't gone up despite attempts: since which session, and in how many sessions after that. */
export interface Stall {
  since: LocalDay
  sessions: number
}

/** How long a lift has stalled: since the first session at its current load whose result hasn't been beaten. Only the known months count. */
export function stallOf(exercise: TrainedExercise, day: LocalDay, athlete: Athlete): Stall | null {
  const now = doneIn(exercise, day, athlete.unit)
  if (now?.kind !== "reps") return null
  const best = Math.max(...now.main.reps)
  const earlier = earlierTimes(exercise.exercise_id, athlete.workouts, day)
    .filter(({ date }) => !isLighter(date, athlete))
    .flatMap((each) => doneIn(each.exercise, each.date, athlete.unit) ?? [])
  const end = earlier.findIndex(
    (done) => done.kind !== "reps" || done.main.load !== now.main.load || Math.max(...done.main.reps) < best,
  )
  const run = end === -1 ? earlier : earlier.slice(0, end)
  const first = run.at(-1)
  return first ? { since: first.day, sessions: run.length } : null
}

/** What the coach knows about an exercise. It knows nothing about exercises without reps; for those, the defaults are enough for a comparison. */
export function liftIn({ exercise_id, measure }: TrainedExercise, { training, unit }: Athlete): Lift {
  const known = training.state.lifts.get(exercise_id)?.lift
  return known ?? { unit, load: loadKind(measure), body: null, isLowerBody: false, isSmall: false }
}

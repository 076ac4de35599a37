import { addDays } from "#domain/days/local-day.ts"
import { breakDays } from "#domain/records/progression.ts"
import { type Athlete, daysAway } from "#domain/coach/person/athlete.ts"
import { workoutsInTurn } from "#domain/coach/person/own-training.ts"
import { isStalled } from "#domain/coach/person/stalls.ts"
import { earlierTimes, workingSets } from "#domain/coach/person/trained-workout.ts"

/** Lifts that have stalled, unless the last week was already a deload or the person was away. */
export function stalledLifts(athlete: Athlete): string[] {
  if (wasLighter(athlete) || (daysAway(athlete) ?? 0) >= breakDays) return []
  const ids = new Set(
    workoutsInTurn(athlete).flatMap(({ exercises }) => exercises.map((each) => each.exercise_id)),
  )
  const stalled = [...ids].flatMap((id) => {
    const [now, ...before] = earlierTimes(id, athlete.workouts, "9999-12-31")
    return now && isStalled({ exercise: now.exercise, before }) ? [now.exercise.name] : []
  })
  return stalled.length > 1 ? stalled : []
}

function wasLighter({ workouts }: Athlete): boolean {
  const last = workouts.map(({ date }) => date).reduce((one, other) => (one > other ? one : other), "")
  if (last === "") return false
  const sets = (from: number, to: number) =>
    workouts
      .filter(({ date }) => date > addDays(last, -from) && date <= addDays(last, -to))
      .flatMap(({ exercises }) => exercises.flatMap(workingSets)).length
  return sets(7, 0) < (0.7 * sets(28, 7)) / 3
}

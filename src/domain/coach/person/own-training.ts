// Habits read from a person's history: training days, the rotation of workouts, and weekly volume.
import { hasWeight } from "#domain/workout/load.ts"
import { addDays, daysBetween, type LocalDay, mondayOf, weekdayOf } from "#domain/days/local-day.ts"
import { type Athlete, setsByMuscle } from "./athlete.ts"
import { type TrainedWorkout, workingSets } from "./trained-workout.ts"

/** A day of the week on which the person trains; 0 is Monday. */
export interface TrainingDay {
  weekday: number
  kind: "strength" | "cardio"
}

/** The default days of the week for each number of training days, spread across the week. */
const spread: Record<number, readonly number[]> = {
  1: [2],
  2: [0, 3],
  3: [0, 2, 4],
  4: [0, 1, 3, 4],
  5: [0, 1, 2, 4, 5],
  6: [0, 1, 2, 3, 4, 5],
}
const daysOfBeginner = 3
const mostDays = 6
/** The most days to suggest: nobody is asked to train on more unless they already do. */
const mostUnasked = 5
const weeksCounted = 6

/**
 * The days of the week to train on, Monday first: as many as the person asks for, or else the median number of training days in their last six
 * weeks. The days on which they train most often are chosen; without enough history, three default days.
 */
export function trainingDays(athlete: Athlete): TrainingDay[] {
  const { history } = athlete
  const usual = usualDays(athlete)
  const asked = athlete.intake.days
  const most = usual === null ? daysOfBeginner + 2 : Math.max(usual, mostUnasked)
  const count = Math.max(
    1,
    Math.min(mostDays, asked === null ? (usual ?? daysOfBeginner) : Math.min(asked, most)),
  )
  const fallback = spread[count] ?? []
  const times = (weekday: number) => history.filter(({ date }) => weekdayOf(date) === weekday)
  const chosen =
    usual === null
      ? fallback
      : [0, 1, 2, 3, 4, 5, 6]
          .toSorted(
            (one, other) =>
              times(other).length - times(one).length ||
              Number(fallback.includes(other)) - Number(fallback.includes(one)) ||
              one - other,
          )
          .slice(0, count)
          .toSorted((one, other) => one - other)
  return chosen.map((weekday) => ({ weekday, kind: kindOf(times(weekday), athlete) }))
}

/**
 * The number of days per week on which the person trains: the median of the last six weeks with training; of two middle values the lower one, because
 * days are never added unasked. The week in progress counts once it has as many days as the weeks before. Null if there is too little to tell.
 */
export function usualDays({ history, today }: Pick<Athlete, "history" | "today">): number | null {
  const thisWeek = mondayOf(today)
  const inProgress = history.filter(({ date }) => date >= thisWeek)
  const before = medianDays(history.filter(({ date }) => date < thisWeek))
  if (before === null) return medianDays(inProgress)
  return new Set(inProgress.map(({ date }) => date)).size >= before ? medianDays(history) : before
}

/** The median number of days in the last weeks; null for fewer than three days, which don't show a habit. */
function medianDays(workouts: readonly TrainedWorkout[]): number | null {
  const days = new Set(workouts.map(({ date }) => date))
  if (days.size < 3) return null
  const weeks = new Map<LocalDay, number>()
  for (const day of days) weeks.set(mondayOf(day), (weeks.get(mondayOf(day)) ?? 0) + 1)
  const recent = [...weeks].toSorted(([one], [other]) => (one < other ? 1 : -1)).slice(0, weeksCounted)
  const counts = recent.map(([, count]) => count).toSorted((one, other) => one - other)
  return counts[Math.floor((counts.length - 1) / 2)] ?? null
}

const weeksOfMisses = 4

/** In how many of the last four whole weeks the person trained on fewer days than this. */
export function shortWeeks({ history, today }: Pick<Athlete, "history" | "today">, days: number): number {
  const thisWeek = mondayOf(today)
  const weeks = Array.from({ length: weeksOfMisses }, (_, ago) => addDays(thisWeek, -7 * (ago + 1)))
  const daysIn = (monday: LocalDay) =>
    new Set(history.map(({ date }) => date).filter((date) => mondayOf(date) === monday)).size
  return weeks.filter((monday) => daysIn(monday) < days).length
}

function kindOf(workouts: readonly TrainedWorkout[], athlete: Athlete): TrainingDay["kind"] {
  const cardio = workouts.filter((workout) => !hasStrength(workout, athlete)).length
  return cardio > workouts.length / 2 ? "cardio" : "strength"
}

export function hasStrength({ exercises }: TrainedWorkout, { byId }: Athlete): boolean {
  return exercises.some(({ exercise_id, measure }) => {
    const type = byId.get(exercise_id)?.exercise_type ?? (hasWeight(measure) ? "strength" : "cardio")
    return type === "strength"
  })
}

const turnDays = 28

/** The workouts that the person rotates through, next one first: the latest workout with each name from the last four weeks of training. */
export function workoutsInTurn(athlete: Athlete): TrainedWorkout[] {
  const strength = athlete.history
    .filter((workout) => hasStrength(workout, athlete))
    .toSorted((one, other) => (one.date < other.date ? 1 : -1))
  const [last] = strength
  if (!last) return []
  const latest = new Map<string, TrainedWorkout>()
  for (const workout of strength) {
    if (daysBetween(workout.date, last.date) > turnDays) break
    const key = workout.name?.trim().toLowerCase() || exercisesKey(workout)
    if (!latest.has(key)) latest.set(key, workout)
  }
  return [...latest.values()].toReversed()
}

function exercisesKey({ exercises }: TrainedWorkout): string {
  return exercises
    .map(({ exercise_id }) => exercise_id)
    .toSorted()
    .join()
}

const averageWeeks = 4

/** Working sets per week for each muscle, averaged over the last four weeks, including today. */
export function weeklySetsNow(athlete: Athlete): Map<string, number> {
  const from = addDays(athlete.today, 1 - averageWeeks * 7)
  const parts = athlete.workouts
    .filter(({ date }) => date >= from && date <= athlete.today)
    .flatMap(({ exercises }) =>
      exercises.flatMap((each) => {
        const exercise = athlete.byId.get(each.exercise_id)
        return exercise ? [{ exercise, sets: workingSets(each).length }] : []
      }),
    )
  return new Map([...setsByMuscle(parts)].map(([muscle, sets]) => [muscle, sets / averageWeeks]))
}

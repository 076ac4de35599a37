import { barToHangFrom } from "../fact-words.ts"
import { addDays, daysBetween, type LocalDay, weekdayOf } from "#domain/days/local-day.ts"
import { kilograms } from "#domain/measures/units.ts"
import { oneRepMax } from "#domain/records/one-rep-max.ts"
import { countedSets, type DoneSet } from "#domain/workout/done-set.ts"
import type { Measure } from "#domain/workout/draft.ts"
import type { Need, StalledLift } from "./wishes.ts"

/** The parts of a saved workout that choosing and starting a program need. */
export interface PastWorkout {
  date: LocalDay
  duration_seconds: number | null
  exercises: readonly PastExercise[]
}

interface PastExercise {
  exercise_id: string
  name: string
  measure: Measure
  equipment: string | null
  sets: readonly DoneSet[]
}

const weeksLookedAt = 8
// A few workouts, or workouts that are all within a few days, don't show how a person trains.
const [leastWorkouts, leastDays] = [4, 14]

/** Whether the workouts of the last eight weeks show how a person trains: several of them, over at least two weeks. */
export function saysEnough(workouts: readonly PastWorkout[], today: LocalDay): boolean {
  const days = recentDays(workouts, today).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  return (
    days.length >= leastWorkouts &&
    first !== undefined &&
    last !== undefined &&
    daysBetween(first, last) >= leastDays - 1
  )
}

/** How many days a week a person has trained in the last eight weeks; null if they haven't trained. */
export function daysPerWeek(workouts: readonly PastWorkout[], today: LocalDay): number | null {
  const days = recentDays(workouts, today)
  const first = days.toSorted()[0]
  if (first === undefined) return null
  // Only weeks since the person started count: for someone who started three weeks ago, the average is over three weeks.
  const weeks = Array.from({ length: weeksLookedAt }, (_, week) => addDays(today, -7 * (week + 1)))
  const lived = weeks.filter((begin) => addDays(begin, 7) > first).length
  return days.length / Math.max(1, lived)
}

/**
 * The days of the week on which a person trains most, in order, as many as requested; 0 is Monday. If there are too few, the rest are spread over
 * the week.
 */
export function usualWeekdays(workouts: readonly PastWorkout[], today: LocalDay, count: number): number[] {
  const times = Array.from({ length: 7 }, () => 0)
  const known = saysEnough(workouts, today) ? recentDays(workouts, today) : []
  for (const day of known) times[weekdayOf(day)] = (times[weekdayOf(day)] ?? 0) + 1
  const wanted = Math.min(7, count)
  const spread = spreadOver(wanted)
  return times
    .map((trained, weekday) => ({ weekday, trained, isSpread: spread.includes(weekday) }))
    .toSorted(
      (one, other) =>
        other.trained - one.trained ||
        Number(other.isSpread) - Number(one.isSpread) ||
        one.weekday - other.weekday,
    )
    .slice(0, wanted)
    .map(({ weekday }) => weekday)
    .toSorted((one, other) => one - other)
}

const spreadWeeks: readonly (readonly number[])[] = [
  [],
  [0],
  [0, 3],
  [0, 2, 4],
  [0, 1, 3, 4],
  [0, 1, 2, 4, 5],
  [0, 1, 2, 3, 4, 5],
  [0, 1, 2, 3, 4, 5, 6],
]
/** Weekdays with rest days between them, for a number of training days; 0 is Monday. */
export const spreadOver = (count: number): readonly number[] =>
  spreadWeeks[Math.min(7, Math.max(0, count))] ?? []

function recentDays(workouts: readonly PastWorkout[], today: LocalDay): LocalDay[] {
  const from = addDays(today, -7 * weeksLookedAt)
  return [...new Set(workouts.map(({ date }) => date))].filter((date) => date > from && date <= today)
}

/** The median length of a person's workouts in minutes; null if none has a duration. */
export function usualMinutes(workouts: readonly PastWorkout[]): number | null {
  const minutes = workouts
    .flatMap(({ duration_seconds }) => (duration_seconds === null ? [] : duration_seconds / 60))
    .toSorted((one, other) => one - other)
  return minutes[Math.floor(minutes.length / 2)] ?? null
}

const standstillDays = 42
// The fewest sessions that show that a lift has stalled.
const leastSessions = 3

/** Lifts that were trained in the last six weeks without beating an earlier set, most trained first. */
export function standingStill(workouts: readonly PastWorkout[], today: LocalDay): StalledLift[] {
  const since = addDays(today, -standstillDays)
  const lifts = new Map<string, StalledLift & { recent: number[]; earlier: number[] }>()
  for (const { date, exercises } of workouts)
    for (const exercise of exercises) {
      const best = bestEstimate(exercise)
      if (best === null) continue
      const { exercise_id, name } = exercise
      const lift = lifts.get(exercise_id) ?? { exercise_id, exercise_name: name, recent: [], earlier: [] }
      if (date > since) lift.recent.push(best)
      else lift.earlier.push(best)
      lifts.set(exercise_id, lift)
    }
  return [...lifts.values()]
    .filter(
      ({ recent, earlier }) =>
        recent.length >= leastSessions &&
        earlier.length > 0 &&
        Math.max(...recent) <= Math.max(...earlier) + 0.1,
    )
    .toSorted((one, other) => other.recent.length - one.recent.length)
    .map(({ exercise_id, exercise_name }) => ({ exercise_id, exercise_name }))
}

/** The best estimated 1RM of an exercise's sets in kilograms; null if none can be estimated. */
function bestEstimate({ measure, sets }: PastExercise): number | null {
  if (measure !== "weight_reps") return null
  const estimates = countedSets(sets).flatMap(
    ({ weight, weight_unit, reps }) =>
      oneRepMax(kilograms(weight ?? 0, weight_unit ?? "kg"), reps ?? 0) ?? [],
  )
  return estimates.length === 0 ? null : Math.max(...estimates)
}

const needsOf = new Map<string, readonly Need[]>([
  ["barbell", ["barbell", "rack", "bench"]],
  ["dumbbell", ["dumbbells"]],
  ["machine", ["machines", barToHangFrom]],
  ["cable", ["machines", barToHangFrom]],
])

/** The kits that a person has, according to the equipment in their profile or the exercises they have done. */
export function equipmentAtHand(equipment: readonly string[]): Need[] {
  return [...new Set(equipment.flatMap((each) => needsOf.get(each) ?? []))]
}

/** The equipment of all exercises in these workouts. */
export function equipmentDoneWith(workouts: readonly PastWorkout[]): string[] {
  const all = workouts.flatMap(({ exercises }) => exercises.flatMap(({ equipment }) => equipment ?? []))
  return [...new Set(all)]
}

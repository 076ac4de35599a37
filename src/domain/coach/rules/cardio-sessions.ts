import { addDays, type LocalDay, weekdayOf } from "#domain/days/local-day.ts"
import { returnShare } from "#domain/loads/after-break.ts"
import { formatNumber, roundTo } from "#domain/measures/numbers.ts"
import { convertDistance, type DistanceUnit } from "#domain/measures/units.ts"
import { type Athlete, daysAway, type KnownExercise } from "#domain/coach/person/athlete.ts"
import { hasStrength } from "#domain/coach/person/own-training.ts"
import {
  type TrainedExercise,
  type TrainedWorkout,
  workingSets,
} from "#domain/coach/person/trained-workout.ts"
import type { Coaching } from "./coaching.ts"
import { firstSetsFor } from "./first-sets.ts"
import { nextPart } from "./next-part.ts"
import { distanceUnitBeside } from "./goal-values.ts"
import { fittingFor, type Session } from "./sessions.ts"
import { weekSentences } from "./week-sentences.ts"

type CardioKind = "easy" | "long" | "intervals"

/** The cardio that a person usually does on a given day of the week. */
export interface CardioDay {
  weekday: number
  kind: CardioKind
  exercise: KnownExercise
  workout: TrainedWorkout
}

const habitDays = 28
const longShare = 1.25
const fastShare = 0.92
const hardWords = /\b(?:intervals?|tempo|fartlek|repeats?|sprints?|threshold)\b/i

/**
 * What a person does for cardio on each day of the week, taken from the latest cardio workout on that day
 * within four weeks. The longest of these workouts counts as the long session, and the fastest as the hard
 * one.
 */
export function cardioDays(athlete: Athlete): CardioDay[] {
  const from = addDays(athlete.history[0]?.date ?? athlete.today, -habitDays)
  const recent = athlete.history.filter((each) => each.date >= from && !hasStrength(each, athlete))
  const latest = [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => {
    const workout = recent.find(({ date }) => weekdayOf(date) === weekday)
    const exercise = workout?.exercises.flatMap(({ exercise_id }) => athlete.byId.get(exercise_id) ?? [])[0]
    return workout && exercise ? [{ weekday, workout, exercise }] : []
  })
  const sizes = latest.map(({ workout }) => sizeOf(workout, athlete))
  const lengths = sizes.map(({ minutes, distance }) => minutes || distance)
  const longest = Math.max(0, ...lengths)
  const others = lengths.filter((length) => length < longest)
  const isLonger = others.length > 0 && longest >= longShare * Math.max(...others)
  const slowest = Math.max(0, ...sizes.map(({ pace }) => pace ?? 0))
  return latest.map((each, place) => {
    const { pace } = sizes[place] ?? {}
    const isFast = pace !== undefined && pace !== null && pace <= fastShare * slowest
    const isHard = isFast || hardWords.test(`${each.workout.name ?? ""} ${each.workout.notes ?? ""}`)
    const isLong = isLonger && lengths[place] === longest
    return { ...each, kind: isLong ? "long" : isHard ? "intervals" : "easy" }
  })
}

function sizeOf({ exercises }: TrainedWorkout, athlete: Athlete) {
  const unit = distanceUnitBeside(athlete)
  const sets = exercises.flatMap(workingSets)
  const minutes = sets.reduce((sum, set) => sum + (set.duration_minutes ?? 0), 0)
  const distance = exercises.reduce((sum, each) => sum + distanceOf(each, unit), 0)
  return { minutes, distance, pace: minutes > 0 && distance > 0 ? minutes / distance : null }
}

const distanceOf = (exercise: TrainedExercise, unit: DistanceUnit) =>
  workingSets(exercise).reduce(
    (sum, set) => sum + convertDistance(set.distance ?? 0, set.distance_unit ?? unit, unit),
    0,
  )

const names: Record<CardioKind, string> = {
  easy: weekSentences.cardio,
  long: weekSentences.longRun,
  intervals: weekSentences.intervals,
}

/** The next cardio session for a day of the week. Undefined if nothing similar suits the person. */
export function cardioSession(day: CardioDay, athlete: Athlete, coaching: Coaching): Session | undefined {
  const [exercise] = fittingFor(day.exercise, athlete)
  if (!exercise) return undefined
  const next = nextPart(exercise, athlete, { coaching, first: firstSetsFor(athlete) })
  const distance = exercise === day.exercise ? nextDistance(day, athlete, coaching) : null
  const reps = distance === null ? next.part.reps : `${formatNumber(distance)} ${distanceUnitBeside(athlete)}`
  return {
    name: day.workout.name?.trim() || exercise.exercise_name,
    description: names[day.kind],
    parts: [{ ...next, part: { ...next.part, reps } }],
  }
}

const growth = 1.05
const mostGrowth = 1.1
const daysCompared = 30

/**
 * The distance of the next session: for the long one 5% more than the longest of the last 30 days and never over 10%
 * more (larger jumps are associated with more injuries: 10.1136/bjsports-2024-109380), for the others the same as
 * last time. After weeks away it starts at the same share as lifts. Null if distances aren't logged.
 */
function nextDistance(day: CardioDay, athlete: Athlete, { lighter }: Coaching): number | null {
  const unit = distanceUnitBeside(athlete)
  const last = day.workout.exercises.reduce((sum, each) => sum + distanceOf(each, unit), 0)
  if (last === 0) return null
  const share = shareOnReturn(athlete)
  if (share < 1) return halves(last * share)
  const longest = longestSince(addDays(athlete.today, -daysCompared), athlete, unit)
  const isHeld = lighter !== null || athlete.concerns.length > 0
  if (day.kind !== "long" || isHeld || longest === 0) return roundTo(last, 1)
  const grown = halves(longest * growth)
  return grown <= longest * mostGrowth ? Math.max(grown, roundTo(last, 1)) : roundTo(last, 1)
}

/** The share of the usual distance to return with; 1 if there were no weeks away. */
export const shareOnReturn = (athlete: Athlete) => returnShare(daysAway(athlete) ?? 0)

const halves = (distance: number) => Math.max(0.5, Math.floor(distance * 2) / 2)

/** The longest distance in a single session since the given day. */
function longestSince(day: LocalDay, { history }: Pick<Athlete, "history">, unit: DistanceUnit): number {
  const all = history
    .filter(({ date }) => date >= day)
    .flatMap(({ exercises }) => exercises.map((each) => distanceOf(each, unit)))
  return Math.max(0, ...all)
}

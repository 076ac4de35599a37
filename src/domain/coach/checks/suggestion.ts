// A suggested routine or week while the person reviews and edits it, before it is saved.
import { weekdays } from "#domain/days/weekday-words.ts"
import { type Athlete, exerciseNamed, type KnownExercise } from "#domain/coach/person/athlete.ts"
import type { SuggestedPart, SuggestedWorkout, WeekReply } from "#domain/coach/asking/replies.ts"

/** An exercise in a suggestion: the name as written, and the exercise it resolves to. */
export interface PlanPart {
  /** Identifies the exercise on screen. */
  id: string
  name: string
  /** The exercise with this name; null when there is none. */
  exercise: KnownExercise | null
  sets: number | null
  reps: string | null
  /** The weight in the person's unit. */
  weight: number | null
  notes: string | null
  /** Consecutive exercises with the same number form a superset. */
  superset?: number | null | undefined
}

export interface PlanWorkout {
  name: string
  description: string | null
  parts: readonly PlanPart[]
}

export interface PlanDay {
  /** "Monday" to "Sunday", in this order. */
  day: string
  /** The day's workout; null for a rest day. */
  workout: PlanWorkout | null
  notes: string | null
}

/** Parses the exercises in a reply and looks each name up; duplicates are dropped. */
export function partsOf(
  parts: readonly SuggestedPart[],
  athlete: Pick<Athlete, "byName">,
  prefix = "",
): PlanPart[] {
  const read = parts.map(({ name, sets, reps, weight, notes, superset }, index) => ({
    id: `${prefix}${index}`,
    name,
    exercise: exerciseNamed(name, athlete) ?? null,
    sets: sets ?? null,
    reps: reps ?? null,
    weight: weight ?? null,
    notes: notes?.trim() || null,
    ...(typeof superset === "number" && { superset }),
  }))
  return read.filter(
    ({ exercise }, index) =>
      exercise === null || read.findIndex((each) => each.exercise === exercise) === index,
  )
}

/** Parses the days in a reply, Monday first. */
export function daysOf({ schedule }: WeekReply, athlete: Pick<Athlete, "byName">): PlanDay[] {
  return weekdays.flatMap((name) => {
    const found = schedule.find(({ day }) => day === name)
    if (!found) return []
    const { day, workout, notes } = found
    return [{ day, workout: workout && workoutOf(workout, athlete, day), notes: notes?.trim() || null }]
  })
}

function workoutOf(
  { name, description, exercises: parts }: SuggestedWorkout,
  athlete: Pick<Athlete, "byName">,
  day: string,
): PlanWorkout {
  return { name, description: description?.trim() || null, parts: partsOf(parts, athlete, `${day}-`) }
}

/** Turns a part back into the format used in replies. */
export function suggestedPart({ name, sets, reps, weight, notes, superset }: PlanPart): SuggestedPart {
  return { name, sets, reps, weight, notes, ...(typeof superset === "number" && { superset }) }
}

/** Wraps a routine as a suggestion with one day. */
export function asOneDay(workout: PlanWorkout): PlanDay[] {
  return [{ day: "", workout, notes: null }]
}

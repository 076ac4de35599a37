// Made-up histories in a short form: "6,5,5,4@100 9.5 {4x5-8}" is four sets at 100 with RPE 9.5, planned as 4 × 5-8.
import { measureOfSets } from "#domain/workout/load.ts"
import type { KnownExercise } from "#domain/coach/person/athlete.ts"
import type { TrainedExercise, TrainedSet, TrainedWorkout } from "#domain/coach/person/trained-workout.ts"
import { addDays, daysBetween, mondayOf } from "#domain/days/local-day.ts"
import type { WeightUnit } from "#domain/measures/units.ts"
import { isLoadKind } from "#domain/suitability/tags.ts"
import { readLibrary } from "../../../supabase/seed/exercise-library.ts"
import { library as plain } from "../histories.ts"

export const today = "2026-11-27"

const loads = new Map(readLibrary().map(({ id, load, load_kind }) => [id, { load, load_kind }]))

/** The exercises of the library as the app reads them. */
export const library: readonly KnownExercise[] = plain.map((each) => {
  const { load = "outside", load_kind = "" } = loads.get(each.exercise_id) ?? {}
  const kind = load === "added" || load === "help" ? load : "outside"
  return {
    ...each,
    measure: measureOfSets({ measure: baseMeasure(each), load: kind }),
    load_kind: isLoadKind(load_kind) ? load_kind : null,
  }
})

function baseMeasure({ measure }: KnownExercise) {
  return measure === "added" || measure === "help" ? "weight_reps" : measure
}

export function exerciseNamed(name: string): KnownExercise {
  const found = library.find(({ exercise_name }) => exercise_name === name)
  if (!found) throw new Error(`There is no ${name} in the library.`)
  return found
}

/** The lifts of one workout by name, in the short form. */
export type Lifts = Readonly<Record<string, string>>

export interface Training {
  /** Days of the week, such as "Mon Thu". */
  days: string
  weeks: number
  /** The lifts of a session; `week` counts from 0, the oldest. */
  lifts: Lifts | ((week: number, place: number) => Lifts)
  name?: string
  notes?: string
  /** How many days ago the last session was; without it, the weeks end today. */
  ended?: number
  unit?: WeightUnit
}

const dayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

/** The workouts of one or more periods of training, latest first. */
export function trained(...trainings: readonly Training[]): TrainedWorkout[] {
  return trainings.flatMap(workoutsOf).toSorted((one, other) => (one.date < other.date ? 1 : -1))
}

function workoutsOf({ days, weeks, lifts, name, notes, ended, unit = "kg" }: Training): TrainedWorkout[] {
  const weekdays = days.split(" ").map((day) => dayNames.indexOf(day))
  const dates = Array.from({ length: weeks }, (_, week) =>
    weekdays.map((weekday, place) => ({
      ...{ week, place },
      date: addDays(mondayOf(today), (week + 1 - weeks) * 7 + weekday),
    })),
  ).flat()
  const last = dates.at(-1)?.date ?? today
  const shift = ended === undefined ? 0 : daysBetween(last, addDays(today, -ended))
  return dates
    .map((each) => ({ ...each, date: addDays(each.date, shift) }))
    .filter(({ date }) => date <= today)
    .map(({ week, place, date }) => ({
      id: `${date} ${place} ${name ?? ""}`,
      date,
      name: name ?? null,
      notes: notes ?? null,
      duration_seconds: 3600,
      exercises: Object.entries(typeof lifts === "function" ? lifts(week, place) : lifts).map(
        ([lift, text]) => exerciseDone(lift, text, unit),
      ),
    }))
}

function exerciseDone(name: string, text: string, unit: WeightUnit): TrainedExercise {
  const { exercise_id, measure, equipment } = exerciseNamed(name)
  const [done = "", plan] = text.split("{")
  const planned = plan ? /^(\d+)x([\d-]+)\}$/.exec(plan) : null
  return {
    ...{ exercise_id, name, measure, equipment },
    sets: done
      .trim()
      .split("/")
      .flatMap((part) => setsOf(part.trim(), unit)),
    planned: planned ? { sets: Number(planned[1]), reps: planned[2] ?? null } : null,
  }
}

function setsOf(part: string, unit: WeightUnit): TrainedSet[] {
  const none: TrainedSet = {
    ...{ set_type: "normal", reps: null, weight: null, weight_unit: null, duration_minutes: null },
    ...{ distance: null, distance_unit: null, rpe: null, notes: null },
  }
  const run = /^([\d.]+)km ([\d.]+)min$/.exec(part)
  if (run)
    return [{ ...none, distance: Number(run[1]), distance_unit: "km", duration_minutes: Number(run[2]) }]
  const hold = /^(\d+)x(\d+)s$/.exec(part)
  if (hold) return repeat(Number(hold[1]), { ...none, duration_minutes: Number(hold[2]) / 60 })
  const lift = /^([\dx,]+)(?:@(-?[\d.]+))?(?: ([\d.]+))?$/.exec(part)
  if (!lift) throw new Error(`Not a set: ${part}`)
  const [, reps = "", weight, rpe] = lift
  const [count, each] = reps.split("x").map(Number)
  const all = reps.includes("x") ? repeat(count ?? 0, each ?? 0) : reps.split(",").map(Number)
  return all.map((done) => ({
    ...none,
    reps: done,
    weight: weight === undefined ? null : Number(weight),
    weight_unit: weight === undefined ? null : unit,
    rpe: rpe === undefined ? null : Number(rpe),
  }))
}

function repeat<Each>(count: number, each: Each): Each[] {
  return Array.from({ length: count }, () => each)
}

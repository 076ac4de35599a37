import { fromAbsolute, parseDateTime, toZoned } from "@internationalized/date"
import { addDays, type LocalDay, momentOf, timestampOf } from "#domain/days/local-day.ts"
import { type DistanceUnit, kilograms, kilometres, type WeightUnit } from "#domain/measures/units.ts"
import type { FileExercise, FileHistory, FileSet, FileTime, FileWorkout } from "./file-history.ts"
import type { MadeExercise } from "./match-exercises.ts"

/** What becomes of an exercise of the file: one that is there, or a new one. */
export type ExerciseTarget = { id: string } | { make: MadeExercise }

/** What a person has said of what the file doesn't say. */
export interface ImportChoices {
  weightUnit: WeightUnit
  distanceUnit: DistanceUnit
  /** The zone (IANA name) whose clock the file shows, and whose days moments belong to. */
  timeZone: string
  exercises: ReadonlyMap<string, ExerciseTarget>
}

/** A workout that is in the account already, with its sets in order as [reps, kg, minutes, km]. */
export interface KnownWorkout {
  name: string | null
  date: LocalDay
  started_at: string | null
  sets: readonly (readonly (number | null)[])[]
}

/** A row of set_logs; the exercise is its place in the import's list. */
interface ImportedSet {
  exercise: number
  exercise_order: number
  set_number: number
  set_type: FileSet["set_type"]
  reps: number | null
  weight: number | null
  weight_unit: WeightUnit
  duration_minutes: number | null
  distance: number | null
  distance_unit: DistanceUnit
  rpe: number | null
  notes: string | null
}

interface ImportedWorkout {
  name: string | null
  date: LocalDay
  started_at: string | null
  duration_seconds: number | null
  notes: string | null
  sets: ImportedSet[]
}

export interface ImportedWeight {
  date: LocalDay
  weight: number
  weight_unit: WeightUnit
}

/** What an import brings, and what it leaves out because it is there already. */
export interface PreparedImport {
  workouts: ImportedWorkout[]
  weights: ImportedWeight[]
  /** In the order in which sets name them. */
  exercises: ExerciseTarget[]
  alreadyHere: { name: string | null; date: LocalDay; started_at: string | null }[]
  /** How many body weights are there already. */
  weightsHere: number
}

interface KnownRows {
  workouts: readonly KnownWorkout[]
  weights: readonly ImportedWeight[]
}

const sameStartMilliseconds = 60_000
/** Entered in another unit and back, a number is a hair off. */
const sameWithin = 0.011

/** What of a file's history is brought into an account that holds the known rows. */
export function prepareImport(
  history: FileHistory,
  choices: ImportChoices,
  known: KnownRows,
): PreparedImport {
  const exercises: ExerciseTarget[] = []
  const placeOf = new Map<string, number>()
  const placed = (name: string): number => {
    const known = placeOf.get(name)
    if (known !== undefined) return known
    const target = choices.exercises.get(name)
    if (!target) throw new Error(`Nothing was said of the exercise ${name}.`)
    // Two names of the file may be one exercise here.
    const same = exercises.findIndex((each) => JSON.stringify(each) === JSON.stringify(target))
    const place = same >= 0 ? same : exercises.push(target) - 1
    placeOf.set(name, place)
    return place
  }

  const knownOn = byDay(known.workouts)
  const prepared: PreparedImport = { workouts: [], weights: [], exercises, alreadyHere: [], weightsHere: 0 }
  for (const workout of history.workouts) {
    const when = placeInTime(workout.start, choices.timeZone)
    if (
      around(when.date)
        .flatMap((day) => knownOn.get(day) ?? [])
        .some((each) => isSame(workout, when, each, choices))
    )
      prepared.alreadyHere.push({ name: workout.name, ...when })
    else prepared.workouts.push(importedWorkout(workout, when, choices, placed))
  }
  const weighed = new Set(known.weights.map(weightKey))
  for (const { at, weight, weight_unit } of history.weights) {
    const row = {
      date: placeInTime(at, choices.timeZone).date,
      weight,
      weight_unit: weight_unit ?? choices.weightUnit,
    }
    if (weighed.has(weightKey(row))) prepared.weightsHere += 1
    else prepared.weights.push(row)
    weighed.add(weightKey(row))
  }
  return prepared
}

const weightKey = ({ date, weight, weight_unit }: ImportedWeight) =>
  `${date} ${Math.round(kilograms(weight, weight_unit) * 10)}`

interface When {
  date: LocalDay
  started_at: string | null
}

/** The day and the moment of a time in a file, by the clock of a zone. */
export function placeInTime(time: FileTime, timeZone: string): When {
  if (time.kind === "day") return { date: time.day, started_at: null }
  if (time.kind === "moment") {
    const date = fromAbsolute(time.moment, timeZone).toString().slice(0, 10)
    return { date, started_at: timestampOf(time.moment) }
  }
  const moment = toZoned(parseDateTime(`${time.day}T${time.time}`), timeZone)
    .toDate()
    .getTime()
  return { date: time.day, started_at: timestampOf(moment) }
}

function byDay(workouts: readonly KnownWorkout[]): Map<LocalDay, KnownWorkout[]> {
  const days = new Map<LocalDay, KnownWorkout[]>()
  for (const workout of workouts) days.set(workout.date, [...(days.get(workout.date) ?? []), workout])
  return days
}

/** A day and those beside it, because the zone may have been another one. */
const around = (day: LocalDay) => [addDays(day, -1), day, addDays(day, 1)]

function isSame(workout: FileWorkout, when: When, known: KnownWorkout, choices: ImportChoices): boolean {
  return isSameStart(when, known) && isSameSets(workout.exercises, known.sets, choices)
}

/** Within a minute; of one that has no moment, on the same day. */
function isSameStart(when: When, known: KnownWorkout): boolean {
  if (when.started_at === null || known.started_at === null) return when.date === known.date
  return Math.abs(momentOf(when.started_at) - momentOf(known.started_at)) <= sameStartMilliseconds
}

function isSameSets(exercises: FileExercise[], known: KnownWorkout["sets"], choices: ImportChoices): boolean {
  const sets = exercises.flatMap((exercise) => exercise.sets)
  return (
    sets.length === known.length && sets.every((set, index) => isSameSet(set, known[index] ?? [], choices))
  )
}

function isSameSet(set: FileSet, known: readonly (number | null)[], choices: ImportChoices): boolean {
  const kg = set.weight === null ? null : kilograms(set.weight, set.weight_unit ?? choices.weightUnit)
  const km =
    set.distance === null ? null : kilometres(set.distance, set.distance_unit ?? choices.distanceUnit)
  return [set.reps, kg, set.duration_minutes, km].every((value, index) =>
    isSameValue(value, known[index] ?? null),
  )
}

/** Nothing and zero weigh the same. */
function isSameValue(one: number | null, other: number | null): boolean {
  return Math.abs((one ?? 0) - (other ?? 0)) <= sameWithin
}

function importedWorkout(
  { exercises, name, duration_seconds, notes }: FileWorkout,
  when: When,
  choices: ImportChoices,
  placed: (name: string) => number,
): ImportedWorkout {
  const sets = exercises.flatMap((exercise, index) =>
    exercise.sets.map((set, number) => ({
      ...set,
      exercise: placed(exercise.name),
      exercise_order: index + 1,
      set_number: number + 1,
      weight_unit: set.weight_unit ?? choices.weightUnit,
      distance_unit: set.distance_unit ?? choices.distanceUnit,
    })),
  )
  return { name, ...when, duration_seconds, notes, sets }
}

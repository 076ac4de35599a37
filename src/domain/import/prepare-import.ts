import { hasPhoto, type ProgressPhoto } from "#domain/photos/progress-photos.ts"
import type { CompletePhoto, CompleteRow } from "#domain/export/complete-export.ts"
import { addDays, type LocalDay } from "#domain/days/local-day.ts"
import { type DistanceUnit, kilograms, type WeightUnit } from "#domain/measures/units.ts"
import type { Json } from "#domain/row-types.ts"
import type { Load } from "#domain/workout/load.ts"
import type { FileHistory, FileSet, FileWorkout } from "./file-history.ts"
import { changedSets } from "./changed-sets.ts"
import type { ExerciseTarget } from "./match-exercises.ts"
import { type ImportedOthers, othersOf } from "./prepare-complete.ts"
import { type KnownOthers, RowIds } from "./row-ids.ts"
import { placeInTime, secondsBetween, type When } from "./place-in-time.ts"
import { familiarWorkouts, type KnownWorkout, type SetValues, valuesOf } from "./same-workouts.ts"

/** The person's answers about what is ambiguous in the file. */
export interface ImportChoices {
  weightUnit: WeightUnit
  distanceUnit: DistanceUnit
  /** The time zone (IANA name) of the file's local times. It also decides which day a moment in the file belongs to. */
  timeZone: string
  exercises: ReadonlyMap<string, ExerciseTarget>
  /**
   * How the loads of the exercises count. If a load is "outside" (the whole weight lifted), weights below zero are
   * left out.
   */
  loads?: ReadonlyMap<string, Load>
}

/** A number, or its exact text if the file has it. */
type Amount = number | string | null

/** A row of set_logs; `exercise` is the index of the exercise in the import's list. */
interface ImportedSet {
  exercise: number
  exercise_order: number
  set_number: number
  set_type: FileSet["set_type"]
  reps: Amount
  weight: Amount
  weight_unit: WeightUnit
  duration_minutes: Amount
  distance: Amount
  distance_unit: DistanceUnit
  rpe: Amount
  notes: string | null
  superset?: number | null | undefined
  per_side?: boolean | undefined
  prescribed_set?: number | null | undefined
  created_at?: string
}

interface ImportedWorkout {
  name: string | null
  date: LocalDay
  started_at: string | null
  duration_seconds: number | null
  notes: string | null
  sets: ImportedSet[]
  /** The remaining columns of the workout's row, if the file has them. */
  id?: string
  workout_id?: string | null
  committed_workout_id?: string | null
  run_id?: string | null
  slot?: number | null
  counts?: boolean | null
  prescribed?: Json
  advice?: Json
  revision?: number
  created_at?: string
  updated_at?: string
}

interface ImportedWeight {
  date: LocalDay
  weight: number
  weight_unit: WeightUnit
}

/** A body weight to import. */
type BroughtWeight = Omit<ImportedWeight, "weight"> & { weight: number | string; created_at?: string }

/** What an import adds, and what it skips because the account already has it. */
export interface PreparedImport {
  workouts: ImportedWorkout[]
  weights: BroughtWeight[]
  others: ImportedOthers
  /** The exercises, in the order in which sets refer to them. */
  exercises: ExerciseTarget[]
  alreadyHere: { name: string | null; date: LocalDay; started_at: string | null; isOtherZone: boolean }[]
  /** Workouts in the log that differ from the file; they are left unchanged. */
  changed: ChangedWorkout[]
  /** The number of body weights already in the account. */
  weightsHere: number
  /** The progress photos that aren't in the account yet. */
  photos: CompletePhoto[]
}

/** A workout that differs from the logged one. */
interface ChangedWorkout {
  name: string | null
  date: LocalDay
  started_at: string | null
  /** The sets that differ, with the name or the id of their exercise. */
  sets: { exercise: string; exerciseId: string | null; file: SetValues | null; here: SetValues | null }[]
}

export interface KnownRows {
  workouts: readonly KnownWorkout[]
  weights: readonly ImportedWeight[]
  /** Other rows already in the account, for importing a complete account. */
  others: KnownOthers
  /** The progress photos already in the account. */
  photos: readonly ProgressPhoto[]
}

/** Prepares a file's history for an account that already holds the rows in `known`. */
export function prepareImport(
  history: FileHistory,
  choices: ImportChoices,
  known: KnownRows,
  newId: () => string,
): PreparedImport {
  const { complete } = history
  const ids = complete && new RowIds(complete, known.others, newId)
  const exercises: ExerciseTarget[] = []
  const placeOf = new Map<string, number>()
  const placed = (name: string): number => {
    const known = placeOf.get(name)
    if (known !== undefined) return known
    const target = choices.exercises.get(name)
    if (!target) throw new Error(`No match was chosen for the exercise ${name}.`)
    // Two names in the file may map to one exercise.
    const same = exercises.findIndex((each) => JSON.stringify(each) === JSON.stringify(target))
    const place = same >= 0 ? same : exercises.push(ids ? withNewId(target, ids) : target) - 1
    placeOf.set(name, place)
    return place
  }

  const knownOn = byDay(known.workouts)
  const prepared: PreparedImport = {
    workouts: [],
    weights: [],
    others: {},
    exercises,
    alreadyHere: [],
    changed: [],
    weightsHere: 0,
    photos: (complete?.progress_photos ?? []).filter((photo) => !hasPhoto(known.photos, photo)),
  }
  const logs = new Set<string>()
  const compared = history.workouts
    .map((workout) => withoutRefusedHelp(workout, choices))
    .map((workout) => comparedWorkout(workout, choices))
  const familiar = familiarWorkouts(compared, (date) => around(date).flatMap((day) => knownOn.get(day) ?? []))
  for (const [index, { workout, date, started_at }] of compared.entries()) {
    const here = familiar.get(index)
    if (here?.how === "changed") prepared.changed.push(changedWorkout(workout, here.known, choices))
    else if (here) {
      const isOtherZone = here.how === "other_zone"
      prepared.alreadyHere.push({ name: workout.name, date, started_at, isOtherZone })
    } else {
      const imported = importedWorkout(workout, { date, started_at }, choices, placed)
      prepared.workouts.push(workout.rows && ids ? asItWas(imported, workout.rows, ids) : imported)
      if (workout.rows) logs.add(workout.rows.log.id)
    }
  }
  const weighed = new Set(known.weights.map(weightKey))
  for (const { at, weight, weight_unit, row: kept } of history.weights) {
    const row = {
      date: placeInTime(at, choices.timeZone).date,
      weight,
      weight_unit: weight_unit ?? choices.weightUnit,
    }
    if (weighed.has(weightKey(row))) prepared.weightsHere += 1
    else prepared.weights.push(kept ? { ...row, weight: kept.weight, created_at: kept.created_at } : row)
    if (!kept) weighed.add(weightKey(row))
  }
  if (complete && ids) {
    const names = new Map(complete.exercises.map(({ id, name }) => [id, name]))
    const placedById = (id: string) => placed(names.get(id) ?? "")
    const { others, renamed } = othersOf(complete, { ids, logs, placed: placedById, exercises })
    prepared.others = others
    for (const workout of prepared.workouts) {
      if (workout.prescribed) workout.prescribed = renamed(workout.prescribed)
      if (workout.advice) workout.advice = renamed(workout.advice)
    }
  }
  return prepared
}

function withoutRefusedHelp(workout: FileWorkout, { loads }: ImportChoices): FileWorkout {
  const hasRefused = ({ name, sets }: FileWorkout["exercises"][number]) =>
    loads?.get(name) === "outside" && sets.some(({ weight }) => (weight ?? 0) < 0)
  if (!workout.exercises.some(hasRefused)) return workout
  const exercises = workout.exercises.map((exercise) =>
    hasRefused(exercise)
      ? {
          ...exercise,
          sets: exercise.sets.map((set) => ((set.weight ?? 0) < 0 ? { ...set, weight: null } : set)),
        }
      : exercise,
  )
  return { ...workout, exercises }
}

/** Gives the new exercises of a complete account their ids in this account. */
function withNewId(target: ExerciseTarget, ids: RowIds): ExerciseTarget {
  if ("id" in target || !target.make.row) return target
  const { row } = target.make
  return { make: { ...target.make, row: { ...row, id: ids.of(row.id) } } }
}

/** A workout along with the columns that only a file from Repertoire has, exactly as they are there: exact numbers, creation times and references. */
function asItWas(
  imported: ImportedWorkout,
  { log, sets }: NonNullable<FileWorkout["rows"]>,
  ids: RowIds,
): ImportedWorkout {
  return {
    ...imported,
    id: ids.of(log.id),
    workout_id: ids.ofAny(log.workout_id),
    committed_workout_id: ids.ofAny(log.committed_workout_id),
    run_id: ids.ofAny(log.run_id ?? null),
    slot: log.slot ?? null,
    counts: log.counts ?? null,
    prescribed: log.prescribed ?? null,
    advice: log.advice ?? null,
    revision: log.revision,
    created_at: log.created_at,
    updated_at: log.updated_at,
    sets: imported.sets.map((set, index) => ({ ...set, ...exact(sets[index]) })),
  }
}

function exact(row?: CompleteRow<"set_logs">) {
  if (!row) return {}
  const { id: _id, workout_log_id: _log, exercise_id: _exercise, ...columns } = row
  return columns
}

const weightKey = ({ date, weight, weight_unit }: ImportedWeight) =>
  `${date} ${Math.round(kilograms(weight, weight_unit) * 10)}`

function byDay(workouts: readonly KnownWorkout[]): Map<LocalDay, KnownWorkout[]> {
  const days = new Map<LocalDay, KnownWorkout[]>()
  for (const workout of workouts) days.set(workout.date, [...(days.get(workout.date) ?? []), workout])
  return days
}

/** A day with the days before and after it, because the file may have been imported in a different time zone. */
const around = (day: LocalDay) => [addDays(day, -1), day, addDays(day, 1)]

/** A workout from the file, in the same format as the logged ones. */
function comparedWorkout(workout: FileWorkout, choices: ImportChoices) {
  const { date, started_at } = workout.rows?.log ?? placeInTime(workout.start, choices.timeZone)
  const sets = setsOf(workout).map(({ set }) => valuesOf(set, choices))
  return { workout, name: workout.name, date, started_at, sets }
}

const setsOf = ({ exercises }: FileWorkout) =>
  exercises.flatMap(({ name, sets }) => sets.map((set) => ({ name, set })))

function changedWorkout(workout: FileWorkout, known: KnownWorkout, choices: ImportChoices): ChangedWorkout {
  const inFile = setsOf(workout)
  const values = inFile.map(({ set }) => valuesOf(set, choices))
  const { name, date, started_at, exercises = [] } = known
  return {
    ...{ name: name ?? workout.name, date, started_at },
    sets: changedSets(values, known.sets).map(({ fileAt, hereAt }) => ({
      exercise: fileAt === null ? "" : (inFile[fileAt]?.name ?? ""),
      exerciseId:
        hereAt === null
          ? idOf(choices.exercises.get(inFile[fileAt ?? -1]?.name ?? ""))
          : (exercises[hereAt] ?? null),
      file: fileAt === null ? null : (values[fileAt] ?? null),
      here: hereAt === null ? null : (known.sets[hereAt] ?? null),
    })),
  }
}

function idOf(target: ExerciseTarget | undefined): string | null {
  return target && "id" in target ? target.id : null
}

function importedWorkout(
  { exercises, name, start, end, notes, ...workout }: FileWorkout,
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
  const duration_seconds =
    workout.duration_seconds ?? (end ? secondsBetween(start, end, choices.timeZone) : null)
  return { name, ...when, duration_seconds, notes, sets }
}

// One table with a row for each set, in the columns that other training logs read from Strong's files: those of
// Strong's comma-separated files first, then the two units, which those files leave out. See the import's
// `formats/strong.ts` for what is known about them.
import type { LocalDay } from "#domain/days/local-day.ts"
import {
  convertDistance,
  convertWeight,
  type DistanceUnit,
  unitsIn,
  type UnitSystem,
  type WeightUnit,
} from "#domain/measures/units.ts"
import { csvLine, plainCell, textCell } from "./csv.ts"
import {
  type ExportContext,
  exerciseName,
  type SetRow,
  type WorkoutLogRow,
  workoutName,
} from "./export-sections.ts"

export interface SetsTable {
  /** The line with the names of the columns. */
  head: string
  /**
   * The lines for the sets that follow those written so far. The sets must be sorted by day, workout,
   * exercise and set number.
   */
  lines: (sets: readonly SetRow[]) => string
}

interface SetsTableOptions {
  /** All workouts, ordered by day. */
  logs: readonly WorkoutLogRow[]
  /**
   * The unit system that all weights and distances are written in, because most readers assume that a file
   * has only one.
   */
  units: UnitSystem
  context: ExportContext
}

/** The units of all weights and of all distances in the table. */
type WrittenUnits = ReturnType<typeof unitsIn>

/** A set, with its workout, its order in the exercise, and what the cells need to know. */
interface Line {
  set: SetRow
  log: WorkoutLogRow
  start: string
  order: string
  isFirstOfWorkout: boolean
  units: WrittenUnits
  context: ExportContext
}

const columns: Record<string, (line: Line) => string> = {
  Date: ({ start }) => plainCell(start),
  "Workout Name": ({ log, context }) => textCell(workoutName(log, context.workouts)),
  Duration: ({ log }) => plainCell(durationText(log.duration_seconds)),
  "Exercise Name": ({ set, context }) => textCell(exerciseName(set.exercise_id, context.exercises)),
  "Set Order": ({ order }) => plainCell(order),
  Weight: ({ set, units }) => plainCell(weightIn(set, units.weight_unit)),
  Reps: ({ set }) => plainCell(set.reps),
  Distance: ({ set, units }) => plainCell(distanceIn(set, units.distance_unit)),
  Seconds: ({ set }) =>
    plainCell(set.duration_minutes === null ? null : Math.round(Number(set.duration_minutes) * 60)),
  Notes: ({ set }) => textCell(set.notes),
  "Workout Notes": ({ log, isFirstOfWorkout }) => textCell(isFirstOfWorkout ? log.notes : null),
  RPE: ({ set }) => plainCell(set.rpe),
  "Weight Unit": ({ set, units }) => plainCell(set.weight === null ? null : units.weight_unit),
  "Distance Unit": ({ set, units }) => plainCell(set.distance === null ? null : units.distance_unit),
}

/**
 * Writes the table. Weights and distances that were logged in different units are converted so that they
 * convert back to what was typed.
 */
export function setsTable({ logs, units, context }: SetsTableOptions): SetsTable {
  const workouts = new Map(startsOf(logs, context).map((workout) => [workout.log.id, workout]))
  const written = unitsIn(units)
  let last: SetRow | undefined
  let numbered = 0
  const lineOf = (set: SetRow): string => {
    const workout = workouts.get(set.workout_log_id)
    // The workout was added while the file was being written, so the export starts over and includes it.
    if (!workout) return ""
    const isFirstOfWorkout = last?.workout_log_id !== set.workout_log_id
    if (isFirstOfWorkout || last?.exercise_order !== set.exercise_order) numbered = 0
    last = set
    const order = letters.get(set.set_type) ?? String((numbered += 1))
    const line = { ...workout, set, order, isFirstOfWorkout, units: written, context }
    return csvLine(Object.values(columns).map((write) => write(line)))
  }
  return {
    head: csvLine(Object.keys(columns)),
    lines: (sets) => sets.map(lineOf).join(""),
  }
}

/** The letters that replace a set's number. Strong has none for rest-pause sets, so these are numbered. */
const letters = new Map([
  ["warmup", "W"],
  ["drop", "D"],
  ["failure", "F"],
])

/**
 * The time by which a reader tells workouts apart: the workout's day and the time it began. Workouts without a
 * time begin at noon, one minute apart.
 */
function startsOf(logs: readonly WorkoutLogRow[], { localTime }: ExportContext) {
  let day: { date: LocalDay | undefined; without: number } = { date: undefined, without: 0 }
  return logs.map((log) => {
    if (day.date !== log.date) day = { date: log.date, without: 0 }
    const time =
      log.started_at === null ? noonAnd(day.without++) : localTime(log.started_at).slice("yyyy-MM-dd ".length)
    return { log, start: `${log.date} ${time}` }
  })
}

const noonAnd = (minutes: number) =>
  `${String(12 + Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}:00`

/** A duration in whole minutes, such as 1h 18m, or in seconds if it is less than a minute. */
function durationText(seconds: number | null): string | null {
  if (seconds === null) return null
  const minutes = Math.round(seconds / 60)
  if (minutes < 1) return `${seconds}s`
  const hours = Math.floor(minutes / 60)
  return [hours > 0 && `${hours}h`, (minutes % 60 > 0 || hours === 0) && `${minutes % 60}m`]
    .filter((part) => part !== false)
    .join(" ")
}

const isWeightUnit = (unit: string): unit is WeightUnit => unit === "kg" || unit === "lbs"
const isDistanceUnit = (unit: string): unit is DistanceUnit => unit === "km" || unit === "mi"

function weightIn({ weight, weight_unit }: SetRow, unit: WeightUnit): string | number | null {
  if (weight === null || weight_unit === unit || !isWeightUnit(weight_unit)) return weight
  return convertWeight(Number(weight), weight_unit, unit)
}

function distanceIn({ distance, distance_unit }: SetRow, unit: DistanceUnit): string | number | null {
  if (distance === null || distance_unit === unit || !isDistanceUnit(distance_unit)) return distance
  return convertDistance(Number(distance), distance_unit, unit)
}

import { type Cells, UnreadableRow } from "#domain/import/cells.ts"
import type { FileSet, FileTime } from "#domain/import/file-history.ts"
import { readTime, sortable } from "#domain/import/read-time.ts"
import { emptySet, type RowFormat, type RowWorkout } from "#domain/import/row-reading.ts"
import { sentences } from "#domain/import/sentences.ts"

const setTypes: Partial<Record<string, FileSet["set_type"]>> = {
  normal: "normal",
  warmup: "warmup",
  dropset: "drop",
  failure: "failure",
}

/** Hevy's workouts, in kilograms or pounds and kilometres or miles, with month names in the app's language. */
export const hevy: RowFormat = {
  source: "Hevy",
  recognises: (columns) => columns.has("exercise_title") && columns.has("start_time"),
  columns: [
    ...[
      "title",
      "start_time",
      "end_time",
      "description",
      "exercise_title",
      "superset_id",
      "exercise_notes",
      "set_index",
    ],
    ...[
      "set_type",
      "weight_kg",
      "weight_lbs",
      "reps",
      "distance_km",
      "distance_miles",
      "duration_seconds",
      "rpe",
    ],
  ],
  read(cells) {
    const index = cells.text("set_index")
    return {
      workoutKey: [cells.text("title"), cells.text("start_time"), cells.text("end_time")].join("|"),
      readWorkout: () => readWorkout(cells),
      workoutNotes: cells.textOrNull("description"),
      exercise: cells.text("exercise_title"),
      position: /^\d+$/.test(index) ? Number(index) : null,
      exerciseNotes: cells.textOrNull("exercise_notes"),
      sets: [readSet(cells)],
    }
  },
}

/** Hevy's body measurements: a day's weight, always in kilograms. */
export const hevyMeasurements: RowFormat = {
  source: "Hevy",
  recognises: (columns) => columns.has("date") && columns.has("weight_kg") && columns.has("fat_percent"),
  columns: ["date", "weight_kg"],
  read: () => null,
  readWeight(cells) {
    const weight = cells.weight("weight_kg")
    // A day may only have other measurements.
    return weight === null || weight === 0 ? null : { at: timeIn(cells, "date"), weight, weight_unit: "kg" }
  },
}

function readWorkout(cells: Cells): RowWorkout {
  const start = timeIn(cells, "start_time")
  return {
    name: cells.textOrNull("title"),
    start,
    duration_seconds: secondsUntilEnd(cells, start),
  }
}

function readSet(cells: Cells): FileSet {
  const type = cells.text("set_type")
  if (type !== "" && !(type in setTypes)) cells.warn(sentences.unknownSet(type))
  return {
    ...emptySet,
    set_type: setTypes[type] ?? "normal",
    reps: cells.reps("reps"),
    weight: cells.weight("weight_lbs", "weight_kg"),
    weight_unit: cells.has("weight_lbs") ? "lbs" : "kg",
    // Exercises without a time have zero next to their reps.
    duration_minutes: cells.minutes("duration_seconds") || null,
    distance: cells.distance("distance_miles", "distance_km") || null,
    distance_unit: cells.has("distance_miles") ? "mi" : "km",
    rpe: cells.rpe("rpe"),
    superset: supersetIn(cells.text("superset_id")),
  }
}

/** Hevy counts a workout's supersets from 0. */
const supersetIn = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) + 1 : null)

function timeIn(cells: Cells, column: string): FileTime {
  const text = cells.text(column)
  const time = readTime(text)
  if (time === null) throw new UnreadableRow(sentences.noDate(text))
  return time
}

/** Null if the end is missing or before the start. */
function secondsUntilEnd(cells: Cells, start: FileTime): number | null {
  const end = readTime(cells.text("end_time"))
  if (end === null) return null
  const seconds = (sortable(end) - sortable(start)) / 1000
  return seconds < 0 ? null : seconds
}

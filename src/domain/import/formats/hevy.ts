import { type Cells, UnreadableRow } from "#domain/import/cells.ts"
import type { FileSet } from "#domain/import/file-history.ts"
import type { FileTime } from "#domain/import/file-time.ts"
import { emptySet, type RowFormat, type RowWorkout, timeIn } from "#domain/import/row-reading.ts"
import { sentences } from "#domain/import/sentences.ts"
import { setTypeIn } from "#domain/import/set-words.ts"

const weights = ["weight_lbs", "weight_kg"]
const distances = ["distance_miles", "distance_km"]

/** Hevy's workouts, in kilograms or pounds and kilometers or miles, with month names in the app's language. */
export const hevy: RowFormat = {
  source: "Hevy",
  recognizes: (columns) => columns.has("exercise_title") && columns.has("start_time"),
  columns: [
    ...["title", "start_time", "end_time", "description", "exercise_title", "superset_id", "exercise_notes"],
    ...["set_index", "set_type", ...weights, "reps", ...distances, "duration_seconds", "rpe"],
  ],
  main: {
    date: ["start_time", "end_time"],
    exercise: ["exercise_title"],
    reps: ["reps"],
    weight: weights,
    distance: distances,
    duration: ["duration_seconds"],
  },
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
  recognizes: (columns) => columns.has("date") && columns.has("weight_kg") && columns.has("fat_percent"),
  columns: ["date", "weight_kg"],
  main: { date: ["date"], weight: ["weight_kg"] },
  read: () => null,
  readWeight(cells) {
    const { weight, weight_unit } = cells.weight(["weight_kg"], undefined, "body")
    // A day may have only other measurements.
    return weight ? { at: timeIn(cells, "date"), weight, weight_unit } : null
  },
}

function readWorkout(cells: Cells): RowWorkout {
  const start = timeIn(cells, "start_time")
  return { name: cells.textOrNull("title"), start, end: endIn(cells), duration_seconds: null }
}

/** When the workout ended. A workout without a readable end is kept without a duration. */
function endIn(cells: Cells): FileTime | null {
  try {
    return cells.time("end_time")
  } catch (problem) {
    if (!(problem instanceof UnreadableRow)) throw problem
    cells.warn(sentences.noDuration(cells.text("end_time")))
    return null
  }
}

function readSet(cells: Cells): FileSet {
  const { distance, distance_unit } = cells.distance(distances)
  return {
    ...emptySet,
    set_type: setTypeIn(cells, "set_type"),
    reps: cells.reps("reps"),
    ...cells.weight(weights),
    // Exercises without a time have zero in this column.
    duration_minutes: cells.minutes(["duration_seconds"], "s") || null,
    distance: distance || null,
    distance_unit,
    rpe: cells.rpe("rpe"),
    superset: supersetIn(cells.text("superset_id")),
  }
}

/** The number of an exercise's superset. Hevy numbers a workout's supersets from 0. */
const supersetIn = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) + 1 : null)

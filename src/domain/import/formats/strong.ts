import { type Cells, UnreadableRow } from "#domain/import/cells.ts"
import type { FileSet } from "#domain/import/file-history.ts"
import { emptySet, type RowFormat, type RowWorkout, timeIn } from "#domain/import/row-reading.ts"
import { sentences } from "#domain/import/sentences.ts"
import { setTypeIn } from "#domain/import/set-words.ts"
import { strongName, strongRow } from "./strong-names.ts"

const weights = ["Weight", "Weight (kg)", "Weight (lbs)", "Weight (lb)", "kg", "kgs", "lb", "lbs"]
const distances = ["Distance", "Distance (meters)", "Distance (km)", "Distance (mi)", "km", "mi", "mi."]
const durations = ["Duration", "Workout Duration", "Duration (sec)"]

const own = ["Date", "Exercise Name", "Set Order"]
const always = [...own, "Workout Name", "Weight", "Reps", "Seconds"]

/** Whether the table has all the columns of a Strong export, in a language other than English. */
function isTranslated(columns: ReadonlySet<string>): boolean {
  const names = new Set([...columns].map(strongName))
  return always.every((name) => names.has(name))
}

/** Strong in all its variants and languages: separated by commas or semicolons, with units in their own columns, in the header or missing. */
export const strong: RowFormat = {
  source: "Strong",
  recognizes: (columns) => own.every((name) => columns.has(name)) || isTranslated(columns),
  nameOf: strongName,
  columns: [
    ...["Workout #", "Date", "Workout Name", ...durations, "Exercise Name", "Set Order", ...weights],
    ...["Weight Unit", "Reps", "RPE", ...distances, "Distance Unit", "Seconds", "Notes", "Workout Notes"],
  ],
  main: {
    date: ["Date"],
    exercise: ["Exercise Name"],
    reps: ["Reps"],
    weight: weights,
    distance: distances,
    duration: ["Seconds", ...durations],
  },
  read(cells) {
    const order = cells.text("Set Order")
    const row = strongRow(order)
    // In a row that is a rest, the numbers are the length of the rest.
    if (row === "rest") return null
    if (row === "unknown") throw new UnreadableRow(sentences.unknownRow(order))
    return {
      // The workout's name is part of the key, because two workouts can start in the same second.
      workoutKey: cells.textOrNull("Workout #") ?? `${cells.text("Date")} ${cells.text("Workout Name")}`,
      readWorkout: () => readWorkout(cells),
      workoutNotes: cells.textOrNull("Workout Notes"),
      exercise: cells.text("Exercise Name"),
      position: /^\d+$/.test(order) ? Number(order) : null,
      exerciseNotes: row === "note" ? cells.textOrNull("Notes") : null,
      sets: row === "note" ? [] : [readSet(cells, order)],
    }
  },
}

function readWorkout(cells: Cells): RowWorkout {
  return {
    name: cells.textOrNull("Workout Name"),
    start: timeIn(cells, "Date"),
    duration_seconds: cells.duration(...durations),
  }
}

function readSet(cells: Cells, order: string): FileSet {
  const set_type = /^\d+$/.test(order) ? "normal" : setTypeIn(cells, "Set Order")
  const reps = nonZero(cells.reps("Reps"))
  const { weight, weight_unit } = cells.weight(weights, "Weight Unit")
  const { distance, distance_unit } = cells.distance(distances, "Distance Unit")
  return {
    ...emptySet,
    set_type,
    reps,
    // A zero weight may be real if there are reps; without reps it means an empty cell.
    weight: reps === null ? nonZero(weight) : weight,
    weight_unit,
    duration_minutes: nonZero(cells.minutes(["Seconds"], "s")),
    distance: nonZero(distance),
    distance_unit,
    rpe: nonZero(cells.rpe("RPE")),
    notes: cells.textOrNull("Notes"),
  }
}

/** Leaves out zero, which stands for an empty cell. */
const nonZero = (value: number | null) => value || null

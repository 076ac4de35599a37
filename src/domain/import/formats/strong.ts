import { type Cells, UnreadableRow, weightUnitIn } from "#domain/import/cells.ts"
import type { FileSet } from "#domain/import/file-history.ts"
import { readTime } from "#domain/import/read-time.ts"
import { emptySet, type RowFormat, type RowWorkout } from "#domain/import/row-reading.ts"
import { sentences } from "#domain/import/sentences.ts"

const setTypes: Partial<Record<string, FileSet["set_type"]>> = { W: "warmup", D: "drop", F: "failure" }
const metresPerKilometre = 1000

/** Strong in all its dialects: commas or semicolons, with units in columns, in the header or missing. */
export const strong: RowFormat = {
  source: "Strong",
  recognises: (columns) => columns.has("Exercise Name") && columns.has("Set Order") && columns.has("Date"),
  columns: [
    ...[
      "Workout #",
      "Date",
      "Workout Name",
      "Duration",
      "Duration (sec)",
      "Workout Duration",
      "Exercise Name",
      "Set Order",
    ],
    ...[
      "Weight",
      "Weight (kg)",
      "Weight (lbs)",
      "Weight Unit",
      "Reps",
      "RPE",
      "Distance",
      "Distance (meters)",
      "Distance Unit",
    ],
    ...["Seconds", "Notes", "Workout Notes"],
  ],
  read(cells) {
    const order = cells.text("Set Order")
    // A rest timer's row isn't a set; its numbers are the length of the rest.
    if (order === "Rest Timer") return null
    const isNote = order === "Note"
    return {
      // The name counts too: two workouts can start in the same second.
      workoutKey: cells.textOrNull("Workout #") ?? `${cells.text("Date")} ${cells.text("Workout Name")}`,
      readWorkout: () => readWorkout(cells),
      workoutNotes: cells.textOrNull("Workout Notes"),
      exercise: cells.text("Exercise Name"),
      position: /^\d+$/.test(order) ? Number(order) : null,
      exerciseNotes: isNote ? cells.textOrNull("Notes") : null,
      sets: isNote ? [] : [readSet(cells, order)],
    }
  },
}

function readWorkout(cells: Cells): RowWorkout {
  const date = cells.text("Date")
  const start = readTime(date)
  if (start === null) throw new UnreadableRow(sentences.noDate(date))
  return {
    name: cells.textOrNull("Workout Name"),
    start,
    duration_seconds: cells.duration("Duration", "Workout Duration", "Duration (sec)"),
  }
}

function readSet(cells: Cells, order: string): FileSet {
  const set_type = setTypes[order] ?? "normal"
  if (!/^\d+$/.test(order) && !(order in setTypes)) cells.warn(sentences.unknownSet(order))
  const reps = recorded(cells.reps("Reps"))
  const weight = cells.weight("Weight", "Weight (kg)", "Weight (lbs)")
  return {
    ...emptySet,
    set_type,
    reps,
    // Zero next to reps may be meant; without reps it means an empty cell.
    weight: reps === null ? recorded(weight) : weight,
    weight_unit: weightUnit(cells),
    duration_minutes: recorded(cells.minutes("Seconds")),
    ...readDistance(cells),
    rpe: recorded(cells.rpe("RPE")),
    notes: cells.textOrNull("Notes"),
  }
}

function readDistance(cells: Cells): Pick<FileSet, "distance" | "distance_unit"> {
  if (cells.has("Distance (meters)")) {
    const metres = recorded(cells.distance("Distance (meters)"))
    return { distance: metres === null ? null : metres / metresPerKilometre, distance_unit: "km" }
  }
  const distance = recorded(cells.distance("Distance"))
  const unit = cells.text("Distance Unit").replace(/\.$/, "")
  if (unit === "m" && distance !== null)
    return { distance: distance / metresPerKilometre, distance_unit: "km" }
  return { distance, distance_unit: unit === "km" || unit === "mi" ? unit : null }
}

function weightUnit(cells: Cells): FileSet["weight_unit"] {
  if (cells.has("Weight (kg)")) return "kg"
  if (cells.has("Weight (lbs)")) return "lbs"
  return weightUnitIn(cells.text("Weight Unit"))
}

/** Zeros mean empty cells. */
const recorded = (value: number | null) => value || null

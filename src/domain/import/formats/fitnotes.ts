import { type Cells, weightUnitIn } from "#domain/import/cells.ts"
import type { FileSet } from "#domain/import/file-history.ts"
import { emptySet, type RowFormat, workoutAt } from "#domain/import/row-reading.ts"

const metresPerKilometre = 1000

/** FitNotes on Android and iOS: one workout per day, its exercises in any order. */
export const fitNotes: RowFormat = {
  source: "FitNotes",
  recognises: (columns) => columns.has("Date") && columns.has("Exercise") && columns.has("Category"),
  columns: [
    ...[
      "Date",
      "Exercise",
      "Category",
      "Weight",
      "Weight Unit",
      "Weight (kg)",
      "Weight (kgs)",
      "Weight (lbs)",
      "Reps",
    ],
    ...["Distance", "Distance Unit", "Time", "Comment", "Notes", "Kind"],
  ],
  isInterleaved: true,
  read(cells) {
    return {
      workoutKey: cells.text("Date"),
      readWorkout: () => workoutAt(cells.text("Date")),
      workoutNotes: null,
      exercise: cells.text("Exercise"),
      position: null,
      exerciseNotes: null,
      sets: [readSet(cells)],
    }
  },
}

function readSet(cells: Cells): FileSet {
  const isWarmup = cells.text("Kind").toLowerCase().startsWith("w")
  return {
    ...emptySet,
    set_type: isWarmup ? "warmup" : "normal",
    reps: cells.reps("Reps"),
    ...readWeight(cells),
    duration_minutes: cells.minutes("Time") || null,
    ...readDistance(cells),
    notes: cells.textOrNull("Comment", "Notes"),
  }
}

/** iOS has a column for each unit and fills one of them. */
function readWeight(cells: Cells): Pick<FileSet, "weight" | "weight_unit"> {
  const kilograms = cells.weight("Weight (kg)", "Weight (kgs)")
  if (kilograms !== null) return { weight: kilograms, weight_unit: "kg" }
  const pounds = cells.weight("Weight (lbs)")
  if (pounds !== null) return { weight: pounds, weight_unit: "lbs" }
  return { weight: cells.weight("Weight"), weight_unit: weightUnitIn(cells.text("Weight Unit")) }
}

function readDistance(cells: Cells): Pick<FileSet, "distance" | "distance_unit"> {
  const distance = cells.distance("Distance") || null
  const unit = cells.text("Distance Unit").toLowerCase()
  if (unit === "m" && distance !== null)
    return { distance: distance / metresPerKilometre, distance_unit: "km" }
  return { distance, distance_unit: unit.startsWith("km") ? "km" : unit.startsWith("mi") ? "mi" : null }
}

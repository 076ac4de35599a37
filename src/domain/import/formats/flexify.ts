import { roundTo } from "#domain/measures/numbers.ts"
import type { Cells } from "#domain/import/cells.ts"
import type { FileSet, FileWeight } from "#domain/import/file-history.ts"
import { readTime } from "#domain/import/read-time.ts"
import { emptySet, type RowFormat, workoutAt } from "#domain/import/row-reading.ts"

const kilogramsPerStone = 6.350_293_18

/** Flexify: sets without workouts; the sets of a day become one. Zero means not done. */
export const flexify: RowFormat = {
  source: "Flexify",
  recognises: (columns) => columns.has("bodyWeight") && columns.has("created") && columns.has("cardio"),
  columns: [
    ...[
      "id",
      "name",
      "reps",
      "weight",
      "created",
      "unit",
      "bodyWeight",
      "duration",
      "distance",
      "cardio",
      "hidden",
      "incline",
    ],
  ],
  isInterleaved: true,
  read(cells) {
    // Body weights are stored as hidden sets.
    if (cells.text("hidden") === "true" || cells.text("name") === "Weight") return null
    return {
      workoutKey: cells.text("created").slice(0, 10),
      readWorkout: () => workoutAt(cells.text("created")),
      workoutNotes: null,
      exercise: cells.text("name"),
      position: null,
      exerciseNotes: null,
      sets: [readSet(cells)],
    }
  },
  readWeight: readBodyWeight,
}

function readSet(cells: Cells): FileSet {
  const unit = cells.text("unit")
  const distance_unit = unit === "mi" ? ("mi" as const) : ("km" as const)
  const distance = cells.distance("distance") || null
  const isMetres = unit === "m" && distance !== null
  return {
    ...emptySet,
    reps: cells.text("cardio") === "true" ? null : cells.reps("reps"),
    ...weightIn(cells, "weight"),
    duration_minutes: cells.countedMinutes("duration") || null,
    distance: isMetres ? distance / 1000 : distance,
    distance_unit,
  }
}

function weightIn(cells: Cells, column: string): Pick<FileSet, "weight" | "weight_unit"> {
  const weight = cells.weight(column) || null
  const unit = cells.text("unit")
  if (unit === "stone" && weight !== null)
    return { weight: roundTo(weight * kilogramsPerStone, 6), weight_unit: "kg" }
  return { weight, weight_unit: unit === "lb" || unit === "lbs" ? "lbs" : "kg" }
}

function readBodyWeight(cells: Cells): Omit<FileWeight, "line"> | null {
  const at = readTime(cells.text("created").slice(0, 10))
  const { weight, weight_unit } = weightIn(cells, "bodyWeight")
  return weight !== null && at !== null ? { at, weight, weight_unit } : null
}

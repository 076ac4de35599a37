import type { Cells } from "#domain/import/cells.ts"
import type { FileSet } from "#domain/import/file-history.ts"
import { readTime } from "#domain/import/read-time.ts"
import { emptySet, type RowFormat, timeIn, workoutAt } from "#domain/import/row-reading.ts"
import { sentences } from "#domain/import/sentences.ts"

const weights = ["Weight (kg)", "Weight (kgs)", "Weight (lbs)", "Weight (lb)"]

/**
 * FitNotes on Android and iOS: one workout per day, with its exercises in any order. The names of exercises
 * aren't quoted.
 */
export const fitNotes: RowFormat = {
  source: "FitNotes",
  recognizes: (columns) => columns.has("Date") && columns.has("Exercise") && columns.has("Category"),
  columns: [
    ...["Date", "Exercise", "Category", "Weight", "Weight Unit", ...weights, "Reps"],
    ...["Distance", "Distance Unit", "Time", "Comment", "Notes", "Kind"],
  ],
  main: {
    date: ["Date"],
    exercise: ["Exercise"],
    reps: ["Reps"],
    weight: ["Weight", ...weights],
    distance: ["Distance"],
    duration: ["Time"],
  },
  unquoted: { column: "Exercise", fits: isRow },
  isInterleaved: true,
  read(cells) {
    return {
      workoutKey: cells.text("Date"),
      readWorkout: () => workoutAt(cells, "Date"),
      workoutNotes: null,
      exercise: cells.text("Exercise"),
      position: null,
      exerciseNotes: null,
      sets: [readSet(cells)],
    }
  },
}

/** FitNotes' body measurements; only the weight is read. */
export const fitNotesMeasurements: RowFormat = {
  source: "FitNotes",
  recognizes: (columns) => columns.has("Measurement") && columns.has("Value") && columns.has("Date"),
  columns: ["Date", "Time", "Measurement", "Value", "Unit", "Comment"],
  main: { date: ["Date"], weight: ["Value"] },
  read: () => null,
  readWeight(cells) {
    const measurement = cells.text("Measurement")
    if (!/^(body ?)?weight$/i.test(measurement)) {
      cells.warnOnce(sentences.unreadRows(measurement))
      return null
    }
    const { weight, weight_unit } = cells.weight(["Value"], "Unit", "body")
    return weight ? { at: timeIn(cells, "Date"), weight, weight_unit } : null
  },
}

/** Whether every cell has a possible value for its column. */
function isRow(cells: Cells): boolean {
  const number = /^[\d.,]*$/
  const numbers = ["Weight", ...weights, "Reps", "Distance"]
  return (
    readTime(cells.text("Date")) !== null &&
    !/^[\d.,]+$/.test(cells.text("Category")) &&
    numbers.every((column) => number.test(cells.text(column))) &&
    /^(kgs?|lbs?)?$/i.test(cells.text("Weight Unit")) &&
    /^\p{L}*\.?$/u.test(cells.text("Distance Unit")) &&
    /^[\d:]*$/.test(cells.text("Time"))
  )
}

function readSet(cells: Cells): FileSet {
  const isWarmup = cells.text("Kind").toLowerCase().startsWith("w")
  const { distance, distance_unit } = cells.distance(["Distance"], "Distance Unit")
  return {
    ...emptySet,
    set_type: isWarmup ? "warmup" : "normal",
    reps: cells.reps("Reps"),
    ...readWeight(cells),
    duration_minutes: cells.minutes(["Time"], "s") || null,
    distance: distance || null,
    distance_unit,
    notes: cells.textOrNull("Comment", "Notes"),
  }
}

/** Reads the weight. The iOS app writes a column for each unit and fills one of them. */
function readWeight(cells: Cells): Pick<FileSet, "weight" | "weight_unit"> {
  const filled = weights.find((column) => cells.text(column) !== "")
  return filled === undefined ? cells.weight(["Weight"], "Weight Unit") : cells.weight([filled])
}

import { emptySet, type RowFormat, workoutAt } from "#domain/import/row-reading.ts"

/**
 * LiftLog: completed sets with their timestamps; the first one starts the workout. Assistance is a weight below
 * zero.
 */
export const liftLog: RowFormat = {
  source: "LiftLog",
  recognizes: (columns) => columns.has("SessionId") && columns.has("WeightUnit") && columns.has("Timestamp"),
  columns: ["SessionId", "Timestamp", "Exercise", "Weight", "WeightUnit", "Reps", "TargetReps", "Notes"],
  main: { date: ["Timestamp"], exercise: ["Exercise"], reps: ["Reps"], weight: ["Weight"] },
  read(cells) {
    const set = { ...emptySet, reps: cells.reps("Reps"), ...cells.weight(["Weight"], "WeightUnit") }
    return {
      workoutKey: cells.text("SessionId"),
      readWorkout: () => workoutAt(cells, "Timestamp"),
      workoutNotes: null,
      exercise: cells.text("Exercise"),
      position: null,
      exerciseNotes: cells.textOrNull("Notes"),
      sets: [set],
    }
  },
}

import { emptySet, type RowFormat, workoutAt } from "#domain/import/row-reading.ts"

/** LiftLog: completed sets with their moments; the first one starts the workout. */
export const liftLog: RowFormat = {
  source: "LiftLog",
  recognises: (columns) => columns.has("SessionId") && columns.has("WeightUnit") && columns.has("Timestamp"),
  columns: ["SessionId", "Timestamp", "Exercise", "Weight", "WeightUnit", "Reps", "TargetReps", "Notes"],
  read(cells) {
    const unit = cells.text("WeightUnit").toLowerCase()
    const set = {
      ...emptySet,
      reps: cells.reps("Reps"),
      weight: cells.weight("Weight"),
      weight_unit:
        unit.startsWith("kg") || unit.startsWith("kilo")
          ? ("kg" as const)
          : unit === ""
            ? null
            : ("lbs" as const),
    }
    return {
      workoutKey: cells.text("SessionId"),
      readWorkout: () => workoutAt(cells.text("Timestamp")),
      workoutNotes: null,
      exercise: cells.text("Exercise"),
      position: null,
      exerciseNotes: cells.textOrNull("Notes"),
      sets: [set],
    }
  },
}

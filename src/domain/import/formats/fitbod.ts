import { emptySet, type RowFormat, workoutAt } from "#domain/import/row-reading.ts"

const metresPerKilometre = 1000

/** Fitbod: kilograms per hand, and one UTC moment per workout. Zero means not done. */
export const fitbod: RowFormat = {
  source: "Fitbod",
  recognises: (columns) => columns.has("isWarmup") && columns.has("Exercise") && columns.has("multiplier"),
  columns: [
    ...[
      "Date",
      "Exercise",
      "Reps",
      "Weight(kg)",
      "Weight(lbs)",
      "Duration(s)",
      "Distance(m)",
      "Incline",
      "Resistance",
    ],
    ...["isWarmup", "Note", "multiplier"],
  ],
  read(cells) {
    const seconds = cells.minutes("Duration(s)")
    const metres = cells.distance("Distance(m)")
    const set = {
      ...emptySet,
      set_type: cells.text("isWarmup") === "true" ? ("warmup" as const) : ("normal" as const),
      reps: cells.reps("Reps") || null,
      weight: cells.weight("Weight(kg)", "Weight(lbs)") || null,
      weight_unit: cells.has("Weight(lbs)") ? ("lbs" as const) : ("kg" as const),
      duration_minutes: seconds || null,
      distance: metres ? metres / metresPerKilometre : null,
      distance_unit: "km" as const,
      notes: cells.textOrNull("Note"),
    }
    return {
      workoutKey: cells.text("Date"),
      readWorkout: () => workoutAt(cells.text("Date")),
      workoutNotes: null,
      exercise: cells.text("Exercise"),
      position: null,
      exerciseNotes: null,
      sets: [set],
    }
  },
}

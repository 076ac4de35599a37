import { emptySet, type RowFormat, workoutAt } from "#domain/import/row-reading.ts"
import { warmupIn } from "#domain/import/set-words.ts"

const weights = ["Weight(kg)", "Weight(lbs)"]
const distances = ["Distance(m)", "Distance(km)", "Distance(mi)"]

/** Fitbod, with and without a multiplier. Weights are per hand, and each workout has one UTC timestamp. Zero means not done. */
export const fitbod: RowFormat = {
  source: "Fitbod",
  recognizes: (columns) => columns.has("isWarmup") && columns.has("Exercise") && columns.has("Date"),
  columns: [
    ...["Date", "Exercise", "Reps", ...weights, "Duration(s)", ...distances, "Incline", "Resistance"],
    ...["isWarmup", "Note", "multiplier"],
  ],
  main: {
    date: ["Date"],
    exercise: ["Exercise"],
    reps: ["Reps"],
    weight: weights,
    distance: distances,
    duration: ["Duration(s)"],
  },
  read(cells) {
    const { weight, weight_unit } = cells.weight(weights)
    const { distance, distance_unit } = cells.distance(distances)
    const set = {
      ...emptySet,
      set_type: warmupIn(cells, "isWarmup"),
      reps: cells.reps("Reps") || null,
      weight: weight || null,
      weight_unit,
      duration_minutes: cells.minutes(["Duration(s)"], "s") || null,
      distance: distance || null,
      distance_unit,
      notes: cells.textOrNull("Note"),
    }
    return {
      workoutKey: cells.text("Date"),
      readWorkout: () => workoutAt(cells, "Date"),
      workoutNotes: null,
      exercise: cells.text("Exercise"),
      position: null,
      exerciseNotes: null,
      sets: [set],
    }
  },
}

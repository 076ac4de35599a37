import type { Cells } from "#domain/import/cells.ts"
import type { FileSet } from "#domain/import/file-history.ts"
import { emptySet, type RowFormat, workoutAt } from "#domain/import/row-reading.ts"

/** Liftosaur: UTC timestamps. Planned sets that weren't done are included, without completed reps. */
export const liftosaur: RowFormat = {
  source: "Liftosaur",
  recognizes: (columns) => columns.has("Workout DateTime") && columns.has("Completed Reps"),
  columns: [
    ...[
      "Workout DateTime",
      "Program",
      "Day Name",
      "Exercise",
      "Is Warmup Set?",
      "Required Reps",
      "Completed Reps",
    ],
    ...[
      "Is AMRAP?",
      "Required RPE",
      "Completed RPE",
      "Log RPE?",
      "Required Weight Value",
      "Required Weight Unit",
    ],
    ...[
      "Completed Weight Value",
      "Completed Weight Unit",
      "Ask Weight?",
      "Completed Reps Time",
      "Target Muscles",
    ],
    ...["Synergist Muscles", "Notes"],
  ],
  main: {
    date: ["Workout DateTime"],
    exercise: ["Exercise"],
    reps: ["Completed Reps"],
    weight: ["Completed Weight Value"],
  },
  read(cells) {
    // A set that was planned but not done.
    if (cells.text("Completed Reps") === "") return null
    return {
      workoutKey: cells.text("Workout DateTime"),
      readWorkout: () => workoutAt(cells, "Workout DateTime", cells.textOrNull("Day Name")),
      workoutNotes: null,
      exercise: cells.text("Exercise"),
      position: null,
      exerciseNotes: cells.textOrNull("Notes"),
      sets: [readSet(cells)],
    }
  },
}

function readSet(cells: Cells): FileSet {
  return {
    ...emptySet,
    set_type: cells.text("Is Warmup Set?") === "1" ? "warmup" : "normal",
    reps: cells.reps("Completed Reps"),
    ...cells.weight(["Completed Weight Value"], "Completed Weight Unit"),
    rpe: cells.rpe("Completed RPE"),
  }
}

import type { Cells } from "#domain/import/cells.ts"
import type { FileSet, FileWeight } from "#domain/import/file-history.ts"
import { emptySet, type RowFormat, timeIn, workoutAt } from "#domain/import/row-reading.ts"

/** Flexify's first format: sets without workouts. The sets of a day become one workout. Zero means not done. */
export const flexify: RowFormat = {
  source: "Flexify",
  recognizes: (columns) => columns.has("created") && columns.has("unit") && columns.has("cardio"),
  columns: [
    ...["id", "name", "reps", "weight", "created", "unit", "bodyWeight", "duration", "distance", "cardio"],
    ...["hidden", "incline"],
  ],
  main: {
    date: ["created"],
    exercise: ["name"],
    reps: ["reps"],
    weight: ["weight"],
    distance: ["distance"],
    duration: ["duration"],
  },
  isInterleaved: true,
  read(cells) {
    // Body weights are stored as hidden sets.
    if (cells.text("hidden") === "true" || isBodyWeight(cells)) return null
    return {
      workoutKey: cells.text("created").slice(0, 10),
      readWorkout: () => workoutAt(cells, "created"),
      workoutNotes: null,
      exercise: cells.text("name"),
      position: null,
      exerciseNotes: null,
      sets: [readSet(cells)],
    }
  },
  readWeight: readBodyWeight,
}

const isBodyWeight = (cells: Cells) => cells.text("name") === "Weight"

function readSet(cells: Cells): FileSet {
  const isCardio = cells.text("cardio") === "true"
  const { distance, distance_unit } = isCardio ? cells.distance(["distance"], "unit") : emptySet
  const { weight, weight_unit } = isCardio ? emptySet : cells.weight(["weight"], "unit")
  return {
    ...emptySet,
    reps: isCardio ? null : cells.reps("reps"),
    weight: weight || null,
    weight_unit,
    duration_minutes: cells.minutes(["duration"], "min") || null,
    distance: distance || null,
    distance_unit,
  }
}

/** A cardio row's unit is a distance unit, so its body weight has no unit. */
function readBodyWeight(cells: Cells): Omit<FileWeight, "line"> | null {
  const isCardio = cells.text("cardio") === "true"
  const column = isBodyWeight(cells) ? "weight" : "bodyWeight"
  const { weight, weight_unit } = cells.weight([column], isCardio ? undefined : "unit")
  return weight ? { at: dayOf(cells), weight, weight_unit } : null
}

function dayOf(cells: Cells): FileWeight["at"] {
  const at = timeIn(cells, "created")
  return at.kind === "clock" ? { kind: "day", day: at.day } : at
}

import { type Cells, readDecimal, UnreadableRow } from "#domain/import/cells.ts"
import type { FileSet, FileWeight } from "#domain/import/file-history.ts"
import { readTime } from "#domain/import/read-time.ts"
import { emptySet, type RowFormat, type RowWorkout } from "#domain/import/row-reading.ts"
import { sentences } from "#domain/import/sentences.ts"

const dateColumn = "Date (yyyy/mm/dd)"
const secondsPerHour = 3600

/** StrongLifts: one exercise per row, with as many pairs of reps and weight as needed. Body weight is always in kilograms. */
export const strongLifts: RowFormat = {
  source: "StrongLifts",
  recognises: (columns) => columns.has(dateColumn) && columns.has("Exercise"),
  columns: [
    ...[
      dateColumn,
      "Workout",
      "Workout Name",
      "Program Name",
      "Body Weight (KG)",
      "Exercise",
      "Sets×Reps",
      "Sets×Time",
    ],
    ...[
      "Top Set (Reps×KG)",
      "Top Set (Reps×LB)",
      "e1RM (KG)",
      "e1RM (LB)",
      "Reps",
      "Volume (KG)",
      "Volume (LB)",
    ],
    ...[
      "Workout Volume (KG)",
      "Workout Volume (LB)",
      "Duration (hours)",
      "Start Time (h:mm)",
      "End Time (h:mm)",
      "Notes",
    ],
    /^Set \d+ \((?:Reps|KG|LB|Time)\)$/,
  ],
  read: (cells) => ({
    workoutKey: `${cells.text(dateColumn)} ${cells.text("Workout")}`,
    readWorkout: () => readWorkout(cells),
    workoutNotes: cells.textOrNull("Notes"),
    exercise: cells.text("Exercise"),
    position: null,
    exerciseNotes: null,
    sets: readSets(cells),
  }),
  readWeight: readBodyWeight,
}

function readWorkout(cells: Cells): RowWorkout {
  const hours = readDecimal(cells.text("Duration (hours)"))
  return {
    name: cells.textOrNull("Workout Name"),
    start: startIn(cells),
    duration_seconds: hours === null ? null : Math.round(hours * secondsPerHour),
  }
}

function startIn(cells: Cells) {
  const date = cells.text(dateColumn)
  const start = readTime(`${date} ${cells.text("Start Time (h:mm)")}`.trim()) ?? readTime(date)
  if (start === null) throw new UnreadableRow(sentences.noDate(date))
  return start
}

/** Zero reps means a failed set, unless the row's summary says it wasn't done. */
function readSets(cells: Cells): FileSet[] {
  const done = cells.text("Sets×Reps").split("/")
  const sets: FileSet[] = []
  for (let number = 1; cells.has(`Set ${number} (Reps)`); number += 1) {
    const isSkipped = done[number - 1]?.trim() === "-"
    const reps = cells.reps(`Set ${number} (Reps)`)
    if (isSkipped || reps === null) continue
    const weight = cells.weight(`Set ${number} (KG)`, `Set ${number} (LB)`)
    const weight_unit = cells.has(`Set ${number} (LB)`) ? ("lbs" as const) : ("kg" as const)
    sets.push({ ...emptySet, reps, weight, weight_unit })
  }
  return sets
}

function readBodyWeight(cells: Cells): Omit<FileWeight, "line"> | null {
  const weight = cells.weight("Body Weight (KG)")
  const at = readTime(cells.text(dateColumn))
  return weight && at ? { at, weight, weight_unit: "kg" } : null
}

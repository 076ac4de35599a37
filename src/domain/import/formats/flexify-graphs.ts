import { type Cells, UnreadableRow } from "#domain/import/cells.ts"
import { emptySet, type RowFormat, type RowReading, timeIn } from "#domain/import/row-reading.ts"
import { sentences } from "#domain/import/sentences.ts"
import { namedRows, type Table } from "#domain/import/table.ts"
import { readTime } from "#domain/import/read-time.ts"

const version = "flexify_graphs_v2"
const lookups = ["exercise", "workout"]

/** Flexify's second format: exercises, workouts, sets and body weights in one table, distinguished by record type. */
export const flexifyGraphs: RowFormat = {
  source: "Flexify",
  recognizes: (columns) => columns.has("recordType") && columns.has("loadKg"),
  columns: [
    ...["format", "recordType", "id", "exerciseId", "workoutId", "name", "kind", "displayUnit", "category"],
    ...["image", "defaultRestDurationMs", "notes", "graphMetric", "graphPeriod", "graphLimit", "archived"],
    ...["graphTimeBasedXAxis", "timestamp", "reps", "loadKg", "durationMs", "distanceMetres", "incline"],
    ...["bodyWeightKg", "photo", "planId", "startedAt", "endedAt"],
  ],
  main: {
    date: ["timestamp", "startedAt", "endedAt"],
    exercise: ["exerciseId"],
    reps: ["reps"],
    weight: ["loadKg"],
    distance: ["distanceMetres"],
    duration: ["durationMs"],
  },
  over(table) {
    const of = (kind: string) => rowsById(table, kind)
    const [exercises, workouts] = [of("exercise"), of("workout")]
    return { ...flexifyGraphs, read: (cells) => readRow(cells, exercises, workouts) }
  },
  read: () => null,
  readWeight(cells) {
    const kind = cells.text("recordType")
    if (kind !== "bodyWeight" && kind !== "exerciseSet") return null
    const { weight, weight_unit } = cells.weight(["bodyWeightKg"])
    if (!weight) return null
    const at = timeIn(cells, "timestamp")
    return { at: at.kind === "clock" ? { kind: "day", day: at.day } : at, weight, weight_unit }
  },
}

type Records = ReadonlyMap<string, Record<string, string>>

function rowsById(table: Table, kind: string): Records {
  return new Map(
    namedRows(table).flatMap((row) => (row["recordType"] === kind ? [[row["id"] ?? "", row] as const] : [])),
  )
}

function readRow(cells: Cells, exercises: Records, workouts: Records): RowReading | null {
  const format = cells.text("format")
  if (format !== version) throw new UnreadableRow(sentences.unknownVersion(format))
  const kind = cells.text("recordType")
  if (kind !== "exerciseSet") {
    if (!lookups.includes(kind) && kind !== "bodyWeight") cells.warnOnce(sentences.unreadRows(kind))
    return null
  }
  const id = cells.text("workoutId")
  const workout = workouts.get(id)
  const { weight, weight_unit } = cells.weight(["loadKg"])
  const { distance, distance_unit } = cells.distance(["distanceMetres"])
  const set = {
    ...emptySet,
    reps: cells.reps("reps") || null,
    weight: weight || null,
    weight_unit,
    duration_minutes: cells.minutes(["durationMs"], null) || null,
    distance: distance || null,
    distance_unit,
    notes: cells.textOrNull("notes"),
  }
  return {
    workoutKey: workout ? `workout ${id}` : cells.text("timestamp").slice(0, 10),
    readWorkout: () => ({
      name: null,
      start: readTime(workout?.["startedAt"] ?? "") ?? timeIn(cells, "timestamp"),
      end: readTime(workout?.["endedAt"] ?? ""),
      duration_seconds: null,
    }),
    workoutNotes: null,
    exercise: exercises.get(cells.text("exerciseId"))?.["name"]?.trim() ?? "",
    position: null,
    exerciseNotes: null,
    sets: [set],
  }
}

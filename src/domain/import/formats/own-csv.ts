import { unguarded } from "#domain/export/csv.ts"
import { exportSections } from "#domain/export/export-sections.ts"
import type { Cells } from "#domain/import/cells.ts"
import type { FileSet } from "#domain/import/file-history.ts"
import { readTime } from "#domain/import/read-time.ts"
import { emptySet, type RowFormat, type RowWorkout, workoutAt } from "#domain/import/row-reading.ts"
import { rowsBy, type Section, type SectionedFormat } from "#domain/import/sections.ts"
import { sentences } from "#domain/import/sentences.ts"

const titles = new Map(Object.values(exportSections).map(({ title }) => [title, title]))
const { workout_logs, set_logs, weight_logs } = exportSections
const setTypes: Partial<Record<string, FileSet["set_type"]>> = {
  normal: "normal",
  warmup: "warmup",
  drop: "drop",
  failure: "failure",
}

/** The workouts and body weights of Repertoire's own CSV. */
export const ownCsv: SectionedFormat = {
  source: "Repertoire",
  titleIn: (cells) => (cells.length === 1 ? (titles.get(cells[0]?.trim() ?? "") ?? null) : null),
  formats: (sections) => [
    { title: set_logs.title, format: setsFormat(sections) },
    { title: weight_logs.title, format: weightsFormat },
  ],
}

function setsFormat(sections: ReadonlyMap<string, Section>): RowFormat {
  const logs = rowsBy("id", sections.get(workout_logs.title))
  return {
    source: ownCsv.source,
    recognises: () => false,
    columns: Object.keys(set_logs.columns),
    read(cells) {
      const id = cells.text("workout_log_id")
      const log = logs.get(id)
      return {
        workoutKey: id,
        readWorkout: () => (log ? logged(log) : workoutAt(cells.text("workout_date"))),
        workoutNotes: unguarded(log?.["notes"] ?? "") || null,
        exercise: unguarded(cells.text("exercise_name")),
        position: cells.reps("set_number"),
        exerciseNotes: null,
        sets: [readSet(cells)],
      }
    },
  }
}

function logged(log: Record<string, string>): RowWorkout {
  const date = log["date"] ?? ""
  const started = readTime(log["started_at"] ?? "")
  const duration = Number(log["duration_seconds"] || Number.NaN)
  return {
    ...workoutAt(date, unguarded(log["workout_name"] ?? "") || null),
    ...(started && { start: started }),
    duration_seconds: Number.isSafeInteger(duration) ? duration : null,
  }
}

function readSet(cells: Cells): FileSet {
  const type = cells.text("set_type")
  if (!(type in setTypes)) cells.warn(sentences.unknownSet(type))
  return {
    ...emptySet,
    set_type: setTypes[type] ?? "normal",
    reps: cells.reps("reps"),
    weight: cells.weight("weight"),
    weight_unit: cells.text("weight_unit") === "lbs" ? "lbs" : "kg",
    duration_minutes: cells.countedMinutes("duration_minutes"),
    distance: cells.distance("distance"),
    distance_unit: cells.text("distance_unit") === "mi" ? "mi" : "km",
    rpe: cells.rpe("rpe"),
    notes: unguarded(cells.text("notes")) || null,
    superset: supersetIn(cells.text("superset")),
  }
}

const supersetIn = (text: string) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : null)

const weightsFormat: RowFormat = {
  source: ownCsv.source,
  recognises: () => false,
  columns: Object.keys(weight_logs.columns),
  read: () => null,
  readWeight(cells) {
    const at = readTime(cells.text("date"))
    const weight = cells.weight("weight")
    if (at === null || weight === null) return null
    return { at, weight, weight_unit: cells.text("weight_unit") === "lbs" ? "lbs" : "kg" }
  },
}

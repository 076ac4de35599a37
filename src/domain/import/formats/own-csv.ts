import { withoutGuard } from "#domain/export/csv.ts"
import { exportSections } from "#domain/export/export-sections.ts"
import type { Cells } from "#domain/import/cells.ts"
import type { FileSet } from "#domain/import/file-history.ts"
import type { FileTime } from "#domain/import/file-time.ts"
import { readTime } from "#domain/import/read-time.ts"
import {
  emptySet,
  type RowFormat,
  type RowReading,
  type RowWorkout,
  timeIn,
  workoutAt,
} from "#domain/import/row-reading.ts"
import type { SectionedFormat, Sections } from "#domain/import/sections.ts"
import { rowsBy } from "#domain/import/table.ts"
import { sentences } from "#domain/import/sentences.ts"

const titles = new Map(Object.values(exportSections).map(({ title }) => [title, title]))
const { workout_logs, set_logs, weight_logs } = exportSections
const setTypes = new Map(
  Object.entries<FileSet["set_type"]>({
    normal: "normal",
    warmup: "warmup",
    drop: "drop",
    rest_pause: "rest_pause",
    failure: "failure",
  }),
)

/** The workouts and body weights of Repertoire's own CSV. */
export const ownCsv: SectionedFormat = {
  source: "Repertoire",
  titleIn: (cells) => (cells.length === 1 ? (titles.get(cells[0]?.trim() ?? "") ?? null) : null),
  formats: (sections) => [
    { title: set_logs.title, format: setsFormat(sections) },
    { title: weight_logs.title, format: weightsFormat },
  ],
  lookups: [workout_logs.title],
}

function setsFormat(sections: Sections): RowFormat {
  const logs = rowsBy("id", sections.get(workout_logs.title))
  return {
    source: ownCsv.source,
    recognizes: () => false,
    columns: Object.keys(set_logs.columns),
    main: { date: ["workout_date"], exercise: ["exercise_name"], reps: ["reps"], weight: ["weight"] },
    read(cells) {
      const id = cells.text("workout_log_id")
      const log = logs.get(id)
      return {
        workoutKey: id,
        readWorkout: () => (log ? workoutOfLog(cells, log) : workoutAt(cells, "workout_date")),
        workoutNotes: withoutGuard(log?.["notes"] ?? "") || null,
        exercise: withoutGuard(cells.text("exercise_name")),
        ...loadIn(cells.text("exercise_load")),
        position: cells.reps("set_number"),
        exerciseNotes: null,
        sets: [readSet(cells)],
      }
    },
  }
}

function workoutOfLog(cells: Cells, log: Record<string, string>): RowWorkout {
  return {
    name: withoutGuard(log["workout_name"] ?? "") || null,
    start: startOf(log) ?? timeIn(cells, "workout_date"),
    duration_seconds: durationIn(cells, log["duration_seconds"] ?? ""),
  }
}

function durationIn(cells: Cells, written: string): number | null {
  if (/^\d{1,9}$/.test(written)) return Number(written)
  if (written !== "") cells.warn(sentences.noDuration(written))
  return null
}

/**
 * When the workout started, as a moment with the day of its log. In files from earlier releases, which have
 * no UTC offset, it is only a local time.
 */
function startOf(log: Record<string, string>): FileTime | null {
  const day = readTime(log["date"] ?? "")
  const start = readTime(`${log["started_at"] ?? ""}${(log["utc_offset"] ?? "").replace("UTC", "")}`)
  if (start?.kind === "moment" && day?.kind === "day") return { ...start, day: day.day }
  return start ?? day
}

function readSet(cells: Cells): FileSet {
  const written = cells.text("set_type")
  const set_type = setTypes.get(written)
  if (!set_type) cells.warn(sentences.unknownSet(written))
  return {
    ...emptySet,
    set_type: set_type ?? "normal",
    reps: cells.reps("reps"),
    ...cells.weight(["weight"], "weight_unit"),
    weight_unit: cells.text("weight_unit") === "lbs" ? "lbs" : "kg",
    duration_minutes: cells.minutes(["duration_minutes"], "min"),
    distance: cells.plainDistance("distance"),
    distance_unit: cells.text("distance_unit") === "mi" ? "mi" : "km",
    rpe: cells.rpe("rpe"),
    notes: withoutGuard(cells.text("notes")) || null,
    superset: supersetIn(cells.text("superset")),
    per_side: cells.text("per_side") === "true",
  }
}

/** How the exercise's load counts. Missing in files from earlier releases. */
const loadIn = (text: string): Pick<RowReading, "load"> =>
  text === "outside" || text === "added" || text === "help" ? { load: text } : {}

const supersetIn = (text: string) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : null)

const weightsFormat: RowFormat = {
  source: ownCsv.source,
  recognizes: () => false,
  columns: Object.keys(weight_logs.columns),
  main: { date: ["date"], weight: ["weight"] },
  read: () => null,
  readWeight(cells) {
    const { weight, weight_unit } = cells.weight(["weight"], "weight_unit", "body")
    return weight === null ? null : { at: timeIn(cells, "date"), weight, weight_unit }
  },
}

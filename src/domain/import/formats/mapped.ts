import { type Cells, UnreadableRow } from "#domain/import/cells.ts"
import type { ColumnMeaning } from "#domain/import/column-words.ts"
import type { FileSet } from "#domain/import/file-history.ts"
import type { FileTime } from "#domain/import/file-time.ts"
import type { ColumnMap } from "#domain/import/guess-columns.ts"
import { readTime } from "#domain/import/read-time.ts"
import { emptySet, type RowFormat, type RowReading, timeIn } from "#domain/import/row-reading.ts"
import { sentences } from "#domain/import/sentences.ts"
import { setTypeIn, warmupIn } from "#domain/import/set-words.ts"

const mostSets = 100

/** Reads a table of an unknown app, using the meanings that the person assigned to its columns. */
export function mappedFormat(columns: ColumnMap): RowFormat {
  return {
    source: "CSV",
    recognizes: () => false,
    columns: [/^/],
    main: { date: columns.date === undefined ? [] : [columns.date] },
    isInterleaved: true,
    read: (cells) => readRow(cells, columns),
    readWeight(cells) {
      if (columns.bodyWeight === undefined) return null
      const unitColumn = columns.exercise === undefined ? columns.weightUnit : undefined
      const { weight, weight_unit } = cells.weight([columns.bodyWeight], unitColumn, "body")
      if (!weight) return null
      const at = timeIn(cells, columns.date ?? "")
      return { at: at.kind === "clock" ? { kind: "day", day: at.day } : at, weight, weight_unit }
    },
  }
}

function readRow(cells: Cells, columns: ColumnMap): RowReading | null {
  const text = (meaning: ColumnMeaning) => cells.text(columns[meaning] ?? "")
  // A row may hold nothing but a body weight.
  if (columns.exercise === undefined || (text("exercise") === "" && text("bodyWeight") !== "")) return null
  const set = readSet(cells, columns)
  return {
    workoutKey: `${text("date")} ${text("time")} ${text("workout")}`,
    readWorkout: () => ({
      name: text("workout") || null,
      start: startIn(cells, columns),
      duration_seconds: columns.workoutLength === undefined ? null : cells.duration(columns.workoutLength),
    }),
    workoutNotes: text("workoutNotes") || null,
    exercise: text("exercise"),
    position: null,
    exerciseNotes: null,
    sets: Array.from({ length: setsIn(cells, columns) }, () => ({ ...set })),
  }
}

function startIn(cells: Cells, columns: ColumnMap): FileTime {
  const day = timeIn(cells, columns.date ?? "")
  const written = cells.text(columns.time ?? "")
  if (written === "" || day.kind !== "day") return day
  const [clock = written] = /\d{1,2}:\d{2}.*$/.exec(written) ?? []
  const start = readTime(`${day.day.replaceAll("-", "/")} ${clock}`)
  if (start === null) throw new UnreadableRow(sentences.noClock(written))
  return start
}

/** How many sets a row represents. */
function setsIn(cells: Cells, { sets }: ColumnMap): number {
  const written = cells.text(sets ?? "")
  if (written === "") return 1
  const count = Number(written.replace(/[.,]0+$/, ""))
  if (!Number.isInteger(count) || count < 1 || count > mostSets)
    throw new UnreadableRow(sentences.noSets(written))
  return count
}

function readSet(cells: Cells, columns: ColumnMap): FileSet {
  const of = (column: string | undefined) => (column === undefined ? [] : [column])
  const { distance, distance_unit } = cells.distance(of(columns.distance), columns.distanceUnit)
  return {
    ...emptySet,
    set_type: setTypeOf(cells, columns),
    ...cells.repsOfSides(...of(columns.reps)),
    ...cells.weight(of(columns.weight), columns.weightUnit),
    duration_minutes: cells.minutes(of(columns.duration), null) || null,
    distance: distance || null,
    distance_unit,
    rpe: cells.rpe(...of(columns.rpe)),
    notes: cells.textOrNull(...of(columns.notes)),
  }
}

function setTypeOf(cells: Cells, { setType, warmup }: ColumnMap): FileSet["set_type"] {
  if (warmup !== undefined && warmupIn(cells, warmup) === "warmup") return "warmup"
  return setType === undefined ? "normal" : setTypeIn(cells, setType)
}

import { type Cells, UnreadableRow } from "#domain/import/cells.ts"
import type { FileSet, FileWeight } from "#domain/import/file-history.ts"
import type { FileTime } from "#domain/import/file-time.ts"
import { readTime } from "#domain/import/read-time.ts"
import { emptySet, type RowFormat, type RowWorkout, timeIn } from "#domain/import/row-reading.ts"
import { sentences } from "#domain/import/sentences.ts"

const dateColumn = "Date (yyyy/mm/dd)"
const bodyWeights = ["Body Weight (KG)", "Body Weight (LB)"]

/**
 * StrongLifts: one exercise per row, with as many pairs of reps and weight columns as the longest exercise
 * needs, or with a list of times.
 */
export const strongLifts: RowFormat = {
  source: "StrongLifts",
  recognizes: (columns) => columns.has(dateColumn) && columns.has("Exercise"),
  columns: [
    ...[
      dateColumn,
      "Workout",
      "Workout Name",
      "Program Name",
      ...bodyWeights,
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
    /^Set \d+ \((?:Reps|KG|LB)\)$/,
  ],
  main: {
    date: [dateColumn],
    exercise: ["Exercise"],
    reps: [/^Set \d+ \(Reps\)$/],
    weight: [/^Set \d+ \((?:KG|LB)\)$/],
  },
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
  const start = startIn(cells)
  return {
    name: cells.textOrNull("Workout Name"),
    start,
    end: clockOn(start, cells.text("End Time (h:mm)")),
    duration_seconds: cells.duration("Duration (hours)"),
  }
}

function startIn(cells: Cells): FileTime {
  const day = timeIn(cells, dateColumn)
  return clockOn(day, cells.text("Start Time (h:mm)")) ?? day
}

function clockOn(day: FileTime, clock: string): FileTime | null {
  return day.kind === "moment" || clock === "" ? null : readTime(`${day.day.replaceAll("-", "/")} ${clock}`)
}

/** Reads the sets. Zero reps means a failed set, unless the row's summary says that the set wasn't done. */
function readSets(cells: Cells): FileSet[] {
  const [done, times] = [listIn(cells.text("Sets×Reps")), listIn(cells.text("Sets×Time"))]
  const sets: FileSet[] = []
  for (let number = 1; cells.has(`Set ${number} (Reps)`) || number <= times.length; number += 1) {
    const time = times[number - 1]
    if (done[number - 1] === "-" || time === "-") continue
    const reps = cells.reps(`Set ${number} (Reps)`)
    const duration_minutes = time === undefined ? null : minutesOf(time)
    if (reps === null && duration_minutes === null) continue
    const { weight, weight_unit } = cells.weight([`Set ${number} (KG)`, `Set ${number} (LB)`])
    sets.push({
      ...emptySet,
      reps: duration_minutes === null ? reps : reps || null,
      weight: duration_minutes === null ? weight : weight || null,
      weight_unit,
      duration_minutes,
    })
  }
  return sets
}

/** Reads a list with an item for each set, such as "5/5/-", or with a single item for identical sets, such as "3×60". */
function listIn(text: string): string[] {
  const [, count, each] = /^(\d{1,2})×(.+)$/.exec(text) ?? []
  if (count !== undefined && each !== undefined) return Array.from({ length: Number(count) }, () => each)
  return text === "" ? [] : text.split("/").map((part) => part.trim())
}

/** Minutes from a time in seconds or m:ss. */
function minutesOf(time: string): number {
  const [, minutes = "0", seconds] = /^(?:(\d+):)?(\d+)$/.exec(time) ?? []
  if (seconds === undefined) throw new UnreadableRow(sentences.noSetTime(time))
  return Number(minutes) + Number(seconds) / 60
}

function readBodyWeight(cells: Cells): Omit<FileWeight, "line"> | null {
  const { weight, weight_unit } = cells.weight(bodyWeights, undefined, "body")
  return weight ? { at: timeIn(cells, dateColumn), weight, weight_unit } : null
}

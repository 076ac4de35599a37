import { cell, numberCell, textOrNull } from "./cells.ts"
import type { HistoryRow, Row } from "./history-row.ts"
import type { RecordedSet } from "./session.ts"

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
const setTypes: Record<string, RecordedSet["set_type"]> = {
  normal: "normal",
  warmup: "warmup",
  dropset: "drop",
  failure: "failure",
}

/** A row of a Hevy export. The exercises of a superset follow each other, but which ones belong together isn't stored yet. */
export function readHevyRow(row: Row): HistoryRow {
  const start = minuteOf(cell(row, "start_time"))
  const end = minuteOf(cell(row, "end_time"))
  return {
    session: {
      name: cell(row, "title"),
      date: start.slice(0, 10),
      started_at: `${start}:00Z`,
      duration_seconds: (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 1000,
      notes: textOrNull(cell(row, "description")),
    },
    exercise: cell(row, "exercise_title"),
    position: numberCell(row, "set_index"),
    exerciseNotes: textOrNull(cell(row, "exercise_notes")),
    set: readSet(row),
  }
}

function readSet(row: Row): RecordedSet {
  const type = cell(row, "set_type")
  const set_type = setTypes[type]
  if (!set_type) throw new Error(`"${type}" is not a type of set.`)
  const seconds = numberCell(row, "duration_seconds")
  return {
    set_type,
    reps: numberCell(row, "reps"),
    weight: numberCell(row, "weight_lbs", "weight_kg"),
    weight_unit: "weight_lbs" in row ? "lbs" : "kg",
    duration_minutes: seconds === null ? null : seconds / 60,
    distance: numberCell(row, "distance_miles", "distance_km"),
    distance_unit: "distance_miles" in row ? "mi" : "km",
    rpe: numberCell(row, "rpe"),
    notes: null,
  }
}

/** Converts "25 Oct 2025, 19:56" to 2025-10-25T19:56. */
function minuteOf(text: string): string {
  const [, day, month, year, hour, minute] =
    /^(\d{1,2}) ([A-Z][a-z]{2}) (\d{4}), (\d{1,2}):(\d{2})$/.exec(text) ?? []
  const monthNumber = months.indexOf(month ?? "") + 1
  if (!day || !year || !hour || !minute || monthNumber === 0)
    throw new Error(`"${text}" is not a date of a Hevy export.`)
  return `${year}-${two(monthNumber)}-${two(day)}T${two(hour)}:${minute}`
}

const two = (number: number | string) => String(number).padStart(2, "0")

import { cell, numberCell, textOrNull } from "./cells.ts"
import type { HistoryRow, Row } from "./history-row.ts"
import type { RecordedSet } from "./session.ts"

const setTypes: Record<string, RecordedSet["set_type"]> = { W: "warmup", D: "drop", F: "failure" }

/** A row of a Strong export. In older exports the columns don't name a unit, which means pounds and miles. Zero means an empty cell. */
export function readStrongRow(row: Row): HistoryRow {
  const order = cell(row, "Set Order")
  const isSet = /^\d+$/.test(order) || order in setTypes
  const [date, started_at] = dayAndTime(cell(row, "Date"))
  return {
    session: {
      name: cell(row, "Workout Name"),
      date,
      started_at,
      duration_seconds: duration(cell(row, "Duration", "Workout Duration", "Duration (sec)")),
      notes: textOrNull(cell(row, "Workout Notes")),
    },
    exercise: cell(row, "Exercise Name"),
    position: /^\d+$/.test(order) ? Number(order) : null,
    exerciseNotes: order === "Note" ? textOrNull(cell(row, "Notes")) : null,
    set: isSet ? readSet(row, setTypes[order] ?? "normal") : null,
  }
}

function readSet(row: Row, set_type: RecordedSet["set_type"]): RecordedSet {
  const recorded = (...columns: string[]) => numberCell(row, ...columns) || null
  const reps = recorded("Reps")
  const weight = numberCell(row, "Weight", "Weight (kg)", "Weight (lbs)")
  const seconds = recorded("Seconds")
  const meters = recorded("Distance (meters)")
  const distance = meters === null ? recorded("Distance") : meters / 1000
  return {
    set_type,
    reps,
    weight: reps === null ? weight || null : weight,
    weight_unit: weightUnit(row),
    duration_minutes: seconds === null ? null : seconds / 60,
    distance,
    distance_unit: distanceUnit(row),
    rpe: recorded("RPE"),
    notes: textOrNull(cell(row, "Notes")),
  }
}

const weightUnit = (row: Row) =>
  "Weight (kg)" in row || cell(row, "Weight Unit").startsWith("kg") ? "kg" : "lbs"

const distanceUnit = (row: Row) =>
  "Distance (meters)" in row || cell(row, "Distance Unit").startsWith("km") ? "km" : "mi"

function dayAndTime(text: string): [date: string, started_at: string] {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(text) ?? []
  if (!day || !time) throw new Error(`"${text}" is not a date of a Strong export.`)
  return [day, `${day}T${time}Z`]
}

/** Converts "2h 5m", "31m", "22s" or a bare number of seconds to seconds. */
function duration(text: string): number | null {
  if (text === "") return null
  if (/^\d+$/.test(text)) return Number(text)
  const [, hours, minutes, seconds] = /^(?:(\d+)h ?)?(?:(\d+)m(?:in)? ?)?(?:(\d+)s)?$/.exec(text) ?? []
  if (!hours && !minutes && !seconds) throw new Error(`"${text}" is not a duration.`)
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
}

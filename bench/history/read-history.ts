import Papa from "papaparse"
import type { HistoryRow, Row } from "./history-row.ts"
import { readHevyRow } from "./hevy.ts"
import type { RecordedExercise, Session } from "./session.ts"
import { readStrongRow } from "./strong.ts"

interface Block extends RecordedExercise {
  position: number
}

/** The sessions of a Strong or Hevy export, in the file's order. Throws an error with a sentence about the row that can't be read. */
export function readHistory(csv: string): Session[] {
  const { data, errors } = Papa.parse<Row>(csv.replace(/^\uFEFF/, ""), {
    header: true,
    skipEmptyLines: "greedy",
  })
  const [error] = errors
  if (error) throw new Error(`Row ${error.row ?? "?"}: ${error.message}`)
  const readRow = readerOf(data[0] ?? {})
  const sessions = new Map<string, Session & { exercises: Block[] }>()
  for (const [index, row] of data.entries()) {
    try {
      addRow(sessions, readRow(row))
    } catch (cause) {
      throw new Error(`Row ${index + 1}: ${cause instanceof Error ? cause.message : String(cause)}`, {
        cause,
      })
    }
  }
  return [...sessions.values()].map(withoutEmptyExercises)
}

function readerOf(row: Row): (row: Row) => HistoryRow {
  if ("exercise_title" in row) return readHevyRow
  if ("Exercise Name" in row) return readStrongRow
  throw new Error("Neither a Strong nor a Hevy export: there is no column of exercise names.")
}

function addRow(sessions: Map<string, Session & { exercises: Block[] }>, row: HistoryRow) {
  const key = `${row.session.started_at} ${row.session.name}`
  const session = sessions.get(key) ?? { ...row.session, key, exercises: [] }
  sessions.set(key, session)
  const block = blockOf(session.exercises, row)
  block.position = row.position ?? block.position
  if (row.set) block.sets.push(row.set)
  const [first] = block.sets
  if (first && row.exerciseNotes && !first.notes?.includes(row.exerciseNotes))
    first.notes = first.notes ? `${row.exerciseNotes}\n${first.notes}` : row.exerciseNotes
}

/** The exercise that the row continues. An exercise that appears again later, or starts counting again, is a new one. */
function blockOf(blocks: Block[], row: HistoryRow): Block {
  const last = blocks.at(-1)
  const goesOn = last?.name === row.exercise && (row.position === null || row.position > last.position)
  if (last && goesOn) return last
  const block = { name: row.exercise, sets: [], position: -1 }
  blocks.push(block)
  return block
}

function withoutEmptyExercises({ exercises, ...session }: Session & { exercises: Block[] }): Session {
  const done = exercises.filter(({ sets }) => sets.length > 0).map(({ name, sets }) => ({ name, sets }))
  return { ...session, exercises: done }
}

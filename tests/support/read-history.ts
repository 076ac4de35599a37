import Papa from "papaparse"
import type { FileHistory } from "#domain/import/file-history.ts"
import { mappedFormat } from "#domain/import/formats/mapped.ts"
import type { ColumnMap } from "#domain/import/guess-columns.ts"
import { recognize } from "#domain/import/recognize.ts"
import type { SpellingAnswers } from "#domain/import/spelling.ts"
import { type HistoryReader, historyReader } from "#domain/import/table-reader.ts"

/** The history in an app's file, with commas between its cells and no cell that spans two lines. */
export function readHistory(text: string): FileHistory {
  const [first = [], ...rows] = Papa.parse<string[]>(text, { delimiter: "," }).data
  const reader = recognize(first)
  if (!reader) throw new Error("No app is known to write this.")
  return withRows(reader, rows)
}

/** The history in a table kept by hand: the meaning of each column, then the header and rows with | between their cells. */
export function readKept(
  columns: ColumnMap,
  header: string,
  rows: readonly string[],
  answers: SpellingAnswers = {},
): FileHistory {
  const reader = historyReader(mappedFormat(columns), header.split("|"), 1, answers)
  return withRows(
    reader,
    rows.map((row) => row.split("|")),
  )
}

function withRows(reader: HistoryReader, rows: readonly string[][]): FileHistory {
  for (const [index, cells] of rows.entries()) reader.add(cells, index + 2)
  return reader.finish()
}

/** Every set of a history, in order, with the name of its exercise. */
export const setsOf = ({ workouts }: FileHistory) =>
  workouts.flatMap(({ exercises }) =>
    exercises.flatMap(({ name, sets }) => sets.map((set) => ({ name, ...set }))),
  )

/** The messages about a file's lines, each with the line's number. */
export const sentencesOf = ({ problems }: FileHistory) =>
  problems.map(({ line, sentence }) => `${line} ${sentence}`)

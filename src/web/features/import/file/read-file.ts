import { appleHealthReader } from "#domain/import/formats/apple-health.ts"
import type { FileHistory } from "#domain/import/file-history.ts"
import { mappedFormat } from "#domain/import/formats/mapped.ts"
import { readOwnJson } from "#domain/import/formats/own-json.ts"
import { recognize, separatorOf } from "#domain/import/recognize.ts"
import { sentences } from "#domain/import/sentences.ts"
import { distinctNames } from "#domain/import/table.ts"
import { type HistoryReader, historyReader } from "#domain/import/table-reader.ts"
import { type ByteSource, decodedText, encodingOf, isHealthData } from "./decoded-text.ts"
import type { ReadingAnswers, UnknownTable, Unreadable } from "./messages.ts"
import { NeverClosed, type TableRow, tableRows } from "./table-rows.ts"

const largestTable = 300_000_000
const mostColumns = 500
const sampledBytes = 65_536
const mostSamples = 20
const latin = "windows-1252"

type ReadResult =
  | { kind: "history"; history: FileHistory; isTable: boolean }
  | UnknownTable
  | { kind: "unreadable"; why: Unreadable }

interface Reading {
  answers: ReadingAnswers
  onProgress: (share: number, rows: number) => void
}

/** Reads a training history from any app, in any encoding. */
export async function readFile(file: File, reading: Reading): Promise<ReadResult> {
  const start = new Uint8Array(await file.slice(0, sampledBytes).arrayBuffer())
  if (start.length === 0) return unreadable("empty")
  if (isZip(start)) return readZip(file, reading)
  const encoding = encodingOf(start)
  const beginning = new TextDecoder(encoding).decode(start).replace(/^\uFEFF/, "")
  if (isHealthData(beginning)) return readHealth(file, encoding, reading)
  if (isText(beginning) && beginning.trimStart().startsWith("{")) return readJson(file, encoding, reading)
  if (!isText(beginning) || beginning.trimStart().startsWith("<")) return unreadable("no-table")
  if (file.size > largestTable) return unreadable("too-large")
  try {
    return await readTable(file, encoding, beginning, reading)
  } catch (problem) {
    // The text isn't UTF-8, so read it in the older Western encoding.
    if (!(problem instanceof TypeError) || encoding !== "utf-8") throw problem
    return readTable(file, latin, new TextDecoder(latin).decode(start), reading)
  }
}

const unreadable = (why: Unreadable) => ({ kind: "unreadable", why }) as const

/** Strong's 2018 format: each line as a whole is in quotes, and the weight column's name is just the unit. */
const isOldStrong = (beginning: string) =>
  /^"?Date;Workout Name;Exercise Name;Set Order;(?:lbs|kg);/.test(beginning)

const isZip = ([first, second, third]: Uint8Array) => first === 0x50 && second === 0x4b && third === 0x03

/** Control characters mean that this is a picture, an archive or another binary file. */
function isText(beginning: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what this looks for
  return !/[\u0000-\u0008\u000E-\u001A]/.test(beginning)
}

/** The only supported archive is Apple Health's export. Its directory is read first, then the file with the records. */
async function readZip(file: File, reading: Reading): Promise<ReadResult> {
  const { healthRecords } = await import("./health-archive.ts")
  const records = await healthRecords(file)
  return typeof records === "string" ? unreadable(records) : readHealth(records, "utf-8", reading)
}

async function readHealth(file: ByteSource, encoding: string, { onProgress }: Reading): Promise<ReadResult> {
  const reader = appleHealthReader()
  for await (const { text, share } of decodedText(file, encoding)) {
    reader.add(text)
    onProgress(share, 0)
  }
  return { kind: "history", history: reader.finish(), isTable: false }
}

async function readJson(file: File, encoding: string, { onProgress }: Reading): Promise<ReadResult> {
  if (file.size > largestTable) return unreadable("too-large")
  const pieces: string[] = []
  try {
    for await (const { text, share } of decodedText(file, encoding)) {
      pieces.push(text)
      onProgress(share, 0)
    }
  } catch (problem) {
    if (!(problem instanceof TypeError)) throw problem
    return unreadable("broken")
  }
  const read = readOwnJson(pieces.join("").replace(/^\uFEFF/, ""))
  if (typeof read !== "string") return { kind: "history", history: read, isTable: false }
  return unreadable(read === "no export" ? "no-table" : read)
}

async function readTable(
  file: File,
  encoding: string,
  beginning: string,
  reading: Reading,
): Promise<ReadResult> {
  const separator = separatorOf(firstLineOf(beginning))
  const table = tableRows(separator)
  const collected = new TableCollector(reading.answers)
  try {
    for await (const { text, share } of decodedText(file, encoding)) {
      collected.add(table.add(text, false))
      if (collected.isNoTable) return unreadable(isOldStrong(beginning) ? "old-strong" : "no-table")
      reading.onProgress(share, collected.rows)
    }
    collected.add(table.add("", true))
  } catch (problem) {
    if (!(problem instanceof NeverClosed)) throw problem
    collected.endAt(problem.line)
  }
  return collected.finish()
}

const firstLineOf = (text: string) => text.split(/\r?\n|\r/).find((line) => line.trim() !== "") ?? ""

/** Collects the rows of a table. The first row that isn't empty holds the column names. */
class TableCollector {
  rows = 0
  isNoTable = false
  #header: TableRow | undefined
  #samples: string[][] = []
  #reader: HistoryReader | undefined
  #neverClosed: number | undefined

  constructor(private readonly answers: ReadingAnswers) {}

  add(rows: readonly TableRow[]) {
    for (const row of rows) {
      if (row.cells.every((cell) => cell.trim() === "")) continue
      if (this.#header) this.#addRow(row)
      else this.#begin(row)
    }
  }

  #begin(header: TableRow) {
    this.#header = header
    const { cells, line } = header
    const { columns, spelling, isOfNoApp } = this.answers
    if (columns) this.#reader = historyReader(mappedFormat(columns), cells, line, spelling)
    else if (!isOfNoApp) this.#reader = recognize(cells, line, spelling)
    this.isNoTable = !this.#reader && (cells.length < 2 || cells.length > mostColumns)
  }

  #addRow({ cells, line }: TableRow) {
    this.rows += 1
    this.#reader?.add(cells, line)
    if (this.#samples.length < mostSamples) this.#samples.push(cells)
  }

  /** Ends the table at a quotation mark that is never closed. */
  endAt(line: number) {
    this.#neverClosed = line
  }

  finish(): ReadResult {
    if (!this.#header) return unreadable(this.#neverClosed === undefined ? "empty" : "no-table")
    if (this.isNoTable) return unreadable("no-table")
    const history = this.#reader?.finish()
    const { notUnderstood = [] } = history ?? {}
    // Once the person has mapped the columns, the file is no longer refused as a whole; cells that can't be read are reported line by line.
    if (!history || (notUnderstood.length > 0 && !this.answers.columns))
      return {
        kind: "unknown",
        source: history?.source ?? null,
        notUnderstood,
        rows: this.rows,
        columns: this.#columnsWithSamples(this.#header.cells),
      }
    if (this.#neverClosed !== undefined)
      history.problems.push({ line: this.#neverClosed, sentence: sentences.neverClosed, leftOut: [] })
    return { kind: "history", history, isTable: this.#header.cells.length > 1 }
  }

  #columnsWithSamples(names: readonly string[]) {
    return distinctNames(names).map((name, index) => ({
      name,
      samples: this.#samples.map((cells) => cells[index]?.trim() ?? "").filter((cell) => cell !== ""),
    }))
  }
}

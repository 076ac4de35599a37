import * as z from "zod/mini"
import type { CompleteTable } from "#domain/export/complete-export.ts"
import { localClockIn } from "#domain/export/data-export.ts"
import { type ExportedTable, exportSections } from "#domain/export/export-sections.ts"
import { readRows, ReadFailure } from "./read-rows.ts"
import { ExportFailure } from "./export-failure.ts"
import { newExportFile } from "./export-file.ts"
import {
  analysisPages,
  bodyMeasurementPages,
  exerciseFacts,
  exerciseNotePages,
  type ExportSource,
  goalPages,
  readProfile,
  routineNames,
  setPages,
  weightLogPages,
  workoutLogPages,
} from "./export-pages.ts"
import { reasonOf, sentences as ofProfile } from "../sentences.ts"
import { sentences } from "./sentences.ts"

/** The progress of an export. `round` starts at 1 and increases each time the data changes while it is being read. */
export interface ExportProgress {
  table: CompleteTable
  rows: number
  total: number
  round: number
}

type NamedTable = "exercises" | "workouts"

export interface ExportedData {
  file: Blob
  rows: number
  /** The kinds of names that couldn't be read. In the file, they are replaced with "Unknown Exercise" or similar. */
  missingNames: NamedTable[]
}

export interface ExportRequest extends ExportSource {
  /** The time zone for timestamps if the profile has none. */
  timeZone: string
  onProgress: (progress: ExportProgress) => void
}

/** A snapshot: the row counts, and a string that changes whenever a row does. */
interface Stamp {
  counts: ReadonlyMap<string, number>
  text: string
}

const unauthorized = 401
const mostRounds = 5

/**
 * Reads everything page by page and writes the file. The file is consistent, because reading starts over if anything changes meanwhile. Throws
 * ExportFailure or the signal's abort reason.
 */
export async function exportData(
  request: ExportRequest,
  kind: ExportKind = csvExport,
): Promise<ExportedData> {
  let before = await readStamp(request)
  for (let round = 1; round <= mostRounds; round += 1) {
    const { counts: stamped } = before
    const total = kind.tables.reduce((sum, table) => sum + (stamped.get(table) ?? 0), 0)
    const { counts, ...exported } = await kind.read(request, (table, rows) =>
      request.onProgress({ table, rows, total, round }),
    )
    const after = await readStamp(request)
    // Rows that were added and deleted during the export don't change the stamp, but they are in the counts of the rows read.
    const isCounted = [...counts].every(([table, count]) => count === (before.counts.get(table) ?? 0))
    if (isCounted && after.text === before.text) return exported
    before = after
  }
  throw new ExportFailure(sentences.exportNeverStill)
}

async function readStamp({ tables, signal }: ExportRequest): Promise<Stamp> {
  const rows = await orFail(
    sentences.exportUnexpectedFor,
    readRows(signal, () => tables.rpc("export_stamp").abortSignal(signal)),
  )
  const stamps = z.parse(stampsSchema, rows[0]?.stamps)
  return {
    counts: new Map(Object.entries(stamps).map(([table, { row_count }]) => [table, row_count])),
    text: JSON.stringify(stamps),
  }
}

const stampsSchema = z.record(z.string(), z.object({ row_count: z.number(), stamp: z.string() }))

/** A file format: its tables, and a function that reads them once. `onRows` is called with the number of rows so far. */
export interface ExportKind {
  tables: readonly CompleteTable[]
  read: (
    request: ExportRequest,
    onRows: (table: CompleteTable, rows: number) => void,
  ) => Promise<ExportedData & { counts: ReadonlyMap<CompleteTable, number> }>
}

/** The specification's CSV format. */
export const csvExport: ExportKind = {
  tables: [
    "profiles",
    "workout_logs",
    "set_logs",
    "weight_logs",
    "goals",
    "ai_analyses",
    "exercise_notes",
    "body_measurements",
  ],
  read: readCsv,
}

async function readCsv(request: ExportRequest, onRows: (table: CompleteTable, rows: number) => void) {
  const failed = (table: ExportedTable) => (reason: string) => sentences.exportFailed(table, reason)
  const profile = await orFail(failed("profiles"), readProfile(request))
  const { names, missingNames } = await readNames(request)
  const context = { ...names, ...localClockIn(profile[0]?.time_zone ?? null, request.timeZone) }
  const file = newExportFile(context, onRows)
  const sections = exportSections
  await file.add("profiles", sections.profiles, [profile])
  await orFail(
    failed("workout_logs"),
    file.add("workout_logs", sections.workout_logs, workoutLogPages(request)),
  )
  await orFail(failed("set_logs"), file.add("set_logs", sections.set_logs, setPages(request)))
  await orFail(failed("weight_logs"), file.add("weight_logs", sections.weight_logs, weightLogPages(request)))
  await orFail(failed("goals"), file.add("goals", sections.goals, goalPages(request)))
  await orFail(failed("ai_analyses"), file.add("ai_analyses", sections.ai_analyses, analysisPages(request)))
  await orFail(
    failed("exercise_notes"),
    file.add("exercise_notes", sections.exercise_notes, exerciseNotePages(request)),
  )
  await orFail(
    failed("body_measurements"),
    file.add("body_measurements", sections.body_measurements, bodyMeasurementPages(request)),
  )
  return { ...file.written(), missingNames }
}

/** The names of referenced rows, and which of them couldn't be read. The export goes ahead even if they can't be read. */
export async function readNames(request: ExportRequest) {
  const missingNames: NamedTable[] = []
  const unless = async <Facts>(table: NamedTable, reading: Promise<Facts>, without: Facts) => {
    try {
      return await reading
    } catch (error) {
      if (!(error instanceof ReadFailure) || error.status === unauthorized) throw error
      missingNames.push(table)
      return without
    }
  }
  const noNames = new Map<string, string>()
  const work = Promise.all([
    unless("exercises", exerciseFacts(request), { exercises: noNames, loads: noNames }),
    unless("workouts", routineNames(request), noNames),
  ])
  const [facts, workouts] = await orFail(sentences.exportUnexpectedFor, work)
  return { names: { ...facts, workouts }, missingNames }
}

/** Awaits a read; if it fails, throws an error with the message to show. */
export async function orFail<T>(sentence: (reason: string) => string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error
    if (error.status === unauthorized) throw new ExportFailure(ofProfile.notLoggedIn, { cause: error })
    throw new ExportFailure(sentence(reasonOf(error)), { cause: error })
  }
}

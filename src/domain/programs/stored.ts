import * as z from "zod/mini"
import { momentOf, timestampOf } from "#domain/days/local-day.ts"
import { type LinePrescription, linePrescriptionSchema, type Program, programSchema } from "./program.ts"
import { isPlainSession } from "./plain-session.ts"
import { type ShownSession, shownSessionSchema } from "./prescription.ts"
import { eventSchema, type ProgramEvent, type ProgramRun, runSchema } from "./run.ts"

// Other clients can write these rows and JSON columns too, so they are checked when they are read. Null means that the check failed.

/** Reads the program in a row of `program_versions`. */
export const readProgram = (json: unknown): Program | null => z.safeParse(programSchema, json).data ?? null

/** Reads the `prescription` of an exercise in a routine. */
export const readLinePrescription = (json: unknown): LinePrescription | null =>
  z.safeParse(linePrescriptionSchema, json).data ?? null

/** Reads the `prescribed` of a log. */
export const readShownSession = (json: unknown): ShownSession | null =>
  isPlainSession(json) ? json : (z.safeParse(shownSessionSchema, json).data ?? null)

/** Reads a row of `program_runs`. */
export const readRun = (row: unknown): ProgramRun | null => z.safeParse(runSchema, row).data ?? null

/**
 * Reads a row of `program_events`. Its `made_at` is rewritten in the format that devices use, because the database uses a different format and
 * events are ordered by comparing these texts.
 */
export function readEvent(row: unknown): ProgramEvent | null {
  const { data: event } = z.safeParse(eventSchema, row)
  return event ? { ...event, made_at: momentText(event.made_at) } : null
}

function momentText(timestamp: string): string {
  try {
    return timestampOf(momentOf(timestamp))
  } catch {
    // Other clients can store "infinity".
    return timestamp
  }
}

import * as z from "zod/mini"
import { type LinePrescription, linePrescriptionSchema, type Program, programSchema } from "./program.ts"
import { type ShownSession, shownSessionSchema } from "./prescription.ts"
import { eventSchema, type ProgramEvent, type ProgramRun, runSchema } from "./run.ts"

// Everything here is stored as JSON that other clients can write too, so it is checked when it is read. Null means that it is something else.

/** The program of a row of `program_versions`. */
export const readProgram = (json: unknown): Program | null => z.safeParse(programSchema, json).data ?? null

/** The `prescription` of an exercise of a routine. */
export const readLinePrescription = (json: unknown): LinePrescription | null =>
  z.safeParse(linePrescriptionSchema, json).data ?? null

/** The `prescribed` of a log. */
export const readShownSession = (json: unknown): ShownSession | null =>
  z.safeParse(shownSessionSchema, json).data ?? null

/** A row of `program_runs`. */
export const readRun = (row: unknown): ProgramRun | null => z.safeParse(runSchema, row).data ?? null

/** A row of `program_events`. */
export const readEvent = (row: unknown): ProgramEvent | null => z.safeParse(eventSchema, row).data ?? null

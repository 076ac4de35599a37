import type { Program } from "#domain/programs/program.ts"
import { daysOfProgram } from "#domain/programs/program-days.ts"
import { tooLongIn } from "#domain/programs/program-size.ts"
import { readReply, type WireFailure, type WireReply } from "#domain/saving/wire-reply.ts"
import * as z from "zod/mini"
import type { ProgramEvent, ProgramRun } from "#domain/programs/run.ts"
import { backend } from "#web/backend/client.ts"
import { responseTimeout } from "#web/backend/response-timeout.ts"
import { tooLongText } from "./size-sentences.ts"

/** A save of a program. Sending it again has no further effect. */
export interface ProgramToSave {
  op_id: string
  /** Chosen by the app, so that a lost response can't make a second program. */
  id: string
  program: Program
  /** The days' existing routines, in order; empty for a new program. */
  days: readonly string[]
  /** The version being edited; null for a new program. */
  revision: number | null
}

const savedProgram = z.object({ id: z.string(), revision: z.number(), version_id: z.string() })
export type SavedProgram = z.infer<typeof savedProgram>

/** The outcome of a command: the response, or the reason why it failed. */
export type Outcome<Answer> = ({ kind: "saved" } & Answer) | WireFailure

/** Saves a program. A program that is too long for the server is refused here, before it is sent. */
export async function sendProgram({
  op_id,
  id,
  program,
  days,
  revision,
}: ProgramToSave): Promise<Outcome<SavedProgram>> {
  const tooLong = tooLongIn(program)
  if (tooLong) return { kind: "refused", step: null, code: null, message: tooLongText(tooLong) }
  const reply: WireReply = await backend
    .rpc("save_program", {
      op_id,
      program: { id, name: program.name },
      days: daysOfProgram(program.days, days),
      content: program,
      expected_revision: revision,
    })
    .abortSignal(responseTimeout())
  return readReply(reply, savedProgram)
}

const savedRow = z.object({ id: z.string() })

/** A run of a program's version, to be started. */
export interface RunToStart {
  op_id: string
  program_id: string
  run: ProgramRun
}

/** Starts a run. While another run is in progress, the server refuses with the conflict "running". */
export async function sendStart({ op_id, program_id, run }: RunToStart): Promise<Outcome<{ id: string }>> {
  const { version, ...columns } = run
  const reply: WireReply = await backend
    .rpc("start_program_run", { op_id, run: { ...columns, program_id, version_id: version } })
    .abortSignal(responseTimeout())
  return readReply(reply, savedRow)
}

/** An event of a run, to be sent. */
export interface EventToSend {
  op_id: string
  run_id: string
  event: ProgramEvent
}

export async function sendEvent({ op_id, run_id, event }: EventToSend): Promise<Outcome<{ id: string }>> {
  const reply: WireReply = await backend
    .rpc("add_program_event", { op_id, event: { ...event, run_id } })
    .abortSignal(responseTimeout())
  return readReply(reply, savedRow)
}

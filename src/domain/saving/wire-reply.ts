import * as z from "zod/mini"

/** The error of a failed save function; it has no `code` when the answer did not come from the database. */
export interface WireError {
  code?: string
  message: string
  details: string | null
  hint: string | null
}

/** The answer to a save; status 0 means that none came. */
export interface WireReply {
  status: number
  data: unknown
  error: WireError | null
}

/** How a save failed. */
export type WireFailure =
  /** It may or may not have arrived: the same save can safely be sent again. `message` is for who shows the server's words. */
  | { kind: "unreachable"; message?: string }
  | { kind: "signed_out" }
  /**
   * `reason` is "revision" (changed elsewhere; `revision` is the newest), "op_id" (the op_id was used by a different save), or
   * one of the function's own.
   */
  | { kind: "conflict"; reason: string; revision: number | null; step: string | null; message: string }
  /** The edited row was deleted elsewhere. */
  | { kind: "gone"; step: string | null; message: string }
  /** `step` is the part of the save that the database refused, `code` its SQLSTATE. */
  | { kind: "refused"; step: string | null; code: string | null; message: string }

const notThere = "PT404"

/** Reads the reply to a save with `answer`, or how it failed. A reply that is not ours counts as no answer. */
export function readReply<Answer extends object>(
  { status, data, error }: WireReply,
  answer: z.ZodMiniType<Answer>,
): ({ kind: "saved" } & Answer) | WireFailure {
  if (error) return failureOf(status, error)
  const reading = z.safeParse(answer, data)
  return reading.success ? { kind: "saved", ...reading.data } : { kind: "unreachable" }
}

/** Reads the failure of a save; `status` is 0 when there was no answer. */
export function failureOf(status: number, { code, message, details, hint }: WireError): WireFailure {
  if (status === 401) return { kind: "signed_out" }
  if (isPassing(status, code)) return { kind: "unreachable" }
  const step = failedStep(hint)
  const conflict = status === 409 ? conflictIn(details) : null
  if (conflict) return { kind: "conflict", ...conflict, step, message }
  if (code === notThere) return { kind: "gone", step, message }
  return { kind: "refused", step, code: code ?? null, message }
}

/** Whether the save may have arrived although it failed this way. */
export function isUnanswered({ kind }: { kind: string }): boolean {
  return kind === "unreachable" || kind === "signed_out"
}

/** Overloaded, broken, unreachable, or a page that is not ours (a captive portal): it may work later. */
function isPassing(status: number, code: string | undefined): boolean {
  return status < 400 || status >= 500 || status === 408 || status === 429 || !code
}

/** The step of a save function that failed, from the error's hint. */
function failedStep(hint: string | null): string | null {
  return /^step: (\w+)$/.exec(hint ?? "")?.[1] ?? null
}

const conflictSchema = z.object({ reason: z.string(), revision: z.optional(z.number()) })

/** The conflict and the newest revision from the error's details; null where they are missing. */
function conflictIn(details: string | null): { reason: string; revision: number | null } | null {
  try {
    const { data } = z.safeParse(conflictSchema, JSON.parse(details ?? ""))
    return data ? { reason: data.reason, revision: data.revision ?? null } : null
  } catch {
    return null
  }
}

import * as z from "zod/mini"

/** The error of a failed save function. It has no `code` if the response didn't come from the database. */
export interface WireError {
  code?: string
  message: string
  details: string | null
  hint: string | null
}

/** The response to a save; status 0 means that there was no response. */
export interface WireReply {
  status: number
  data: unknown
  error: WireError | null
}

/** How a save failed. */
export type WireFailure =
  /**
   * The save may or may not have reached the server, so the same save can safely be sent again. `message` is
   * for callers that show the server's own message.
   */
  | { kind: "unreachable"; message?: string }
  | { kind: "signed_out" }
  /**
   * `reason` is "revision" (changed elsewhere; `revision` is the newest), "op_id" (already used by a
   * different save), or one that is specific to the function.
   */
  | { kind: "conflict"; reason: string; revision: number | null; step: string | null; message: string }
  /** The edited row was deleted elsewhere. */
  | { kind: "gone"; step: string | null; message: string }
  /** `step` is the part of the save that the database refused, `code` its SQLSTATE. */
  | { kind: "refused"; step: string | null; code: string | null; message: string }

const notThere = "PT404"

/**
 * Parses the response to a save with the schema `answer`, or returns how the save failed. A response that isn't from our server counts as no
 * response.
 */
export function readReply<Answer extends object>(
  { status, data, error }: WireReply,
  answer: z.ZodMiniType<Answer>,
): ({ kind: "saved" } & Answer) | WireFailure {
  if (error) return failureOf(status, error)
  const reading = z.safeParse(answer, data)
  return reading.success ? { kind: "saved", ...reading.data } : { kind: "unreachable" }
}

/** Classifies the failure of a save; `status` is 0 when there was no response. */
export function failureOf(status: number, { code, message, details, hint }: WireError): WireFailure {
  if (status === 401) return { kind: "signed_out" }
  if (isPassing(status, code)) return { kind: "unreachable" }
  const step = failedStep(hint)
  const conflict = status === 409 ? conflictIn(details) : null
  if (conflict) return { kind: "conflict", ...conflict, step, message }
  if (code === notThere) return { kind: "gone", step, message }
  return { kind: "refused", step, code: code ?? null, message }
}

/** Whether the save may have arrived despite this failure. */
export function isUnanswered({ kind }: { kind: string }): boolean {
  return kind === "unreachable" || kind === "signed_out"
}

/**
 * Whether the save may work later, because the server is overloaded, broken or unreachable, or because the
 * response isn't ours (such as a captive portal's page).
 */
function isPassing(status: number, code: string | undefined): boolean {
  return status < 400 || status >= 500 || status === 408 || status === 429 || !code
}

/** The step at which a save function failed, from the error's hint. */
function failedStep(hint: string | null): string | null {
  return /^step: (\w+)$/.exec(hint ?? "")?.[1] ?? null
}

const conflictSchema = z.object({ reason: z.string(), revision: z.optional(z.number()) })

/** The conflict and the newest revision from the error's details; null if they are missing. */
function conflictIn(details: string | null): { reason: string; revision: number | null } | null {
  try {
    const { data } = z.safeParse(conflictSchema, JSON.parse(details ?? ""))
    return data ? { reason: data.reason, revision: data.revision ?? null } : null
  } catch {
    return null
  }
}

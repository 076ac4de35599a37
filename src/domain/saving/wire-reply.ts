import * as z from "zod/mini"

/** What a save function's answer carries when it failed; no `code` when the answer is not the database's. */
export interface WireError {
  code?: string
  message: string
  details: string | null
  hint: string | null
}

/** What the wire answered to a save; status 0 when there was no answer. */
export interface WireReply {
  status: number
  data: unknown
  error: WireError | null
}

/** How a save failed. */
export type WireFailure =
  /** Nobody knows whether it arrived: the same save may be sent again, any number of times. */
  | { kind: "unreachable" }
  | { kind: "signed_out" }
  /** `reason` is "revision" (changed elsewhere; `revision` is the newest) or "op_id" (that save was another one), or a function's own. */
  | { kind: "conflict"; reason: string; revision: number | null; step: string | null; message: string }
  /** What was edited was deleted elsewhere. */
  | { kind: "gone"; step: string | null; message: string }
  /** `step` is the part of the save that the database refused, `code` its SQLSTATE. */
  | { kind: "refused"; step: string | null; code: string | null; message: string }

const notThere = "PT404"

/** Reads the reply to a save: what `answer` lets pass, or how it failed. An answer that is none of ours is no answer. */
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

/** Whether, after this end, nobody knows if the save arrived. */
export function isUnanswered({ kind }: { kind: string }): boolean {
  return kind === "unreachable" || kind === "signed_out"
}

/** Too busy, broken, no answer, or a page that is none of ours (a captive portal's): it may work later. */
function isPassing(status: number, code: string | undefined): boolean {
  return status < 400 || status >= 500 || status === 408 || status === 429 || !code
}

/** The step of a save function that failed, from the error's hint. */
function failedStep(hint: string | null): string | null {
  return /^step: (\w+)$/.exec(hint ?? "")?.[1] ?? null
}

const conflictSchema = z.object({ reason: z.string(), revision: z.optional(z.number()) })

/** Why a save function found a conflict, from the error's details, and the newest revision when it tells it; null when they tell neither. */
function conflictIn(details: string | null): { reason: string; revision: number | null } | null {
  try {
    const { data } = z.safeParse(conflictSchema, JSON.parse(details ?? ""))
    return data ? { reason: data.reason, revision: data.revision ?? null } : null
  } catch {
    return null
  }
}

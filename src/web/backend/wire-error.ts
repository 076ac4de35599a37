import { conflictIn, failedStep, isPassing } from "#domain/saving/wire-failure.ts"

/** What a save function's answer carries when it failed; no `code` when the answer is not the database's. */
export interface WireError {
  code?: string
  message: string
  details: string | null
  hint: string | null
}

/** How a save failed. */
export type WireFailure =
  /** Nobody knows whether it arrived: the same save may be sent again, any number of times. */
  | { kind: "unreachable" }
  | { kind: "signed_out" }
  /** `reason` is "revision" (changed elsewhere; `revision` is the newest) or "op_id" (that save was another one). */
  | { kind: "conflict"; reason: string; revision: number | null; message: string }
  /** What was edited was deleted elsewhere. */
  | { kind: "gone"; step: string | null; message: string }
  /** `step` is the part of the save that the database refused. */
  | { kind: "refused"; step: string | null; message: string }

const patienceMilliseconds = 20_000
const notThere = "PT404"

/** Ends a save that nobody answers. */
export function patience(): AbortSignal {
  return AbortSignal.timeout(patienceMilliseconds)
}

/** Reads the failure of a save; `status` is 0 when there was no answer. */
export function failureOf(status: number, { code, message, details, hint }: WireError): WireFailure {
  if (status === 401) return { kind: "signed_out" }
  if (isPassing(status, code)) return { kind: "unreachable" }
  const conflict = status === 409 ? conflictIn(details) : null
  if (conflict) return { kind: "conflict", ...conflict, message }
  const step = failedStep(hint)
  return { kind: code === notThere ? "gone" : "refused", step, message }
}

/** Whether, after this end, nobody knows if the save arrived. */
export function isUnanswered({ kind }: { kind: string }): boolean {
  return kind === "unreachable" || kind === "signed_out"
}

import * as z from "zod/mini"
import { conflictIn, failedStep, isPassing } from "./wire-failure.ts"

/** What the wire answered to a save; status 0 when there was no answer. */
export interface SaveReply {
  status: number
  data: unknown
  error: { message: string; code: string; details: string | null; hint: string | null } | null
}

/** Something that a log points to and that may be gone, or taken, by the time it is saved. */
export type Reference = "workout_id" | "committed_workout_id"

/** How a save ended. After "unreachable" nobody knows whether it arrived: the same command may be sent again, any number of times. */
export type SaveOutcome =
  | { kind: "saved"; id: string; revision: number }
  | { kind: "unreachable" }
  | { kind: "signed_out" }
  /** The template is gone, or the scheduled workout is gone or completed by another log: the save can do without. */
  | { kind: "dangling"; reference: Reference; message: string }
  /** "revision": the log was changed elsewhere; "gone": it was deleted; "op_id": the save was already done, with other content. */
  | { kind: "conflict"; reason: "revision" | "gone" | "op_id"; message: string }
  | { kind: "refused"; step: string | null; message: string }

const answerSchema = z.object({ id: z.string(), revision: z.number() })

/** Reads an answer to `save_workout_log`. */
export function outcomeOf({ status, data, error }: SaveReply): SaveOutcome {
  const answer = z.safeParse(answerSchema, data)
  if (!error && answer.success) return { kind: "saved", ...answer.data }
  if (!error) return { kind: "unreachable" }
  if (status === 401) return { kind: "signed_out" }
  if (isPassing(status, error.code)) return { kind: "unreachable" }
  return refusalOf(error)
}

function refusalOf({ message, code, details, hint }: NonNullable<SaveReply["error"]>): SaveOutcome {
  const step = failedStep(hint)
  const reason = conflictIn(details)?.reason
  if (code === "23503" && (step === "insert_log" || step === "update_log"))
    return { kind: "dangling", reference: "workout_id", message }
  if (step === "complete_commitment" && (code === "PT404" || reason === "completed"))
    return { kind: "dangling", reference: "committed_workout_id", message }
  if (code === "PT404") return { kind: "conflict", reason: "gone", message }
  if (reason === "revision" || reason === "op_id") return { kind: "conflict", reason, message }
  return { kind: "refused", step, message }
}

import * as z from "zod/mini"
import { readReply, type WireFailure, type WireReply } from "./wire-reply.ts"

/** A reference from the log to something that may have been deleted or used up by the time the log is saved. */
export type Reference = "workout_id" | "committed_workout_id" | "run_id"

/**
 * How a save ended. After "unreachable", the save may or may not have reached the server, so the same command
 * can safely be sent again.
 */
export type SaveOutcome =
  /** `counts` is present for a program's session, and false if another workout counts for that session. */
  | { kind: "saved"; id: string; revision: number; counts?: boolean | undefined }
  | { kind: "unreachable" }
  | { kind: "signed_out" }
  /**
   * The template or the run of a program was deleted, or the scheduled workout was deleted or completed by another log. The save can go through
   * without that reference.
   */
  | { kind: "dangling"; reference: Reference; message: string }
  /** "revision": the log was changed elsewhere; "gone": it was deleted; "op_id": the save was already done, with different content. */
  | { kind: "conflict"; reason: "revision" | "gone" | "op_id"; message: string }
  | { kind: "refused"; step: string | null; message: string }

const answerSchema = z.object({ id: z.string(), revision: z.number(), counts: z.optional(z.boolean()) })

/** Reads the reply to `save_workout_log`. */
export function outcomeOf(reply: WireReply): SaveOutcome {
  const outcome = readReply(reply, answerSchema)
  if (outcome.kind === "saved" || outcome.kind === "unreachable" || outcome.kind === "signed_out")
    return outcome
  const { step, message } = outcome
  const reference = danglingReference(outcome)
  if (reference) return { kind: "dangling", reference, message }
  if (outcome.kind === "gone") return { kind: "conflict", reason: "gone", message }
  const reason = outcome.kind === "conflict" ? outcome.reason : null
  if (reason === "revision" || reason === "op_id") return { kind: "conflict", reason, message }
  return { kind: "refused", step, message }
}

function danglingReference(failure: Extract<WireFailure, { step: string | null }>): Reference | null {
  const { kind, step } = failure
  const isMissingKey = kind === "refused" && failure.code === "23503"
  if (isMissingKey && (step === "insert_log" || step === "update_log")) return "workout_id"
  if (kind === "gone" && step === "find_run") return "run_id"
  const isTaken = kind === "gone" || (kind === "conflict" && failure.reason === "completed")
  return isTaken && step === "complete_commitment" ? "committed_workout_id" : null
}

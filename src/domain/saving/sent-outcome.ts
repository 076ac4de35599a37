import * as z from "zod/mini"
import { pauseAfter, type QueueState, refuseAfter } from "./queue-state.ts"
import { sentences } from "./sentences.ts"
import { readReply, type WireReply } from "./wire-reply.ts"

/**
 * The outcome of sending an entry that isn't a workout. After "unreachable" and "signed_out", it is sent
 * again.
 */
export type SentOutcome =
  | { kind: "saved" }
  | { kind: "unreachable" }
  | { kind: "signed_out" }
  | { kind: "refused"; message: string }

const answerSchema = z.object({ id: z.string() })

/**
 * Reads the server's reply. `gone` is the sentence to show if what the entry is about no longer exists on the
 * server.
 */
export function sentOutcomeOf(reply: WireReply, gone: string): SentOutcome {
  const outcome = readReply(reply, answerSchema)
  if (outcome.kind === "saved") return { kind: "saved" }
  if (outcome.kind === "unreachable" || outcome.kind === "signed_out") return { kind: outcome.kind }
  if (outcome.kind === "gone") return { kind: "refused", message: gone }
  return { kind: "refused", message: outcome.message === "" ? sentences.unknown : outcome.message }
}

/** An entry after an attempt that ended at `now`; null if it is finished. `random` is from 0 to 1. */
export function settleSent<Waiting extends QueueState>(
  waiting: Waiting,
  outcome: SentOutcome,
  now: number,
  random: number,
): Waiting | null {
  if (outcome.kind === "saved") return null
  if (outcome.kind === "refused") return refuseAfter(waiting, outcome.message)
  return pauseAfter(waiting, outcome, now, random)
}

import type { BodyEntry } from "#domain/body/body-entry.ts"
import { newState, type QueueState } from "./queue-state.ts"
import { type SentOutcome, sentOutcomeOf } from "./sent-outcome.ts"
import { sentences } from "./sentences.ts"
import type { WireReply } from "./wire-reply.ts"

/** A body weight or measurements that are waiting on this device to be logged. */
export interface QueuedBody extends QueueState {
  body: BodyEntry
}

/** A queued entry, made at `now` by its owner under a new op_id. */
export function newBody(body: BodyEntry, id: string, userId: string, now: number): QueuedBody {
  return { ...newState(id, userId, now), body }
}

/** Reads the reply to an entry that was sent. */
export const bodyOutcomeOf = (reply: WireReply): SentOutcome => sentOutcomeOf(reply, sentences.unknown)

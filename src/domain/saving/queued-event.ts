import * as z from "zod/mini"
import { newState, type QueueState } from "./queue-state.ts"
import { type SentOutcome, sentOutcomeOf } from "./sent-outcome.ts"
import { sentences } from "./sentences.ts"
import type { WireReply } from "./wire-reply.ts"

export const sentEventSchema = z.object({
  id: z.string(),
  after_slot: z.number(),
  made_at: z.string(),
  kind: z.string(),
  body: z.record(z.string(), z.unknown()),
})
/** An event of a program's run, in the format that `add_program_event` takes. `domain/programs` interprets it. */
type SentEvent = z.infer<typeof sentEventSchema>

/** An event of a program's run that is waiting on this device to be added to the run or removed from it. */
export interface QueuedEvent extends QueueState {
  change: "add" | "remove"
  run_id: string
  event: SentEvent
  /** A sentence about what the event does, and the program's name. */
  about: string
  program: string
}

/** An event before it is queued. */
export type EventToQueue = Pick<QueuedEvent, "run_id" | "event" | "about" | "program">

/** A queued event, made at `now` by its owner under a new op_id. */
export function newEvent(event: EventToQueue, id: string, userId: string, now: number): QueuedEvent {
  return { ...newState(id, userId, now), change: "add", ...event }
}

/** The removal of an event that the server has, queued at `now` under a new op_id. */
export function removalOf(queued: QueuedEvent, id: string, now: number): QueuedEvent {
  return { ...queued, ...newState(id, queued.userId, now), change: "remove" }
}

/**
 * Takes back a queued event. Returns null if it was never sent. Otherwise the server may have the event, so its
 * removal is returned, which has to be sent. Call this only while no other tab is sending.
 */
export function takenBack(queued: QueuedEvent): QueuedEvent | null {
  const isUntried = queued.status === "pending" && queued.retries === 0
  return isUntried
    ? null
    : { ...queued, ...newState(queued.id, queued.userId, queued.timestamp), change: "remove" }
}

/** Reads the reply to an event that was sent. */
export const eventOutcomeOf = (reply: WireReply): SentOutcome => sentOutcomeOf(reply, sentences.programGone)

import * as z from "zod/mini"
import { readReply, type WireFailure, type WireReply } from "#domain/saving/wire-reply.ts"

/** What a save needs to know about the version on the server. */
export interface SavedBase {
  id: string
  revision: number
}

/** A save that can be sent any number of times but takes effect only once. */
export interface RevisedCommand<Content> {
  op_id: string
  content: Content
  /** What the save edits; null creates something new. */
  base: SavedBase | null
}

export type SaveFailure =
  | Exclude<WireFailure, { kind: "conflict" }>
  /** The item was changed elsewhere; `revision` is its newest revision. */
  | { kind: "conflict"; revision: number }

export type RevisedOutcome = ({ kind: "saved" } & SavedBase) | SaveFailure

const answerSchema = z.object({ id: z.string(), revision: z.number() })

/** Reads the response to a save of anything that has revisions. */
export function revisedOutcome(reply: WireReply): RevisedOutcome {
  const outcome = readReply(reply, answerSchema)
  if (outcome.kind !== "conflict") return outcome
  const { revision, message, step } = outcome
  return revision === null ? { kind: "refused", step, code: null, message } : { kind: "conflict", revision }
}

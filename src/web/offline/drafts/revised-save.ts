import * as z from "zod/mini"
import { readReply, type WireFailure, type WireReply } from "#domain/saving/wire-reply.ts"

/** What is on the server, as far as a later edit needs it. */
export interface SavedBase {
  id: string
  revision: number
}

/** One save, that may be sent any number of times: it happens once. */
export interface RevisedCommand<Content> {
  op_id: string
  content: Content
  /** What it edits; null makes something new. */
  base: SavedBase | null
}

export type SaveFailure =
  | Exclude<WireFailure, { kind: "conflict" }>
  /** It was changed elsewhere: `revision` is the newest. */
  | { kind: "conflict"; revision: number }

export type RevisedOutcome = ({ kind: "saved" } & SavedBase) | SaveFailure

const answerSchema = z.object({ id: z.string(), revision: z.number() })

/** Reads what the wire answered to the save of something that has revisions. */
export function revisedOutcome(reply: WireReply): RevisedOutcome {
  const outcome = readReply(reply, answerSchema)
  if (outcome.kind !== "conflict") return outcome
  const { revision, message, step } = outcome
  return revision === null ? { kind: "refused", step, code: null, message } : { kind: "conflict", revision }
}

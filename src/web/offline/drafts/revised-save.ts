import * as z from "zod/mini"
import { failureOf, type WireError, type WireFailure } from "#web/backend/wire-error.ts"

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
export function revisedOutcome(reply: {
  status: number
  data: unknown
  error: WireError | null
}): RevisedOutcome {
  if (!reply.error) {
    const answer = z.safeParse(answerSchema, reply.data)
    return answer.success ? { kind: "saved", ...answer.data } : { kind: "unreachable" }
  }
  const failure = failureOf(reply.status, reply.error)
  if (failure.kind !== "conflict") return failure
  const { revision, message } = failure
  return revision === null ? { kind: "refused", step: null, message } : { kind: "conflict", revision }
}

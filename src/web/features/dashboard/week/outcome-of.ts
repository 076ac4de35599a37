import * as z from "zod/mini"
import { readReply, type WireReply } from "#domain/saving/wire-reply.ts"
import { sentences } from "./sentences.ts"

const answerSchema = z.object({ id: z.string() })

/** The outcome of a save, and the explanation to show if it failed. */
export function outcomeOf(reply: WireReply) {
  return { ...readReply(reply, answerSchema), explanation: reply.error?.message ?? sentences.unreadableReply }
}

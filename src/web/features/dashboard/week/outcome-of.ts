import * as z from "zod/mini"
import { readReply, type WireReply } from "#domain/saving/wire-reply.ts"
import { sentences } from "../sentences.ts"

const answerSchema = z.object({ id: z.string() })

/** How a save ended, and what is said of it if it failed. */
export function outcomeOf(reply: WireReply) {
  return { ...readReply(reply, answerSchema), said: reply.error?.message ?? sentences.unreadableReply }
}

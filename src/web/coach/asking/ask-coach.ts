import { createParser } from "eventsource-parser"
import * as z from "zod/mini"
import { coachSentences } from "#domain/coach/asking/sentences.ts"
import type { CoachRequest } from "#domain/coach/asking/requests.ts"
import { functions } from "#web/backend/functions.ts"
import { sentences } from "../sentences.ts"

/** Thrown when there is no reply. The message can be shown to the person. */
export class NoReply extends Error {
  override name = "NoReply"
}

const refusalSchema = z.object({ message: z.string(), renews_at: z.optional(z.string()) })
const textSchema = z.object({ text: z.string() })
const resultSchema = z.object({ reply: z.unknown(), source: z.enum(["model", "rules"]) })

/** A complete reply, and who wrote it: a reply that the log contradicts is replaced by the built-in coach's. */
export type CoachReply = z.infer<typeof resultSchema>
const failureSchema = z.object({ message: z.string() })

/**
 * Asks the coach's function. `onText` is called with the reply's text so far whenever it changes. Returns the complete reply. Throws a NoReply,
 * with the text `failed` if there is no better message, or an AbortError.
 */
export async function askCoach(
  request: CoachRequest,
  { onText, signal, failed }: { onText: (text: string) => void; signal: AbortSignal; failed: string },
): Promise<CoachReply> {
  const body = await replyTo(request, signal, failed)
  let text = ""
  let end: CoachReply | undefined
  const parser = createParser({
    onEvent({ event, data }) {
      const value: unknown = JSON.parse(data)
      // After a reply that can't be used, the model writes another reply, so the text so far is discarded.
      if (event === "progress" && text !== "") onText((text = ""))
      if (event === "text") onText((text += z.parse(textSchema, value).text))
      if (event === "result") end = z.parse(resultSchema, value)
      if (event === "failed") throw new NoReply(z.parse(failureSchema, value).message)
    },
  })
  try {
    await feed(body, (piece) => parser.feed(piece))
  } catch (error) {
    signal.throwIfAborted()
    throw error instanceof NoReply ? error : new NoReply(failed)
  }
  if (!end) throw new NoReply(failed)
  return end
}

/** The reply as a stream. */
async function replyTo(request: CoachRequest, signal: AbortSignal, failed: string) {
  const { data, response } = await functions().invoke<unknown>("coach", { body: request, signal })
  signal.throwIfAborted()
  if (data instanceof Response && data.body) return data.body
  throw new NoReply(response ? await refusalOf(response, failed) : failed)
}

async function feed(body: ReadableStream<Uint8Array>, take: (text: string) => void) {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      take(decoder.decode(piece.value, { stream: true }))
    }
  } finally {
    // After a failure, the rest of the stream isn't needed.
    void reader.cancel().catch(() => {})
  }
}

async function refusalOf(response: Response, failed: string): Promise<string> {
  if (response.status === 401) return coachSentences.signedOut
  const refusal = z.safeParse(refusalSchema, await response.json().catch(() => null))
  // The function router's own messages are for programs, not for people.
  if (!refusal.success || response.headers.has("sb-error-code")) return failed
  const { message, renews_at } = refusal.data
  return renews_at === undefined ? message : `${message} ${sentences.renewsAt(Date.parse(renews_at))}`
}

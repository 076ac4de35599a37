import { readReply } from "#domain/coach/asking/replies.ts"
import { messageOf } from "#domain/coach/asking/message.ts"
import { coachRequestSchema } from "#domain/coach/asking/requests.ts"
import { coachSentences } from "#domain/coach/asking/sentences.ts"
import type { FunctionContext, FunctionHandler } from "@repertoire/backend/functions"
import { Calls, type CallVerdict } from "./calls.ts"
import { eventStream } from "./event-stream.ts"
import { answer } from "./answer.ts"
import { type FormatKind, formatKinds, type Provider } from "./provider.ts"
import { NothingToAsk } from "./nothing-to-ask.ts"
import { CantRead } from "./read-athlete.ts"
import { readQuestion } from "./read-question.ts"
import { callersTables } from "../callers-tables.ts"

/**
 * The coach: reads the caller's own rows, asks the provider, and streams its text and then the parsed reply. A request that can't be sent to the
 * provider is refused with a message before streaming starts.
 */
export const coach: FunctionHandler = async (request, context) => {
  const { userId } = context.caller
  if (request.method !== "POST") return refuse(405, coachSentences.unreadableRequest)
  if (userId === undefined) return refuse(401, coachSentences.signedOut)
  const asked = readReply(coachRequestSchema, await request.text())
  if (!asked) return refuse(400, coachSentences.unreadableRequest)
  const provider = providerOf(context)
  if (!provider) return refuse(503, coachSentences.noKey)
  const calls = new Calls(context)
  try {
    const question = await readQuestion(callersTables(context), userId, asked, context.warn)
    const message = messageOf(question.prompt)
    const begin = (text: string) => calls.begin(userId, asked.feature, text)
    const verdict = await begin(message)
    if ("refused" in verdict) return refusedCall(verdict)
    const { signal } = request
    const first = { id: verdict.id, message }
    return eventStream((send) =>
      answer({ calls, begin, provider, question, first, signal, warn: context.warn }, send),
    )
  } catch (error) {
    if (error instanceof NothingToAsk) return refuse(404, error.message)
    if (error instanceof CantRead) return refuse(500, error.message)
    throw error
  }
}

function providerOf({ setting }: FunctionContext): Provider | undefined {
  const apiKey = setting("OPENAI_API_KEY")
  if (apiKey === undefined) return undefined
  return {
    apiKey,
    baseUrl: setting("OPENAI_BASE_URL") ?? "https://api.openai.com/v1",
    model: setting("OPENAI_MODEL") ?? "gpt-4o",
    format: formatOf(setting("AI_RESPONSE_FORMAT")),
    // The same default as the client library's (section 9 of the specification).
    patienceSeconds: Number(setting("OPENAI_TIMEOUT_SECONDS") ?? 600),
  }
}

/** By default, the format is "JSON object", as in the specification (section 9). */
const formatOf = (chosen: string | undefined): FormatKind =>
  formatKinds.find((kind) => kind === chosen) ?? "json_object"

function refusedCall(verdict: Extract<CallVerdict, { refused: string }>): Response {
  if (verdict.refused === "busy") return refuse(429, coachSentences.busy)
  const { refused, limit, renews_at } = verdict
  return refuse(429, usedUpSentences[refused](limit), { renews_at })
}

const usedUpSentences = {
  used_up: coachSentences.usedUp,
  used_up_by_network: coachSentences.usedUpByNetwork,
  used_up_by_server: () => coachSentences.usedUpByServer,
}

function refuse(status: number, message: string, extra: object = {}): Response {
  return Response.json({ message, ...extra }, { status })
}

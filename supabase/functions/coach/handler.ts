import { readReply } from "#domain/coach/asking/replies.ts"
import { type CoachEvent, coachRequestSchema } from "#domain/coach/asking/requests.ts"
import { coachSentences } from "#domain/coach/asking/sentences.ts"
import type { FunctionContext, FunctionHandler } from "@repertoire/backend/functions"
import { Calls, type CallVerdict } from "./calls.ts"
import { eventStream } from "./event-stream.ts"
import { complete, type Provider, ProviderFailed } from "./provider.ts"
import { NothingToAsk, type Question, questionOf } from "./questions.ts"
import { CantRead } from "./read-athlete.ts"
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
    const question = await questionOf(callersTables(context), userId, asked, context.warn)
    const verdict = await calls.begin(userId, asked.feature, question.message)
    if ("refused" in verdict) return refusedCall(verdict)
    const { signal } = request
    return eventStream((send) =>
      answer({ calls, provider, question, call: verdict.id, signal, warn: context.warn }, send),
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
    // The default of the client library that the specification describes (section 9).
    patienceSeconds: Number(setting("OPENAI_TIMEOUT_SECONDS") ?? 600),
  }
}

interface AnswerContext {
  calls: Calls
  provider: Provider
  question: Question
  call: string
  signal: AbortSignal
  warn: FunctionContext["warn"]
}

async function answer(
  { calls, provider, question, call, signal, warn }: AnswerContext,
  send: (event: CoachEvent) => void,
): Promise<void> {
  send({ event: "progress", data: { stage: "asking" } })
  let tokens: number | null = null
  let wasRefused = false
  try {
    const onText = (text: string) => send({ event: "text", data: { text } })
    const completion = await complete(provider, question.message, { onText, signal })
    tokens = completion.tokens
    send(endOf(completion.content, question))
  } catch (error) {
    wasRefused = error instanceof ProviderFailed && error.wasRefused
    if (!signal.aborted) warn(`coach: the provider failed: ${reasonOf(error)}`)
    send({ event: "failed", data: { message: question.failed } })
  } finally {
    // A reply that was already complete is a call like any other.
    const wasCancelled = signal.aborted && tokens === null
    await calls.end(call, { tokens, wasRefused, wasCancelled })
  }
}

function endOf(content: string, { read, unreadable }: Question): CoachEvent {
  if (content.trim() === "") return { event: "failed", data: { message: coachSentences.emptyReply } }
  const answered = read(content)
  return answered === null
    ? { event: "failed", data: { message: unreadable } }
    : { event: "result", data: { ...answered } }
}

function reasonOf(error: unknown): string {
  return error instanceof ProviderFailed ? error.message : String(error)
}

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

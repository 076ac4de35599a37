import { messageOf } from "#domain/coach/asking/message.ts"
import type { CoachEvent } from "#domain/coach/asking/requests.ts"
import { coachSentences } from "#domain/coach/asking/sentences.ts"
import { LiveReply } from "#domain/coach/checks/claims/live-reply.ts"
import type { FunctionContext } from "@repertoire/backend/functions"
import type { Calls, CallVerdict } from "./calls.ts"
import { ProviderFailed } from "./completion.ts"
import { complete, type Provider } from "./provider.ts"
import type { Question, Reading } from "./question.ts"

interface AnswerContext {
  calls: Pick<Calls, "end">
  /** Begins another call for `message`, and counts it against the person's daily calls. */
  begin: (message: string) => Promise<CallVerdict>
  provider: Provider
  question: Question
  /** The first call, which has already begun, and its message. */
  first: Call
  signal: AbortSignal
  warn: FunctionContext["warn"]
}

interface Call {
  id: string
  message: string
}

type Send = (event: CoachEvent) => void

/**
 * Asks the provider and sends the checked reply. If the reply can't be parsed or contains too many errors, asks once more, as a separate call within
 * the same time limit. If the second reply still has too many errors, the built-in coach answers; if it still can't be parsed, the reason is sent.
 */
export async function answer(context: AnswerContext, send: Send): Promise<void> {
  const { provider, question, first, signal, warn } = context
  const end = performance.now() + provider.patienceSeconds * 1000
  try {
    const reading = await ask(context, first, end, send)
    const repaired = reading.kind === "answer" ? null : await repair(context, reading, end, send)
    send(endOf(question, [reading, ...(repaired ? [repaired] : [])]))
  } catch (error) {
    if (!signal.aborted) warn(`coach: the provider failed: ${reasonOf(error)}`)
    send({ event: "failed", data: { message: question.failed } })
  }
}

/** Asks the provider again, telling it what was wrong with its reply. Null if no call or no time is left, or if the provider no longer answers. */
async function repair(
  context: AnswerContext,
  { faulty }: Exclude<Reading, { kind: "answer" }>,
  end: number,
  send: Send,
): Promise<Reading | null> {
  const { begin, question, signal, warn } = context
  if (signal.aborted || performance.now() >= end) return null
  const message = messageOf(question.prompt, faulty)
  const verdict = await begin(message)
  if ("refused" in verdict) return null
  try {
    return await ask(context, { id: verdict.id, message }, end, send)
  } catch (error) {
    signal.throwIfAborted()
    warn(`coach: the provider failed to repair its reply: ${reasonOf(error)}`)
    return null
  }
}

/** Asks the provider once, and ends the call. While the reply is being written, only checked text is sent. */
async function ask(
  { calls, provider, question, signal }: AnswerContext,
  { id, message }: Call,
  end: number,
  send: Send,
): Promise<Reading> {
  send({ event: "progress", data: { stage: "asking" } })
  const live = new LiveReply(question.claims)
  let tokens: number | null = null
  let wasRefused = false
  try {
    const completion = await complete(
      provider,
      { message, shape: question.shape },
      {
        signal,
        milliseconds: end - performance.now(),
        onText: (piece) => {
          const text = live.push(piece)
          if (text !== "") send({ event: "text", data: { text } })
        },
      },
    )
    tokens = completion.tokens
    return question.read(completion.content)
  } catch (error) {
    wasRefused = error instanceof ProviderFailed && error.wasRefused
    throw error
  } finally {
    // A call counts as cancelled only if the reply wasn't complete yet.
    const wasCancelled = signal.aborted && tokens === null
    await calls.end(id, { tokens, wasRefused, wasCancelled })
  }
}

function endOf(question: Question, readings: readonly Reading[]): CoachEvent {
  const last = readings.at(-1)
  if (last?.kind === "answer") return { event: "result", data: { ...last.answer, source: "model" } }
  const builtIn = readings.some(({ kind }) => kind === "refused") ? question.builtIn() : null
  if (builtIn) return { event: "result", data: { ...builtIn, source: "rules" } }
  const message = last?.kind === "empty" ? coachSentences.emptyReply : question.unreadable
  return { event: "failed", data: { message } }
}

function reasonOf(error: unknown): string {
  return error instanceof ProviderFailed ? error.message : String(error)
}

import { type Completion, ProviderFailed, readCompletion, textOf } from "./completion.ts"
import type { ReplyFormat } from "#domain/coach/asking/reply-formats.ts"

/** How to reach a server with OpenAI's chat completions API. */
export interface Provider {
  apiKey: string
  baseUrl: string
  model: string
  /** The format in which replies are requested. If a provider refuses a format, the next format is tried. */
  format: FormatKind
  /** The time limit for an answer, including a second attempt. */
  patienceSeconds: number
}

/** The kinds of formats, strictest first: a schema, any JSON object, and whatever the model writes. */
export const formatKinds = ["json_schema", "json_object", "text"] as const
export type FormatKind = (typeof formatKinds)[number]

/** A question to a provider: its message, and the shape of the reply. */
export interface ProviderQuestion {
  message: string
  shape: ReplyFormat
}

// The defaults of the client library that the specification describes (section 9).
const mostRetries = 2
const firstDelayMilliseconds = 500
const longestDelayMilliseconds = 8_000
const longestRetryAfterSeconds = 60

/**
 * What the code that calls a provider passes in: a function for each piece of text, and a signal that ends
 * the call.
 */
interface Listener {
  onText: (text: string) => void
  signal: AbortSignal
  /** How long the reply may take, in milliseconds. */
  milliseconds: number
}

/**
 * Requests one reply (a JSON object) to one user message. `onText` is called with each piece. Temporary failures (408, 409, 429, 5xx, no
 * connection) are retried as long as nothing has arrived. Throws a ProviderFailed, or the signal's reason if it is aborted.
 */
export async function complete(
  provider: Provider,
  question: ProviderQuestion,
  { onText, signal, milliseconds }: Listener,
): Promise<Completion> {
  const { over, forget } = endOf(signal, milliseconds)
  try {
    return await completeUntil(over, provider, question, { onText, signal })
  } finally {
    forget()
  }
}

/**
 * A signal that aborts when the caller's signal does, or after this many milliseconds. It is kept alive by
 * listeners, because a composed signal without other references may be garbage-collected.
 */
function endOf(signal: AbortSignal, milliseconds: number) {
  const ending = new AbortController()
  const end = () => ending.abort()
  const timer = setTimeout(end, milliseconds)
  if (signal.aborted) end()
  signal.addEventListener("abort", end, { once: true })
  const forget = () => {
    clearTimeout(timer)
    signal.removeEventListener("abort", end)
  }
  return { over: ending.signal, forget }
}

async function completeUntil(
  over: AbortSignal,
  provider: Provider,
  question: ProviderQuestion,
  { onText, signal }: Pick<Listener, "onText" | "signal">,
): Promise<Completion> {
  let { format } = provider
  for (let attempt = 0; ;) {
    const asked = { ...provider, format }
    const response = await ask(asked, question, over).catch((error: unknown) => reasonOf(error, signal))
    if (response instanceof Response && response.ok)
      return readCompletion(response, onText, over).catch((error: unknown) => {
        throw new ProviderFailed(reasonOf(error, signal))
      })
    const looser = await looserFormat(response, format, over)
    if (looser) {
      format = looser
      continue
    }
    const delay = attempt < mostRetries && !over.aborted ? delayBefore(attempt, response) : undefined
    if (response instanceof Response) await response.body?.cancel().catch(() => {})
    if (delay === undefined) {
      throw response instanceof Response
        ? new ProviderFailed(`status ${response.status}`, { wasRefused: true })
        : new ProviderFailed(response)
    }
    await wait(delay, over)
    attempt += 1
  }
}

const aboutFormat = /response_format|json_schema|json_object|json mode|structured output/i

/**
 * The next looser format if a provider has refused this one; undefined if it refused something else, or if
 * there is none.
 */
async function looserFormat(
  response: Response | string,
  format: FormatKind,
  over: AbortSignal,
): Promise<FormatKind | undefined> {
  if (!(response instanceof Response) || (response.status !== 400 && response.status !== 422))
    return undefined
  const looser = formatKinds[formatKinds.indexOf(format) + 1]
  if (looser === undefined) return undefined
  const said = await textOf(response, over).catch(() => "")
  return aboutFormat.test(said) ? looser : undefined
}

function ask(
  { apiKey, baseUrl, model, format }: Provider,
  { message, shape }: ProviderQuestion,
  signal: AbortSignal,
): Promise<Response> {
  return fetch(`${baseUrl.replace(/\/+$/, "")}/chat/completions`, {
    method: "POST",
    signal,
    // Don't follow redirects, because the API key must not be sent anywhere else.
    redirect: "error",
    headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
    body: JSON.stringify({
      model,
      messages: [{ role: "user", content: message }],
      ...responseFormat(format, shape),
      stream: true,
      stream_options: { include_usage: true },
    }),
  })
}

function responseFormat(format: FormatKind, { name, schema }: ReplyFormat) {
  if (format === "text") return {}
  if (format === "json_object") return { response_format: { type: format } }
  return { response_format: { type: format, json_schema: { name, strict: true, schema } } }
}

/** Why a call failed, without the address or the key. Throws if the caller has disconnected. */
function reasonOf(error: unknown, caller: AbortSignal): string {
  caller.throwIfAborted()
  return error instanceof Error ? error.name : "unknown"
}

/** The delay before a retry, in milliseconds; undefined if a retry wouldn't help. */
function delayBefore(attempt: number, response: Response | string): number | undefined {
  if (response instanceof Response) {
    const { status } = response
    if (status !== 408 && status !== 409 && status !== 429 && status < 500) return undefined
    const asked = Number(response.headers.get("retry-after") ?? Number.NaN)
    if (asked >= 0 && asked < longestRetryAfterSeconds) return asked * 1000
  }
  // Jitter, so that clients don't all retry at the same moment.
  const jitter = 1 - Math.random() * 0.25
  return Math.min(firstDelayMilliseconds * 2 ** attempt, longestDelayMilliseconds) * jitter
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(new ProviderFailed("AbortError"))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop)
      resolve()
    }, milliseconds)
    signal.addEventListener("abort", stop, { once: true })
  })
}

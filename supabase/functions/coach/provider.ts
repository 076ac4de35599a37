/** Any server that speaks OpenAI's chat completions. */
export interface Provider {
  apiKey: string
  baseUrl: string
  model: string
  /** How long a reply may take in all. */
  patienceSeconds: number
}

/** The provider gave no reply: it refused, can't be reached, or took too long. The reason is for the log, never for a person. */
export class ProviderFailed extends Error {
  override name = "ProviderFailed"
}

export interface Completion {
  content: string
  /** In and out, as the provider counts them. */
  tokens: number | null
}

// The client library that the specification describes (section 9) has these.
const mostRetries = 2
const firstDelayMilliseconds = 500
const longestDelayMilliseconds = 8_000
const longestRetryAfterSeconds = 60
const mostBytes = 1_048_576

/**
 * Asks for one reply, a JSON object, to one user message. `onText` hears each piece of it as it comes. Retries a refusal that may pass (408,
 * 409, 429, 5xx, no connection) as long as nothing has come. Throws a ProviderFailed; the signal's reason when it ends.
 */
export async function complete(
  provider: Provider,
  message: string,
  { onText, signal }: { onText: (text: string) => void; signal: AbortSignal },
): Promise<Completion> {
  const { over, forget } = endOf(signal, provider.patienceSeconds * 1000)
  try {
    return await completeUntil(over, provider, message, { onText, signal })
  } finally {
    forget()
  }
}

/** A signal that ends with the caller's, or after so many milliseconds. Held by listeners: what only a composed signal leads to may be collected. */
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
  message: string,
  { onText, signal }: { onText: (text: string) => void; signal: AbortSignal },
): Promise<Completion> {
  for (let attempt = 0; ; attempt += 1) {
    const response = await ask(provider, message, over).catch((error: unknown) => reasonOf(error, signal))
    if (response instanceof Response && response.ok)
      return read(response, onText, over).catch((error: unknown) => {
        throw new ProviderFailed(reasonOf(error, signal))
      })
    const delay = attempt < mostRetries && !over.aborted ? delayBefore(attempt, response) : undefined
    if (response instanceof Response) await response.body?.cancel()
    if (delay === undefined) {
      throw new ProviderFailed(response instanceof Response ? `status ${response.status}` : response)
    }
    await wait(delay, over)
  }
}

function ask({ apiKey, baseUrl, model }: Provider, message: string, signal: AbortSignal): Promise<Response> {
  return fetch(`${baseUrl.replace(/\/+$/, "")}/chat/completions`, {
    method: "POST",
    signal,
    // The key goes nowhere else.
    redirect: "error",
    headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
    body: JSON.stringify({
      model,
      messages: [{ role: "user", content: message }],
      response_format: { type: "json_object" },
      stream: true,
      stream_options: { include_usage: true },
    }),
  })
}

/** Why it failed, in words without the address or the key. Throws when the caller has gone. */
function reasonOf(error: unknown, caller: AbortSignal): string {
  caller.throwIfAborted()
  return error instanceof Error ? error.name : "unknown"
}

/** In milliseconds; undefined: it would not help. */
function delayBefore(attempt: number, response: Response | string): number | undefined {
  if (response instanceof Response) {
    const { status } = response
    if (status !== 408 && status !== 409 && status !== 429 && status < 500) return undefined
    const asked = Number(response.headers.get("retry-after") ?? Number.NaN)
    if (asked >= 0 && asked < longestRetryAfterSeconds) return asked * 1000
  }
  // Not all clients at the same moment.
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

/** Reads a reply in pieces (server-sent events), or at once from a server that does not stream. */
async function read(
  response: Response,
  onText: (text: string) => void,
  over: AbortSignal,
): Promise<Completion> {
  if (!response.headers.get("content-type")?.includes("text/event-stream")) {
    const whole = chunkOf(await textOf(response, over))
    onText(whole.text)
    return { content: whole.text, tokens: whole.tokens }
  }
  let content = ""
  let tokens: number | null = null
  let isDone = false
  for await (const line of linesOf(response, over)) {
    const data = /^data: ?(.*)$/.exec(line)?.[1]
    if (data === undefined) continue
    if (data === "[DONE]") isDone = true
    else {
      const chunk = chunkOf(data)
      isDone ||= chunk.isLast
      tokens = chunk.tokens ?? tokens
      content += chunk.text
      if (chunk.text !== "") onText(chunk.text)
    }
  }
  if (!isDone) throw new ProviderFailed("cut off")
  return { content, tokens }
}

async function textOf(response: Response, over: AbortSignal): Promise<string> {
  const lines: string[] = []
  for await (const line of linesOf(response, over)) lines.push(line)
  return lines.join("\n")
}

async function* linesOf({ body }: Response, over: AbortSignal): AsyncGenerator<string> {
  if (!body) return
  const reader = body.getReader()
  const stop = () => void reader.cancel().catch(() => {})
  over.addEventListener("abort", stop, { once: true })
  const decoder = new TextDecoder()
  let bytes = 0
  let rest = ""
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      bytes += piece.value.length
      if (bytes > mostBytes) throw new ProviderFailed("too long")
      const lines = (rest + decoder.decode(piece.value, { stream: true })).split(/\r?\n/)
      rest = lines.pop() ?? ""
      yield* lines
    }
    if (over.aborted) throw new ProviderFailed("AbortError")
    yield rest
  } finally {
    over.removeEventListener("abort", stop)
    stop()
  }
}

interface Chunk {
  text: string
  tokens: number | null
  isLast: boolean
}

/** The first choice's text of one piece, or of the whole. What is no JSON, or has no choice, holds nothing. */
function chunkOf(json: string): Chunk {
  const chunk = jsonOf(json)
  const choice = field(field(chunk, "choices"), "0")
  const content = field(field(choice, "delta") ?? field(choice, "message"), "content")
  const tokens = field(field(chunk, "usage"), "total_tokens")
  return {
    text: typeof content === "string" ? content : "",
    tokens: typeof tokens === "number" && Number.isSafeInteger(tokens) && tokens >= 0 ? tokens : null,
    isLast: typeof field(choice, "finish_reason") === "string",
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}

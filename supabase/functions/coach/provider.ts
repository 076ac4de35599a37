/** How to reach a server with OpenAI's chat completions API. */
export interface Provider {
  apiKey: string
  baseUrl: string
  model: string
  /** The time limit for a whole reply. */
  patienceSeconds: number
}

/** Thrown when the provider gave no reply: it refused, couldn't be reached, or took too long. The reason is for the log, never for a person. */
export class ProviderFailed extends Error {
  override name = "ProviderFailed"
  /** The provider wrote nothing, so the call costs nothing. */
  readonly wasRefused: boolean

  constructor(reason: string, { wasRefused = false } = {}) {
    super(reason)
    this.wasRefused = wasRefused
  }
}

export interface Completion {
  content: string
  /** Input and output tokens, as counted by the provider. */
  tokens: number | null
}

// The defaults of the client library that the specification describes (section 9).
const mostRetries = 2
const firstDelayMilliseconds = 500
const longestDelayMilliseconds = 8_000
const longestRetryAfterSeconds = 60
const mostBytes = 1_048_576
// The largest value that a database integer can hold. No reply uses this many tokens.
const mostTokens = 2_147_483_647

/**
 * Requests one reply (a JSON object) to one user message. `onText` is called with each piece. Temporary failures (408, 409, 429, 5xx, no
 * connection) are retried as long as nothing has arrived. Throws a ProviderFailed, or the signal's reason if it is aborted.
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

/**
 * A signal that aborts when the caller's does, or after this many milliseconds. It is kept alive by listeners, because a composed signal without
 * other references may be garbage-collected.
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
      throw response instanceof Response
        ? new ProviderFailed(`status ${response.status}`, { wasRefused: true })
        : new ProviderFailed(response)
    }
    await wait(delay, over)
  }
}

function ask({ apiKey, baseUrl, model }: Provider, message: string, signal: AbortSignal): Promise<Response> {
  return fetch(`${baseUrl.replace(/\/+$/, "")}/chat/completions`, {
    method: "POST",
    signal,
    // Don't follow redirects, because the key must not be sent anywhere else.
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

/** The reason for the failure, without the address or the key. Throws if the caller is gone. */
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

/** Reads a streamed reply (server-sent events), or a complete one from a server that doesn't stream. */
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

/** The first choice's text, from one piece or from a whole reply. Anything that isn't JSON or has no choice counts as empty. */
function chunkOf(json: string): Chunk {
  const chunk = jsonOf(json)
  const choice = field(field(chunk, "choices"), "0")
  const content = field(field(choice, "delta") ?? field(choice, "message"), "content")
  const tokens = field(field(chunk, "usage"), "total_tokens")
  return {
    text: typeof content === "string" ? content : "",
    tokens:
      Number.isInteger(tokens) && 0 <= Number(tokens) && Number(tokens) <= mostTokens ? Number(tokens) : null,
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

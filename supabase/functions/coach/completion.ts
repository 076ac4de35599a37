// A provider's reply, read as it is streamed.

/** Thrown when the provider gave no reply: it refused, couldn't be reached, or took too long. The reason is for the log, never for a person. */
export class ProviderFailed extends Error {
  override name = "ProviderFailed"
  /** Whether the provider wrote nothing, so that the call costs nothing. */
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

const mostBytes = 1_048_576
// The largest value that a database integer can hold. No reply uses this many tokens.
const mostTokens = 2_147_483_647

/** Reads a streamed reply (server-sent events), or a complete one from a server that doesn't stream. */
export async function readCompletion(
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

export async function textOf(response: Response, over: AbortSignal): Promise<string> {
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

/**
 * The text of the first choice, from one piece of a streamed reply or from a whole reply. Anything that isn't
 * JSON or has no choice counts as empty.
 */
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

import { createServer, type IncomingMessage, type ServerResponse } from "node:http"

/** A request that the provider received. */
interface ProviderRequest {
  path: string
  authorization: string | undefined
  body: unknown
}

/** Responds to one request; `attempt` counts from 1. */
export type ProviderAnswer = (
  response: ServerResponse,
  attempt: number,
  request: ProviderRequest,
) => void | Promise<void>

export interface PretendProvider {
  /** The address for OPENAI_BASE_URL. */
  baseUrl: string
  requests: ProviderRequest[]
  /** Sets the response to the next requests. */
  answers: (answer: ProviderAnswer) => void
  stop: () => Promise<void>
}

/** A server that implements OpenAI's chat completions over real HTTP and responds with whatever a test chooses. */
export async function startProvider(): Promise<PretendProvider> {
  const requests: ProviderRequest[] = []
  let attempt = 0
  let answer: ProviderAnswer = streamed("{}")
  const server = createServer((request, response) => {
    const reply = async () => {
      const { url: path = "", headers } = request
      const asked = { path, authorization: headers.authorization, body: await bodyOf(request) }
      requests.push(asked)
      attempt += 1
      await answer(response, attempt, asked)
    }
    void reply()
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (!address || typeof address === "string") throw new Error("A server on a port has an address.")
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    requests,
    answers(next) {
      answer = next
      attempt = 0
      requests.length = 0
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  return JSON.parse(Buffer.concat(pieces).toString("utf8"))
}

const tokensOfEach = 42

/** The reply in pieces, as a provider streams it. It can be cut off or left unfinished. */
export function streamed(content: string, { isCut = false, isHeld = false } = {}): ProviderAnswer {
  return (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" })
    for (const text of content.match(/[\s\S]{1,40}/g) ?? [""]) response.write(piece({ content: text }))
    if (isHeld) return
    if (isCut) {
      response.socket?.end()
      return
    }
    response.write(piece({}, "stop"))
    response.write(`data: ${JSON.stringify({ choices: [], usage: { total_tokens: tokensOfEach } })}\n\n`)
    response.end("data: [DONE]\n\n")
  }
}

function piece(delta: object, finish_reason: string | null = null): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`
}

/** The whole reply at once, as from a server that doesn't stream. */
export function atOnce(content: string): ProviderAnswer {
  return (response) => {
    response.writeHead(200, { "content-type": "application/json" })
    response.end(
      JSON.stringify({
        choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
        usage: { total_tokens: tokensOfEach },
      }),
    )
  }
}

/** An error response. */
export function refused(status: number, headers: Record<string, string> = {}): ProviderAnswer {
  return (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers })
    response.end(JSON.stringify({ error: { message: "no", type: "test" } }))
  }
}

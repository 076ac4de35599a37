import { once } from "node:events"
import { Agent, request } from "node:http"
import type { Person } from "../replaying/wire.ts"

/** A person's connection to the server. Loopback has sixteen million addresses, so each person can come from a separate network. */
export interface Line {
  address: string
  ask: (path: string, asking?: Asking) => Promise<Answer>
}

interface Asking {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  signal?: AbortSignal
}

/** Status 0 means that there was no complete response. */
export interface Answer {
  status: number
  body: string
  milliseconds: number
}

/** The server's address, and the key that every visitor gets. */
export interface Server {
  url: string
  anonKey: string
}

/** A line from this address, with connections that stay open. */
export function lineFrom(address: string, { url, anonKey }: Server): Line {
  const agent = new Agent({ keepAlive: true, localAddress: address })
  const ask = async (path: string, { method = "GET", headers, body, signal }: Asking = {}) => {
    const started = performance.now()
    const answer = (status: number, text = "") => ({
      status,
      body: text,
      milliseconds: performance.now() - started,
    })
    try {
      const asked = request(url + path, {
        ...{ agent, method, signal },
        headers: { apikey: anonKey, ...headers, ...(body && { "content-length": Buffer.byteLength(body) }) },
      })
      asked.end(body)
      const [response] = await once(asked, "response")
      const pieces: Buffer[] = []
      for await (const piece of response) pieces.push(piece)
      return answer(response.statusCode, Buffer.concat(pieces).toString())
    } catch {
      return answer(0)
    }
  }
  return { address, ask }
}

/** A JSON body with its header. */
export const json = (value: unknown) => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(value),
})

/** The headers of a signed-in person. */
export const signedIn = ({ token }: Pick<Person, "token">) => ({ authorization: `Bearer ${token}` })

/** A new account created from this line, with or without an email address. Undefined if the server doesn't accept any more. */
export async function signUp(
  line: Line,
  account: object,
): Promise<(Pick<Person, "id" | "token"> & { refreshToken: string }) | undefined> {
  const { status, body } = await line.ask("/auth/v1/signup", json(account))
  return status === 200 ? sessionIn(body) : undefined
}

/** After this many milliseconds, a person who stays renews their session, which lasts an hour. */
export const sessionLasts = 40 * 60_000

/** Renews a session. Returns the response's status, and the new session if there is one. */
export async function renewSession(line: Line, refreshToken: string) {
  const { status, body } = await line.ask(
    "/auth/v1/token?grant_type=refresh_token",
    json({ refresh_token: refreshToken }),
  )
  return { status, session: status === 200 ? sessionIn(body) : undefined }
}

/** The session in a response to a sign-up or a refresh. */
function sessionIn(body: string) {
  const session: { access_token: string; refresh_token: string; user: { id: string } } = JSON.parse(body)
  return { id: session.user.id, token: session.access_token, refreshToken: session.refresh_token }
}

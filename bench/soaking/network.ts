import { once } from "node:events"
import { Agent, request } from "node:http"
import type { Person } from "../replaying/wire.ts"

/** Somebody's line to the server: loopback has sixteen million addresses, so that each can come from a network of their own. */
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

/** Status 0: there was no whole answer. */
export interface Answer {
  status: number
  body: string
  milliseconds: number
}

/** Where the server is, and the key that every visitor gets. */
export interface Server {
  url: string
  anonKey: string
}

/** A line from such an address, with connections that stay open. */
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

/** A body of JSON and its header. */
export const json = (value: unknown) => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(value),
})

/** The headers of somebody who is signed in. */
export const signedIn = ({ token }: Pick<Person, "token">) => ({ authorization: `Bearer ${token}` })

/** A new account that comes from this line: with an address, or with none. Undefined if the server takes no more of them. */
export async function signUp(
  line: Line,
  account: object,
): Promise<(Pick<Person, "id" | "token"> & { refreshToken: string }) | undefined> {
  const { status, body } = await line.ask("/auth/v1/signup", json(account))
  return status === 200 ? sessionIn(body) : undefined
}

/** Milliseconds after which whoever stays renews the sign-in, which lasts an hour. */
export const sessionLasts = 40 * 60_000

/** Renews a session: the status of the answer, and the new session if there is one. */
export async function renewSession(line: Line, refreshToken: string) {
  const { status, body } = await line.ask(
    "/auth/v1/token?grant_type=refresh_token",
    json({ refresh_token: refreshToken }),
  )
  return { status, session: status === 200 ? sessionIn(body) : undefined }
}

/** The session in an answer of sign-up or of a refresh. */
function sessionIn(body: string) {
  const session: { access_token: string; refresh_token: string; user: { id: string } } = JSON.parse(body)
  return { id: session.user.id, token: session.access_token, refreshToken: session.refresh_token }
}

import { createServer } from "node:http"
import { freePort } from "./free-port.ts"

export interface GithubPerson {
  id: number
  login: string
  emails: { email: string; primary: boolean; verified: boolean }[]
}

export interface PretendGithub {
  url: string
  /** Makes this person the next one to sign in. */
  recognize: (person: GithubPerson) => void
  stop: () => Promise<void>
}

/** The parts of a GitHub Enterprise server that signing in needs. It accepts every code that comes with its verifier. */
export async function startPretendGithub(): Promise<PretendGithub> {
  const port = await freePort()
  let person: GithubPerson = { id: 0, login: "", emails: [] }
  const server = createServer((request, response) => {
    const reply = (status: number, body: unknown) => {
      response.writeHead(status, { "content-type": "application/json" })
      response.end(JSON.stringify(body))
    }
    let sent = ""
    request.on("data", (part: Buffer) => (sent += part.toString()))
    request.on("end", () => {
      if (request.url === "/login/oauth/access_token") {
        const hasVerifier = new URLSearchParams(sent).has("code_verifier")
        return reply(
          200,
          hasVerifier ? { access_token: "gho_theirs", token_type: "bearer" } : { error: "bad" },
        )
      }
      if (request.headers.authorization?.toLowerCase() !== "bearer gho_theirs") return reply(401, {})
      if (request.url === "/api/v3/user")
        return reply(200, { id: person.id, login: person.login, name: null })
      return request.url === "/api/v3/user/emails" ? reply(200, person.emails) : reply(404, {})
    })
  })
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    recognize: (next) => {
      person = next
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

import { randomUUID } from "node:crypto"
import { connect } from "node:net"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"

let server: TestServer
beforeAll(async () => {
  server = await startServer({ PRIVACY_CONTACT: "privacy@gym.example" })
})
afterAll(() => server.stop())

const ask = (path: string, init?: RequestInit) => fetch(server.url + path, init)

describe("the app's configuration", () => {
  test("has the backend's address, the public key and the contact", async () => {
    const response = await ask("/config.json")
    expect(await response.json()).toEqual({
      url: server.url,
      authPrefix: "/auth/v1",
      anonKey: server.anonKey,
      privacyContact: "privacy@gym.example",
      hasStrava: false,
      hasPasskeys: true,
      hasPersonalKeys: true,
      hasLanguageModel: false,
      hasTextMessages: false,
      allowsAnonymous: false,
      providers: [],
      hasOnlyProvider: false,
      allowsLinking: false,
    })
    expect(response.headers.get("cache-control")).toBe("no-cache")
  })

  test("has the site's address if it is set, whatever the requested name", async () => {
    const named = await startServer({ SITE_URL: "https://gym.example" })
    const response = await fetch(`${named.url}/config.json`, {
      headers: { "x-forwarded-host": "evil.example" },
    })
    expect(await response.json()).toMatchObject({ url: "https://gym.example" })
    await named.stop()
  })
})

describe("any site may call the API", () => {
  const allowed =
    "apikey authorization content-type x-client-info x-supabase-api-version x-retry-count traceparent tracestate baggage prefer range accept-profile content-profile x-upsert cache-control"

  test.each(["/auth/v1/token", "/rest/v1/workouts", "/auth/v1/nothing"])("after asking: %s", async (path) => {
    const response = await ask(path, {
      method: "OPTIONS",
      headers: {
        origin: "https://other.example",
        "access-control-request-method": "PATCH",
        "access-control-request-headers": "apikey,x-my-own",
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get("access-control-allow-origin")).toBe("*")
    expect(response.headers.get("access-control-allow-methods")).toContain("PATCH")
    const headers = response.headers.get("access-control-allow-headers")?.split(", ")
    expect(headers).toEqual(expect.arrayContaining([...allowed.split(" "), "x-my-own"]))
    expect(response.headers.get("access-control-max-age")).toBe("86400")
  })

  test.each(["/auth/v1/user", "/rest/v1/workouts", "/auth/v1/nothing"])(
    "and read the answer, errors too: %s",
    async (path) => {
      const response = await ask(path, { headers: { origin: "https://other.example" } })
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.headers.get("access-control-allow-origin")).toBe("*")
      expect(response.headers.get("access-control-allow-credentials")).toBeNull()
      expect(response.headers.get("access-control-expose-headers")).toContain("Content-Range")
      expect(response.headers.get("access-control-expose-headers")).toContain("X-Supabase-Api-Version")
      expect(response.headers.get("x-content-type-options")).toBe("nosniff")
    },
  )

  test("but not fetch the pages", async () => {
    const response = await ask("/config.json", { headers: { origin: "https://other.example" } })
    expect(response.headers.get("access-control-allow-origin")).toBeNull()
  })
})

test("a ready backend says so", async () => {
  const response = await ask("/healthz")
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ ready: true })
})

/** Sends a request head that no client library would write, and returns the response. */
async function sendHead(head: string): Promise<string> {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  socket.write(`${head}\r\nConnection: close\r\n\r\n`)
  let answer = ""
  for await (const piece of socket.setEncoding("utf8")) answer += piece
  return answer
}

test("a request whose Host can't be part of an address is refused everywhere", async () => {
  for (const path of ["/auth/v1/settings", "/rest/v1/workouts", "/functions/v1/coach", "/storage/v1/bucket"])
    expect(await sendHead(`GET ${path} HTTP/1.1\r\nHost: two words`)).toMatch(
      /^HTTP\/1.1 400.*(?:message|msg)/s,
    )
  expect(await sendHead("GET /config.json HTTP/1.1\r\nHost: a/b")).toMatch(/^HTTP\/1.1 400/)
  expect(await sendHead("GET /healthz HTTP/1.1\r\nHost: [::1]:3000")).toMatch(/^HTTP\/1.1 200/)
})

test("a request that also names the server in its first line is answered like any other", async () => {
  expect(await sendHead("GET http://here/healthz HTTP/1.1\r\nHost: here")).toMatch(/^HTTP\/1.1 200/)
  expect(await sendHead("GET http://here/functions/v1/coach HTTP/1.1\r\nHost: here")).toContain(
    "UNAUTHORIZED_NO_AUTH_HEADER",
  )
})

test("a body over 1 MiB is refused everywhere", async () => {
  const body = JSON.stringify({ email: "x".repeat(1_048_577) })
  const headers = { "content-type": "application/json" }
  for (const path of ["/auth/v1/signup", "/rest/v1/workouts"]) {
    expect((await ask(path, { method: "POST", body, headers })).status).toBe(413)
  }
})

test("a forwarded client address is used only if the proxy is trusted", async () => {
  const recover = async (url: string, from: string) => {
    const headers = { "content-type": "application/json", "x-forwarded-for": from }
    const body = JSON.stringify({ email: `${randomUUID()}@example.com` })
    return (await fetch(`${url}/auth/v1/recover`, { method: "POST", headers, body })).status
  }
  const untrusting = await startServer({ AUTH_RATE_LIMITS: "recover=1" })
  expect(await recover(untrusting.url, "192.0.2.1")).toBe(200)
  expect(await recover(untrusting.url, "192.0.2.2")).toBe(429)
  await untrusting.stop()

  const trusting = await startServer({ AUTH_RATE_LIMITS: "recover=1", TRUST_PROXY: "loopback" })
  expect(await recover(trusting.url, "192.0.2.1")).toBe(200)
  expect(await recover(trusting.url, "192.0.2.2")).toBe(200)
  expect(await recover(trusting.url, "192.0.2.2")).toBe(429)
  await trusting.stop()
})

test("a request that arrives too slowly is dropped, and a client that never hangs up doesn't keep its connection", async () => {
  const { hostname, port } = new URL(server.url)
  const started = performance.now()
  const trickle = async (start: string) => {
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
    socket.on("error", () => {})
    if (start !== "") socket.write(start)
    const feeding = start === "" ? undefined : setInterval(() => socket.write("a"), 500)
    let answer = ""
    socket.setEncoding("utf8").on("data", (text: string) => (answer += text))
    await new Promise((resolve) => socket.once(start === "" ? "end" : "close", resolve))
    clearInterval(feeding)
    socket.destroy()
    return answer
  }
  const json = "Host: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"
  const image = `Host: x\r\nAuthorization: Bearer ${server.anonKey}\r\nContent-Type: image/png\r\nContent-Length: 100000\r\n\r\n`
  const answers = await Promise.all([
    trickle(`POST /auth/v1/signup HTTP/1.1\r\n${json}`),
    trickle(`POST /nowhere HTTP/1.1\r\n${json}`),
    trickle("GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: "),
    trickle(""),
    trickle(`POST /storage/v1/object/avatars/a/b HTTP/1.1\r\n${image}`),
  ])
  for (const answer of answers.slice(0, 4)) expect(answer).toMatch(/^HTTP\/1.1 408/)
  expect(answers[4]).toMatch(/^HTTP\/1.1 4/)
  expect(performance.now() - started).toBeGreaterThan(9_000)
}, 60_000)

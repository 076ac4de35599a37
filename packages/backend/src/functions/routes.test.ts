import { once } from "node:events"
import { connect, type Socket } from "node:net"
import Fastify, { type FastifyInstance } from "fastify"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { FunctionHandler } from "./function-context.ts"
import { testSecrets } from "#tests/support/test-secrets.ts"
import { type JWK, tokenKeys } from "#server/http/jwt.ts"
import { openToAnySite } from "#server/http/open-to-any-site.ts"
import { functionsRoutes } from "./routes.ts"

let app: FastifyInstance
let url: string
let token: string
/** The token of someone who still has to prove a second factor. */
let unproven: string
const ended: string[] = []
/** A promise that each token verification waits for, and the number of verifications since the last reset. */
let beforeVerifying = Promise.resolve()
let verifying = 0

const functions: Record<string, FunctionHandler> = {
  async echo(request, { caller }) {
    const { pathname, search } = new URL(request.url)
    return Response.json({
      ...{ method: request.method, pathname, search, userId: caller.userId },
      body: await request.text(),
      custom: request.headers.get("x-custom"),
    })
  },
  async crash() {
    throw new Error("the secret reason")
  },
  async sleep({ signal }) {
    await new Promise((resolve) => signal.addEventListener("abort", resolve))
    ended.push("sleep")
    return new Response("late")
  },
  async fail({ signal }) {
    return new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode("first "))
          signal.addEventListener("abort", () => controller.error(new Error("the provider went away")))
        },
      }),
    )
  },
  async drip({ signal }) {
    signal.addEventListener("abort", () => ended.push("drip"))
    return new Response(
      new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode("first ")) }),
      { headers: { "content-type": "text/event-stream" } },
    )
  },
}

beforeAll(async () => {
  const jwtKeys: JWK[] = JSON.parse(testSecrets.jwtKeys)
  const keys = await tokenKeys({ jwtSecret: testSecrets.jwtSecret, jwtKeys, issuer: "http://here/auth/v1" })
  const exp = Math.floor(Date.now() / 1000) + 600
  const sub = "0b9a3f0e-7f0a-4a52-9d06-6f0d0c9a1a11"
  const claims = { sub, role: "authenticated", aud: "authenticated", iss: "http://here/auth/v1", exp }
  token = await keys.sign(claims)
  unproven = await keys.sign({ ...claims, second_factor: "due" })
  app = Fastify({ forceCloseConnections: true })
  openToAnySite(app)
  await app.register(
    functionsRoutes({
      functions,
      verify: async (token, options) => {
        verifying += 1
        await beforeVerifying
        return keys.verify(token, options)
      },
      backend: { url: "http://here", anonKey: "anon", serviceRoleKey: "service" },
      settings: {},
      limits: { untilAnswer: 200, untilEnd: 1_000 },
    }),
    { prefix: "/functions/v1" },
  )
  url = `${await app.listen({ port: 0, host: "127.0.0.1" })}/functions/v1`
})
afterAll(() => app.close())

const call = (path: string, init: Omit<RequestInit, "headers"> & { headers?: Record<string, string> } = {}) =>
  fetch(url + path, {
    method: "POST",
    ...init,
    headers: { authorization: `Bearer ${token}`, ...init.headers },
  })
const replyOf = async (response: Response) => [
  response.status,
  response.headers.get("sb-error-code"),
  await response.json(),
]

/** Sends a request whose head no client library would write. */
function sendRaw(head: string): Socket {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.write(`${head}\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`)
  return socket
}

/** Sends a request as raw text and returns the status line of the response. */
async function callRaw(head: string) {
  const socket = sendRaw(head)
  let answer = ""
  socket.setEncoding("utf8").on("data", (text: string) => (answer += text))
  await once(socket, "close")
  return answer.split("\r\n")[0]
}

describe("a function", () => {
  it("sees the request under its own name, and who the caller is", async () => {
    const response = await call("/echo/more/of?it=1", { body: "text", headers: { "x-custom": "yes" } })
    expect(await response.json()).toEqual({
      ...{ method: "POST", pathname: "/echo/more/of", search: "?it=1", body: "text", custom: "yes" },
      userId: "0b9a3f0e-7f0a-4a52-9d06-6f0d0c9a1a11",
    })
    expect(response.headers.get("access-control-allow-origin")).toBe("*")
  })

  it("can be called by a page on any site, after the browser's preflight request", async () => {
    const response = await fetch(`${url}/echo`, {
      method: "OPTIONS",
      headers: { origin: "http://elsewhere", "access-control-request-method": "POST" },
    })
    expect(response.status).toBe(204)
  })

  it("refuses callers without a valid token, in the contract's words", async () => {
    expect(await replyOf(await fetch(`${url}/echo`, { method: "POST" }))).toEqual([
      401,
      "UNAUTHORIZED_NO_AUTH_HEADER",
      { code: "UNAUTHORIZED_NO_AUTH_HEADER", message: "Missing authorization header" },
    ])
    for (const authorization of ["Bearer nonsense", "Bearer ", "Basic abc", `Bearer ${token}x`]) {
      expect(await replyOf(await call("/echo", { headers: { authorization } }))).toEqual([
        401,
        "UNAUTHORIZED_INVALID_JWT_FORMAT",
        { code: "UNAUTHORIZED_INVALID_JWT_FORMAT", message: "Invalid JWT" },
      ])
    }
  })

  it("refuses callers who haven't verified their second factor, and takes up none of their places", async () => {
    const authorization = `Bearer ${unproven}`
    for (const name of ["/echo", "/sleep", "/drip", "/crash", "/echo/more"]) {
      expect((await replyOf(await call(name, { headers: { authorization } }))).slice(0, 2)).toEqual([
        403,
        "insufficient_aal",
      ])
    }
    expect((await call("/echo")).status).toBe(200)
  })

  it("that doesn't exist is not found, whatever its name", async () => {
    for (const name of ["/nothing", "/constructor", "/__proto__", "/", "/..%2fecho", ""]) {
      expect(await replyOf(await call(name))).toEqual([
        404,
        "NOT_FOUND",
        { code: "NOT_FOUND", message: "Requested function was not found" },
      ])
    }
  })

  it("that crashes is reported without the reason", async () => {
    const message = "Function exited due to an error (please check logs)"
    expect(await replyOf(await call("/crash"))).toEqual([
      500,
      "WORKER_ERROR",
      { code: "WORKER_ERROR", message },
    ])
  })

  it("that doesn't respond in time is aborted", async () => {
    expect((await replyOf(await call("/sleep")))[0]).toBe(504)
    await expect.poll(() => ended).toContain("sleep")
  })

  it("refuses a body that is too large", async () => {
    expect((await replyOf(await call("/echo", { body: "x".repeat(1_048_577) })))[0]).toBe(413)
  })

  it("streams as it writes, and is told when its client disconnects", async () => {
    const gone = new AbortController()
    const response = await call("/drip", { signal: gone.signal })
    const piece = await response.body?.getReader().read()
    expect(new TextDecoder().decode(piece?.value)).toBe("first ")
    gone.abort()
    await expect.poll(() => ended).toContain("drip")
  })

  it("that never ends is cut off", async () => {
    const response = await call("/drip")
    await expect(response.text()).rejects.toThrow("terminated")
  })

  it("can be called at most four times at once by one person", async () => {
    const gone = new AbortController()
    const held = [1, 2, 3, 4].map(() => call("/drip", { signal: gone.signal }))
    await Promise.all(held)
    expect((await replyOf(await call("/echo")))[1]).toBe("WORKER_LIMIT")
    gone.abort()
    await expect.poll(async () => (await call("/echo")).status).toBe(200)
  })
  it("still works after calls that can't be expressed as web requests; they take up no place", async () => {
    const heads = [
      "POST /functions/v1/echo HTTP/1.1\r\nHost: two words",
      "TRACE /functions/v1/echo HTTP/1.1\r\nHost: x",
    ]
    for (const head of [...heads, ...heads, ...heads, ...heads])
      expect(await callRaw(head)).toBe("HTTP/1.1 400 Bad Request")
    expect((await call("/echo")).status).toBe(200)
  })

  it("still works after clients that disconnected before they were identified", async () => {
    let verify = () => {}
    beforeVerifying = new Promise((resolve) => (verify = resolve))
    verifying = 0
    const arrived: Socket[] = []
    const note = (socket: Socket) => arrived.push(socket)
    app.server.on("connection", note)
    const clients = [1, 2, 3, 4].map(() => sendRaw("POST /functions/v1/drip HTTP/1.1\r\nHost: x"))
    await expect.poll(() => verifying).toBe(4)
    app.server.off("connection", note)
    for (const client of clients) client.destroy()
    await expect.poll(() => arrived.map(({ closed }) => closed)).toEqual([true, true, true, true])
    verify()
    expect((await call("/echo")).status).toBe(200)
  })

  it("whose response fails because its client left affects nobody else", async () => {
    const gone = new AbortController()
    const response = await call("/fail", { signal: gone.signal })
    await response.body?.getReader().read()
    const unhandled: unknown[] = []
    const note = (reason: unknown) => unhandled.push(reason)
    process.on("unhandledRejection", note)
    gone.abort()
    await expect.poll(async () => (await call("/echo")).status).toBe(200)
    process.off("unhandledRejection", note)
    expect(unhandled).toEqual([])
  })
})

import { once } from "node:events"
import { Agent, type IncomingMessage, request } from "node:http"
import type { AddressInfo } from "node:net"
import Fastify, { type FastifyInstance } from "fastify"
import { beforeEach, expect, test } from "vitest"
import { Closing } from "./closing.ts"

let app: FastifyInstance
let closing: Closing
let stopping: AbortController
let finish: () => void
let port: number

beforeEach(async () => {
  app = Fastify({ return503OnClosing: false })
  stopping = new AbortController()
  const finished = new Promise<void>((resolve) => (finish = resolve))
  app.get("/slow", async () => {
    await finished
    return "done"
  })
  app.get("/", async () => "here")
  await app.listen({ port: 0, host: "127.0.0.1" })
  const address: AddressInfo | string | null = app.server.address()
  port = address !== null && typeof address === "object" ? address.port : 0
  closing = new Closing(app, stopping)
})

async function ask(path: string, agent?: Agent): Promise<string> {
  const sent = request({ port, path, agent: agent ?? false }).end()
  const [response]: IncomingMessage[] = await once(sent, "response")
  let text = ""
  for await (const piece of response?.setEncoding("utf8") ?? []) text += piece
  return text
}

test("requests that arrive while a server drains are answered, as long as they keep arriving", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const draining = closing.drain()
  expect(stopping.signal.aborted).toBe(true)
  const began = performance.now()
  let answers = 0
  while (performance.now() - began < 1_500) {
    expect(await ask("/", answers % 2 === 0 ? agent : undefined)).toBe("here")
    answers += 1
  }
  expect(answers).toBeGreaterThan(10)
  await draining
  await expect(ask("/")).rejects.toThrow("ECONNREFUSED")
  await closing.close()
  agent.destroy()
})

test("a request in flight finishes before the server closes", async () => {
  const answer = ask("/slow")
  await expect.poll(() => connections(app)).toBe(1)
  await closing.drain()
  let isClosed = false
  const closed = closing.close().then(() => (isClosed = true))
  await expect(ask("/")).rejects.toThrow("ECONNREFUSED")
  expect(isClosed).toBe(false)
  finish()
  expect(await answer).toBe("done")
  await closed
})

const connections = ({ server }: FastifyInstance) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))

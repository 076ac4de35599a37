import { once } from "node:events"
import { createServer, type Server } from "node:http"
import { connect, type Socket } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { limitConnections } from "./open-connections.ts"

const most = 20
let server: Server
let port: number
const lines: string[] = []

beforeAll(async () => {
  server = createServer((_request, response) => response.end("here"))
  limitConnections(server, { most, networkOf: (address) => address, warn: (line) => lines.push(line) })
  await once(server.listen(0, "0.0.0.0"), "listening")
  const address = server.address()
  port = address !== null && typeof address === "object" ? address.port : 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Opens a connection from one of this machine's addresses. */
function dial(localAddress: string): Socket {
  const socket = connect({ port, host: "127.0.0.1", localAddress })
  socket.on("error", () => {})
  return socket
}

async function ask(socket: Socket) {
  let answer = ""
  socket.setEncoding("utf8").on("data", (text: string) => (answer += text))
  socket.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
  await new Promise((resolve) => socket.once("close", resolve))
  return answer.slice(0, 12)
}

test("a network at its limit gets no more connections until one closes, and other networks are not affected", async () => {
  const held = Array.from({ length: most }, () => dial("127.0.0.1"))
  await Promise.all(held.map((socket) => once(socket, "connect")))
  for (let further = 0; further < 30; further += 1) expect(await ask(dial("127.0.0.1"))).toBe("")
  expect(await ask(dial("127.0.0.2"))).toBe("HTTP/1.1 200")
  expect(lines).toEqual([
    "127.0.0.1 has 20 connections open and can't open more. If it is a proxy, set TRUST_PROXY.",
  ])
  const [first] = held
  first?.destroy()
  await expect.poll(() => ask(dial("127.0.0.1"))).toBe("HTTP/1.1 200")
  for (const socket of held) socket.destroy()
})

import { once } from "node:events"
import { createServer, type Server } from "node:http"
import { type AddressInfo, connect, type Socket } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { endSlowClients } from "./slow-clients.ts"

let server: Server
const pace = { body: 200, file: { period: 200, bytes: 100 }, reading: 300 }
const chunk = Buffer.alloc(65_536)

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === "/early") response.end("no")
    if (request.url === "/endless") writeOn(response)
    if (request.url === "/later") setTimeout(() => response.end("later"), 1_000)
    if (request.url === "/file/whole")
      request.resume().once("end", () => response.end(`${request.socket.bytesRead > 2_000}`))
  })
  endSlowClients(server, (url) => url.startsWith("/file/"), pace)
  await once(server.listen(0, "127.0.0.1"), "listening")
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function writeOn(response: NodeJS.WritableStream) {
  while (response.write(chunk));
  response.once("drain", () => writeOn(response))
}

/** A client that never hangs up by itself. */
function dial(head: string): Socket {
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === "string") throw new Error("The server does not listen.")
  const socket = connect({ port: address.port, host: "127.0.0.1", allowHalfOpen: true })
  socket.on("error", () => {})
  socket.write(`${head} HTTP/1.1\r\nHost: x\r\n`)
  return socket
}

/** Keeps sending single bytes until the server has closed the connection. Returns what the server sent. */
async function feed(socket: Socket): Promise<string> {
  const feeding = setInterval(() => socket.write("a"), 20)
  let answer = ""
  socket.setEncoding("utf8").on("data", (text: string) => (answer += text))
  await new Promise((resolve) => socket.once("close", resolve))
  clearInterval(feeding)
  return answer
}

test.each(["POST /", "POST /file/any", "POST /early"])(
  "a body that trickles in to %s loses its connection, even if the client keeps sending",
  async (line) => {
    const socket = dial(line)
    socket.write("Content-Length: 100000\r\n\r\n")
    const answer = await feed(socket)
    expect(answer).toMatch(line === "POST /early" ? /^HTTP\/1.1 200/ : /^HTTP\/1.1 408/)
  },
)

test("so does a body in chunks", async () => {
  const socket = dial("POST /")
  socket.write("Transfer-Encoding: chunked\r\n\r\nffff\r\n")
  expect(await feed(socket)).toMatch(/^HTTP\/1.1 408/)
})

test("so does a client with an unknown Expect header", async () => {
  const socket = dial("POST /")
  socket.write("Expect: the impossible\r\nContent-Length: 100000\r\n\r\n")
  expect(await feed(socket)).toMatch(/^HTTP\/1.1 417/)
})

test("a file may take longer than any other body, as long as it makes progress", async () => {
  const socket = dial("POST /file/whole")
  socket.write("Content-Length: 3000\r\nConnection: close\r\n\r\n")
  const started = performance.now()
  for (let part = 0; part < 15; part += 1) {
    socket.write("a".repeat(200))
    const due = (part + 1) * 50
    await expect.poll(() => performance.now() - started, { interval: 5 }).toBeGreaterThan(due)
  }
  let answer = ""
  for await (const piece of socket.setEncoding("utf8")) answer += piece
  expect(answer).toMatch(/^HTTP\/1.1 200.*true$/s)
})

test("a response that nobody reads is dropped", async () => {
  const socket = dial("GET /endless")
  const [accepted]: Socket[] = await once(server, "connection")
  socket.write("\r\n")
  socket.pause()
  await expect.poll(() => accepted?.destroyed, { timeout: 5_000 }).toBe(true)
  socket.destroy()
})

test("a slow response is waited for", async () => {
  const socket = dial("GET /later")
  socket.write("Connection: close\r\n\r\n")
  let answer = ""
  for await (const piece of socket.setEncoding("utf8")) answer += piece
  expect(answer).toMatch(/^HTTP\/1.1 200.*later$/s)
})

import { connect, type Socket } from "node:net"
import fc from "fast-check"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import ws from "ws"
import { z } from "zod"
import { inspectable, memoryOf } from "#tests/support/process-memory.ts"
import { type CrowdedServer, startCrowded } from "./crowd.ts"
import { madeBytes, madeFrame, madeHandshake } from "./made-frames.ts"
import { socketAddress } from "./raw-socket.ts"

// By hand, run more: SOCKET_FRAMES=20000 FUZZ_SEED=7.
const frames = Number(process.env["SOCKET_FRAMES"] ?? 1_000)
const framesASocket = 20
const mostGrowth = 20 * 1_048_576

vi.setConfig({ testTimeout: 60_000 + 30 * frames, hookTimeout: 120_000 })

let server: CrowdedServer
beforeAll(async () => {
  server = await startCrowded({ REALTIME_GUESTS: "true", ...inspectable })
})
afterAll(() => server.stop())

// Every socket gets its own network, because this tests what frames do, not the limit on sockets.
let addresses = 0
const nextAddress = () => {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

const reply = z.union([
  z.strictObject({ status: z.literal("ok"), response: z.looseObject({}) }),
  z.strictObject({
    status: z.literal("error"),
    response: z.strictObject({ reason: z.string().regex(/^(?!UnknownError)./u) }),
  }),
])
const metas = z.record(z.string(), z.strictObject({ metas: z.array(z.looseObject({ phx_ref: z.string() })) }))
const payloads: Record<string, z.ZodType> = {
  phx_reply: reply,
  phx_close: z.strictObject({}),
  system: z.strictObject({
    extension: z.string(),
    status: z.enum(["ok", "error"]),
    message: z.string().min(1),
    channel: z.string(),
  }),
  presence_state: metas,
  presence_diff: z.strictObject({ joins: metas, leaves: metas }),
  broadcast: z.looseObject({ type: z.literal("broadcast"), event: z.string() }),
}
const ref = z.nullable(z.string())
const written = {
  "1.0.0": z.strictObject({ join_ref: ref, ref, topic: z.string(), event: z.string(), payload: z.unknown() }),
  "2.0.0": z
    .tuple([ref, ref, z.string(), z.string(), z.unknown()])
    .transform(([join_ref, ref, topic, event, payload]) => ({ join_ref, ref, topic, event, payload })),
}

/** Throws unless the data is something that a server may send. */
function checkAnswer(version: keyof typeof written, data: Buffer, isBinary: boolean) {
  if (isBinary) return expect([version, data[0]]).toEqual(["2.0.0", 4])
  const { event, payload } = written[version].parse(JSON.parse(data.toString()))
  const schema = payloads[event]
  if (!schema) throw new Error(`The server sent ${event}.`)
  return schema.parse(payload)
}

const heartbeat = {
  "1.0.0": JSON.stringify({
    topic: "phoenix",
    event: "heartbeat",
    payload: {},
    ref: "the last",
    join_ref: null,
  }),
  "2.0.0": JSON.stringify([null, "the last", "phoenix", "heartbeat", {}]),
}
const config = { broadcast: { ack: true, self: true }, presence: { enabled: true } }
const joining = {
  "1.0.0": JSON.stringify({
    topic: "realtime:hall",
    event: "phx_join",
    payload: { config },
    ref: "1",
    join_ref: "1",
  }),
  "2.0.0": JSON.stringify(["1", "1", "realtime:hall", "phx_join", { config }]),
}

/** Sends frames on a new socket. Resolves with the code if the socket is closed, or with "alive" if a last heartbeat gets a reply. */
async function sendAll(version: keyof typeof written, made: (string | Buffer)[]): Promise<number | "alive"> {
  const socket = new ws(socketAddress(server, { apikey: server.anonKey, vsn: version }), {
    headers: { "x-forwarded-for": nextAddress() },
    perMessageDeflate: false,
  })
  socket.on("error", () => {})
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject))
  const end = await new Promise<number | "alive">((resolve, reject) => {
    socket.on("close", resolve)
    socket.on("message", (data: Buffer, isBinary) => {
      try {
        checkAnswer(version, data, isBinary)
      } catch (error) {
        reject(error)
      }
      if (!isBinary && data.includes('"the last"')) resolve("alive")
    })
    for (const frame of [joining[version], ...made, heartbeat[version]]) socket.send(frame)
  })
  socket.terminate()
  return end
}

const made = (version: keyof typeof written) =>
  fc.tuple(
    fc.constant(version),
    fc.array(madeFrame(version), { minLength: framesASocket, maxLength: framesASocket }),
  )

test("every frame gets a response from the contract or closes its own socket, and the server keeps running", async () => {
  const send = (numRuns: number) =>
    fc.assert(
      fc.asyncProperty(fc.oneof(made("1.0.0"), made("2.0.0")), async ([version, frames]) => {
        expect(["alive", 1007, 1008, 1009]).toContain(await sendAll(version, frames))
      }),
      { numRuns, endOnFailure: true },
    )
  await send(Math.ceil(frames / framesASocket))
  // Code that has become fast and caches that are full aren't leaks: sending the same again must not need more memory.
  const before = await memoryOf(server.output())
  await send(Math.ceil(frames / framesASocket))
  await expectAsBefore(before)
})

test("bytes that aren't frames, and truncated frames, end only their own socket", async () => {
  const before = await memoryOf(server.output())
  await fc.assert(
    fc.asyncProperty(
      fc.array(madeBytes, { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      async (parts, resets) => {
        const socket = await rawSocket(`GET /realtime/v1/websocket?apikey=${server.anonKey}&vsn=2.0.0`)
        for (const part of parts) socket.write(part)
        await leave(socket, resets)
      },
    ),
    { numRuns: Math.ceil(frames / 10), endOnFailure: true },
  )
  await expectAsBefore(before)
})

test("a truncated or invalid handshake is refused as HTTP specifies, and affects nothing else", async () => {
  const before = await memoryOf(server.output())
  await fc.assert(
    fc.asyncProperty(madeHandshake(server.anonKey), fc.boolean(), async (head, resets) => {
      const socket = open()
      let answer = ""
      socket.on("data", (data: Buffer) => (answer += data.toString("latin1")))
      socket.write(head)
      await leave(socket, resets)
      if (answer !== "") expect(answer).toMatch(/^HTTP\/1\.1 (101|200|400|401|404|405|426|431) /)
    }),
    { numRuns: Math.ceil(frames / 5), endOnFailure: true },
  )
  await expectAsBefore(before)
})

function open(): Socket {
  const { hostname, port } = new URL(server.url)
  return connect({ host: hostname, port: Number(port) }).on("error", () => {})
}

/** A connection that was upgraded to a WebSocket. */
async function rawSocket(request: string): Promise<Socket> {
  const socket = open()
  socket.write(
    `${request} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${nextAddress()}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
  )
  const [answer] = await new Promise<[Buffer]>((resolve) => socket.once("data", (data) => resolve([data])))
  expect(answer.toString("latin1")).toMatch(/^HTTP\/1\.1 101 /)
  return socket
}

/** Ends a connection like a client that has sent everything, or like a phone that loses its network. */
async function leave(socket: Socket, resets: boolean) {
  const closed = new Promise((resolve) => socket.once("close", resolve))
  socket.resume()
  if (resets) socket.write("", () => socket.resetAndDestroy())
  else socket.end()
  await closed
}

/** Checks that the process is the same, has logged no errors, and frees its memory. */
async function expectAsBefore(before: number) {
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  expect(server.output()).not.toMatch(/"level":(50|60)|could not be|Error:/)
  // The last sockets may still be closing.
  await expect
    .poll(async () => (await memoryOf(server.output())) - before, { timeout: 20_000, interval: 200 })
    .toBeLessThan(mostGrowth)
}

import { randomBytes } from "node:crypto"
import fc from "fast-check"
import { afterAll, beforeAll, expect, test } from "vitest"
import ws from "ws"
import {
  join,
  newPerson,
  newSocketClient,
  type LettersServer,
  Received,
  startLetters,
} from "#tests/support/letters-server.ts"
import { next, opened, socketAddress } from "./raw-socket.ts"

let server: LettersServer
beforeAll(async () => {
  server = await startLetters()
})
afterAll(() => server.stop())

/** The status and the error with which a handshake is refused. */
function refusal(address: string): Promise<{ status: number | undefined; body: unknown }> {
  return new Promise((resolve, reject) => {
    const socket = new ws(address)
    socket.on("open", () => reject(new Error("The socket was opened.")))
    socket.on("error", () => {})
    socket.on("unexpected-response", (_request, response) => {
      let text = ""
      response.on("data", (part: Buffer) => (text += part.toString()))
      response.on("end", () => resolve({ status: response.statusCode, body: JSON.parse(text) }))
    })
  })
}

test.each([
  ["without a key", () => "", "API key is missing"],
  ["with something that is no token", () => "sb_publishable_x", "The token provided is not a valid JWT"],
  ["with a forged token", () => `${server.anonKey.slice(0, -4)}AAAA`, "Failed to validate JWT signature"],
  ["with a token that has ended", () => server.tokenOf(newPerson(), -60), "Token has expired"],
])("a socket %s is refused and told why", async (_what, key, error) => {
  const answer = await refusal(socketAddress(server, { apikey: await key(), vsn: "2.0.0" }))
  expect(answer).toEqual({ status: 401, body: { error } })
})

test("a socket at another path, or with an unknown version, is refused", async () => {
  expect(
    (await refusal(socketAddress(server, { apikey: server.anonKey }, "/realtime/v1/other"))).status,
  ).toBe(404)
  expect((await refusal(socketAddress(server, { apikey: server.anonKey }, "/"))).status).toBe(404)
  expect((await refusal(socketAddress(server, { apikey: server.anonKey, vsn: "9" }))).status).toBe(400)
})

test.each([
  ["a topic without a name", ["1", "1", "realtime:", "phx_join", {}], "TopicNameRequired"],
  ["a topic of another kind", ["1", "1", "phoenix2", "phx_join", {}], "TopicNameRequired"],
  [
    "a config that is none",
    ["1", "1", "realtime:x", "phx_join", { config: { broadcast: 5 } }],
    "InvalidJoinPayload",
  ],
  ["a token that is none", ["1", "1", "realtime:x", "phx_join", { access_token: "x.y.z" }], "MalformedJWT"],
])("joining with %s is refused with the reason", async (_what, frame, code) => {
  const socket = await opened(server)
  socket.send(JSON.stringify(frame))
  expect(await next(socket)).toMatchObject([
    ...frame.slice(0, 3),
    "phx_reply",
    { status: "error", response: { reason: expect.stringContaining(`${code}:`) } },
  ])
  socket.close()
})

test("an expired token from someone else can't open a channel", async () => {
  const socket = await opened(server)
  const token = await server.tokenOf(newPerson(), -60)
  socket.send(JSON.stringify(["1", "1", "realtime:x", "phx_join", { access_token: token }]))
  expect((await next(socket))[4]).toMatchObject({
    response: { reason: "InvalidJWTToken: Token has expired" },
  })
  socket.close()
})

test("another person's filter shows nothing of theirs", async () => {
  const [ann, eve] = [newPerson(), newPerson()]
  const client = newSocketClient(server, await server.tokenOf(eve))
  await client.realtime.setAuth()
  const received = new Received<object>()
  const channel = client
    .channel("curious")
    .on(
      "postgres_changes",
      { event: "*", schema: "public", table: "letters", filter: `owner=eq.${ann}` },
      received.take,
    )
    .on("postgres_changes", { event: "INSERT", schema: "public", table: "board" }, received.take)
  await join(channel, { changes: true })
  const [{ id } = {}] = await server.sql(
    "insert into letters (owner, body) values ($1, 'private') returning id",
    [ann],
  )
  await server.sql("update letters set body = 'still private' where id = $1", [id])
  await server.sql("delete from letters where id = $1", [id])
  await server.sql("insert into board values (1, 'for all')")
  expect(await received.count(1)).toMatchObject([{ table: "board" }])
  await client.removeAllChannels()
})

test("a flood is cut off", async () => {
  const socket = await opened(server)
  const closed = new Promise((resolve) => socket.once("close", (code: number) => resolve(code)))
  for (let sent = 0; sent < 2_000; sent += 1)
    socket.send(JSON.stringify([null, String(sent), "phoenix", "heartbeat", {}]))
  expect(await closed).toBe(1008)
})

test("a client that sends far too much is cut off, and a presence that is too long is refused", async () => {
  const loud = await opened(server)
  const closed = new Promise((resolve) => loud.once("close", (code: number) => resolve(code)))
  for (let sent = 0; sent < 40; sent += 1) {
    loud.send(JSON.stringify([null, String(sent), "phoenix", "heartbeat", "x".repeat(900_000)]))
  }
  expect(await closed).toBe(1008)

  const present = await opened(server)
  present.send(JSON.stringify(["1", "1", "realtime:x", "phx_join", {}]))
  await next(present)
  const payload = { event: "track", payload: { text: "x".repeat(40_000) } }
  present.send(JSON.stringify(["1", "2", "realtime:x", "presence", payload]))
  expect((await next(present))[4]).toMatchObject({ response: { reason: "the presence is too long" } })
  present.close()
})

test("a socket can join a hundred channels and no more", async () => {
  const socket = await opened(server)
  const replies = new Received<unknown[]>()
  socket.on("message", (data: Buffer) => replies.take(JSON.parse(data.toString())))
  for (let number = 0; number < 100; number += 1) {
    socket.send(JSON.stringify([String(number), String(number), `realtime:${number}`, "phx_join", {}]))
  }
  await replies.count(100)
  // Wait another second, because joins are limited per second too.
  await expect
    .poll(async () => {
      socket.send(JSON.stringify(["x", "x", "realtime:one too many", "phx_join", {}]))
      return JSON.stringify((await replies.count(replies.all.length + 1)).at(-1))
    })
    .toContain("ChannelRateLimitReached")
  socket.close()
})

test("a message that is too long closes its socket, and the server keeps running", async () => {
  const socket = await opened(server)
  const closed = new Promise((resolve) => socket.once("close", (code: number) => resolve(code)))
  socket.send("x".repeat(2_000_000))
  expect(await closed).toBe(1009)
  ;(await opened(server)).close()
})

test("a client that doesn't read is cut off, and nobody waits for it", async () => {
  const [reader, sleeper] = [newSocketClient(server), await opened(server)]
  const heard = new Received<object>()
  const channel = reader
    .channel("loud", { config: { broadcast: { self: true } } })
    .on("broadcast", { event: "*" }, heard.take)
  await join(channel)
  sleeper.send(JSON.stringify(["1", "1", "realtime:loud", "phx_join", {}]))
  await next(sleeper)
  const closed = new Promise((resolve) => sleeper.once("close", resolve))
  sleeper.pause()
  const text = randomBytes(200_000).toString("base64")
  for (let sent = 1; sent <= 60; sent += 1) {
    await channel.send({ type: "broadcast", event: "noise", payload: { text } })
    await heard.count(sent)
  }
  // Data already in transit is read first, and then the end of the connection.
  sleeper.resume()
  await closed
  expect(heard.all).toHaveLength(60)
  await reader.removeAllChannels()
})

test("no frame breaks the server", async () => {
  const word = fc.constantFrom(
    "realtime:a",
    "phoenix",
    "phx_join",
    "phx_leave",
    "broadcast",
    "presence",
    "access_token",
    "1",
  )
  const anything = fc.oneof(
    fc.json(),
    fc
      .tuple(fc.option(word), fc.option(word), word, word, fc.jsonValue())
      .map((frame) => JSON.stringify(frame)),
  )
  const watch = await opened(server)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(anything, fc.uint8Array({ maxLength: 64 })), { maxLength: 20 }),
      fc.boolean(),
      async (frames, isOlder) => {
        const socket = await opened(server, isOlder ? "1.0.0" : "2.0.0")
        for (const frame of frames) socket.send(frame)
        socket.close()
        watch.send(JSON.stringify([null, "beat", "phoenix", "heartbeat", {}]))
        expect(await next(watch)).toMatchObject([null, "beat", "phoenix", "phx_reply", { status: "ok" }])
      },
    ),
    { numRuns: 100 },
  )
  watch.close()
})

import { afterAll, beforeAll, expect, test } from "vitest"
import {
  join,
  newSocketClient,
  type LettersServer,
  Received,
  startLetters,
} from "#tests/support/letters-server.ts"

let server: LettersServer
beforeAll(async () => {
  server = await startLetters()
})
afterAll(() => server.stop())

const refusal = "Broadcasts from clients aren't persisted. Send them from the database, with realtime.send"

/** An option that a client may send beside the payload, although the client's types don't have it. */
const persisting = { type: "broadcast" as const, event: "said", payload: { text: "for ever" }, persist: true }

test.each(["1.0.0", "2.0.0"])(
  "a broadcast to be persisted is refused and reaches nobody, and any other one arrives, in frames of %s",
  async (vsn) => {
    const [sender, listener] = [newSocketClient(server, undefined, vsn), await server.clientOf()]
    const heard = new Received<{ payload: unknown }>()
    const listening = listener.channel("hall").on("broadcast", { event: "*" }, heard.take)
    const channel = sender.channel("hall", { config: { broadcast: { ack: true } } })
    await Promise.all([join(listening), join(channel)])
    sender.realtime.serializer.allowedMetadataKeys = ["persist"]
    expect(await channel.send(persisting)).toBe("error")
    expect(await channel.send({ ...persisting, persist: false, payload: { text: "for now" } })).toBe("ok")
    expect(await heard.count(1)).toMatchObject([{ payload: { text: "for now" } }])
    await sender.removeAllChannels()
  },
)

test("a client that wants no acknowledgement is told through the channel that nothing is persisted", async () => {
  const client = await server.clientOf()
  const told = new Received<{ message: string }>()
  const channel = client.channel("hall").on("system", {}, told.take)
  await join(channel)
  client.realtime.serializer.allowedMetadataKeys = ["persist"]
  await channel.send(persisting)
  expect(await told.count(1)).toMatchObject([{ status: "error", message: refusal }])
})

test("a channel that is configured to persist everything can't be joined", async () => {
  const client = await server.clientOf()
  const config = { broadcast: { self: true, persist: true } }
  await expect(join(client.channel("hall", { config }))).rejects.toThrow(
    `UnableToPersistMessages: ${refusal}`,
  )
})

test("broadcasts over REST that are to be persisted are refused", async () => {
  const post = (path: string, body: object) =>
    fetch(`${server.url}/realtime/v1/api/broadcast${path}`, {
      method: "POST",
      headers: { apikey: server.anonKey, "content-type": "application/json" },
      body: JSON.stringify(body),
    })
  const message = { topic: "hall", event: "said", payload: {} }
  for (const answer of [
    await post("", { messages: [{ ...message, persist: true }] }),
    await post("/hall/events/said?persist=true", {}),
  ]) {
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({ message: `${refusal}.` })
  }
  expect((await post("", { messages: [{ ...message, persist: false }] })).status).toBe(202)
})

import { afterAll, beforeAll, expect, test } from "vitest"
import { joined, next } from "./raw-socket.ts"
import { type LettersServer, startLetters } from "#tests/support/letters-server.ts"

let server: LettersServer
beforeAll(async () => {
  server = await startLetters()
})
afterAll(() => server.stop())

const nest = (levels: number) => "[".repeat(levels) + "]".repeat(levels)
const tooDeep = { status: "error", response: { reason: "The payload is nested too deeply" } }

/** A client's JSON broadcast in a binary frame. */
function binaryPush(topic: string, payload: string) {
  const fields = ["1", "2", topic, "said", ""].map((field) => Buffer.from(field))
  return Buffer.concat([
    Buffer.from([3, ...fields.map(({ length }) => length), 1]),
    ...fields,
    Buffer.from(payload),
  ])
}

test.each([200, 5_000, 500_000])(
  "a payload nested %d levels deep is refused in every kind of frame",
  async (levels) => {
    const payload = `{"type":"broadcast","event":"said","payload":${nest(levels)}}`
    const newer = await joined(server, "realtime:hall")
    newer.send(`[null,"2","realtime:a","broadcast",${payload}]`)
    expect(await next(newer)).toEqual([null, "2", "realtime:a", "phx_reply", tooDeep])
    newer.send(`["1","2","realtime:a","phx_join",{"config":${nest(levels)}}]`)
    expect(await next(newer)).toEqual(["1", "2", "realtime:a", "phx_reply", tooDeep])
    newer.send(binaryPush("realtime:a", nest(levels)))
    expect(await next(newer)).toEqual(["1", "2", "realtime:a", "phx_reply", tooDeep])
    newer.close()

    const older = await joined(server, "realtime:hall", "1.0.0")
    older.send(`{"topic":"realtime:a","event":"broadcast","ref":"2","payload":${payload}}`)
    expect(await next(older)).toEqual({
      topic: "realtime:a",
      event: "phx_reply",
      ref: "2",
      join_ref: null,
      payload: tooDeep,
    })
    older.close()
  },
)

test("a broadcast over REST that is nested too deeply is refused", async () => {
  const post = (path: string, body: string) =>
    fetch(`${server.url}/realtime/v1/api/broadcast${path}`, {
      method: "POST",
      headers: { apikey: server.anonKey, "content-type": "application/json" },
      body,
    })
  const messages = `{"messages":[{"topic":"a","event":"said","payload":{"deep":${nest(100_000)}}}]}`
  for (const answer of [await post("", messages), await post("/a/events/said", nest(100_000))]) {
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({ message: "The payload is nested too deeply." })
  }
})

import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { crowd, type CrowdedServer, keepAsking, member, startCrowded, Visitor } from "./crowd.ts"
import { newPerson } from "#tests/support/letters-server.ts"

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

// Without limits, a response took 7 s.
const promptMilliseconds = 1_000
const large = { text: "x".repeat(30_000) }

describe("a server with default settings", () => {
  let server: CrowdedServer
  beforeAll(async () => {
    server = await startCrowded()
  })
  afterAll(() => server.stop())

  test("isn't slowed for others by 1,500 sockets without an account, 400 of them with 30 KB of presence", async () => {
    const network = "203.0.113.7"
    const person = await member(server, { address: network, topic: "latest-changes" })
    const asking = keepAsking(server)
    const strangers = await crowd(1_500, server, () => network)
    for (const each of strangers.slice(-400)) {
      each.join("crowd", { presence: { enabled: true } })
      each.track("crowd", large)
    }
    const late = await member(server, { address: network, topic: "latest-changes" })
    const refused = strangers.filter(({ closed }) => closed)
    await vi.waitUntil(() => strangers.filter(({ closed }) => closed).length >= 1_400, { timeout: 20_000 })
    expect(await asking.stop()).toBeLessThan(promptMilliseconds)
    for (const { closed } of refused)
      expect(closed).toEqual({ code: 1008, reason: "Too many connected users" })
    expect([person.answer, late.answer]).toEqual(["ok", "ok"])
    expect([person.visitor.closed, late.visitor.closed]).toEqual([undefined, undefined])
    for (const each of [...strangers, person.visitor, late.visitor]) each.close()
  })

  test("tells people without an account to sign in, and lets them join nothing", async () => {
    const stranger = await Visitor.from("203.0.113.8", server)
    expect(await stranger.answer(stranger.join("hall"))).toEqual({
      reason: "Unauthorized: Sign in to join this Channel topic: hall",
    })
    expect(await stranger.answer(stranger.join("hall", { private: true }))).toEqual({
      reason: "Unauthorized: Sign in to join this Channel topic: hall",
    })
    const answer = await broadcastByRest(server, server.anonKey, "hall")
    expect([answer.status, await answer.json()]).toEqual([403, { message: "Sign in to broadcast." }])
    stranger.close()
  })

  test("ends a channel whose new token has no account", async () => {
    const { visitor } = await member(server, { address: "203.0.113.8", topic: "hall" })
    visitor.send("hall", "access_token", { access_token: server.anonKey })
    await vi.waitUntil(() => visitor.said("phx_close").length > 0)
    expect(visitor.said("system")).toMatchObject([
      { status: "error", message: "Sign in to join this Channel topic: hall" },
    ])
    visitor.close()
  })

  test("cuts off a client that sends too much before joining", async () => {
    const stranger = await Visitor.from("203.0.113.9", server)
    stranger.socket.send("x".repeat(400_000))
    await vi.waitUntil(() => stranger.closed)
    expect(stranger.closed).toEqual({ code: 1008, reason: "Too many messages without joining a channel" })
  })

  test("allows each person 32 sockets, from any number of networks", async () => {
    const person = newPerson()
    const all = await Promise.all(
      Array.from({ length: 33 }, (_, index) =>
        member(server, { address: `198.51.100.${index}`, topic: "hall", person }),
      ),
    )
    const answers = all.map(({ answer }) => answer)
    expect(answers.filter((each) => each === "ok")).toHaveLength(32)
    expect(answers).toContainEqual({ reason: "ConnectionRateLimitReached: Too many connected users" })
    all.find(({ answer }) => answer === "ok")?.visitor.close()
    const again = () => member(server, { address: "198.51.100.99", topic: "hall", person })
    await vi.waitUntil(async () => (await again()).answer === "ok", { interval: 50 })
    expect((await member(server, { address: "198.51.100.1", topic: "hall" })).answer).toBe("ok")
    for (const { visitor } of all) visitor.close()
  })

  test("allows each network 2,000 sockets, without affecting other networks", async () => {
    // All addresses of an IPv6 network belong to one household or machine.
    const addressOf = (index: number) => `2001:db8:0:1::${index.toString(16)}`
    const people = Array.from({ length: 63 }, () => newPerson())
    const tokens = await Promise.all(people.map((person) => server.tokenOf(person)))
    const own = (index: number) => ({ url: server.url, anonKey: tokens[index % 63] ?? "" })
    const all: Visitor[] = []
    for (let index = 0; index < 2_000; index += 50) {
      const some = Array.from({ length: 50 }, (_, more) =>
        Visitor.from(addressOf(index + more), own(index + more)),
      )
      all.push(...(await Promise.all(some)))
    }
    await expect(Visitor.from(addressOf(2_001), own(2_000))).rejects.toThrow("429")
    ;(await Visitor.from("2001:db8:0:2::1", server)).close()
    for (const each of all) each.close()
  })
})

describe("a server that is open to people without an account", () => {
  let server: CrowdedServer
  beforeAll(async () => {
    server = await startCrowded({ REALTIME_GUESTS: "true" })
  })
  afterAll(() => server.stop())

  test("admits only a few of 400 sockets with 30 KB of presence, and tells the others why", async () => {
    const asking = keepAsking(server)
    const strangers = await crowd(400, server, (index) => `192.0.2.${index % 8}`)
    const attempts = strangers.map((each) => ({
      each,
      join: each.join("crowd", { presence: { enabled: true } }),
      track: each.track("crowd", large),
    }))
    const joined = await Promise.all(attempts.map(({ each, join }) => each.answer(join)))
    expect(new Set(joined)).toEqual(new Set(["ok"]))
    const tracked = await Promise.all(attempts.map(({ each, track }) => each.answer(track)))
    expect(tracked.filter((each) => each === "ok").length).toBeLessThan(10)
    expect(tracked).toContainEqual({
      reason: "This message is too large to send to so many receivers. Try again later",
    })
    expect(await asking.stop()).toBeLessThan(promptMilliseconds)
    for (const each of strangers) each.close()
  })

  test("lets a hundred clients from one network join, and no more", async () => {
    const strangers: Visitor[] = []
    const answers: unknown[] = []
    for (let index = 0; index < 105; index += 1) {
      const stranger = await Visitor.from("192.0.2.99", server)
      strangers.push(stranger)
      answers.push(await stranger.answer(stranger.join("hall")))
    }
    expect(answers.filter((each) => each === "ok")).toHaveLength(100)
    expect(answers.slice(100)).toEqual(
      Array.from({ length: 5 }, () => ({ reason: "ConnectionRateLimitReached: Too many connected users" })),
    )
    for (const each of strangers) each.close()
  })
})

function broadcastByRest({ url }: CrowdedServer, key: string, topic: string, text = "") {
  return fetch(`${url}/realtime/v1/api/broadcast/${topic}/events/said`, {
    method: "POST",
    headers: { apikey: key, "content-type": "application/json" },
    body: JSON.stringify({ text }),
  })
}

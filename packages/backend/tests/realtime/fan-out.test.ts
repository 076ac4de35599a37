import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { type CrowdedServer, keepAsking, member, startCrowded, type Visitor } from "./crowd.ts"
import { newPerson } from "#tests/support/letters-server.ts"

let server: CrowdedServer
let listeners: Visitor[]
beforeAll(async () => {
  server = await startCrowded()
  const people = Array.from({ length: 100 }, () => newPerson())
  const members = people.map((person) => member(server, { address: "203.0.113.1", topic: "hall", person }))
  listeners = (await Promise.all(members)).map(({ visitor }) => visitor)
}, 60_000)
afterAll(async () => {
  for (const each of listeners) each.close()
  await server.stop()
})

const tooMuch = "This message is too large to send to so many receivers. Try again later"
const broadcast = (text: string) => ({ type: "broadcast", event: "said", payload: { text } })
const heardBy = (visitor: Visitor) =>
  visitor.bytes.filter((bytes) => bytes.includes('{"text":"hello"}')).length

test("a message too large for so many receivers is refused however it is sent, and others get through", async () => {
  const person = newPerson()
  const acknowledged = await member(server, {
    address: "203.0.113.2",
    topic: "hall",
    config: { broadcast: { ack: true } },
    person,
  })
  const silent = await member(server, { address: "203.0.113.2", topic: "hall", person })
  const long = "x".repeat(500_000)
  const answer = await acknowledged.visitor.answer(
    acknowledged.visitor.send("hall", "broadcast", broadcast(long)),
  )
  expect(answer).toEqual({ reason: tooMuch })
  silent.visitor.send("hall", "broadcast", broadcast(long))
  await vi.waitUntil(() => silent.visitor.said("system").length > 0)
  expect(silent.visitor.said("system")).toMatchObject([{ status: "error", message: tooMuch }])
  const byRest = await fetch(`${server.url}/realtime/v1/api/broadcast/hall/events/said`, {
    method: "POST",
    headers: {
      apikey: server.anonKey,
      authorization: `Bearer ${await server.tokenOf(person)}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ text: long }),
  })
  expect([byRest.status, await byRest.json()]).toEqual([429, { message: `${tooMuch}.` }])

  const other = await member(server, { address: "203.0.113.3", topic: "hall" })
  other.visitor.send("hall", "broadcast", broadcast("hello"))
  await vi.waitUntil(() => listeners.every((each) => heardBy(each) === 1))
  for (const { visitor } of [acknowledged, silent, other]) visitor.close()
})

test("one account that sends and publishes as much as it can doesn't slow anyone else down", async () => {
  const person = newPerson()
  const sockets = await Promise.all(
    Array.from({ length: 32 }, () =>
      member(server, {
        address: "203.0.113.4",
        topic: "hall",
        config: { presence: { enabled: true }, broadcast: { ack: true } },
        person,
      }),
    ),
  )
  expect(sockets.map(({ answer }) => answer)).toEqual(sockets.map(() => "ok"))
  const asking = keepAsking(server)
  const refusals = new Set<unknown>()
  for (let round = 0; round < 20; round += 1) {
    const answers = sockets.flatMap(({ visitor }) => [
      visitor.answer(visitor.track("hall", { text: "x".repeat(30_000), round })),
      visitor.answer(visitor.send("hall", "broadcast", broadcast("x".repeat(30_000)))),
    ])
    for (const answer of await Promise.all(answers)) if (answer !== "ok") refusals.add(JSON.stringify(answer))
  }
  expect(await asking.stop()).toBeLessThan(1_000)
  expect(refusals).toContain(JSON.stringify({ reason: tooMuch }))
  const other = await member(server, { address: "203.0.113.5", topic: "hall" })
  const before = listeners.map(heardBy)
  other.visitor.send("hall", "broadcast", broadcast("hello"))
  await vi.waitUntil(() => listeners.every((each, index) => heardBy(each) === (before[index] ?? 0) + 1))
  for (const { visitor } of [...sockets, other]) visitor.close()
}, 60_000)

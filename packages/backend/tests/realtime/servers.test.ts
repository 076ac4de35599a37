import type { RealtimePostgresChangesPayload } from "@supabase/supabase-js"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import {
  join,
  newPerson,
  newSocketClient,
  type LettersServer,
  Received,
  startLetters,
} from "#tests/support/letters-server.ts"

type Payload = RealtimePostgresChangesPayload<Record<string, unknown>>

interface Broadcast {
  payload: { text: string }
}

let first: LettersServer
let second: TestServer
beforeAll(async () => {
  first = await startLetters()
  second = await startServer({ DATABASE_URL: first.databaseUrl, REALTIME_GUESTS: "true" })
})
afterAll(async () => {
  await second.stop()
  await first.stop()
})

test("channels with the same topic on two servers of one database act as one", async () => {
  const [here, there] = [newSocketClient(first), newSocketClient(second)]
  const [heardHere, heardThere] = [new Received<Broadcast>(), new Received<Broadcast>()]
  const hereChannel = here.channel("shared").on("broadcast", { event: "*" }, heardHere.take)
  const thereChannel = there.channel("shared").on("broadcast", { event: "*" }, heardThere.take)
  await Promise.all([join(hereChannel), join(thereChannel)])
  const say = (text: string) => ({ type: "broadcast" as const, event: "said", payload: { text } })
  // Longer than a Postgres notification can be.
  const long = "long ".repeat(10_000)
  await hereChannel.send(say(long))
  await hereChannel.send(say("short"))
  expect((await heardThere.count(2)).map(({ payload }) => payload.text)).toEqual([long, "short"])
  await thereChannel.send(say("back"))
  expect((await heardHere.count(1)).map(({ payload }) => payload.text)).toEqual(["back"])
  await Promise.all([here.removeAllChannels(), there.removeAllChannels()])
})

test("a server tells a new one who is there, and its presences disappear when it stops", async () => {
  const here = newSocketClient(first)
  const ann = here
    .channel("gym", { config: { presence: { key: "ann" } } })
    .on("presence", { event: "sync" }, () => {})
  await join(ann)
  await ann.track({ lifts: "squat" })

  const third = await startServer({ DATABASE_URL: first.databaseUrl, REALTIME_GUESTS: "true" })
  const there = newSocketClient(third)
  const bob = there
    .channel("gym", { config: { presence: { key: "bob" } } })
    .on("presence", { event: "sync" }, () => {})
  await join(bob)
  await bob.track({ lifts: "press" })
  await vi.waitUntil(() => "bob" in ann.presenceState() && "ann" in bob.presenceState())
  expect(bob.presenceState()).toMatchObject({ ann: [{ lifts: "squat" }], bob: [{ lifts: "press" }] })

  await there.removeAllChannels()
  await bob.unsubscribe()
  const again = newSocketClient(third)
  const eve = again.channel("gym", { config: { presence: { key: "eve" } } })
  await join(eve)
  await eve.track({})
  await vi.waitUntil(() => "eve" in ann.presenceState())
  await third.stop()
  await vi.waitUntil(() => !("eve" in ann.presenceState()))
  await again.removeAllChannels()
  await here.removeAllChannels()
})

test("both servers report a change, and recover by themselves after losing their database connections", async () => {
  const person = newPerson()
  const token = await first.tokenOf(person)
  // The second server has another address, and its tokens have another issuer.
  const clients = [newSocketClient(first, token), newSocketClient(second)]
  await clients[0]?.realtime.setAuth()
  const received = [new Received<Payload>(), new Received<Payload>()]
  const states: string[][] = [[], []]
  for (const [index, client] of clients.entries()) {
    const table = index === 0 ? "letters" : "board"
    const channel = client
      .channel("changes")
      .on("postgres_changes", { event: "INSERT", schema: "public", table }, (each) =>
        received[index]?.take(each),
      )
      .on("system", {}, ({ message }: { message: string }) => states[index]?.push(message))
    channel.subscribe()
  }
  const live = (times: number) =>
    vi.waitUntil(
      () => states.every((all) => all.filter((each) => each === "Subscribed to PostgreSQL").length === times),
      { timeout: 20_000 },
    )
  await live(1)
  const write = async (body: string, id: number) => {
    await first.sql("insert into letters (owner, body) values ($1, $2)", [person, body])
    await first.sql("insert into board values ($1, $2)", [id, body])
  }
  await write("before", 1)
  await Promise.all(received.map((each) => each.count(1)))

  await first.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name <> ''`,
  )
  // Each channel learns that it may have missed something, joins again and reports when it is live.
  await live(2)
  await write("after", 2)
  await Promise.all(received.map((each) => each.count(2)))
  expect(received[0]?.all.map((each) => each.new)).toMatchObject([{ body: "before" }, { body: "after" }])
  expect(received[1]?.all.map((each) => each.new)).toMatchObject([{ line: "before" }, { line: "after" }])
  await Promise.all(clients.map((client) => client.removeAllChannels()))
})

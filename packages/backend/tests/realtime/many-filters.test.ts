import type { RealtimeChannel } from "@supabase/supabase-js"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { join, newPerson, type LettersServer, Received, startLetters } from "#tests/support/letters-server.ts"

let server: LettersServer
beforeAll(async () => {
  server = await startLetters()
  // The log shows a commit once it is written. Without this setting, the tests' Postgres writes it five times per second.
  await server.sql("set synchronous_commit = local")
})
afterAll(() => server.stop())

const patience = { timeout: 10_000 }

interface System {
  status: string
  message: string
}

const board = { schema: "public", table: "board" }
const letters = { schema: "public", table: "letters" }

/** A channel on which a person subscribes to everything that matches one of these filters, and what it receives. */
async function ask(client: Awaited<ReturnType<LettersServer["clientOf"]>>, table: object, filters: string[]) {
  const told = new Received<System>()
  const heard = new Received<unknown>()
  const channel = filters.reduce<RealtimeChannel>(
    (made, filter) =>
      // The client's types have one overload for each event, so any event is passed as one of them.
      made.on("postgres_changes", { event: "*" as "INSERT", schema: "", ...table, filter }, heard.take),
    client.channel(newPerson()).on("system", {}, told.take),
  )
  await join(channel)
  return { channel, told, heard }
}

const problems = ({ all }: Received<System>) => all.filter(({ status }) => status === "error")

/** The median time, in milliseconds, from inserting a row until a page that follows the whole table receives it. */
async function timeToHear(table: { table: string }, person: string): Promise<number> {
  const client = await server.clientOf(person)
  const received = new Received<unknown>()
  const channel = client
    .channel(newPerson())
    .on("postgres_changes", { event: "INSERT", schema: "public", ...table }, received.take)
  await join(channel, { changes: true })
  const times: number[] = []
  for (let rows = 1; rows <= 25; rows += 1) {
    const started = performance.now()
    if (table === board) await server.sql("insert into board select coalesce(max(id), 0) + 1 from board")
    else await server.sql("insert into letters (owner, number) values ($1, 1)", [person])
    await vi.waitUntil(() => received.all.length >= rows, { timeout: 60_000, interval: 1 })
    times.push(performance.now() - started)
  }
  await client.removeChannel(channel)
  return times.toSorted((a, b) => a - b)[12] ?? Infinity
}

test("one socket with 75 channels of 100 different filters each delays nobody's changes", async () => {
  const ann = newPerson()
  const before = await timeToHear(letters, ann)
  const eve = await server.clientOf(newPerson())
  const channels: Awaited<ReturnType<typeof ask>>[] = []
  for (let index = 0; index < 75; index += 1) {
    const filters = Array.from({ length: 100 }, (_, number) => `number=gt.${index * 100 + number}`)
    channels.push(await ask(eve, letters, filters))
  }
  const during = await timeToHear(letters, ann)
  const refused = () => channels.filter(({ told }) => problems(told).length > 0)
  // The first channel takes the whole budget.
  await vi.waitUntil(() => refused().length === 74, patience)
  const refusals = refused()
  await eve.removeAllChannels()
  const after = await timeToHear(letters, ann)
  expect(during).toBeLessThan(4 * Math.max(before, after))
  for (const { told } of refusals) {
    expect(problems(told)).toMatchObject([
      {
        message: expect.stringMatching(
          /You have more than (100 filters that only Postgres can evaluate|1000 different)/,
        ),
      },
    ])
  }
})

test("filters on rows that everyone may read delay nobody either, and each gets the rows that match it", async () => {
  const [ann, eve] = [newPerson(), await server.clientOf()]
  const before = await timeToHear(board, ann)
  const thresholds = Array.from({ length: 100 }, (_, number) => 10_000 + number)
  const { channel, heard, told } = await ask(
    eve,
    board,
    thresholds.map((number) => `id=gte.${number}`),
  )
  await vi.waitUntil(() => told.all.some(({ status }) => status === "ok"), patience)
  const during = await timeToHear(board, ann)
  // Row n matches n + 1 of the filters.
  await server.sql("insert into board select 10000 + number from generate_series(0, 40) as number")
  await heard.count((41 * 42) / 2)
  await eve.removeChannel(channel)
  await server.sql("delete from board")
  const after = await timeToHear(board, ann)
  expect(during).toBeLessThan(4 * Math.max(before, after))
  expect(heard.all).toHaveLength((41 * 42) / 2)
})

test("slow filters don't hold up anyone else, and of several on one channel only the slow one is dropped", async () => {
  const order: string[] = []
  const eve = await server.clientOf(newPerson())
  const slow = await ask(eve, board, ["line=match.^((x?){30}){30}$", "line=match.^x"])
  slow.channel.on("system", {}, ({ status }: System) => status === "error" && order.push("given up"))
  const ann = await server.clientOf(newPerson())
  const channel = ann
    .channel("plain")
    .on("postgres_changes", { event: "INSERT", ...board }, () => order.push("told"))
  await join(channel, { changes: true })
  await server.sql("insert into board values (20000, $1), (20001, 'xy')", [`${"x".repeat(3_000)}y`])
  await vi.waitUntil(() => order.includes("given up"), { timeout: 20_000 })
  expect(order).toEqual(["told", "told", "given up"])
  await slow.heard.count(2)
  expect(problems(slow.told)).toMatchObject([{ message: expect.stringContaining("are no longer sent") }])
  const again = await ask(eve, board, ["line=match.^y"])
  await again.told.count(1)
  expect(problems(again.told)).toMatchObject([{ message: expect.stringContaining("Try again in a minute") }])
})

test("a person can follow changes on a hundred channels across all sockets, and on another after leaving one", async () => {
  const person = newPerson()
  const clients = [await server.clientOf(person), await server.clientOf(person)] as const
  const joined = await Promise.all(
    Array.from({ length: 101 }, (_, index) =>
      ask(clients[index % 2 === 0 ? 0 : 1], board, [`id=eq.${index}`]),
    ),
  )
  const refused = joined.filter(({ told }) => problems(told).length > 0)
  expect(refused.map(({ told }) => problems(told))).toMatchObject([
    [{ message: expect.stringContaining("You are following changes on more than 100 channels") }],
  ])
  await clients[0].removeChannel(joined[0]?.channel ?? clients[0].channel("none"))
  const again = await ask(clients[0], board, ["id=eq.1"])
  await vi.waitUntil(() => again.told.all.length > 0, patience)
  expect(problems(again.told)).toEqual([])
})

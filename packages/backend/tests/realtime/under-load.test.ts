import { setTimeout } from "node:timers/promises"
import { Worker } from "node:worker_threads"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { join, newPerson, type LettersServer, Received, startLetters } from "#tests/support/letters-server.ts"

// By hand, run more: CHANGES_UNDER_LOAD=5000.
const changes = Number(process.env["CHANGES_UNDER_LOAD"] ?? 60)
const writers = 2
// Milliseconds between changes. After such a pause, a change is sent as soon as the log shows it; in a stream, it would wait for others.
const rhythm = 80
const busyThreads = 3
const patience = { timeout: 10_000 }

interface Told {
  eventType: string
  new: { number?: number; body?: string }
}

describe.each(["log", "triggers"])("changes from the %s", (source) => {
  let server: LettersServer
  let superuser: pg.Client

  beforeAll(async () => {
    server = await startLetters({ REALTIME_CHANGES: source })
    superuser = await newClient("local")
  })
  afterAll(async () => {
    await superuser.end()
    await server.stop()
  })

  /** A client whose commits are on disk before others see them and, with "on", also on another server if there is one. */
  async function newClient(commit: "on" | "local") {
    const client = new pg.Client({ connectionString: server.databaseUrl })
    client.on("error", () => {})
    await client.connect()
    await client.query(`set synchronous_commit = ${commit}`)
    return client
  }

  const letter = (client: pg.Client, owner: string, body: string, number: number) =>
    client.query("insert into letters (owner, body, number) values ($1, $2, $3)", [owner, body, number])

  /** What a person's page receives, starting with the reply to its join. */
  async function follow(person: string, isFirst: boolean) {
    const received = new Received<Told>()
    const channel = (await server.clientOf(person))
      .channel(newPerson())
      .on("postgres_changes", { event: "INSERT", schema: "public", table: "letters" }, received.take)
    await join(channel, { changes: isFirst })
    return received
  }

  async function underLoad(work: () => Promise<void>) {
    const busy = Array.from(
      { length: busyThreads },
      () => new Worker("for (;;) Math.sqrt(2)", { eval: true }),
    )
    try {
      await work()
    } finally {
      await Promise.all(busy.map((worker) => worker.terminate()))
    }
  }

  test("are sent once and in commit order, even on a busy processor", async () => {
    const ann = newPerson()
    const received = await follow(ann, true)
    const each = Math.ceil(changes / writers)
    await underLoad(async () => {
      await Promise.all(
        Array.from({ length: writers }, async (_, writer) => {
          const client = await newClient("local")
          for (let number = 0; number < each; number += 1) {
            await letter(client, ann, `writer ${writer}`, number)
            await setTimeout(rhythm)
          }
          await client.end()
        }),
      )
      await letter(superuser, ann, "last", 0)
      await vi.waitUntil(() => received.all.at(-1)?.new.body === "last", { timeout: 20_000 })
    })
    for (let writer = 0; writer < writers; writer += 1) {
      const numbers = received.all
        .filter(({ new: { body } }) => body === `writer ${writer}`)
        .map(({ new: { number } }) => number)
      expect(numbers).toEqual(Array.from({ length: each }, (_, number) => number))
    }
  }, 600_000)

  test("include the first one after a page has joined, even on a busy processor", async () => {
    await follow(newPerson(), true)
    await underLoad(async () => {
      const people = Array.from({ length: 20 }, () => newPerson())
      for (const person of people) {
        const received = await follow(person, false)
        await letter(superuser, person, "first", 1)
        expect(await received.count(1)).toMatchObject([{ new: { body: "first" } }])
      }
    })
  })

  /** During the work, a commit is complete on disk but waits for another server, which doesn't exist, before others see it. */
  async function withoutTheOtherServer(work: () => Promise<void>) {
    const reload = async (change: string) => {
      await server.sql(`alter system ${change}`)
      await server.sql("select pg_reload_conf()")
    }
    await reload("set synchronous_standby_names = 'elsewhere'")
    try {
      await work()
    } finally {
      await reload("reset synchronous_standby_names")
    }
  }

  /** The process whose commit is waiting. */
  const waiting = () =>
    vi.waitUntil(async () => {
      const [row] = await server.sql(
        "select pid from pg_stat_activity where datname = current_database() and wait_event = 'SyncRep'",
      )
      return row?.["pid"]
    }, patience)

  /** Waits until the server has sent the database a query since this moment. */
  const untilAsked = (since: unknown) =>
    vi.waitUntil(async () => {
      const rows = await server.sql(
        `select from pg_stat_activity
         where datname = current_database() and usename = 'supabase_realtime_admin' and state = 'idle' and query_start > $1`,
        [since],
      )
      return rows.length > 0
    }, patience)

  test("wait until others can see them, and keep the later ones waiting", async () => {
    const ann = newPerson()
    const received = await follow(ann, true)
    const writer = await newClient("on")
    let count = 0
    await withoutTheOtherServer(async () => {
      // Postgres starts to wait a moment after it is told to.
      let isOver = false
      const writing = (async () => {
        while (!isOver) await letter(writer, ann, "held up", (count += 1))
      })()
      const pid = await waiting()
      isOver = true
      const [{ now } = {}] = await server.sql("select clock_timestamp() as now")
      // With triggers, this change arrives only after the waiting one.
      const after = letter(superuser, ann, "after it", (count += 1))
      if (source === "log") await untilAsked(now)
      await server.sql("select pg_cancel_backend($1)", [pid])
      await Promise.all([writing, after])
    })
    await writer.end()
    const letters = await received.count(count)
    expect(letters.map(({ new: { number } }) => number)).toEqual(
      Array.from({ length: count }, (_, index) => index + 1),
    )
  })
})

import { randomUUID } from "node:crypto"
import { createClient } from "@supabase/supabase-js"
import pg from "pg"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Database } from "#domain/row-types.ts"
import { type Client, newClient, password } from "#tests/support/person.ts"
import {
  type PretendProvider,
  type ProviderAnswer,
  refused,
  startProvider,
  streamed,
} from "@repertoire/backend/testing/pretend-provider.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { ask } from "./ask-coach.ts"

const reply = JSON.stringify({
  ...{ title: "Train more often", type: "cardio", exerciseName: null },
  ...{ metric: "frequency", targetValue: 3, targetDate: "2027-01-20" },
})
const goal = { feature: "goal", today: "2026-11-21", unit: "kg" }
const mine = "You have used all your AI requests for today (3)."
const networks =
  "Guests on your network have used all their AI requests for today (3). Every account has its own limit."
const servers = "This server has used up its AI requests for today."

let provider: PretendProvider
let server: TestServer
/** Two more processes on the same database, one of them with few tokens. */
let other: TestServer
let small: TestServer
let database: pg.Client
beforeAll(async () => {
  provider = await startProvider()
  const settings: Record<string, string> = {
    OPENAI_API_KEY: "sk-cost",
    OPENAI_BASE_URL: provider.baseUrl,
    AI_DAILY_LIMIT: "3",
    AI_SERVER_DAILY_LIMIT: "8",
    AUTH_ANONYMOUS: "true",
    AUTH_AUTOCONFIRM: "true",
    TRUST_PROXY: "1",
  }
  server = await startServer(settings)
  settings["DATABASE_URL"] = server.databaseUrl
  other = await startServer(settings)
  small = await startServer({ ...settings, AI_SERVER_DAILY_TOKENS: "12000" })
  database = new pg.Client({ connectionString: server.databaseUrl })
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await small.stop()
  await other.stop()
  await server.stop()
  await provider.stop()
})
beforeEach(async () => {
  provider.answers(streamed(reply))
  await database.query("delete from private.ai_calls")
})

const askedBy = (client: Client) => ask({ client }, goal)

async function refusalOf(client: Client): Promise<unknown> {
  const { status, last } = await askedBy(client)
  return status === 429 ? (last as { message: string }).message : undefined
}

/** Asks until no calls are left. Returns the refusal. */
async function useUp(client: Client): Promise<unknown> {
  for (let call = 0; call < 3; call += 1) expect((await askedBy(client)).status).toBe(200)
  return refusalOf(client)
}

/** Asks, and stops while the reply is being written. Returns once the server knows. */
async function askAndCancel(client: Client) {
  const open = "select from private.ai_calls where ended_at is null"
  provider.answers(streamed('{"title": "It has begun', { isHeld: true }))
  const { data } = await client.auth.getSession()
  const stop = new AbortController()
  const response = await fetch(`${server.url}/functions/v1/coach`, {
    method: "POST",
    headers: { authorization: `Bearer ${data.session?.access_token}` },
    body: JSON.stringify(goal),
    signal: stop.signal,
  })
  expect(response.status).toBe(200)
  await response.body?.getReader().read()
  stop.abort()
  await expect.poll(async () => (await database.query(open)).rowCount).toBe(0)
  provider.answers(streamed(reply))
}

/** Someone with an email address, which isn't verified here. */
async function somebody(at: TestServer, email = `${randomUUID()}@example.com`) {
  const client = newClient(at)
  const { data, error } = await client.auth.signUp({ email, password })
  expect(error).toBeNull()
  return { client, id: data.user?.id ?? "", email }
}

let inventions = 0

/** An anonymous person whose requests a proxy forwards. The address that they made up comes before the proxy's in the header. */
async function guest({ url, anonKey }: TestServer, network: string): Promise<Client> {
  const client = createClient<Database>(url, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { "x-forwarded-for": `198.51.100.${(inventions += 1)}, ${network}` } },
  })
  expect((await client.auth.signInAnonymously()).error).toBeNull()
  return client
}

describe("one person's daily allowance", () => {
  it("isn't renewed by deleting the account and signing up again", async () => {
    const name = randomUUID()
    const before = await somebody(server, `${name}@example.com`)
    expect(await useUp(before.client)).toBe(mine)
    await before.client.rpc("delete_my_account").throwOnError()
    const after = await somebody(server, `${name}@example.com`)
    expect(await refusalOf(after.client)).toBe(mine)
    const tagged = await somebody(server, `${name}+again@example.com`)
    expect(await refusalOf(tagged.client)).toBe(mine)
    const another = await somebody(server)
    expect(await refusalOf(another.client)).toBeUndefined()
  })

  it("isn't used up by calls that are cancelled, of which as many as its calls are free", async () => {
    const someone = await somebody(server)
    for (let call = 0; call < 3; call += 1) await askAndCancel(someone.client)
    expect(await useUp(someone.client)).toBe(mine)
    const another = await somebody(server)
    await database.query("delete from private.ai_calls")
    for (let call = 0; call < 4; call += 1) await askAndCancel(another.client)
    expect((await askedBy(another.client)).status).toBe(200)
    expect((await askedBy(another.client)).status).toBe(200)
    expect(await refusalOf(another.client)).toBe(mine)
  })

  it("leaves only a hash of a deleted account, and not even that after the day", async () => {
    const { client, id, email } = await somebody(server)
    await useUp(client)
    await client.rpc("delete_my_account").throwOnError()
    const text = async () =>
      JSON.stringify((await database.query("select *, counted_as::text from private.ai_calls")).rows)
    expect(await text()).not.toContain(id)
    expect(await text()).not.toContain(email.split("@")[0])
    const { rows: plain } = await database.query(
      "select from private.ai_calls where counted_as = any (array[sha256($1), sha256($2)])",
      [email, `address ${email}`],
    )
    expect(plain).toEqual([])
    await database.query("update private.ai_calls set started_at = started_at - interval '1 day'")
    const next = await somebody(server)
    expect(await refusalOf(next.client)).toBeUndefined()
    const { rows } = await database.query(
      "select from private.ai_calls where counted_as is not null and user_id is distinct from $1",
      [next.id],
    )
    expect(rows).toEqual([])
  })

  it("is shared by a network's accounts without an address, whatever address a client claims", async () => {
    expect(await useUp(await guest(server, "203.0.113.7"))).toBe(mine)
    expect(await refusalOf(await guest(server, "203.0.113.7"))).toBe(networks)
    expect(await refusalOf(await guest(server, "203.0.113.8"))).toBeUndefined()
    expect(await useUp(await guest(server, "2001:db8:0:7::1"))).toBe(mine)
    expect(await refusalOf(await guest(server, "2001:db8::7:ffff:0:0:9"))).toBe(networks)
    expect(await refusalOf(await guest(server, "2001:db8:0:8::1"))).toBeUndefined()
  })
})

describe("everyone's combined daily allowance", () => {
  it("is limited, even for many requests at once to several processes", async () => {
    const places = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? server : other))
    const people = await Promise.all(places.map((at) => somebody(at)))
    const refusals = await Promise.all(people.map(({ client }) => refusalOf(client)))
    expect(refusals.filter((refusal) => refusal === undefined)).toHaveLength(8)
    expect(refusals.filter((refusal) => refusal === servers)).toHaveLength(4)
  })

  it("is limited in tokens too, including those of replies in progress", async () => {
    let finish = () => {}
    const held = new Promise<void>((resolve) => {
      finish = resolve
    })
    const late: ProviderAnswer = async (...asked) => {
      await held
      await streamed(reply)(...asked)
    }
    provider.answers(late)
    const people = await Promise.all(Array.from({ length: 6 }, () => somebody(small)))
    const running = people.slice(0, 4).map(({ client }) => askedBy(client))
    await expect.poll(() => provider.requests.length).toBe(4)
    const [fifth, sixth] = people.slice(4).map(({ client }) => client)
    if (!fifth || !sixth) throw new Error("There are six people.")
    expect(await refusalOf(fifth)).toBe(servers)
    finish()
    await Promise.all(running)
    // The provider reports 42 tokens for each.
    expect(await refusalOf(sixth)).toBeUndefined()
  })

  it("counts an interrupted call as estimated, and a refused one as nothing", async () => {
    const spent = async () => {
      const { rows } = await database.query<{ spent: number }>(
        "select coalesce(sum(coalesce(tokens, expected_tokens)), 0)::int as spent from private.ai_calls",
      )
      return rows[0]?.spent
    }
    const { client } = await somebody(server)
    provider.answers(refused(401))
    await askedBy(client)
    expect(await spent()).toBe(0)
    provider.answers(streamed('{"summary": "It has', { isCut: true }))
    await askedBy(client)
    expect(await spent()).toBeGreaterThan(2_500)
  })
})

describe("a message", () => {
  it("has a limited size, whatever a person stores", async () => {
    const { client, id } = await somebody(server)
    await database.query(
      `insert into public.exercises (owner_id, name, type, measure, equipment)
       select $1, lpad(n::text, 200, 'Ü'), 'strength', 'weight_reps', 'none' from generate_series(1, 4800) n`,
      [id],
    )
    await database.query(
      `insert into public.workout_logs (user_id, date, name, notes)
       select $1, date '2026-11-20' - n, 'Push', repeat(E'\\u0001', 20000) from generate_series(0, 60) n`,
      [id],
    )
    await database.query(
      `insert into public.set_logs (user_id, workout_log_id, exercise_id, exercise_order, set_number, reps, notes)
       select $1, l.id, e.id, 1, n, 5, repeat('🏋', 5000)
       from public.workout_logs l, generate_series(1, 5) n,
         (select id from public.exercises where owner_id = $1 order by name limit 1) e where l.user_id = $1`,
      [id],
    )
    const { rows } = await database.query<{ id: string }>(
      "select id from public.workout_logs where user_id = $1 order by date desc limit 1",
      [id],
    )
    const persons = { today: "2026-11-21", unit: "kg" }
    for (const body of [
      { feature: "week", ...persons },
      { feature: "workout", log_id: rows[0]?.id, ...persons },
      { feature: "month", month: "2026-11-01", ...persons },
    ]) {
      provider.answers(refused(401))
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await ask({ client }, body)).status).toBe(200)
      const [request] = provider.requests
      const { messages } = (request?.body ?? { messages: [] }) as { messages: { content: string }[] }
      const size = Buffer.byteLength(messages[0]?.content ?? "")
      expect(size).toBeGreaterThan(1_500)
      expect(size).toBeLessThanOrEqual(12_000)
    }
  })
})

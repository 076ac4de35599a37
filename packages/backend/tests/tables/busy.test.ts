import pg from "pg"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { type Client, signUpAndConfirm } from "#tests/support/person.ts"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"

const essays = `
  create table public.essays (
    id uuid primary key default gen_random_uuid(), owner uuid not null default auth.uid() references auth.users on delete cascade, text text
  );
  alter table public.essays enable row level security;
  create policy own on public.essays to authenticated using (owner = (select auth.uid())) with check (owner = (select auth.uid()));
  create table public.pages (id uuid primary key, essay_id uuid references public.essays);
  grant select, insert on public.essays, public.pages to authenticated`

let server: TestServer
let admin: pg.Client
let attacker: Client
let other: Client
beforeAll(async () => {
  server = await startServer({ TABLES_STATEMENTS_PER_USER: "2", TABLES_MAX_ANSWER_BYTES: "200000" }, essays)
  admin = new pg.Client({ connectionString: server.databaseUrl })
  await admin.connect()
  // Statements time out sooner than on a real server, to keep the test short.
  const { rows } = await admin.query<{ name: string }>("select current_database() as name")
  const name = pg.escapeIdentifier(rows[0]?.name ?? "")
  await admin.query(`alter role authenticator in database ${name} set statement_timeout = '1s'`)
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = 'authenticator'",
  )
  attacker = (await signUpAndConfirm(server)).client
  other = (await signUpAndConfirm(server)).client
  await write(attacker, "a".repeat(5_000))
})
afterAll(async () => {
  await admin.end()
  await server.stop()
})

const write = (client: Client, text: string) => client.from("essays").insert({ text }).throwOnError()

/** Keeps Postgres busy until the statement times out. */
const slow = () =>
  attacker
    .from("essays")
    .select("id")
    .filter("text", "match", String.raw`^(.+)(.+)\1\2\1\2$`)

const running = async () => {
  const { rows } = await admin.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and state = 'active' and query like '%essays%' and pid <> pg_backend_pid()",
  )
  return rows[0]?.count ?? 0
}

test("one person's slow statements take turns, and nobody else has to wait for them", async () => {
  let isOver = false
  const attack = Promise.all(Array.from({ length: 8 }, slow)).then((answers) => {
    isOver = true
    return answers
  })
  await vi.waitUntil(async () => (await running()) > 0, { interval: 10 })
  for (let count = 0; count < 10; count += 1) {
    expect(await running()).toBeLessThanOrEqual(2)
    expect((await other.from("notes").select("id")).error).toBeNull()
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  }
  expect(isOver).toBe(false)
  for (const { status, error } of await attack) {
    expect([status, error?.code]).toEqual([500, "57014"])
  }
  expect((await attacker.from("notes").select("id")).error).toBeNull()
})

describe("a request that looks small", () => {
  test("can have only a few patterns, none of them long", async () => {
    const many = Array.from({ length: 11 }, (_, index) => `text.match.${index}`).join(",")
    const refusedMany = await attacker.from("essays").select("id").or(many)
    expect([refusedMany.status, refusedMany.error?.message]).toEqual([
      400,
      "a request may have at most 10 pattern filters",
    ])
    const long = await attacker.from("essays").select("id").like("text", "a".repeat(501))
    expect([long.status, long.error?.message]).toEqual([400, "a pattern may have at most 500 characters"])
    expect((await attacker.from("essays").select("id").ilike("text", "*aaa*")).error).toBeNull()
  })

  test("doesn't get more bytes than a person's own app would ever request", async () => {
    await Promise.all(Array.from({ length: 30 }, () => write(other, "b".repeat(9_000))))
    const whole = await other.from("essays").select("*")
    expect([whole.status, whole.error?.message]).toEqual([
      400,
      "The response is too large. Request fewer rows, columns or embeds.",
    ])
    expect((await other.from("essays").select("id")).data).toHaveLength(30)
  })

  test("can embed at most four levels", async () => {
    const deep = (levels: number): string =>
      levels === 0 ? "id" : `id,${levels % 2 === 0 ? "pages" : "essays"}(${deep(levels - 1)})`
    const ask = (levels: number) =>
      fetch(`${server.url}/rest/v1/pages?select=${deep(levels)}&limit=1`, {
        headers: { apikey: server.anonKey },
      })
    expect((await ask(5)).status).toBe(400)
    expect(await (await ask(5)).json()).toMatchObject({ message: "embeds may be nested at most 4 deep" })
  })
})

test("personal responses must not be cached", async () => {
  const token = (await other.auth.getSession()).data.session?.access_token ?? ""
  for (const path of ["essays?select=id", "nothing", "notes?select=nothing"]) {
    const answer = await fetch(`${server.url}/rest/v1/${path}`, {
      headers: { apikey: server.anonKey, authorization: `Bearer ${token}` },
    })
    expect(answer.headers.get("cache-control"), path).toBe("no-store")
  }
})

test("a caller with too many waiting requests is told when to try again", async () => {
  const token = (await attacker.auth.getSession()).data.session?.access_token ?? ""
  const headers = { apikey: server.anonKey, authorization: `Bearer ${token}` }
  const pattern = encodeURIComponent(String.raw`match.^(.+)(.+)\1\2\1\2$`)
  const enough = new AbortController()
  const asking = Array.from({ length: 2 + 64 + 10 }, () =>
    fetch(`${server.url}/rest/v1/essays?text=${pattern}`, { headers, signal: enough.signal }),
  )
  const refused = await Promise.race(asking)
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"])
  expect(await refused.json()).toMatchObject({ code: "PGRST003" })
  enough.abort()
  await Promise.allSettled(asking)
})

import fc from "fast-check"
import pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addressAs } from "./address.ts"
import { createDatabase } from "#tests/support/database.ts"
import { type RoleContext, roleStatement, runAsRole, runAsRoleAndDecide, type Statement } from "./as-role.ts"
import { openPools, type Pools } from "./pool.ts"
import { rolePasswords } from "./role-passwords.ts"

let databaseUrl: string
let admin: pg.Client
let pools: Pools
let close: () => Promise<void>

beforeAll(async () => {
  const database = await createDatabase()
  databaseUrl = database.url
  admin = new pg.Client({ connectionString: databaseUrl })
  await admin.connect()
  await admin.query(`
    create table public.remarks (id text primary key, parent text references public.remarks deferrable initially deferred);
    grant all on public.remarks to anon`)
  pools = openPools({ databaseUrl, passwords: rolePasswords("any") })
  close = async () => {
    await pools.close()
    await admin.end()
    await database.drop()
  }
})
afterAll(() => close())

/** The context of a request that runs as this role, `anon` by default. Each request brings its own claims. */
function as({ role = "anon", claims = "", readOnly = false } = {}): RoleContext {
  const names = ["request.jwt.claims"]
  return { become: roleStatement({ role, readOnly, settings: [], names }), values: [claims] }
}

const anon = as()
const who: Statement = {
  name: "who",
  text: "select current_user::text, current_setting('request.jwt.claims', true), $1::text",
  values: ["x"],
}
const insert = (id: string, parent: string | null = null): Statement => ({
  name: "insert",
  text: "insert into public.remarks values ($1, $2) returning id",
  values: [id, parent],
})

function run(statement: Statement, context: Parameters<typeof as>[0] = {}) {
  return runAsRole(pools.authenticator, as(context), statement)
}

async function isStored(id: string) {
  const { rowCount } = await admin.query("select from public.remarks where id = $1", [id])
  return rowCount === 1
}

/** The role, claims and access mode of the one idle connection between requests. */
async function betweenRequests() {
  const { rows } = await pools.authenticator.query(
    `select current_user::text as role, coalesce(current_setting('request.jwt.claims', true), '') as claims,
       current_setting('transaction_read_only') as read_only`,
  )
  return rows[0]
}

test("a statement runs as its role with its settings, and all values are text or null", async () => {
  const claims = JSON.stringify({ sub: "7", note: "quotes \" ' \\ and ü {}" })
  const rows = await run({ ...who, values: [null] }, { role: "authenticated", claims })
  expect(rows).toEqual([["authenticated", claims, null]])
})

test("a setting may be part of the statement or come with the request, and the later one with the same name applies", async () => {
  const settings = [
    ["app.first", "it's"],
    ["app.second", "fixed"],
  ] as const
  const names = ["app.second", "app.third"]
  const become = roleStatement({ role: "anon", readOnly: false, settings: [...settings], names })
  const shown = ["first", "second", "third"].map((name) => `current_setting('app.${name}')`).join(", ")
  const asked = { text: `select ${shown}`, values: [] }
  for (const third of ["1", `'2"`]) {
    const rows = await runAsRole(pools.authenticator, { become, values: ["given", third] }, asked)
    expect(rows).toEqual([["it's", "given", third]])
  }
})

test("a request leaves nothing behind on its connection", async () => {
  await run(who, { role: "service_role", claims: "{}", readOnly: true })
  expect(await betweenRequests()).toEqual({ role: "authenticator", claims: "", read_only: "off" })
  await expect(run({ text: "select 1/0", values: [] }, { role: "service_role" })).rejects.toThrow(
    "division by zero",
  )
  expect(await betweenRequests()).toEqual({ role: "authenticator", claims: "", read_only: "off" })
})

test("a write is committed when the promise resolves, and gone when it rejects", async () => {
  expect(await run(insert("kept"))).toEqual([["kept"]])
  expect(await isStored("kept")).toBe(true)
  await expect(run(insert("kept"))).rejects.toMatchObject({ code: "23505" })
  await expect(
    run({
      text: "with i as (insert into public.remarks values ('torn') returning 1) select 1/(count(*)-1) from i",
      values: [],
    }),
  ).rejects.toMatchObject({ code: "22012" })
  expect(await isStored("torn")).toBe(false)
})

test("a constraint that is checked at the commit rejects, although the statement itself succeeded", async () => {
  await expect(run(insert("orphan", "nobody"))).rejects.toMatchObject({ code: "23503" })
  expect(await isStored("orphan")).toBe(false)
  expect(await run(insert("after-orphan"))).toEqual([["after-orphan"]])
})

test("a read-only request can't write", async () => {
  await expect(run(insert("read-only"), { readOnly: true })).rejects.toMatchObject({ code: "25006" })
  expect(await isStored("read-only")).toBe(false)
})

test("a role that doesn't exist, or that authenticator can't switch to, is refused", async () => {
  await expect(run(who, { role: "nobody_here" })).rejects.toMatchObject({ code: "22023" })
  await expect(run(who, { role: "postgres" })).rejects.toMatchObject({ code: "42501" })
})

test("a failed role neither marks the statement as prepared nor forgets a prepared one", async () => {
  const fresh = { ...who, name: "fresh" }
  await expect(run(fresh, { role: "nobody_here" })).rejects.toMatchObject({ code: "22023" })
  expect(await run(fresh)).toHaveLength(1)
  await expect(run(fresh, { role: "nobody_here" })).rejects.toMatchObject({ code: "22023" })
  expect(await run(fresh)).toHaveLength(1)
})

test("a statement that at first can't be parsed, bound or executed works later under the same name", async () => {
  const late: Statement = { name: "late", text: "select id from public.late_table", values: [] }
  await expect(run(late)).rejects.toMatchObject({ code: "42P01" })
  await admin.query("create table public.late_table (id text); grant select on public.late_table to anon")
  expect(await run(late)).toEqual([])

  const number = (value: string): Statement => ({
    name: "number",
    text: "select 10 / $1::int",
    values: [value],
  })
  await expect(run(number("ten"))).rejects.toMatchObject({ code: "22P02" })
  await expect(run(number("0"))).rejects.toMatchObject({ code: "22012" })
  expect(await run(number("5"))).toEqual([["2"]])
})

test("one name never stands for two texts", async () => {
  await run({ name: "twice", text: "select 1", values: [] })
  await expect(run({ name: "twice", text: "select 2", values: [] })).rejects.toThrow(
    "is already defined with different text",
  )
  expect(await run({ name: "twice", text: "select 1", values: [] })).toEqual([["1"]])
})

test("a connection keeps a limited number of statements", async () => {
  for (let number = 0; number < 300; number += 1) {
    expect(await run({ name: `many-${number}`, text: `select ${number}`, values: [] })).toEqual([
      [String(number)],
    ])
  }
  const [row] = await run({
    text: "select count(*) from pg_prepared_statements where name not like 'repertoire:%'",
    values: [],
  })
  expect(Number(row?.[0])).toBeLessThanOrEqual(250)
  expect(await run({ name: "many-0", text: "select 0", values: [] })).toEqual([["0"]])
})

test("a statement without rows or without text has no rows", async () => {
  expect(await run({ text: "select 1 where false", values: [] })).toEqual([])
  expect(await run({ text: "", values: [] })).toEqual([])
})

test("a cancelled statement rejects with 57014 and leaves the connection usable", async () => {
  const slow = run({ name: "slow", text: "select pg_sleep(60), 'cancel me'", values: [] })
  const answer = expect(slow).rejects.toMatchObject({ code: "57014" })
  await signalOnce("pg_cancel_backend", "cancel me")
  await answer
  expect(await run(who)).toHaveLength(1)
})

test("no statement runs for longer than five seconds", async () => {
  await expect(run({ text: "select pg_sleep(60)", values: [] })).rejects.toMatchObject({ code: "57014" })
})

test("a connection killed in the middle of a request rejects only that request", async () => {
  const slow = run({ text: "select pg_sleep(60), 'kill me'", values: [] })
  const answer = expect(slow).rejects.toMatchObject({ code: "57P01" })
  await signalOnce("pg_terminate_backend", "kill me")
  await answer
  expect(await run(who)).toHaveLength(1)
})

test("connections that are killed while idle are replaced", async () => {
  await Promise.all(Array.from({ length: 5 }, () => run(who)))
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'authenticator' and datname = current_database()",
  )
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => run(who)))
  const unexpected = results.filter(
    (result) =>
      result.status === "rejected" &&
      result.reason.name !== "DatabaseUnavailable" &&
      result.reason.code !== "57P01",
  )
  expect(unexpected).toEqual([])
  expect(await run(who)).toHaveLength(1)
})

test("if no connection becomes free within five seconds, an error says so", async () => {
  const held = await Promise.all(Array.from({ length: 12 }, () => pools.authenticator.connect()))
  await expect(run(who)).rejects.toMatchObject({ name: "DatabaseUnavailable", reason: "pool_timeout" })
  held.forEach((client) => client.release())
  expect(await run(who)).toHaveLength(1)
})

test("a database that can't be reached is reported as such", async () => {
  const nowhere = openPools({
    databaseUrl: "postgres://nobody@127.0.0.1:1/none",
    passwords: rolePasswords("any"),
  })
  await expect(runAsRole(nowhere.authenticator, anon, who)).rejects.toMatchObject({
    name: "DatabaseUnavailable",
    reason: "connection",
  })
  await nowhere.close()
})

test("requests at the same time never see each other's identity", async () => {
  const people = Array.from({ length: 300 }, (_, number) => String(number))
  const seen = await Promise.all(
    people.map(async (sub) => {
      const role = Number(sub) % 2 ? "anon" : "authenticated"
      const [row] = await run({ ...who, values: [sub] }, { role, claims: sub })
      return row
    }),
  )
  expect(seen).toEqual(people.map((sub) => [Number(sub) % 2 ? "anon" : "authenticated", sub, sub]))
})

test("behind a pooler no statement stays prepared, and everything else is the same", async () => {
  // A pool like the one that openPools creates when it detects a pooler: nothing is prepared on its connections.
  const pooled = new pg.Pool({ connectionString: addressAs(databaseUrl, "authenticator", "any") })
  const context = as({ claims: "{}" })
  expect(await runAsRole(pooled, context, who)).toEqual([["anon", "{}", "x"]])
  await expect(runAsRole(pooled, context, insert("orphan", "nobody"))).rejects.toMatchObject({
    code: "23503",
  })
  const count = { text: "select count(*) from pg_prepared_statements", values: [] }
  expect(await runAsRole(pooled, context, count)).toEqual([["0"]])
  const decided = await runAsRoleAndDecide(pooled, context, who, (rows) => ({
    end: "commit",
    value: rows,
  }))
  expect(decided).toEqual([["anon", "{}", "x"]])
  await pooled.end()
})

test("deciding to commit keeps the write, and deciding to roll back undoes it", async () => {
  const decide = (id: string, end: "commit" | "rollback" | "trial") =>
    runAsRoleAndDecide(pools.authenticator, anon, insert(id), (rows) => ({ end, value: rows.length }))
  expect(await decide("decided", "commit")).toBe(1)
  expect(await decide("undone", "rollback")).toBe(1)
  expect(await decide("tried", "trial")).toBe(1)
  expect([await isStored("decided"), await isStored("undone"), await isStored("tried")]).toEqual([
    true,
    false,
    false,
  ])
  expect(await betweenRequests()).toEqual({ role: "authenticator", claims: "", read_only: "off" })
})

test("if the decision or the statement fails, it is rolled back with its own error", async () => {
  const refuse = () => {
    throw new Error("Two rows are too many.")
  }
  await expect(runAsRoleAndDecide(pools.authenticator, anon, insert("refused"), refuse)).rejects.toThrow(
    "too many",
  )
  const commit = () => ({ end: "commit" as const, value: undefined })
  for (const end of ["commit", "trial"] as const)
    await expect(
      runAsRoleAndDecide(pools.authenticator, anon, insert("late-orphan", "nobody"), () => ({
        end,
        value: undefined,
      })),
    ).rejects.toMatchObject({ code: "23503" })
  await expect(
    runAsRoleAndDecide(pools.authenticator, as({ role: "nobody_here" }), insert("x"), commit),
  ).rejects.toMatchObject({ code: "22023" })
  expect([await isStored("refused"), await isStored("late-orphan"), await isStored("x")]).toEqual([
    false,
    false,
    false,
  ])
  expect(await betweenRequests()).toEqual({ role: "authenticator", claims: "", read_only: "off" })
})

test("in any mixture of good and bad requests, each gets its own result", async () => {
  const kinds = {
    good: { text: "select $1::text", values: ["1"], answer: [["1"]] },
    "bad role": { text: "select $1::text", values: ["1"], answer: "22023" },
    "bad text": { text: "selec $1", values: ["1"], answer: "42601" },
    "bad value": { text: "select $1::int", values: ["one"], answer: "22P02" },
    "bad run": { text: "select 1 / $1::int", values: ["0"], answer: "22012" },
    "bad commit": {
      text: "insert into public.remarks values (gen_random_uuid(), $1)",
      values: ["nobody"],
      answer: "23503",
    },
  }
  type Kind = keyof typeof kinds
  const kind = fc.constantFrom<Kind>("good", "bad role", "bad text", "bad value", "bad run", "bad commit")
  const request = fc.record({ kind, named: fc.boolean(), decided: fc.boolean(), variant: fc.nat(2) })

  const answerOf = async ({
    kind,
    named,
    decided,
    variant,
  }: {
    kind: Kind
    named: boolean
    decided: boolean
    variant: number
  }) => {
    const text = `${kinds[kind].text} -- ${variant}`
    const statement = { text, values: kinds[kind].values, ...(named && { name: text }) }
    const context = as({ role: kind === "bad role" ? "nobody_here" : "anon" })
    const work = decided
      ? runAsRoleAndDecide(pools.authenticator, context, statement, (rows) => ({
          end: "commit",
          value: rows,
        }))
      : runAsRole(pools.authenticator, context, statement)
    return work.catch((error: unknown) => (error instanceof pg.DatabaseError ? error.code : String(error)))
  }
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 40 }), async (requests) => {
      const answers = await Promise.all(requests.map(answerOf))
      expect(answers).toEqual(requests.map(({ kind }) => kinds[kind].answer))
    }),
    { numRuns: 50 },
  )
})

test("roles and settings beyond a connection's cache still work", async () => {
  for (let number = 0; number < 210; number += 1) {
    const settings = [["app.number", String(number)] as const]
    const become = roleStatement({ role: "anon", readOnly: false, settings, names: [] })
    const asked = { text: "select current_setting('app.number')", values: [] }
    expect(await runAsRole(pools.authenticator, { become, values: [] }, asked)).toEqual([[String(number)]])
  }
  const [row] = await run({
    text: "select count(*) from pg_prepared_statements where name like '%role%'",
    values: [],
  })
  expect(Number(row?.[0])).toBeLessThanOrEqual(200)
})

/** Signals the backend whose running statement contains a string, as soon as there is one. */
async function signalOnce(order: "pg_cancel_backend" | "pg_terminate_backend", text: string) {
  await expect
    .poll(async () => {
      const { rowCount } = await admin.query(
        `select ${order}(pid) from pg_stat_activity
         where state = 'active' and usename = 'authenticator' and datname = current_database() and query like $1`,
        [`%${text}%`],
      )
      return rowCount
    })
    .toBe(1)
}

import { randomUUID } from "node:crypto"
import { createClient } from "@supabase/supabase-js"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { newClient, password, signUpAndConfirm } from "#tests/support/person.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { readCatalog, type TableInCatalog } from "./catalog.ts"
import { addOneOfEach } from "./one-of-each.ts"
import { aSave, aSet } from "./saving.ts"
import { enterDatabase, type Row, type SchemaDatabase } from "./schema-database.ts"

type Visitor = Awaited<ReturnType<typeof signUpAndConfirm>>

let server: TestServer
let database: SchemaDatabase
let tables: TableInCatalog[]
let ann: Visitor
let ben: Visitor
let annsRows: Record<string, Row>
let bensRows: Record<string, Row>
let exercise: string

beforeAll(async () => {
  server = await startServer()
  database = enterDatabase({ url: server.databaseUrl, drop: () => server.stop() })
  tables = await readCatalog(database)
  ann = await signUpAndConfirm(server)
  ben = await signUpAndConfirm(server)
  annsRows = await addOneOfEach(database, { id: ann.user.id, email: "" })
  bensRows = await addOneOfEach(database, { id: ben.user.id, email: "" })
  const { data } = await ann.client.from("exercises").select("id").is("owner_id", null).limit(1).single()
  exercise = data?.id ?? ""
})
afterAll(() => database.drop())

/** The official client, for tables whose names are known only from the catalog. */
async function untyped(visitor: Visitor | null) {
  const session = await visitor?.client.auth.getSession()
  const token = session?.data.session?.access_token ?? null
  return createClient(server.url, server.anonKey, { accessToken: async () => token })
}

async function annsRowsNow() {
  const rows = tables.map(({ name, owner }) =>
    database.admin(`select * from public.${name} where ${owner} = $1 order by 1, 2`, [ann.user.id]),
  )
  return Promise.all(rows)
}

describe("another person's rows, over the API", () => {
  it("can't be seen, counted, changed, deleted, taken over or added to in any table", async () => {
    const before = await annsRowsNow()
    const client = await untyped(ben)
    for (const { name, owner, insertable, updatable } of tables) {
      const anns = [owner, ann.user.id] as const
      const seen = await client
        .from(name)
        .select("*", { count: "exact" })
        .eq(...anns)
      expect([name, seen.status, seen.data, seen.count]).toEqual([name, 200, [], 0])
      const [column = ""] = updatable
      const changed = await client
        .from(name)
        .update({ [column]: annsRows[name]?.[column] })
        .eq(...anns)
        .select()
      expect([name, changed.data]).toEqual([name, []])
      const deleted = await client
        .from(name)
        .delete()
        .eq(...anns)
        .select()
      expect([name, deleted.data ?? deleted.status]).toEqual([name, deleted.error ? 403 : []])
      const own = Object.entries(bensRows[name] ?? {}).filter(([key]) => insertable.includes(key))
      const added = await client.from(name).insert({ ...Object.fromEntries(own), [owner]: ann.user.id })
      expect([name, added.status]).toEqual([name, 403])
      const id = annsRows[name]?.["id"]
      const takenOver = await client
        .from(name)
        .upsert({ ...Object.fromEntries(own), ...(id ? { id } : {}), [owner]: ann.user.id })
      expect([name, takenOver.status]).toEqual([name, 403])
    }
    expect(await annsRowsNow()).toEqual(before)
  })

  it("can't be referenced in any table", async () => {
    const client = await untyped(ben)
    for (const { name, pointers, insertable } of tables)
      for (const { column, target } of pointers) {
        const pointer = { [column]: annsRows[target]?.["id"] }
        const changed = await client.from(name).update(pointer).eq("user_id", ben.user.id)
        expect([name, column, [403, 409].includes(changed.status)]).toEqual([name, column, true])
        const own = Object.entries(bensRows[name] ?? {}).filter(([key]) => insertable.includes(key))
        const added = await client.from(name).insert({ ...Object.fromEntries(own), ...pointer })
        expect([name, column, [403, 409].includes(added.status)]).toEqual([name, column, true])
      }
  })

  it("don't exist for someone without an account", async () => {
    const client = await untyped(null)
    for (const { name, owner } of tables) {
      const replies = await Promise.all([
        client.from(name).select(),
        client.from(name).select("*", { head: true }),
        client.from(name).insert({}),
        client
          .from(name)
          .update({ [owner]: ann.user.id })
          .not(owner, "is", null),
        client.from(name).delete().not(owner, "is", null),
      ])
      expect([name, ...replies.map(({ status }) => status)]).toEqual([name, 401, 401, 401, 401, 401])
    }
  })
})

describe("save_workout_log, over the API", () => {
  const save = async (more: Row = {}, visitor = ann) =>
    (await untyped(visitor)).rpc("save_workout_log", aSave(exercise, more))

  it("saves once, gives the same reply again, and shows the log with its sets", async () => {
    const op_id = randomUUID()
    const answers = await Promise.all([save({ op_id }), save({ op_id }), save({ op_id })])
    const [first] = answers.map(({ data }) => data)
    expect(first).toEqual({ id: expect.any(String), revision: 1 })
    expect(answers.map(({ data }) => data)).toEqual([first, first, first])
    const { data } = await ann.client
      .from("workout_logs")
      .select("name, date, set_logs(set_number, reps, weight, weight_kg, exercises(type))")
      .eq("id", first.id)
      .order("set_number", { referencedTable: "set_logs" })
      .single()
    expect(data).toMatchObject({
      date: "2026-11-16",
      set_logs: [{ set_number: 1, reps: 8, weight_kg: 100 }, { set_number: 2 }],
    })
    expect((await ben.client.from("workout_logs").select().eq("id", first.id)).data).toEqual([])
  })

  it("responds to conflicts with 409 and to deleted rows with 404, in Postgres' own words", async () => {
    const op_id = randomUUID()
    const { data } = await save({ op_id, log: { date: "2026-11-16", name: "Legs" } })
    const other = await save({ op_id, sets: [] })
    expect([other.status, other.error]).toMatchObject([409, { code: "PT409", details: '{"reason":"op_id"}' }])
    const edit = { op_id: randomUUID(), log: { id: data.id }, expected_revision: 7 }
    const stale = await save(edit)
    expect([stale.status, stale.error]).toMatchObject([
      409,
      { code: "PT409", details: '{"reason": "revision", "revision": 1}' },
    ])
    const notTheirs = await save(edit, ben)
    expect([notTheirs.status, notTheirs.error]).toMatchObject([
      404,
      { code: "PT404", hint: "step: update_log" },
    ])
  })

  it.each([
    ["an unknown exercise", { sets: [aSet(randomUUID(), 1)] }, 403, "step: insert_sets"],
    ["no date", { log: {} }, 400, "step: insert_log"],
    [
      "another's template",
      { log: { date: "2026-11-16", workout_id: randomUUID() } },
      409,
      "step: insert_log",
    ],
  ])("refuses %s and names the step", async (_, more, status, hint) => {
    const reply = await save(more)
    expect([reply.status, reply.error?.hint]).toEqual([status, hint])
  })

  it("refuses a negative weight", async () => {
    const reply = await save({ sets: [aSet(exercise, 1, { weight: -1 })] })
    expect([reply.status, reply.error?.code]).toEqual([400, "23514"])
  })

  it("doesn't exist for someone without an account", async () => {
    const client = await untyped(null)
    const reply = await client.rpc("save_workout_log", aSave(exercise))
    expect([reply.status, reply.error?.code]).toEqual([401, "42501"])
  })
})

describe("deleting an account, over the API", () => {
  it("works right after signing in with the password, and leaves nothing to sign in to", async () => {
    const cas = await signUpAndConfirm(server)
    await addOneOfEach(database, { id: cas.user.id, email: "" })
    expect((await cas.client.rpc("delete_my_account")).error).toBeNull()
    const again = await newClient(server).auth.signInWithPassword({ email: cas.user.email ?? "", password })
    expect(again.error?.code).toBe("invalid_credentials")
    const left = tables.map(({ name, owner }) =>
      database.admin(`select from public.${name} where ${owner} = $1`, [cas.user.id]),
    )
    expect((await Promise.all(left)).flat()).toEqual([])
  })
})

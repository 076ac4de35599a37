import { createClient } from "@supabase/supabase-js"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import ws from "ws"
import { databaseSetting, type Gym, openGym } from "./gym.ts"

// Node 20 has no built-in WebSocket, and the client doesn't start without one.
Object.assign(globalThis, { WebSocket: ws })

let gym: Gym
let client: ReturnType<typeof newClient>
beforeAll(async () => {
  gym = await openGym({ TABLES_TX_END: "commit-allow-override" })
  await gym.changeSchema(databaseSetting("pgrst.db_plan_enabled", "true"))
  client = newClient()
})
beforeEach(() =>
  gym.sql("truncate plain; insert into plain values (1, 'one', 1), (2, 'two', 2), (3, 'three', 3)"),
)
afterAll(() => gym.stop())

function newClient() {
  return createClient(gym.url, gym.anonKey, { auth: { persistSession: false, autoRefreshToken: false } })
}

describe("the official client reads", () => {
  it("lists, with counts and pages", async () => {
    const page = await client.from("gyms").select("id, name", { count: "exact" }).order("id").range(1, 2)
    expect(page).toMatchObject({
      error: null,
      count: 3,
      status: 206,
      statusText: "Partial Content",
      data: [
        { id: 2, name: "Steel" },
        { id: 3, name: "Rope" },
      ],
    })
    const head = await client.from("gyms").select("*", { count: "exact", head: true })
    expect(head).toMatchObject({ error: null, count: 3, data: null })
  })

  it("with every kind of filter", async () => {
    const ids = async (query: PromiseLike<{ data: unknown; error: unknown }>) => {
      const { data, error } = await query
      expect(error).toBeNull()
      return (data as { id: number }[]).map(({ id }) => id)
    }
    const gyms = () => client.from("gyms").select("id").order("id")
    expect(await ids(gyms().in("name", ["Iron", "Ro,pe"]))).toEqual([1])
    expect(await ids(gyms().contains("tags", ["old"]))).toEqual([1])
    expect(await ids(gyms().contains("extra", { area: 80 }))).toEqual([2])
    expect(await ids(gyms().overlaps("tags", ["new", "big"]))).toEqual([1, 2])
    expect(await ids(gyms().or("id.eq.1,and(city.is.null,name.eq.Rope)"))).toEqual([1, 3])
    expect(await ids(gyms().not("city", "is", null))).toEqual([1, 2])
    expect(await ids(gyms().match({ id: 2, name: "Steel" }))).toEqual([2])
    expect(await ids(gyms().likeAnyOf("name", ["I%", "R%"]))).toEqual([1, 3])
    expect(await ids(gyms().filter("extra->>area", "eq", "120"))).toEqual([1])
    const courses = () => client.from("courses").select("id").order("id")
    expect(await ids(courses().textSearch("search", "fast", { config: "english" }))).toEqual([2])
    expect(await ids(courses().rangeAdjacent("period", "[2024-02-01,2024-02-05)"))).toEqual([1])
  })

  it("related rows, filtered and ordered by them", async () => {
    const related = await client
      .from("gyms")
      .select("name, halls!inner(name)")
      .neq("halls.name", "North")
      .order("name")
      .order("name", { referencedTable: "halls", ascending: false })
      .limit(1, { referencedTable: "halls" })
    expect(related.data).toEqual([
      { name: "Iron", halls: [{ name: "South" }] },
      { name: "Steel", halls: [{ name: "Attic" }] },
    ])
    const ordered = await client
      .from("halls")
      .select("id, gyms(name)")
      .order("gyms(name)", { ascending: false })
      .limit(1)
    expect(ordered.data).toEqual([{ id: 3, gyms: { name: "Steel" } }])
    const either = await client
      .from("gyms")
      .select("id, halls(id)")
      .eq("id", 1)
      .or("id.eq.2", { referencedTable: "halls" })
    expect(either.data).toEqual([{ id: 1, halls: [{ id: 2 }] }])
  })

  it("one row, or at most one", async () => {
    expect((await client.from("gyms").select("id").eq("id", 1).single()).data).toEqual({ id: 1 })
    expect((await client.from("gyms").select("id").eq("id", 9).single()).error).toMatchObject({
      code: "PGRST116",
    })
    expect(await client.from("gyms").select("id").eq("id", 9).maybeSingle()).toMatchObject({
      data: null,
      error: null,
    })
    expect((await client.from("gyms").select("id").maybeSingle()).error).toMatchObject({ code: "PGRST116" })
  })

  it("CSV, rows without nulls, plans, and other schemas", async () => {
    expect((await client.from("gyms").select("id,city").eq("id", 3).csv()).data).toBe("id,city\n3,")
    expect((await client.from("gyms").select("id,city").eq("id", 3).stripNulls()).data).toEqual([{ id: 3 }])
    expect((await client.from("gyms").select().explain()).data).toContain("Seq Scan on gyms")
    const plan = await client.from("gyms").select().explain({ analyze: true, format: "json" })
    expect(plan.data).toMatchObject([{ "Execution Time": expect.any(Number) }])
    expect((await client.schema("other").from("gyms").select()).data).toEqual([{ id: 1, motto: "elsewhere" }])
  })
})

describe("the official client writes", () => {
  it("inserts, with defaults or nulls for what is missing", async () => {
    expect(await client.from("plain").insert({ id: 4 })).toMatchObject({
      error: null,
      status: 201,
      statusText: "Created",
    })
    const many = await client
      .from("plain")
      .insert(
        [
          { id: 5, label: "five" },
          { id: 6, amount: 60 },
        ],
        { defaultToNull: false },
      )
      .select("id, label, amount")
    expect(many.data).toEqual([
      { id: 5, label: "five", amount: 7 },
      { id: 6, label: null, amount: 60 },
    ])
    expect((await client.from("plain").insert({ id: 4 })).error).toMatchObject({ code: "23505" })
  })

  it("upserts, updates and deletes", async () => {
    const upserted = await client.from("plain").upsert({ id: 1, label: "uno" }).select("label").single()
    expect(upserted.data).toEqual({ label: "uno" })
    const ignored = await client
      .from("plain")
      .upsert({ id: 1, label: "no" }, { ignoreDuplicates: true, onConflict: "id" })
      .select()
    expect(ignored.data).toEqual([])
    const updated = await client.from("plain").update({ label: "x" }, { count: "exact" }).gt("id", 1)
    expect(updated).toMatchObject({ error: null, count: 2, status: 204 })
    const removed = await client.from("plain").delete({ count: "exact" }).eq("id", 3).select("id")
    expect(removed).toMatchObject({ data: [{ id: 3 }], count: 1 })
  })

  it("nothing if the write is rolled back", async () => {
    const undone = await client.from("plain").delete().gt("id", 0).select("id").rollback()
    expect(undone.data).toHaveLength(3)
    expect(await gym.sql("select count(*)::int as n from plain")).toEqual([{ n: 3 }])
  })
})

describe("the official client calls functions", () => {
  it("by POST, GET and HEAD", async () => {
    expect((await client.rpc("add", { a: 1, b: 2 })).data).toBe(3)
    expect((await client.rpc("add", { a: 1, b: 2 }, { get: true })).data).toBe(3)
    expect((await client.rpc("sum_all", { n: [1, 2, 3] })).data).toBe(6)
    expect(await client.rpc("gyms_in", { town: "Bern" }, { head: true, count: "exact" })).toMatchObject({
      count: 1,
      error: null,
    })
    expect((await client.rpc("gyms_in", { town: "Bern" }).select("name").single()).data).toEqual({
      name: "Iron",
    })
    expect(await client.rpc("nothing")).toMatchObject({ data: null, error: null, status: 204 })
  })

  it("and gets their errors", async () => {
    const failed = await client.rpc("fail", {
      state: "PT409",
      message: "Conflict",
      detail: '{"reason":"revision"}',
      hint: "h",
    })
    expect(failed).toMatchObject({
      status: 409,
      error: { code: "PT409", message: "Conflict", details: '{"reason":"revision"}', hint: "h" },
    })
    expect((await client.rpc("nix")).error).toMatchObject({ code: "PGRST202" })
  })
})

import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Gym, openGym } from "./gym.ts"

let gym: Gym
beforeAll(async () => {
  gym = await openGym()
})
afterAll(() => gym.stop())

function call(name: string, args: unknown, headers: Record<string, string> = {}) {
  const body = typeof args === "string" ? args : JSON.stringify(args)
  return gym.ask(`/rpc/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  })
}

describe("a call", () => {
  it("takes its arguments from the body or the address, with defaults for missing ones", async () => {
    expect(await (await call("add", { a: 1, b: 2 })).json()).toBe(3)
    expect(await (await call("add", { a: 1 })).json()).toBe(11)
    expect(await gym.json("/rpc/add?a=1&b=5")).toBe(6)
    expect(await gym.json("/rpc/sum_all?n=1&n=2&n=3")).toBe(6)
    expect(await (await call("sum_all", { n: [1, 2] })).json()).toBe(3)
    expect(await gym.json("/rpc/numbers?upto=2")).toEqual([1, 2])
  })

  it("returns bare values, sets as lists, rows as objects, and 204 for nothing", async () => {
    const scalar = await call("add", { a: 1 })
    expect([scalar.status, scalar.headers.get("content-range"), await scalar.text()]).toEqual([
      200,
      "0-0/*",
      "11",
    ])
    expect(await (await call("numbers", { upto: 3 })).json()).toEqual([1, 2, 3])
    expect(await (await call("one_gym", {})).json()).toMatchObject({ id: 1, name: "Iron" })
    expect(await (await call("gyms_in", { town: "Basel" })).json()).toMatchObject([{ id: 2, name: "Steel" }])
    expect(await (await call("pair_of", { x: 1 })).json()).toEqual([{ a: 1, b: "b1" }])
    const nothing = await call("nothing", "")
    expect([nothing.status, await nothing.text()]).toEqual([204, ""])
  })

  it("that returns rows supports selecting, filtering, ordering, paging, counting and embedding", async () => {
    expect(
      await gym.json("/rpc/gyms_in?town=Bern&select=name,shouted_name,halls(name)&halls.order=name.desc"),
    ).toEqual([{ name: "Iron", shouted_name: "IRON", halls: [{ name: "South" }, { name: "North" }] }])
    expect(await gym.json("/rpc/gyms_in?town=Bern&id=eq.9")).toEqual([])
    const page = await gym.ask("/rpc/pair_of?x=1&limit=1", { headers: { prefer: "count=exact" } })
    expect(page.headers.get("content-range")).toBe("0-0/1")
    expect(await gym.json("/rpc/numbers?upto=5&limit=2&offset=1")).toEqual([2, 3])
    const object = await call(
      "gyms_in?select=id",
      { town: "Bern" },
      { accept: "application/vnd.pgrst.object+json" },
    )
    expect(await object.json()).toEqual({ id: 1 })
  })

  it("passes the whole body to a function with one unnamed parameter", async () => {
    expect(await (await call("whole", '{"a": 9007199254740993}')).text()).toBe(
      '{"got" : {"a": 9007199254740993}}',
    )
    const text = await call("shout", "hello", { "content-type": "text/plain" })
    expect(await text.json()).toBe("HELLO")
  })

  it("chooses among functions with the same name by their argument names", async () => {
    expect(await (await call("over", { a: 1, b: 2 })).json()).toBe("two")
    const response = await call("over", { a: 1 })
    expect(response.status).toBe(300)
    expect(await response.json()).toEqual({
      code: "PGRST203",
      details: null,
      hint: "Try renaming the parameters or the function itself in the database so function overloading can be resolved",
      message:
        "Could not choose the best candidate function between: public.over(a => integer), public.over(a => text)",
    })
  })

  it("lists candidates with fewer arguments first", async () => {
    await gym.changeSchema(`
      create function many(a bigint, z int default 1) returns int language sql immutable as 'select 1';
      create function many(b text default '', a int default 1, c int default 1) returns int language sql immutable as 'select 1';
      create function many(a text) returns int language sql immutable as 'select 1';
      create function many(a json) returns int language sql immutable as 'select 1'`)
    const { message } = await (await call("many", { a: 1 })).json()
    expect(message).toBe(
      "Could not choose the best candidate function between: public.many(a => json), public.many(a => text), " +
        "public.many(a => bigint, z => integer), public.many(b => text, a => integer, c => integer)",
    )
  })

  it("can write if it is a POST, unless the function is declared as not writing", async () => {
    const made = await call("make_plain", { new_id: 500 })
    expect(await made.json()).toMatchObject([{ id: 500, label: "made" }])
    expect((await gym.ask("/rpc/make_plain?new_id=501")).status).toBe(405)
    const stable = await call("try_to_write", {})
    expect([stable.status, await stable.json()]).toMatchObject([405, { code: "25006" }])
    expect(await gym.sql("select id from plain where id > 400")).toEqual([{ id: 500 }])
  })

  it("is rolled back if one object was requested and the number of rows isn't one, or if there are too many", async () => {
    const accept = "application/vnd.pgrst.object+json"
    expect((await call("make_plain?id=eq.0", { new_id: 600 }, { accept })).status).toBe(406)
    const limited = await call("make_plain", { new_id: 601 }, { prefer: "handling=strict, max-affected=0" })
    expect([limited.status, await limited.json()]).toMatchObject([400, { code: "PGRST124" }])
    const scalar = await call("add", { a: 1 }, { prefer: "handling=strict, max-affected=1" })
    expect([scalar.status, await scalar.json()]).toMatchObject([400, { code: "PGRST128" }])
    expect(await gym.sql("select id from plain where id >= 600")).toEqual([])
  })

  it("of an unknown function gets a 404, with what was searched for and similar names", async () => {
    const response = await call("ad", { b: 1, a: 2 })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({
      code: "PGRST202",
      details:
        "Searched for the function public.ad with parameters b, a or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.",
      hint: null,
      message: "Could not find the function public.ad(b, a) in the schema cache",
    })
    expect(await gym.json("/rpc/numberz")).toMatchObject({
      details:
        "Searched for the function public.numberz without parameters, but no matches were found in the schema cache.",
      hint: "Perhaps you meant to call the function public.numbers",
      message: "Could not find the function public.numberz without parameters in the schema cache",
    })
    expect(await (await call("add", { a: 1, c: 2 })).json()).toMatchObject({
      hint: "Perhaps you meant to call the function public.add(a, b)",
    })
  })

  it("can set the status and headers of its response", async () => {
    const response = await call("teapot", {})
    expect([response.status, response.headers.get("x-brew"), response.headers.get("cache-control")]).toEqual([
      418,
      "oolong",
      "no-store",
    ])
    expect(await (await call("bad_status", {})).json()).toMatchObject({ code: "PGRST112" })
    expect(await (await call("bad_headers", {})).json()).toMatchObject({ code: "PGRST111" })
  })

  it("is aborted if it takes too long", async () => {
    await gym.changeSchema("alter function doze set statement_timeout = '50ms'")
    const response = await call("doze", { seconds: 3 })
    expect([response.status, await response.json()]).toMatchObject([500, { code: "57014" }])
  })
})

describe("an error raised by a function", () => {
  it.each([
    ["P0001", 400],
    ["23505", 409],
    ["42501", 401],
    ["PT409", 409],
    ["PT404", 404],
    ["P0002", 500],
    ["53300", 503],
    ["40001", 500],
    ["22000", 400],
  ])("%s gets status %i", async (state, status) => {
    const response = await call("fail", { state, message: "Too bad", detail: "more", hint: "do that" })
    expect(response.status).toBe(status)
    expect(response.headers.get("www-authenticate")).toBe(status === 401 ? "Bearer" : null)
    expect(await response.json()).toEqual({
      code: state,
      details: "more",
      hint: "do that",
      message: "Too bad",
    })
  })

  it("can set the status text", async () => {
    expect((await call("fail", { state: "PT418", message: "Short and stout" })).statusText).toBe(
      "Short and stout",
    )
  })

  it("can define the whole response", async () => {
    const response = await call("fail", {
      state: "PGRST",
      message: '{"code": "X1", "message": "m", "details": "d"}',
      detail: '{"status": 402, "headers": {"X-Pay": "now"}}',
    })
    expect([response.status, response.headers.get("x-pay"), await response.json()]).toEqual([
      402,
      "now",
      { code: "X1", details: "d", hint: null, message: "m" },
    ])
    const broken = await call("fail", { state: "PGRST", message: "no json", detail: "{}" })
    expect([broken.status, await broken.json()]).toMatchObject([500, { code: "PGRST121" }])
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type Gym, openGym } from "./gym.ts"

let gym: Gym
beforeAll(async () => {
  gym = await openGym()
})
beforeEach(() =>
  gym.sql("truncate plain, pairs; insert into plain values (1, 'one', 1), (2, 'two', 2), (3, 'three', 3)"),
)
afterAll(() => gym.stop())

const json = { "content-type": "application/json" }
const representation = { ...json, prefer: "return=representation" }

function post(path: string, body: unknown, headers: Record<string, string> = json) {
  return gym.ask(path, {
    method: "POST",
    headers,
    body: typeof body === "string" ? body : JSON.stringify(body),
  })
}

function patch(path: string, body: unknown, headers: Record<string, string> = json) {
  return gym.ask(path, { method: "PATCH", headers, body: JSON.stringify(body) })
}

async function labels() {
  const rows = await gym.sql("select id, label from plain order by id")
  return rows.map(({ id, label }) => `${String(id)}:${String(label)}`)
}

describe("an insert", () => {
  it("returns 201 without a body", async () => {
    const response = await post("/plain", { id: 4, label: "four" })
    expect([response.status, response.statusText, await response.text()]).toEqual([201, "Created", ""])
    expect(response.headers.get("content-range")).toBe("*/*")
    expect(response.headers.get("content-type")).toBeNull()
    expect(await labels()).toContain("4:four")
  })

  it("returns the written rows, shaped like a read", async () => {
    const response = await post(
      "/plain?select=name:label,amount",
      [
        { id: 4, label: "a" },
        { id: 5, label: "b" },
      ],
      {
        ...json,
        prefer: "return=representation, count=exact",
      },
    )
    expect(response.status).toBe(201)
    expect(response.headers.get("content-range")).toBe("*/2")
    expect(response.headers.get("preference-applied")).toBe("return=representation, count=exact")
    expect(await response.json()).toEqual([
      { name: "a", amount: 7 },
      { name: "b", amount: 7 },
    ])
  })

  it("shows embeds of what was written", async () => {
    const response = await post(
      "/halls?select=name,gyms(name)",
      { id: 50, name: "New", gym_id: 2 },
      representation,
    )
    expect(await response.json()).toEqual([{ name: "New", gyms: { name: "Steel" } }])
    await gym.sql("delete from halls where id = 50")
  })

  it("returns the row's location if only headers are requested", async () => {
    const headers = { ...json, prefer: "return=headers-only" }
    expect((await post("/plain", { id: 8 }, headers)).headers.get("location")).toBe("/plain?id=eq.8")
    expect((await post("/pairs", { a: 1, b: 2 }, headers)).headers.get("location")).toBe(
      "/pairs?a=eq.1&b=eq.2",
    )
    expect((await post("/plain", [{ id: 9 }, { id: 10 }], headers)).headers.get("location")).toBeNull()
  })

  it("writes nothing for an empty list, and defaults for an empty object", async () => {
    const none = await post("/plain", [], representation)
    expect([none.status, await none.text()]).toEqual([201, "[]"])
    await gym.changeSchema(
      "create table counted (id serial, label text default 'x'); grant all on counted, counted_id_seq to anon",
    )
    const one = await post("/counted", {}, representation)
    expect(await one.json()).toEqual([{ id: expect.any(Number), label: "x" }])
    expect(await (await post("/counted", [{}, {}], representation)).json()).toHaveLength(2)
  })

  it("writes only the requested columns, with null or the default for missing ones", async () => {
    const rows = [
      { id: 4, label: "a", nonsense: 1 },
      { id: 5, amount: 3 },
    ]
    const path = '/plain?columns="id","label","amount"&select=id,label,amount'
    const defaults = await post(path, rows, { ...json, prefer: "return=representation, missing=default" })
    expect(defaults.headers.get("preference-applied")).toBe("missing=default, return=representation")
    expect(await defaults.json()).toEqual([
      { id: 4, label: "a", amount: 7 },
      { id: 5, label: null, amount: 3 },
    ])
    const nulls = await post(path, [{ id: 6 }], representation)
    expect([nulls.status, await nulls.json()]).toMatchObject([400, { code: "23502" }])
  })

  it("passes on the client's own text, so that no digit is lost", async () => {
    const text = '{"id": 4, "label": "x", "amount": 2147483647}'
    expect((await post("/plain", text)).status).toBe(201)
    await gym.changeSchema("create table bigs (b bigint, n numeric, d json); grant all on bigs to anon")
    const body = '{"b": 9007199254740993, "n": 0.1000000000000000000000000000000001, "d": {"z": 1,  "a":2}}'
    expect(await (await post("/bigs", body, representation)).text()).toBe(
      '[{"b":9007199254740993,"n":0.1000000000000000000000000000000001,"d":{"z": 1,  "a":2}}]',
    )
  })

  it("accepts CSV and forms", async () => {
    const csv = await post("/plain?select=id,label", 'id,label\n4,"a, ""b"""\n5,NULL', {
      "content-type": "text/csv",
      prefer: "return=representation",
    })
    expect(await csv.json()).toEqual([
      { id: 4, label: 'a, "b"' },
      { id: 5, label: null },
    ])
    const form = await post("/plain?select=id,label", "id=6&label=a+b%26", {
      "content-type": "application/x-www-form-urlencoded",
      prefer: "return=representation",
    })
    expect(await form.json()).toEqual([{ id: 6, label: "a b&" }])
  })

  it("goes to the schema that the client names", async () => {
    const response = await post(
      "/gyms",
      { id: 2, motto: "m" },
      { ...representation, "content-profile": "other" },
    )
    expect(await response.json()).toEqual([{ id: 2, motto: "m" }])
    expect(response.headers.get("content-profile")).toBe("other")
  })

  it.each([
    [
      "unknown columns",
      { id: 4, nix: 1 },
      400,
      "PGRST204",
      "Could not find the 'nix' column of 'plain' in the schema cache",
    ],
    ["rows with different keys", [{ id: 4 }, { label: "x" }], 400, "PGRST102", "All object keys must match"],
    ["broken JSON", "{", 400, "PGRST102", "Empty or invalid json"],
    ["no body", "", 400, "PGRST102", "Empty or invalid json"],
    ["values that don't fit", { id: "x" }, 400, "22P02", 'invalid input syntax for type integer: "x"'],
    ["a row that is there already", { id: 1 }, 409, "23505", undefined],
    ["a key that leads nowhere", { id: 99, gym_id: 77, name: "x" }, 409, "23503", undefined],
    ["what a check forbids", { id: 4, amount: -1 }, 400, "23514", undefined],
    ["what may not be null", { id: 4, amount: null }, 400, "23502", undefined],
  ])("refuses %s", async (_what, body, status, code, message) => {
    const path = JSON.stringify(body).includes("gym_id") ? "/halls" : "/plain"
    const response = await post(path, body)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code, ...(message !== undefined && { message }) })
  })

  it("refuses other content types", async () => {
    const response = await post("/plain", "<a/>", { "content-type": "text/xml" })
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: "PGRST102", message: "Content-Type not acceptable: text/xml" },
    ])
  })
})

describe("an upsert", () => {
  const upsert = (resolution: string) => ({
    ...json,
    prefer: `resolution=${resolution}, return=representation`,
  })

  it("merges with existing rows, and reports whether any row was new", async () => {
    const merged = await post("/plain?select=id,label", [{ id: 1, label: "uno" }], upsert("merge-duplicates"))
    expect([merged.status, await merged.json()]).toEqual([200, [{ id: 1, label: "uno" }]])
    expect(merged.headers.get("preference-applied")).toBe(
      "resolution=merge-duplicates, return=representation",
    )
    const some = await post(
      "/plain",
      [
        { id: 1, label: "eins" },
        { id: 7, label: "neu" },
      ],
      upsert("merge-duplicates"),
    )
    expect(some.status).toBe(201)
    expect(await labels()).toEqual(["1:eins", "2:two", "3:three", "7:neu"])
  })

  it("ignores existing rows on request", async () => {
    const rows = [
      { id: 1, label: "x" },
      { id: 7, label: "neu" },
    ]
    const response = await post("/plain?select=id", rows, upsert("ignore-duplicates"))
    expect([response.status, await response.json()]).toEqual([201, [{ id: 7 }]])
    expect(await labels()).toContain("1:one")
  })

  it("can use other unique columns, and refuses columns that aren't unique", async () => {
    await gym.sql("create unique index if not exists plain_label on plain (label)")
    const response = await post(
      "/plain?on_conflict=label&select=id,amount",
      { id: 50, label: "one", amount: 9 },
      upsert("merge-duplicates"),
    )
    expect(await response.json()).toEqual([{ id: 50, amount: 9 }])
    const refused = await post("/plain?on_conflict=amount", { id: 50, amount: 9 }, upsert("merge-duplicates"))
    expect([refused.status, await refused.json()]).toMatchObject([400, { code: "42P10" }])
    await gym.sql("drop index plain_label")
  })
})

describe("a PUT", () => {
  const put = (path: string, body: unknown, headers: Record<string, string> = json) =>
    gym.ask(path, { method: "PUT", headers, body: JSON.stringify(body) })

  it("writes the single row that its address names", async () => {
    expect((await put("/plain?id=eq.1", { id: 1, label: "uno", amount: 1 })).status).toBe(204)
    const made = await put("/plain?id=eq.20&select=label", { id: 20, label: "x", amount: 1 }, representation)
    expect([made.status, await made.json()]).toEqual([201, [{ label: "x" }]])
    expect(await labels()).toEqual(["1:uno", "2:two", "3:three", "20:x"])
  })

  it.each([
    ["/plain?label=eq.one", { id: 1 }, 405, "PGRST105"],
    ["/plain?id=gt.1", { id: 1 }, 405, "PGRST105"],
    ["/plain?id=eq.2", { id: 1, label: "x", amount: 1 }, 400, "PGRST115"],
    ["/plain?id=eq.1&limit=1", { id: 1 }, 400, "PGRST114"],
  ])("refuses %s", async (path, body, status, code) => {
    const response = await put(path, body)
    expect([response.status, await response.json()]).toMatchObject([status, { code }])
    expect(await labels()).toEqual(["1:one", "2:two", "3:three"])
  })
})

describe("an update", () => {
  it("changes the rows that match its filters", async () => {
    const response = await patch("/plain?id=gt.1", { label: "x" }, { ...json, prefer: "count=exact" })
    expect([response.status, response.statusText, await response.text()]).toEqual([204, "No Content", ""])
    expect(response.headers.get("content-range")).toBe("0-1/2")
    expect(await labels()).toEqual(["1:one", "2:x", "3:x"])
  })

  it("returns the changed rows, if any", async () => {
    const changed = await patch("/plain?id=eq.2&select=label", { label: "x" }, representation)
    expect([changed.status, await changed.json(), changed.headers.get("content-range")]).toEqual([
      200,
      [{ label: "x" }],
      "0-0/*",
    ])
    const none = await patch("/plain?id=eq.99", { label: "x" }, representation)
    expect([none.status, await none.text(), none.headers.get("content-range")]).toEqual([200, "[]", "*/*"])
  })

  it("changes nothing when there is nothing to change", async () => {
    const response = await patch("/plain?id=eq.2", {}, representation)
    expect([response.status, await response.text()]).toEqual([200, "[]"])
    expect((await patch("/plain?id=eq.2", {})).status).toBe(204)
    expect(await labels()).toEqual(["1:one", "2:two", "3:three"])
  })

  it("accepts filters with logic", async () => {
    await patch("/plain?or=(id.eq.1,label.eq.three)", { label: "x" })
    expect(await labels()).toEqual(["1:x", "2:two", "3:x"])
  })
})

describe("a delete", () => {
  const remove = (path: string, prefer = "") => gym.ask(path, { method: "DELETE", headers: { prefer } })

  it("removes the rows that match its filters", async () => {
    const response = await remove("/plain?id=lt.3", "count=exact")
    expect([response.status, response.headers.get("content-range")]).toEqual([204, "*/2"])
    expect(await labels()).toEqual(["3:three"])
  })

  it("returns the removed rows", async () => {
    const response = await remove("/plain?id=eq.3&select=label", "return=representation")
    expect([response.status, await response.json()]).toEqual([200, [{ label: "three" }]])
  })
})

describe("a write that is rolled back because of its result", () => {
  const single = { ...representation, accept: "application/vnd.pgrst.object+json" }

  it("is one of several rows if one object was requested", async () => {
    const response = await patch("/plain?id=gt.1", { label: "x" }, single)
    expect([response.status, await response.json()]).toMatchObject([
      406,
      { code: "PGRST116", details: "The result contains 2 rows" },
    ])
    const inserted = await post("/plain", [{ id: 4 }, { id: 5 }], single)
    expect(inserted.status).toBe(406)
    expect(await labels()).toEqual(["1:one", "2:two", "3:three"])
    expect(await (await patch("/plain?id=eq.2&select=label", { label: "x" }, single)).json()).toEqual({
      label: "x",
    })
  })

  it("is one of more rows than may be affected", async () => {
    const headers = { ...json, prefer: "handling=strict, max-affected=1" }
    const response = await patch("/plain?id=gt.1", { label: "x" }, headers)
    expect([response.status, await response.json()]).toMatchObject([
      400,
      {
        code: "PGRST124",
        details: "The query affects 2 rows",
        message: "Query result exceeds max-affected preference constraint",
      },
    ])
    expect(await labels()).toEqual(["1:one", "2:two", "3:three"])
    const allowed = await patch("/plain?id=eq.2", { label: "x" }, headers)
    expect([allowed.status, allowed.headers.get("preference-applied")]).toEqual([
      204,
      "handling=strict, max-affected=1",
    ])
  })

  it("isn't one whose client asks for a rollback, unless that is enabled", async () => {
    const headers = { ...json, prefer: "tx=rollback, return=representation" }
    const kept = await post("/plain", { id: 4 }, headers)
    expect([kept.status, kept.headers.get("preference-applied")]).toEqual([201, "return=representation"])
    expect(await labels()).toHaveLength(4)
    const other = await openGym({ TABLES_TX_END: "commit-allow-override" })
    try {
      const undone = await other.ask("/plain", { method: "POST", headers, body: '{"id": 4}' })
      expect(undone.headers.get("preference-applied")).toBe("return=representation, tx=rollback")
      expect(await undone.json()).toMatchObject([{ id: 4 }])
      expect(await other.sql("select id from plain")).toEqual([])
      await other.changeSchema(`
        create table knots (id int primary key, next int references knots deferrable initially deferred);
        grant all on knots to anon`)
      const tie = (body: string) => other.ask("/knots", { method: "POST", headers, body })
      expect((await tie('[{"id": 1, "next": 2}, {"id": 2, "next": 1}]')).status).toBe(201)
      const loose = await tie('{"id": 1, "next": 7}')
      expect([loose.status, (await loose.json()).code]).toEqual([409, "23503"])
      expect(await other.sql("select id from knots")).toEqual([])
    } finally {
      await other.stop()
    }
  })
})

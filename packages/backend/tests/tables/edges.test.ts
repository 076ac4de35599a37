import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Gym, openGym } from "./gym.ts"

let gym: Gym
beforeAll(async () => {
  gym = await openGym()
  await gym.changeSchema(`
    create function cookies() returns int language plpgsql as $$begin
      perform set_config('response.headers', '[{"Set-Cookie": "a=1"}, {"set-cookie": "b=2"}, {"X-One": "1"}]', true);
      return 1; end$$;
    create function padded(word char, flags bit, words char[]) returns json language sql immutable as
      $$select json_build_array(length(word), flags::text, words)$$;
    create function half_named(a int, text) returns text language sql immutable as $$select 'never'$$;
    create function two_unnamed(int, int) returns int language sql immutable as $$select $1 + $2$$;
    create function unnamed_number(int) returns int language sql immutable as $$select $1$$;
    create function mixed(a int) returns text language sql immutable as $$select 'named'$$;
    create function mixed(int, int) returns text language sql immutable as $$select 'unnamed'$$;
    create function joined(word text, variadic rest text[]) returns text language sql immutable as
      $$select word || ':' || array_to_string(rest, '+')$$;
    create function z_last(b int) returns text language sql immutable as $$select 'int'$$;
    create function z_last(b bigint) returns text language sql immutable as $$select 'bigint'$$;
    grant execute on all functions in schema public to anon;
    grant all on all tables in schema public to anon`)
})
afterAll(() => gym.stop())

const json = { "content-type": "application/json" }

function send(method: string, path: string, body?: unknown, prefer = "return=representation") {
  return gym.ask(path, {
    method,
    headers: { ...json, prefer },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

describe("a read", () => {
  it("shows each row once even if a spread without columns matches several rows", async () => {
    expect(await gym.json("/gyms?select=id,...halls()&order=id")).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
    expect(await gym.json("/gyms?select=id,...halls!inner()&order=id")).toEqual([{ id: 1 }, { id: 2 }])
  })

  it("starts with the first row if earlier ones are requested", async () => {
    const response = await gym.ask("/gyms?select=id&order=id&offset=-2&limit=1")
    expect([response.status, response.headers.get("content-range"), await response.json()]).toEqual([
      200,
      "0-0/*",
      [{ id: 1 }],
    ])
    expect(
      await gym.json("/gyms?id=eq.1&select=halls(name)&halls.order=name&halls.offset=-1&halls.limit=1"),
    ).toEqual([{ halls: [{ name: "North" }] }])
  })

  it("returns the total number of rows even if none are requested", async () => {
    const beyond = await gym.ask("/gyms?offset=9", { headers: { prefer: "count=exact" } })
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "*/3"])
    const backwards = await gym.ask("/gyms", { headers: { range: "5-1" } })
    expect([backwards.status, backwards.headers.get("content-range")]).toEqual([416, "*/*"])
  })
})

describe("the rows that a write returns", () => {
  it("can be ordered, even by columns that aren't shown", async () => {
    const rows = [3, 1, 2].map((a) => ({ a, b: 10 - a, label: "made" }))
    expect(await (await send("POST", "/pairs?order=a.desc&select=a", rows)).json()).toEqual([
      { a: 3 },
      { a: 2 },
      { a: 1 },
    ])
    const updated = await send("PATCH", "/pairs?a=lt.9&order=b&select=a", { label: "changed" })
    expect(await updated.json()).toEqual([{ a: 3 }, { a: 2 }, { a: 1 }])
    const merged = await send(
      "POST",
      "/pairs?order=a&select=a,label",
      rows.map((row) => ({ ...row, label: "merged" })),
      "return=representation,resolution=merge-duplicates",
    )
    expect(await merged.json()).toEqual([1, 2, 3].map((a) => ({ a, label: "merged" })))
    const deleted = await send("DELETE", "/pairs?a=lt.9&order=b.desc&select=a")
    expect(await deleted.json()).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }])
  })

  it("are none for an empty list: 201 for an insert, 200 for an upsert that merges", async () => {
    const inserted = await send("POST", "/plain", [])
    expect([inserted.status, await inserted.json()]).toEqual([201, []])
    const merged = await send("POST", "/plain", [], "return=representation,resolution=merge-duplicates")
    expect([merged.status, await merged.json()]).toEqual([200, []])
  })
})

describe("a function", () => {
  it("can set several cookies", async () => {
    const response = await gym.ask("/rpc/cookies", { method: "POST" })
    expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"])
    expect(response.headers.get("x-one")).toBe("1")
  })

  it("gets untruncated text and bits for parameters without a length", async () => {
    const response = await send("POST", "/rpc/padded", { word: "squat", flags: "1011", words: ["deadlift"] })
    expect(await response.json()).toEqual([5, "1011", ["deadlift"]])
    expect(await gym.json("/rpc/padded?word=squat&flags=1011&words={deadlift}")).toEqual([
      5,
      "1011",
      ["deadlift"],
    ])
  })

  it("with an unnamed parameter among others can't be called, and isn't suggested", async () => {
    for (const name of ["half_named", "two_unnamed", "unnamed_number"]) {
      const response = await send("POST", `/rpc/${name}`, { a: 1 })
      expect([response.status, await response.json()]).toMatchObject([404, { code: "PGRST202", hint: null }])
    }
    const similar = await (await send("POST", "/rpc/two_unname", {})).json()
    expect(similar).toMatchObject({ code: "PGRST202", hint: null })
    expect(await (await send("POST", "/rpc/mixed", { a: 1 })).json()).toBe("named")
    const wrong = await (await send("POST", "/rpc/mixed", { b: 1 })).json()
    expect(JSON.stringify(wrong)).not.toContain("()")
  })

  it("with a single unnamed parameter gets the value of the empty key", async () => {
    expect(await (await send("POST", "/rpc/whole", { "": { a: 1 } })).json()).toEqual({ got: { a: 1 } })
    expect(await (await send("POST", "/rpc/shout", { "": "loud" })).json()).toBe("LOUD")
    expect(await (await send("POST", "/rpc/whole", { other: 1 })).json()).toEqual({ got: { other: 1 } })
  })

  it("that can't be chosen is listed with the other candidates in a fixed order", async () => {
    const response = await send("POST", "/rpc/z_last", { b: 1 })
    expect([response.status, await response.json()]).toMatchObject([
      300,
      {
        message: expect.stringContaining("between: public.z_last(b => bigint), public.z_last(b => integer)"),
      },
    ])
  })

  it("gets all values of a repeated form field if it is variadic, and otherwise the last", async () => {
    const form = (name: string, body: string) =>
      gym.ask(`/rpc/${name}`, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body,
      })
    expect(await (await form("joined", "word=a&word=b&rest=x&rest=y")).json()).toBe("b:x+y")
    expect(await (await form("joined", "word=a&rest=x%2Cy")).json()).toBe("a:x,y")
    expect(await (await form("add", "a=1&b=2")).json()).toBe(3)
  })
})

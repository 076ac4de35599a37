import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Gym, openGym } from "./gym.ts"

let gym: Gym
beforeAll(async () => {
  gym = await openGym({ TABLES_MAX_ROWS: "1000" })
})
afterAll(() => gym.stop())

/** The values of one column in the response. */
async function column(path: string, name = "id") {
  const rows = await gym.json(path)
  if (!Array.isArray(rows)) return rows
  return rows.map((row: Record<string, unknown>) => row[name])
}

describe("a read", () => {
  it("returns rows as Postgres writes them, with range, location and type", async () => {
    const response = await gym.ask("/gyms?select=id,name&order=id&id=lt.3")
    expect(response.status).toBe(200)
    expect(response.statusText).toBe("OK")
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "content-range": "0-1/*",
      "content-location": "/gyms?id=lt.3&order=id&select=id%2Cname",
    })
    expect(await response.text()).toBe('[{"id":1,"name":"Iron"}, \n {"id":2,"name":"Steel"}]')
  })

  it("returns an empty list with an empty range", async () => {
    const response = await gym.ask("/gyms?id=eq.77")
    expect([response.status, response.headers.get("content-range"), await response.text()]).toEqual([
      200,
      "*/*",
      "[]",
    ])
  })

  it("compresses a long response for clients that accept it", async () => {
    const ask = async (encoding: string, text: string) => {
      const headers = { "accept-encoding": encoding, "content-type": "application/json" }
      const response = await gym.ask("/rpc/whole", {
        method: "POST",
        headers,
        body: JSON.stringify({ text }),
      })
      const { "content-encoding": packing = null, vary = null } = Object.fromEntries(response.headers)
      return { packing, vary, body: await response.json() }
    }
    const long = "iron ".repeat(5_000)
    const plain = { packing: null, vary: "accept-encoding", body: { got: { text: long } } }
    expect(await ask("identity", long)).toEqual(plain)
    expect(await ask("gzip, deflate, br", long)).toEqual({ ...plain, packing: "gzip" })
    expect(await ask("br, gzip;q=0", long)).toEqual(plain)
    expect(await ask("gzip", "short")).toEqual({
      packing: null,
      vary: null,
      body: { got: { text: "short" } },
    })
  })

  it("responds to HEAD with the same headers, no body and no length", async () => {
    const response = await gym.ask("/gyms?order=id", { method: "HEAD", headers: { prefer: "count=exact" } })
    expect(response.status).toBe(200)
    expect(response.headers.get("content-range")).toBe("0-2/3")
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8")
    expect(response.headers.get("content-length")).toBeNull()
    expect(await response.text()).toBe("")
  })

  it("names the columns as requested: aliases, casts, JSON paths", async () => {
    const select = "n:name,id::text,extra->rooms->0->>name,extra->rooms->1,area:extra->area,tags->>0"
    expect(await gym.json(`/gyms?id=eq.1&select=${select}`)).toEqual([
      { n: "Iron", id: "1", name: "A", rooms: { name: "B" }, area: 120, tags: "old" },
    ])
  })

  it("computes columns through functions of the row", async () => {
    expect(await gym.json("/gyms?id=eq.1&select=name,shouted_name&shouted_name=eq.IRON")).toEqual([
      { name: "Iron", shouted_name: "IRON" },
    ])
  })

  it("accepts unusual names", async () => {
    expect(await gym.json('/odd%20names?select="a b","q\\"uote",select&"a b"=eq.1')).toEqual([
      { "a b": 1, 'q"uote': "x", select: "y" },
    ])
  })

  it("reads views", async () => {
    expect(await gym.json("/city_gyms?select=gym_name&order=id.desc")).toEqual([
      { gym_name: "Steel" },
      { gym_name: "Iron" },
    ])
  })
})

describe("filters", () => {
  it.each([
    ["id=eq.2", [2]],
    ["id=neq.2", [1, 3]],
    ["id=gt.1&id=lte.2", [2]],
    ["id=gte.2&id=lt.3", [2]],
    ["name=like.*o*", [1, 3]],
    ["name=ilike.i*", [1]],
    ["name=match.^S", [2]],
    ["name=imatch.^s", [2]],
    ["name=like(any).{I*,R*}", [1, 3]],
    ["name=ilike(all).{*R*,*n}", [1]],
    ["id=eq(any).{1,3}", [1, 3]],
    ["id=in.(1,3)", [1, 3]],
    ['name=in.("Iron","Rope")', [1, 3]],
    ["id=in.()", []],
    ["id=not.in.(1,3)", [2]],
    ["city=is.null", [3]],
    ["city=not.is.null", [1, 2]],
    ["city=is.not_null", [1, 2]],
    ["city=isdistinct.Bern", [2, 3]],
    ["tags=cs.{old}", [1]],
    ["tags=cd.{old,big,x}", [1]],
    ["tags=ov.{new,big}", [1, 2]],
    ['extra=cs.{"area":80}', [2]],
    ["extra->>area=eq.120", [1]],
    ["extra->area=gt.100", [1]],
    ["extra->rooms->0->>name=eq.A", [1]],
    ["or=(id.eq.1,name.eq.Rope)", [1, 3]],
    ["and=(id.gt.1,or(city.is.null,name.eq.Steel))", [2, 3]],
    ["not.or=(id.eq.1,id.eq.2)", [3]],
    ['or=(name.in.("Iron","x,y"),not.and(id.gte.2,id.lte.3))', [1]],
    ["not.and=(id.eq.1,name.eq.Iron)", [2, 3]],
  ])("%s", async (filter, expected) => {
    expect(await column(`/gyms?order=id&${encodeURI(filter)}`)).toEqual(expected)
  })

  it.each([
    ["search=fts.slowly", [1]],
    ["search=plfts.fast punching", [2]],
    ["search=phfts(english).punching fast", [2]],
    ["search=wfts.slowly or fast", [1, 2]],
    ["title=fts(english).boxing", [2]],
    ["search=not.fts.slowly", [2]],
    ["period=cs.[2024-01-20,2024-01-21)", [1, 2]],
    ["period=ov.[2024-02-10,2024-02-11]", [2]],
    ["period=sl.[2024-02-01,2024-02-02]", [1]],
    ["period=sr.[2023-01-01,2023-02-01]", [1, 2]],
    ["period=nxr.[2024-01-01,2024-02-01)", [1]],
    ["period=nxl.[2024-01-10,2024-02-01)", [2]],
    ["period=adj.[2024-02-01,2024-02-05)", [1]],
    ["hours=eq.1.5", [1]],
  ])("%s", async (filter, expected) => {
    expect(await column(`/courses?order=id&${encodeURI(filter)}`)).toEqual(expected)
  })

  it("are refused in Postgres' own words if the value doesn't fit the column", async () => {
    const response = await gym.ask("/gyms?id=eq.one")
    expect(response.status).toBe(400)
    expect(response.headers.get("proxy-status")).toBe("PostgREST; error=22P02")
    expect(await response.json()).toEqual({
      code: "22P02",
      details: null,
      hint: null,
      message: 'invalid input syntax for type integer: "one"',
    })
  })

  it("are refused on columns that don't exist", async () => {
    const response = await gym.ask("/gyms?nix=eq.1")
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: "42703", message: "column gyms.nix does not exist" })
  })

  it("are refused if they can't be parsed", async () => {
    const response = await gym.ask("/gyms?id=1")
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      code: "PGRST100",
      details: 'unexpected "1" expecting "not" or operator (eq, gt, ...)',
      hint: null,
      message: '"failed to parse filter (1)" (line 1, column 1)',
    })
  })
})

describe("order and pages", () => {
  it("can order by several terms and by JSON, with nulls first or last", async () => {
    expect(await column("/gyms?order=city.desc.nullslast,id")).toEqual([1, 2, 3])
    expect(await column("/gyms?order=city.nullsfirst")).toEqual([3, 2, 1])
    expect(await column("/gyms?order=extra->area.desc.nullslast")).toEqual([1, 2, 3])
  })

  it("return a page and the total", async () => {
    const response = await gym.ask("/gyms?order=id&limit=1&offset=1", { headers: { prefer: "count=exact" } })
    expect(response.status).toBe(206)
    expect(response.statusText).toBe("Partial Content")
    expect(response.headers.get("content-range")).toBe("1-1/3")
    expect(response.headers.get("preference-applied")).toBe("count=exact")
    expect(await response.json()).toMatchObject([{ id: 2 }])
  })

  it("use the Range header, intersected with limit and offset", async () => {
    const range = async (path: string, header: string) => {
      const response = await gym.ask(path, { headers: { range: header } })
      return [
        response.headers.get("content-range"),
        ((await response.json()) as { id: number }[]).map(({ id }) => id),
      ]
    }
    expect(await range("/gyms?order=id", "1-1")).toEqual(["1-1/*", [2]])
    expect(await range("/gyms?order=id", "1-")).toEqual(["1-2/*", [2, 3]])
    expect(await range("/gyms?order=id&limit=2", "1-5")).toEqual(["1-1/*", [2]])
  })

  it("return nothing for a limit of 0", async () => {
    const response = await gym.ask("/gyms?limit=0")
    expect([response.status, response.headers.get("content-range"), await response.text()]).toEqual([
      200,
      "*/*",
      "[]",
    ])
  })

  it.each([
    ["/gyms?offset=9", "count=exact", "An offset of 9 was requested, but there are only 3 rows."],
    ["/gyms?limit=-1", "", "Limit should be greater than or equal to zero."],
  ])("refuses %s", async (path, prefer, details) => {
    const response = await gym.ask(path, { headers: { prefer } })
    expect(response.status).toBe(416)
    expect(await response.json()).toEqual({
      code: "PGRST103",
      details,
      hint: null,
      message: "Requested range not satisfiable",
    })
  })

  it("refuse a Range header that ends before it starts", async () => {
    const response = await gym.ask("/gyms", { headers: { range: "5-2" } })
    expect(response.status).toBe(416)
    expect(await response.json()).toMatchObject({
      details: "The lower boundary must be lower than or equal to the upper boundary in the Range header.",
    })
  })

  it("count exactly, by the planner's estimate, or by whichever is cheaper", async () => {
    await gym.changeSchema(
      "create table many as select g as id from generate_series(1, 1500) g; analyze many; grant all on many to anon",
    )
    const total = async (count: string, path = "/many?id=gt.0") => {
      const response = await gym.ask(`${path}&limit=1`, { headers: { prefer: `count=${count}` } })
      return response.headers.get("content-range")
    }
    expect(await total("exact")).toBe("0-0/1500")
    expect(await total("planned")).toMatch(/^0-0\/(14|15)\d\d$/)
    expect(await total("estimated")).toMatch(/^0-0\/(14|15)\d\d$/)
    expect(await total("estimated", "/many?id=lt.101")).toBe("0-0/100")
  })

  it("never send more rows than a read may return", async () => {
    const response = await gym.ask("/many?order=id&limit=5000", { headers: { prefer: "count=exact" } })
    expect(response.headers.get("content-range")).toBe("0-999/1500")
    expect(response.status).toBe(206)
    expect(await response.json()).toHaveLength(1000)
    expect(await column("/many?order=id")).toHaveLength(1000)
  })
})

describe("the shape of a response", () => {
  it("is one object if exactly one row is requested", async () => {
    const accept = "application/vnd.pgrst.object+json"
    const one = await gym.ask("/gyms?id=eq.1&select=id", { headers: { accept } })
    expect(one.headers.get("content-type")).toBe(`${accept}; charset=utf-8`)
    expect(await one.json()).toEqual({ id: 1 })
    const two = await gym.ask("/gyms?id=lt.3", { headers: { accept } })
    expect(two.status).toBe(406)
    expect(await two.json()).toEqual({
      code: "PGRST116",
      details: "The result contains 2 rows",
      hint: null,
      message: "Cannot coerce the result to a single JSON object",
    })
  })

  it("leaves out nulls on request", async () => {
    const accept = "application/vnd.pgrst.array+json;nulls=stripped"
    const response = await gym.ask("/gyms?id=eq.3&select=id,city,extra", { headers: { accept } })
    expect(response.headers.get("content-type")).toBe(`${accept}; charset=utf-8`)
    expect(await response.json()).toEqual([{ id: 3 }])
  })

  it("is CSV on request, quoted as Postgres quotes records", async () => {
    const csv = async (path: string) => {
      const response = await gym.ask(path, { headers: { accept: "text/csv" } })
      expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8")
      return response.text()
    }
    expect(await csv("/gyms?select=id,name,tags&order=id")).toBe(
      'id,name,tags\n1,Iron,"{old,big}"\n2,Steel,{new}\n3,Rope,',
    )
    expect(await csv("/gyms?id=eq.77")).toBe("")
  })

  it("is the first accepted type that is available", async () => {
    const type = async (accept: string) => {
      const response = await gym.ask("/gyms?limit=0", { headers: { accept } })
      return [response.status, response.headers.get("content-type")]
    }
    expect(await type("text/html, application/xhtml+xml, */*;q=0.8")).toEqual([
      200,
      "application/json; charset=utf-8",
    ])
    expect(await type("application/json;q=0.1, text/csv")).toEqual([200, "text/csv; charset=utf-8"])
    expect(await type("image/png")).toEqual([406, "application/json; charset=utf-8"])
    expect(await gym.json("/gyms", { headers: { accept: "image/png" } })).toMatchObject({
      code: "PGRST107",
      message: "None of these media types are available: image/png",
    })
  })

  it("keeps numbers beyond 2^53 and every digit of a numeric", async () => {
    await gym.changeSchema(
      "create view huge as select 9007199254740993::bigint as b, 1.10::numeric as n; grant select on huge to anon",
    )
    expect(await (await gym.ask("/huge")).text()).toBe('[{"b":9007199254740993,"n":1.10}]')
  })
})

describe("what isn't there", () => {
  it("is 404 for a table, with a hint if a similar name exists", async () => {
    const response = await gym.ask("/gymz")
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({
      code: "PGRST205",
      details: null,
      hint: "Perhaps you meant the table 'public.gyms'",
      message: "Could not find the table 'public.gymz' in the schema cache",
    })
    expect(await gym.json("/something_else")).toMatchObject({ hint: null })
  })

  it("is 404 for a path that is too long", async () => {
    expect((await gym.ask("/gyms/1")).status).toBe(404)
    expect(await gym.json("/gyms/1")).toMatchObject({
      code: "PGRST125",
      message: "Invalid path specified in request URL",
    })
  })

  it("is 405 for a method", async () => {
    const response = await gym.ask("/rpc/add", { method: "DELETE" })
    expect([response.status, await response.json()]).toMatchObject([
      405,
      { code: "PGRST101", message: "Cannot use the DELETE method on RPC" },
    ])
  })
})

describe("schemas", () => {
  it("are chosen by profile headers, and named in the response", async () => {
    const response = await gym.ask("/gyms", { headers: { "accept-profile": "other" } })
    expect(response.headers.get("content-profile")).toBe("other")
    expect(await response.json()).toEqual([{ id: 1, motto: "elsewhere" }])
  })

  it("are refused if they aren't exposed", async () => {
    const response = await gym.ask("/users", { headers: { "accept-profile": "auth" } })
    expect(response.status).toBe(406)
    expect(await response.json()).toEqual({
      code: "PGRST106",
      details: null,
      hint: "Only the following schemas are exposed: public, other",
      message: "Invalid schema: auth",
    })
  })
})

describe("OPTIONS", () => {
  it("names the methods of a table, a view and a function", async () => {
    const allow = async (path: string) => (await gym.ask(path, { method: "OPTIONS" })).headers.get("allow")
    expect(await allow("/gyms")).toBe("OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE")
    expect(await allow("/teaches")).toBe("OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE")
    expect(await allow("/rpc/add")).toBe("OPTIONS,GET,HEAD,POST")
    expect(await allow("/rpc/make_plain")).toBe("OPTIONS,POST")
  })
})

describe("preferences", () => {
  it("that are unknown are refused with handling=strict, and otherwise ignored", async () => {
    expect((await gym.ask("/gyms", { headers: { prefer: "nonsense" } })).status).toBe(200)
    const response = await gym.ask("/gyms", { headers: { prefer: "handling=strict, nonsense, more" } })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      code: "PGRST122",
      details: "Invalid preferences: nonsense, more",
      hint: null,
      message: "Invalid preferences given with handling=strict",
    })
  })

  it("choose the time zone of timestamps", async () => {
    const response = await gym.ask("/rpc/context?name=TimeZone", {
      headers: { prefer: "timezone=America/Los_Angeles" },
    })
    expect(response.headers.get("preference-applied")).toBe("timezone=America/Los_Angeles")
    expect(await response.json()).toBe("America/Los_Angeles")
  })

  // JST and PST are names that Node knows and Postgres doesn't.
  it.each(["Mars/Base", "JST", "PST", "america/los_angeles", "+02:00", ""])(
    "ignore the unknown time zone %j, or refuse it with handling=strict",
    async (zone) => {
      const ask = (prefer: string) => gym.ask("/rpc/context?name=TimeZone", { headers: { prefer } })
      const lenient = await ask(`timezone=${zone}`)
      expect([lenient.status, lenient.headers.get("preference-applied")]).toEqual([200, null])
      const strict = await ask(`handling=strict, timezone=${zone}`)
      expect([strict.status, await strict.json()]).toMatchObject([
        400,
        { code: "PGRST122", details: `Invalid preferences: timezone=${zone}` },
      ])
    },
  )
})

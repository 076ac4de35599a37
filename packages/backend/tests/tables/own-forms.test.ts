import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Gym, openGym } from "./gym.ts"

let gym: Gym
beforeAll(async () => {
  gym = await openGym({ TABLES_AGGREGATES: "true" })
  await gym.changeSchema(`
    create domain "text/plain" as text;
    create domain "image/png" as bytea;
    create domain "application/vnd.twkb" as bytea;
    create domain "*/*" as bytea;
    create function greeting() returns "text/plain" language sql stable as $$select 'Good morning'::"text/plain"$$;
    create function dot() returns "image/png" language sql stable as $$select '\\x89504e47000d0a'::bytea::"image/png"$$;
    create function whatever() returns "*/*" language plpgsql stable as $$begin
      perform set_config('response.headers', '[{"Content-Type": "text/x-squat"}]', true);
      return convert_to('down and up', 'utf8'); end$$;
    create function as_lines(state text, gym gyms) returns text language sql immutable as
      $$select coalesce(state || ';', '') || gym.id || '=' || gym.name$$;
    create function to_plain(state text) returns "text/plain" language sql immutable as 'select state';
    create aggregate as_text(gyms) (sfunc = as_lines, stype = text, finalfunc = to_plain);
    create function count_up(state bigint, item anyelement) returns bigint language sql immutable as 'select state + 1';
    create function to_twkb(state bigint) returns "application/vnd.twkb" language sql immutable as
      $$select int8send(state)::"application/vnd.twkb"$$;
    create aggregate as_twkb(anyelement) (sfunc = count_up, stype = bigint, initcond = '0', finalfunc = to_twkb);

    create domain plate as int;
    create function "json"(plate) returns json language sql immutable as $$select to_json($1 || ' kg')$$;
    create function plate(json) returns plate language sql immutable as
      $$select replace($1 #>> '{}', ' kg', '')::int::plate$$;
    create function plate(text) returns plate language sql immutable as $$select replace($1, ' kg', '')::int::plate$$;
    create cast (plate as json) with function "json"(plate) as implicit;
    create cast (json as plate) with function plate(json) as implicit;
    create cast (text as plate) with function plate(text) as implicit;
    create table plates (id int primary key, weight plate, gym_id int references gyms);
    insert into plates values (1, 20, 1), (2, 15, 1), (3, null, 2);
    create function heaviest() returns setof plates language sql stable as 'select * from plates where weight = 20';
    grant all on all tables in schema public to anon;
    grant execute on all functions in schema public to anon`)
})
afterAll(() => gym.stop())

/** The status, type and content of a response. */
async function form(
  path: string,
  accept?: string,
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
) {
  const response = await gym.ask(path, {
    ...init,
    headers: { ...init.headers, ...(accept !== undefined && { accept }) },
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  return [response.status, response.headers.get("content-type"), bytes.toString("latin1")] as const
}

describe("a media type defined in the database", () => {
  it("is what a function returns, even to a client that accepts anything", async () => {
    for (const accept of [undefined, "text/plain", "image/webp, */*"])
      expect(await form("/rpc/greeting", accept)).toEqual([200, "text/plain", "Good morning"])
    const png = [200, "image/png", "\u0089PNG\0\r\n"]
    expect(await form("/rpc/dot", "image/png")).toEqual(png)
    expect(
      await form("/rpc/dot", undefined, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: "{}",
      }),
    ).toEqual(png)
  })

  it("gives way to JSON for a client that asks for it, and to no other type", async () => {
    expect(await form("/rpc/greeting", "application/json")).toEqual([
      200,
      "application/json; charset=utf-8",
      '"Good morning"',
    ])
    expect((await form("/rpc/dot", "text/html"))[0]).toBe(406)
  })

  it("can be any type, named by a header", async () => {
    for (const accept of ["application/json", "video/mp4"])
      expect(await form("/rpc/whatever", accept)).toEqual([200, "text/x-squat", "down and up"])
  })

  it("can be written from a table's rows by its aggregate, filtered and ordered like any rows", async () => {
    expect(await form("/gyms?order=id.desc&id=lt.3", "text/plain")).toEqual([
      200,
      "text/plain",
      "2=Steel;1=Iron",
    ])
    expect(await form("/gyms?id=gt.9", "text/plain")).toEqual([200, "text/plain", ""])
    expect((await form("/halls", "text/plain"))[0]).toBe(406)
    expect(await form("/rpc/gyms_in?town=Bern", "text/plain")).toEqual([200, "text/plain", "1=Iron"])
  })

  it("can be written from any rows by an aggregate of any element", async () => {
    for (const path of ["/gyms", "/halls?select=name"])
      expect(await form(path, "application/vnd.twkb")).toEqual([
        200,
        "application/vnd.twkb",
        "\0\0\0\0\0\0\0\u0003",
      ])
  })

  it("has no body for HEAD, and is used for written rows too", async () => {
    expect(await form("/gyms", "text/plain", { method: "HEAD" })).toEqual([200, "text/plain", ""])
    const written = await form("/gyms?id=eq.3", "text/plain", {
      method: "PATCH",
      headers: { "content-type": "application/json", prefer: "return=representation" },
      body: '{"city": "Chur"}',
    })
    expect(written).toEqual([200, "text/plain", "3=Rope"])
  })
})

describe("a domain with its own casts", () => {
  it("is shown through its cast to JSON, in rows, embeds and functions' rows", async () => {
    expect(await gym.json("/plates?select=id,weight&order=id")).toEqual([
      { id: 1, weight: "20 kg" },
      { id: 2, weight: "15 kg" },
      { id: 3, weight: null },
    ])
    expect(await gym.json("/plates?id=eq.1")).toEqual([{ id: 1, weight: "20 kg", gym_id: 1 }])
    expect(await gym.json("/plates?select=w:weight&id=eq.2")).toEqual([{ w: "15 kg" }])
    expect(await gym.json("/gyms?select=plates(weight)&id=eq.1&plates.order=id")).toEqual([
      { plates: [{ weight: "20 kg" }, { weight: "15 kg" }] },
    ])
    expect(await gym.json("/rpc/heaviest?select=weight")).toEqual([{ weight: "20 kg" }])
  })

  it("can be cast further, even under an aggregate, and is counted and summed by its own values", async () => {
    expect(await gym.json("/plates?select=weight::text&id=eq.1")).toEqual([{ weight: '"20 kg"' }])
    expect(await gym.json("/plates?select=w:weight::text&id=eq.1")).toEqual([{ w: '"20 kg"' }])
    expect(await gym.json("/gyms?select=plates(weight::text)&id=eq.1&plates.order=id")).toEqual([
      { plates: [{ weight: '"20 kg"' }, { weight: '"15 kg"' }] },
    ])
    expect(await gym.json("/plates?select=weight::text.max(),weight.sum(),n:weight.count()")).toEqual([
      { max: '"20 kg"', sum: 35, n: 2 },
    ])
  })

  it("is compared with the text converted by its cast", async () => {
    const ids = async (filter: string) =>
      ((await gym.json(`/plates?select=id&order=id&${filter}`)) as { id: number }[]).map(({ id }) => id)
    expect(await ids("weight=eq.20 kg")).toEqual([1])
    expect(await ids("weight=not.gt.15 kg")).toEqual([2])
    expect(await ids("weight=in.(15 kg,20 kg)")).toEqual([1, 2])
    expect(await ids("or=(weight.eq.15 kg,weight.is.null)")).toEqual([2, 3])
    expect(await ids("weight=isdistinct.15 kg")).toEqual([1, 3])
    expect((await gym.ask("/plates?weight=eq.heavy")).status).toBe(400)
  })

  it("is written through its cast from JSON, and returned in the same form", async () => {
    const send = (method: string, path: string, body: unknown, prefer = "") =>
      gym.json(path, {
        method,
        headers: { "content-type": "application/json", prefer: `return=representation,${prefer}` },
        body: JSON.stringify(body),
      })
    expect(
      await send("POST", "/plates?select=id,weight", [
        { id: 4, weight: "10 kg" },
        { id: 5, weight: null },
      ]),
    ).toEqual([
      { id: 4, weight: "10 kg" },
      { id: 5, weight: null },
    ])
    expect(await send("PATCH", "/plates?weight=eq.10 kg&select=id,weight", { weight: "5 kg" })).toEqual([
      { id: 4, weight: "5 kg" },
    ])
    expect(
      await send("POST", "/plates?select=weight", { id: 4, weight: "2 kg" }, "resolution=merge-duplicates"),
    ).toEqual([{ weight: "2 kg" }])
    expect(await send("PUT", "/plates?id=eq.6&select=weight", { id: 6, weight: "1 kg" })).toEqual([
      { weight: "1 kg" },
    ])
    expect(await gym.sql("select weight::int from plates where id = 6")).toEqual([{ weight: 1 }])
  })
})

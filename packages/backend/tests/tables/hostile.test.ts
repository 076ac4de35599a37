import { randomUUID } from "node:crypto"
import { request } from "node:http"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { tokenKeys } from "#server/http/jwt.ts"
import { testSecrets } from "#tests/support/test-secrets.ts"
import { fuzzSeed } from "#tests/support/fuzz-seed.ts"
import { type Gym, openGym } from "./gym.ts"

/** How many generated query strings are sent. By hand, send more: QUERIES=100000. */
const fuzzedQueries = Number(process.env["QUERIES"] ?? 10_000)
const fuzzedQueriesOfMemos = fuzzedQueries / 5
/** How many generated bodies are sent. */
const fuzzedBodies = 1_000
const atOnce = 8

let gym: Gym
beforeAll(async () => {
  gym = await openGym()
})
afterAll(() => gym.stop())

async function tokenOf(person: string) {
  const issuer = `${gym.url}/auth/v1`
  const keys = await tokenKeys({ ...testSecrets, jwtKeys: JSON.parse(testSecrets.jwtKeys), issuer })
  const exp = Math.floor(Date.now() / 1000) + 3600
  return keys.sign({ iss: issuer, aud: "authenticated", role: "authenticated", sub: person, exp })
}

/** Sends a path unchanged; `fetch` would parse it as a URL first. */
function raw(
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(gym.url)
    const { method = "GET", headers = {}, body } = init
    const asking = request({ hostname, port, path: `/rest/v1${path}`, method, headers }, (response) => {
      let text = ""
      response.on("data", (data: Buffer) => (text += data.toString()))
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body: text }))
      response.on("error", reject)
    })
    asking.on("error", reject)
    asking.end(body)
  })
}

function post(path: string, body: string | Buffer, contentType = "application/json") {
  return raw(path, {
    method: "POST",
    headers: { "content-type": contentType, prefer: "return=representation" },
    body,
  })
}

/** Sends all inputs, a few at a time, and returns those whose response was a 5xx or wasn't JSON. */
async function suspicious<T>(inputs: T[], send: (input: T) => Promise<{ status: number; body: string }>) {
  const waiting = inputs.values()
  const found: { input: T; status: number; body: string }[] = []
  const worker = async () => {
    for (const input of waiting) {
      const { status, body } = await send(input)
      if (status >= 500 || !isJson(body)) found.push({ input, status, body })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return found
}

/** Half of a surrogate pair can't be encoded. */
function wellFormed(text: string) {
  return text.replaceAll(/\p{Surrogate}/gu, "\ufffd")
}

function isJson(text: string) {
  if (text === "") return true
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe("made-up query strings", () => {
  const pick = (words: string) => fc.constantFrom(...words.split(" "))
  const column = pick(
    "id name city opened tags extra id name city nix gym_id mentor_id title hours search period owner body doc stamp",
  )
  const path = fc
    .tuple(column, pick("_ _ _ _ ->a ->>area ->rooms->0->>name ->-1 ->>0"))
    .map(([name, steps]) => {
      return name + steps.replace("_", "")
    })
  const operator = pick(
    "eq neq gt gte lt lte like ilike match imatch cs cd ov sl sr nxr nxl adj fts plfts phfts wfts isdistinct eq(any) like(all) fts(english) wfts(nix)",
  )
  const value = fc.oneof(
    pick(
      "1 2 -1 0 1.5 Iron * *o* ( [ ^S.*$ {1,2} {old} {a [1,2) [2024-01-01,2024-02-01) 2024-02-30 null NaN 1e400 99999999999999999999",
    ),
    fc.constantFrom(
      "",
      "a & b",
      "a | !b",
      "'",
      "''",
      '"',
      "\\",
      "$1",
      "$$",
      "--",
      ";",
      "{}",
      '{"a":1}',
      "[]",
      "a\nb",
      "é",
      "\u{1f600}",
    ),
    fc.string({ unit: "binary", maxLength: 6 }),
  )
  const operation = fc
    .tuple(
      pick("_ _ _ not."),
      fc.oneof(
        fc.tuple(operator, value).map(([word, text]) => `${word}.${text}`),
        pick('is.null is.true is.unknown is.not_null is.nix in.(1,2) in.() in.(a,"b,c") in.(1'),
      ),
    )
    .map(([negation, text]) => negation.replace("_", "") + text)
  const filter = fc.tuple(path, operation)
  const condition = filter.map(([name, text]) => `${name}.${text}`)
  const logic = fc
    .tuple(fc.array(condition, { minLength: 1, maxLength: 3 }), pick("and or not.and not.or"), condition)
    .map(([all, word, inner]) => `(${all.join(",")},${word}(${inner}))`)
  const item = fc
    .tuple(
      pick("_ _ _ a: id:"),
      path,
      pick("_ _ _ ::text ::int ::nix ::json ::regclass ::date .sum() ::timestamptz"),
    )
    .map(([alias, name, cast]) => alias.replace("_", "") + name + cast.replace("_", ""))
  const items = fc.array(fc.oneof(item, fc.constant("*")), { maxLength: 3 }).map((all) => all.join(","))
  const embed = fc
    .tuple(
      pick("_ _ x: ..."),
      pick(
        "halls trainers!gym_id trainers gyms gyms!home_gym_id courses teaches licences mentor_id main_hall nix",
      ),
      pick("_ _ !inner !left !nix"),
      items,
      items,
    )
    .map(([before, name, join, inner, deeper]) => {
      return `${before.replace("_", "")}${name}${join.replace("_", "")}(${inner},gyms(${deeper}))`
    })
  const select = fc.oneof(
    items,
    fc.tuple(items, embed).map(([own, embedded]) => `${own},${embedded}`),
  )
  const order = fc
    .tuple(path, pick("_ .asc .desc .nullsfirst .desc.nullslast .nix"))
    .map(([name, end]) => name + end.replace("_", ""))
  const parameter: fc.Arbitrary<readonly [string, string]> = fc.oneof(
    { weight: 4, arbitrary: filter },
    { weight: 3, arbitrary: fc.tuple(fc.constant("select"), select) },
    { weight: 2, arbitrary: fc.tuple(pick("order order halls.order x.order"), order) },
    { weight: 2, arbitrary: fc.tuple(pick("or and not.or halls.or"), logic) },
    {
      weight: 1,
      arbitrary: fc.tuple(pick("limit offset halls.limit halls.offset columns on_conflict"), value),
    },
    { weight: 1, arbitrary: fc.tuple(pick("halls.id trainers.name x.id halls nix.nix.nix"), operation) },
    { weight: 1, arbitrary: fc.tuple(pick("town a b upto n nix"), value) },
  )
  const odd = fc.oneof(
    fc.constantFrom(..."., ( ) : :: ! -> ->> ... = & { } \" \\ * ' $".split(" ")),
    fc.constantFrom("\0", "\n", " ", ",", "\ufeff", "#", "?", "/", "%", "+"),
    fc.string({ unit: "binary", maxLength: 3 }),
  )
  /** Sometimes inserts odd characters into a text. */
  const spoiled = (text: fc.Arbitrary<string>) =>
    fc
      .tuple(
        text,
        fc.oneof(
          { weight: 3, arbitrary: fc.constant([]) },
          fc.array(fc.tuple(fc.nat(60), odd, fc.nat(3)), { maxLength: 2 }),
        ),
      )
      .map(([whole, edits]) =>
        edits.reduce((spoilt, [at, what, cut]) => spoilt.slice(0, at) + what + spoilt.slice(at + cut), whole),
      )
  const encoded = spoiled(
    fc.array(parameter, { minLength: 1, maxLength: 3 }).map((all) => {
      return all
        .map(([key, text]) => `${encodeURIComponent(key)}=${encodeURIComponent(wellFormed(text))}`)
        .join("&")
    }),
  ).map((text) =>
    text.replaceAll(/[^\u0021-\u007e]|#/g, (character) => encodeURIComponent(wellFormed(character))),
  )
  const target = pick(
    "/gyms /gyms /gyms /trainers /courses /halls /city_gyms /rpc/gyms_in /rpc/add /rpc/numbers /rpc/sum_all",
  )
  const askedOf = (targets: fc.Arbitrary<string>) =>
    fc
      .tuple(targets, encoded)
      .map(([where, what]) => `${where}?${where === "/rpc/gyms_in" ? "town=Bern&" : ""}${what}`)

  it(`never get a 5xx (${fuzzedQueries} of them)`, async () => {
    const paths = fc.sample(askedOf(target), { numRuns: fuzzedQueries })
    const found = await suspicious(paths, (path) => raw(path))
    expect(found, `FUZZ_SEED=${fuzzSeed}`).toEqual([])
  }, 1_200_000)

  it(`never show someone else's row (${fuzzedQueriesOfMemos} of them)`, async () => {
    const [ann, ben] = [randomUUID(), randomUUID()]
    await gym.sql("insert into memos (owner, body) values ($1, 'mine'), ($2, 'not yours')", [ann, ben])
    const authorization = `Bearer ${await tokenOf(ann)}`
    const paths = fc.sample(askedOf(pick("/memos /memos?select=* /memos?or=(id.gt.0,body.neq.mine)")), {
      numRuns: fuzzedQueriesOfMemos,
    })
    let isSeen = false
    const found = await suspicious(paths, async (path) => {
      const answer = await raw(path.replace(/\?(.*)\?/, "?$1&"), { headers: { authorization } })
      isSeen ||= answer.body.includes('"mine"')
      return answer.body.includes("not yours") ? { status: 599, body: answer.body } : answer
    })
    expect(found, `FUZZ_SEED=${fuzzSeed}`).toEqual([])
    expect(isSeen).toBe(true)
  }, 1_200_000)
})

describe("made-up bodies", () => {
  const key = fc.constantFrom(
    "id",
    "label",
    "amount",
    "nix",
    "__proto__",
    "constructor",
    "",
    "\0",
    '"',
    "id ",
  )
  const leaf = fc.oneof(
    fc.constantFrom(null, true, 1, -1, 1e308, 2 ** 53, "1", "", "\0", "\ud800", {}, []),
    fc.string({ unit: "binary" }),
  )
  const row = fc.dictionary(key, fc.oneof(leaf, fc.array(leaf, { maxLength: 2 })), {
    maxKeys: 4,
    noNullPrototype: true,
  })
  const text = fc.oneof(
    fc.oneof(row, fc.array(row, { maxLength: 3 }), leaf).map((value) => JSON.stringify(value)),
    fc.json(),
    fc.string({ unit: "binary" }),
    fc.constantFrom(
      '{"id":1e999999}',
      '{"id":"\\u0000"}',
      '[{"id":1},[]]',
      '{"id":1,"id":2}',
      "[null]",
      "\ufeff{}",
    ),
  )
  const path = fc.constantFrom(
    "/plain",
    '/plain?columns="id","label"',
    "/rpc/add",
    "/rpc/whole",
    "/rpc/fail",
    "/pairs?on_conflict=a",
  )
  const type = fc.constantFrom(
    "application/json",
    "application/json",
    "text/csv",
    "application/x-www-form-urlencoded",
    "text/plain",
    "a/b",
    ";",
  )

  it(`never get a 5xx (${fuzzedBodies} of them)`, async () => {
    const bodies = fc.sample(fc.tuple(path, text, type), { numRuns: fuzzedBodies })
    const found = await suspicious(bodies, ([where, body, contentType]) => post(where, body, contentType))
    expect(
      found.filter(({ input }) => input[0] !== "/rpc/fail"),
      `FUZZ_SEED=${fuzzSeed}`,
    ).toEqual([])
  }, 120_000)
})

describe("an attacker", () => {
  it.each([
    [
      "a body of more than 1 MiB",
      "/plain",
      () => JSON.stringify([{ id: 1, label: "x".repeat(1_100_000) }]),
      413,
    ],
    [
      "JSON that is nested ten thousand deep",
      "/plain",
      () => `{"id": ${"[".repeat(10_000)}${"]".repeat(10_000)}}`,
      400,
    ],
    ["a hundred thousand open brackets", "/rpc/whole", () => "[".repeat(100_000), 400],
    ["bytes that are no UTF-8", "/plain", () => Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 400],
    ["a NUL in a text", "/plain", () => '{"id": 70, "label": "a\\u0000b"}', 400],
    [
      "ten thousand rows with another key in the last",
      "/plain",
      () => JSON.stringify([...Array.from({ length: 9_999 }, (_, id) => ({ id })), { x: 1 }]),
      400,
    ],
  ])("is refused %s", async (_what, path, body, status) => {
    const answer = await post(path, body())
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.body)).toMatchObject({ code: expect.any(String), message: expect.any(String) })
  })

  it.each([
    ["a name that would end its quotes", '/gyms?select="id\\" from secrets--"', 400],
    ["a cast that would end the expression", "/gyms?select=id::text) from secrets--", 400],
    ["a JSON key that would end its quotes", "/gyms?select=extra->>a' || (select 1) || '", 400],
    ["a table name with a quote", '/gyms"', 404],
    ["a NUL in a name", "/gyms%00", 400],
    ["a NUL in a value", "/gyms?name=eq.%00", 400],
    ["a name that is no UTF-8", "/gyms?%ff=eq.1", 400],
    [
      "embeds that are nested without end",
      `/gyms?select=${"halls(gyms(".repeat(40)}id${"))".repeat(40)}`,
      400,
    ],
    [
      "conditions that are nested without end",
      `/gyms?and=${"(and".repeat(200)}(id.eq.1)${")".repeat(200)}`,
      400,
    ],
    ["parentheses without a partner", "/gyms?or=((((id.eq.1)", 400],
    ["a very long select", `/gyms?select=${Array.from({ length: 3000 }, () => "id").join(",")}`, 400],
    ["an offset beyond all numbers", "/gyms?offset=99999999999999999999999", 400],
    ["a way out of the folder", "/rpc/..%2f..%2fetc", 404],
    ["a name of thousands of letters", `/${"x".repeat(5000)}`, 404],
    ["a filter on a type's innards", "/gyms?select=id::regclass::text", 400],
  ])("is refused %s", async (_what, path, status) => {
    const answer = await raw(path.replaceAll(" ", "%20").replaceAll('"', "%22"))
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status })
    expect(JSON.parse(answer.body)).toMatchObject({ code: expect.any(String), message: expect.any(String) })
  })

  it("can ask for any of three thousand ids", async () => {
    const ids = Array.from({ length: 3000 }, (_, id) => id).join(",")
    const { status, body } = await raw(`/gyms?select=id&order=id&id=in.(${ids})`)
    expect([status, JSON.parse(body)]).toEqual([200, [{ id: 1 }, { id: 2 }, { id: 3 }]])
  })

  it("gets a response to any method", async () => {
    expect((await raw("/gyms", { method: "TRACE" })).status).toBe(405)
    expect((await raw("/gyms", { method: "PROPFIND" })).status).toBe(405)
  })
})

import type { RealtimePostgresChangesPayload } from "@supabase/supabase-js"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { join, newPerson, type LettersServer, Received, startLetters } from "#tests/support/letters-server.ts"

type Payload = RealtimePostgresChangesPayload<Record<string, unknown>>

const letters = { schema: "public", table: "letters" }
const aLetter = `insert into letters (owner, body, secret, number, price, tags, doc, day)
  values ($1, $2, 'hidden', $3, 1.50, '{a,"b,c"}', '{"x": [1, null]}', '2026-01-02') returning id`

describe.each(["log", "triggers"])("changes from the %s", (source) => {
  let server: LettersServer

  beforeAll(async () => {
    server = await startLetters({ REALTIME_CHANGES: source })
  })
  afterAll(() => server.stop())

  /** A person's channel that follows the table `letters`, and what it receives. */
  async function follow(
    person: string | undefined,
    filter?: string,
    event: "*" | "INSERT" | "UPDATE" | "DELETE" = "*",
  ) {
    const client = await server.clientOf(person)
    const received = new Received<Payload>()
    const binding = { ...letters, ...(filter !== undefined && { filter }) }
    const channel = client
      .channel(`letters of ${newPerson()}`)
      // The client's types have one overload for each event, so any event is passed as one of them.
      .on("postgres_changes", { event: event as "*", ...binding }, received.take)
    await join(channel, { changes: true })
    return { client, channel, received }
  }

  /** Resolves when everything so far has been received: changes arrive in the order of their commits. */
  async function caughtUp() {
    const received = new Received<Payload>()
    const channel = (await server.clientOf())
      .channel(newPerson())
      .on("postgres_changes", { event: "INSERT", schema: "public", table: "board" }, received.take)
    await join(channel, { changes: true })
    await server.sql("insert into board values ((select coalesce(max(id), 0) + 1 from board), 'caught up')")
    await received.count(1)
  }

  test("an owner is notified of new, changed and removed rows, with JSON values and without unreadable columns", async () => {
    const ann = newPerson()
    const { received } = await follow(ann)
    const [{ id } = {}] = await server.sql(aLetter, [ann, "first", 3])
    await received.count(1)
    await server.sql("update letters set body = 'second', seen = true where id = $1", [id])
    await received.count(2)
    await server.sql("delete from letters where id = $1", [id])

    const [inserted, updated, deleted] = await received.count(3)
    const row = {
      ...{ id, owner: ann, body: "first", number: 3, price: 1.5, tags: ["a", "b,c"], doc: { x: [1, null] } },
      ...{ seen: false, day: "2026-01-02" },
    }
    expect(inserted).toMatchObject({ eventType: "INSERT", ...letters, new: row, errors: null })
    expect(inserted?.new).not.toHaveProperty("secret")
    expect(Date.now() - Date.parse(inserted?.commit_timestamp ?? "")).toBeLessThan(60_000)
    expect(updated).toMatchObject({
      eventType: "UPDATE",
      new: { ...row, body: "second", seen: true },
      old: { id },
    })
    expect(updated?.new).not.toHaveProperty("secret")
    expect(deleted).toMatchObject({ eventType: "DELETE", old: { id }, new: {} })
  })

  test("nobody is notified of a row that the policies hide from them", async () => {
    const [ann, bob] = [newPerson(), newPerson()]
    const anns = await follow(ann)
    const bobs = await follow(bob)
    const anonymous = await follow(undefined)
    await server.sql(aLetter, [ann, "Ann's", 1])
    await server.sql(aLetter, [bob, "Bob's", 2])

    expect((await bobs.received.count(1)).map((each) => each.new)).toMatchObject([{ body: "Bob's" }])
    expect((await anns.received.count(1)).map((each) => each.new)).toMatchObject([{ body: "Ann's" }])
    expect(anonymous.received.all).toEqual([])
  })

  test("whether someone may read the row is decided when the change is sent, not when the channel was joined", async () => {
    const ann = newPerson()
    const { received } = await follow(ann)
    await server.sql("alter policy own on letters using (false)")
    await server.sql(aLetter, [ann, "hidden from all", 1])
    await caughtUp()
    await server.sql("alter policy own on letters using (owner = auth.uid())")
    await server.sql(aLetter, [ann, "shown again", 2])
    expect((await received.count(1)).map((each) => each.new)).toMatchObject([{ body: "shown again" }])
  })

  test("simultaneous saves are sent in commit order, each change once and only to its owner", async () => {
    const [ann, bob] = [newPerson(), newPerson()]
    const anns = await follow(ann)
    const bobs = await follow(bob)
    const numbers = Array.from({ length: 150 }, (_, index) => index + 1)
    for (const number of numbers) {
      const [{ id } = {}] = await server.sql(aLetter, [number % 3 === 0 ? bob : ann, "new", number])
      if (number % 5 === 0) await server.sql("update letters set body = 'changed' where id = $1", [id])
    }
    await caughtUp()
    const expected = (isOwn: (number: number) => boolean) =>
      numbers.filter(isOwn).flatMap((number) =>
        number % 5 === 0
          ? [
              [number, "new"],
              [number, "changed"],
            ]
          : [[number, "new"]],
      )
    const told = ({ received }: typeof anns) =>
      received.all.map(({ new: row }) => ("number" in row ? [row["number"], row["body"]] : []))
    await vi.waitUntil(() => told(anns).length + told(bobs).length >= 180)
    expect(told(anns)).toEqual(expected((number) => number % 3 !== 0))
    expect(told(bobs)).toEqual(expected((number) => number % 3 === 0))
  })

  test("a row on which the policy fails isn't sent, and hides none of the others", async () => {
    const ann = newPerson()
    const { received } = await follow(ann)
    await server.sql("alter policy own on letters using (owner = auth.uid() and 1 / number >= 0)")
    await server.sql(
      "insert into letters (owner, body, number) select $1, 'note', number from unnest('{1,0,2}'::int[]) as number",
      [ann],
    )
    await caughtUp()
    await server.sql("alter policy own on letters using (owner = auth.uid())")
    expect((await received.count(2)).map((each) => each.new)).toMatchObject([{ number: 1 }, { number: 2 }])
  })

  test.each([
    ["number=eq.5", [5]],
    ["number=neq.5", [1, 9]],
    ["number=gt.1", [5, 9]],
    ["number=lte.5", [1, 5]],
    ["number=in.(1,9)", [1, 9]],
    ["number=not.in.(1,9)", [5]],
    ["body=like.*n*", []],
    ["body=like.%in%", [5, 9]],
    ["body=ilike.%IN%", [5, 9]],
    ["body=match.^n", [9]],
    ["seen=is.false", [1, 5, 9]],
    ["body=not.is.null", [1, 5, 9]],
    ["price=eq.1.5", [1, 5, 9]],
    ["number=gt.1,number=lt.9", [5]],
    ["body=isdistinct.one", [5, 9]],
    ['body=eq."five, in the middle"', [5]],
    ['body=neq."five, in the middle",number=gt.1', [9]],
  ])("the filter %s lets through %j", async (filter, expected) => {
    const ann = newPerson()
    const { received } = await follow(ann, filter)
    const all = await follow(ann)
    for (const [body, number] of [
      ["one", 1],
      ["five, in the middle", 5],
      ["nine in the end", 9],
    ]) {
      await server.sql(aLetter, [ann, body, number])
    }
    await all.received.count(3)
    await vi.waitUntil(() => received.all.length >= expected.length)
    expect(received.all.map((each) => ("number" in each.new ? each.new["number"] : undefined))).toEqual(
      expected,
    )
  })

  test("a subscription that selects columns gets only those, and others on the channel get all of them", async () => {
    const ann = newPerson()
    const selected = new Received<Payload>()
    const whole = new Received<Payload>()
    const channel = (await server.clientOf(ann))
      .channel("selected")
      .on(
        "postgres_changes",
        { event: "*" as "INSERT", ...letters, filter: "number=eq.3", select: ["id", "price"] },
        selected.take,
      )
      .on("postgres_changes", { event: "*" as "INSERT", ...letters, filter: "number=eq.3" }, whole.take)
    await join(channel, { changes: true })
    const [{ id } = {}] = await server.sql(aLetter, [ann, "x".repeat(1_100_000), 3])
    await server.sql("update letters set price = 2.50 where id = $1", [id])
    const [inserted, updated] = await selected.count(2)
    expect(inserted).toMatchObject({ errors: null, new: { id, price: 1.5 } })
    expect(Object.keys(inserted?.new ?? {})).toEqual(["id", "price"])
    expect(updated).toMatchObject({ new: { id, price: 2.5 }, old: { id } })
    const all = await whole.count(2)
    expect(all[0]).toMatchObject({
      errors: ["Error 413: Payload Too Large"],
      new: { number: 3, day: "2026-01-02" },
    })
  })

  test("a channel gets only the events that it asked for", async () => {
    const ann = newPerson()
    const updates = await follow(ann, undefined, "UPDATE")
    const [{ id } = {}] = await server.sql(aLetter, [ann, "first", 3])
    await server.sql("update letters set number = 4 where id = $1", [id])
    const [only] = await updates.received.count(1)
    expect(only).toMatchObject({ eventType: "UPDATE", new: { number: 4 } })
  })

  test("a long text that an update leaves unchanged is sent with the update", async () => {
    const ann = newPerson()
    const { received } = await follow(ann)
    // Long and random enough to be stored outside the row.
    const [{ id, body } = {}] = await server.sql(
      `insert into letters (owner, body)
       select $1, string_agg(md5(random()::text), '') from generate_series(1, 1000) returning id, body`,
      [ann],
    )
    await server.sql("update letters set number = 7 where id = $1", [id])
    const [, updated] = await received.count(2)
    expect(updated?.new).toMatchObject({ number: 7, body })
  })

  test("a row of more than a megabyte is sent without its long fields, and says so", async () => {
    const ann = newPerson()
    const { received } = await follow(ann)
    await server.sql("insert into letters (owner, body, number) values ($1, repeat('long ', 300000), 8)", [
      ann,
    ])
    const [event] = await received.count(1)
    expect(event).toMatchObject({ errors: ["Error 413: Payload Too Large"], new: { number: 8, owner: ann } })
    expect(event?.new).not.toHaveProperty("body")
  })

  test("a public table with a full identity shows the old row too", async () => {
    const client = await server.clientOf()
    const received = new Received<Payload>()
    const channel = client
      .channel("board")
      .on("postgres_changes", { event: "*", schema: "public", table: "board" }, received.take)
    await join(channel, { changes: true })
    await server.sql("insert into board values (-1, 'before')")
    await server.sql("update board set line = 'after' where id = -1")
    await server.sql("delete from board where id = -1")
    const [, updated, deleted] = await received.count(3)
    expect(updated).toMatchObject({ new: { line: "after" }, old: { id: -1, line: "before" } })
    expect(deleted).toMatchObject({ old: { id: -1, line: "after" } })
  })

  test("a transaction that is rolled back is never sent", async () => {
    const ann = newPerson()
    const { received } = await follow(ann)
    await server.sql("begin")
    await server.sql(aLetter, [ann, "undone", 1])
    await server.sql("rollback")
    await server.sql(aLetter, [ann, "kept", 2])
    expect((await received.count(1)).map((each) => each.new)).toMatchObject([{ body: "kept" }])
  })

  test("if a row is gone before its change can be sent, its deletion is sent", async () => {
    const ann = newPerson()
    const { received } = await follow(ann)
    await server.sql("begin")
    const [{ id } = {}] = await server.sql(aLetter, [ann, "gone", 1])
    await server.sql("delete from letters where id = $1", [id])
    await server.sql("commit")
    await server.sql(aLetter, [ann, "kept", 2])
    expect(await received.count(2)).toMatchObject([
      { eventType: "DELETE", old: { id } },
      { eventType: "INSERT", new: { body: "kept" } },
    ])
  })

  test.each([
    [{ schema: "public", table: "unpublished" }, "Please check Realtime is enabled"],
    [{ schema: "public", table: "nowhere" }, "Please check Realtime is enabled"],
    [{ ...letters, filter: "secret=eq.hidden" }, "invalid column for filter secret"],
    [{ ...letters, filter: "nothing=eq.1" }, "invalid column for filter nothing"],
    [{ ...letters, filter: "number=eq.many" }, "invalid value for filter number"],
    [{ ...letters, filter: "number" }, "the filter can't be read"],
    [{ ...letters, select: ["id", "secret"] }, "invalid column for select secret"],
    [{ ...letters, select: [] }, "select must name at least one column"],
    [{ schema: "public", select: ["id"] }, "select needs a table"],
  ])("a subscription to %j gets an error that says what is wrong", async (binding, message) => {
    const client = await server.clientOf(newPerson())
    const told = new Received<{ status: string; message: string }>()
    const channel = client
      .channel("wrong")
      .on("postgres_changes", { event: "*", ...binding }, () => {})
      .on("system", {}, told.take)
    await join(channel)
    const [system] = await told.count(1)
    expect(system).toMatchObject({ status: "error", message: expect.stringContaining(message) })
  })

  test("a filter that takes too long is dropped, and the others continue", async () => {
    const ann = newPerson()
    const slow = await server.clientOf(ann)
    const told = new Received<{ status: string; message: string }>()
    const channel = slow
      .channel("slow")
      .on(
        "postgres_changes",
        { event: "INSERT", ...letters, filter: "body=match.^((x?){30}){30}$" },
        () => {},
      )
      .on("system", {}, told.take)
    await join(channel, { changes: true })
    const { received } = await follow(ann)
    await server.sql(aLetter, [ann, `${"x".repeat(3_000)}y`, 1])
    await server.sql(aLetter, [ann, "short", 2])
    await received.count(2)
    expect(received.all).toHaveLength(2)
  })
})

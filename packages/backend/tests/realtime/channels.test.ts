import { afterAll, beforeAll, expect, test, vi } from "vitest"
import {
  join,
  newPerson,
  newSocketClient,
  type LettersServer,
  Received,
  startLetters,
} from "#tests/support/letters-server.ts"

interface Broadcast {
  event: string
  payload: unknown
  meta?: { id: string }
}

let server: LettersServer
beforeAll(async () => {
  server = await startLetters()
})
afterAll(() => server.stop())

const awaitsMessages = { private: true, broadcast: { replication_ready: true } }

/** A joined channel and the broadcasts that it hears, including those from the database if it awaits them. */
async function listener(topic: string, config: object = {}, person?: string) {
  const client = await server.clientOf(person)
  const heard = new Received<Broadcast>()
  const channel = client.channel(topic, { config }).on("broadcast", { event: "*" }, heard.take)
  await join(channel, { messages: config === awaitsMessages })
  return { client, channel, heard }
}

const say = (text: string) => ({ type: "broadcast" as const, event: "said", payload: { text } })

test("a broadcast on a channel reaches the others, but not its sender", async () => {
  const [ann, bob] = [await listener("hall"), await listener("hall")]
  const elsewhere = await listener("another hall")
  expect(await ann.channel.send(say("Hello, ö 🏋"))).toBe("ok")
  expect(await bob.heard.count(1)).toMatchObject([{ event: "said", payload: { text: "Hello, ö 🏋" } }])
  await bob.channel.send(say("Hello yourself"))
  expect(await ann.heard.count(1)).toMatchObject([{ payload: { text: "Hello yourself" } }])
  expect(elsewhere.heard.all).toEqual([])
})

test("a sender who asks for it gets their own broadcast and an acknowledgement", async () => {
  const { channel, heard } = await listener("echo", { broadcast: { self: true, ack: true } })
  expect(await channel.send(say("Is anybody there?"))).toBe("ok")
  expect(await heard.count(1)).toMatchObject([{ payload: { text: "Is anybody there?" } }])
})

test("binary broadcasts arrive unchanged", async () => {
  const [ann, bob] = [await listener("bytes"), await listener("bytes")]
  const bytes = Uint8Array.from({ length: 300 }, (_, index) => index % 256)
  await ann.channel.send({ type: "broadcast", event: "picture", payload: bytes.buffer })
  const [message] = await bob.heard.count(1)
  expect(message?.payload).toBeInstanceOf(ArrayBuffer)
  if (message?.payload instanceof ArrayBuffer) expect(new Uint8Array(message.payload)).toEqual(bytes)
})

test("clients of both protocol versions can exchange broadcasts", async () => {
  const newer = await listener("versions")
  const olderClient = newSocketClient(server, undefined, "1.0.0")
  const heard = new Received<Broadcast>()
  const older = olderClient.channel("versions").on("broadcast", { event: "*" }, heard.take)
  await join(older)
  await newer.channel.send(say("in binary"))
  expect(await heard.count(1)).toMatchObject([{ event: "said", payload: { text: "in binary" } }])
  await older.send(say("in text"))
  expect(await newer.heard.count(1)).toMatchObject([{ event: "said", payload: { text: "in text" } }])
  await olderClient.removeAllChannels()
})

test("a broadcast over REST reaches the listeners", async () => {
  const { client, heard } = await listener("by post")
  const unjoined = client.channel("unjoined")
  expect(await unjoined.httpSend("said", { text: "once" })).toMatchObject({ success: true })
  const answer = await post("/realtime/v1/api/broadcast", {
    messages: [{ topic: "by post", event: "said", payload: { text: "twice" } }],
  })
  expect(answer.status).toBe(202)
  expect(await heard.count(1)).toMatchObject([{ event: "said", payload: { text: "twice" } }])
})

test("an unreadable broadcast over REST is refused, and so is one without a key", async () => {
  const path = "/realtime/v1/api/broadcast"
  expect((await post(path, { messages: [{ topic: "", event: "x", payload: {} }] })).status).toBe(422)
  expect((await post(path, { messages: "x" })).status).toBe(422)
  expect((await post(path, { messages: [] }, { apikey: "" })).status).toBe(401)
  expect((await post(path, { messages: [] }, { apikey: "forged" })).status).toBe(401)
})

function post(path: string, body: object, headers: Record<string, string> = {}) {
  return fetch(server.url + path, {
    method: "POST",
    headers: { apikey: server.anonKey, "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  })
}

test("only its members can join a private channel", async () => {
  const [member, stranger] = [newPerson(), newPerson()]
  await server.sql("insert into members values ('team', $1, true)", [member])
  const members = await listener("team", awaitsMessages, member)
  const strangers = (await server.clientOf(stranger)).channel("team", { config: { private: true } })
  await expect(join(strangers)).rejects.toThrow(
    "You do not have permissions to read from this Channel topic: team",
  )
  const anonymous = (await server.clientOf()).channel("team", { config: { private: true } })
  await expect(join(anonymous)).rejects.toThrow("You do not have permissions to read")

  const outside = await listener("team", {}, stranger)
  await outside.channel.send(say("from the public channel of that name"))
  await server.sql("select realtime.send('{\"text\": \"from the database\"}', 'said', 'team', true)")
  const [message] = await members.heard.count(1)
  expect(message).toMatchObject({
    event: "said",
    payload: { text: "from the database" },
    meta: { id: expect.any(String) },
  })
  expect(outside.heard.all).toEqual([])
})

test("joining a private channel replays the latest messages from the database if the client asks for them", async () => {
  const member = newPerson()
  await server.sql("insert into members values ('history', $1, true)", [member])
  const tell = (text: string, topic = "history", isPrivate = true) =>
    server.sql("select realtime.send(jsonb_build_object('text', $1::text), 'said', $2, $3)", [
      text,
      topic,
      isPrivate,
    ])
  const witness = await listener("history", awaitsMessages, member)
  await tell("long ago")
  await server.sql(
    "update realtime.messages set inserted_at = inserted_at - interval '1 hour' where topic = 'history'",
  )
  const since = Date.now() - 60_000
  for (const text of ["one", "two", "three"]) await tell(text)
  await tell("elsewhere", "other history")
  await tell("in public", "history", false)
  // Wait for all of them, because messages still in transit would later be taken for new ones.
  await witness.heard.count(4)
  const replaying = (replay: { since: number; limit?: number }) =>
    listener("history", { private: true, broadcast: { replay } }, member)

  const all = await replaying({ since })
  expect(await all.heard.count(3)).toMatchObject(
    ["one", "two", "three"].map((text) => ({ event: "said", payload: { text }, meta: { replayed: true } })),
  )
  const two = await replaying({ since, limit: 2 })
  expect(await two.heard.count(2)).toMatchObject([
    { payload: { text: "two" } },
    { payload: { text: "three" } },
  ])
  const [stranger] = [newPerson()]
  const refused = (await server.clientOf(stranger)).channel("history", {
    config: { private: true, broadcast: { replay: { since } } },
  })
  await expect(join(refused)).rejects.toThrow("You do not have permissions to read")
})

test("someone who may only read a private channel can't broadcast on it, by socket or over REST", async () => {
  const [speaker, reader] = [newPerson(), newPerson()]
  await server.sql("insert into members values ('stage', $1, true), ('stage', $2, false)", [speaker, reader])
  const onStage = await listener("stage", { private: true, broadcast: { ack: true } }, speaker)
  const inHall = await listener("stage", { private: true }, reader)
  await inHall.channel.send(say("an interruption"))
  const address = "/realtime/v1/api/broadcast/stage/events/said?private=true"
  await post(address, { text: "another" }, { authorization: `Bearer ${await server.tokenOf(reader)}` })
  await post(address, { text: "the speech" }, { authorization: `Bearer ${await server.tokenOf(speaker)}` })
  await onStage.channel.send(say("more of it"))
  const texts = (await inHall.heard.count(2)).map(({ payload }) => payload)
  expect(texts).toEqual([{ text: "the speech" }, { text: "more of it" }])
  expect(onStage.heard.all.map(({ payload }) => payload)).toEqual([{ text: "the speech" }])
})

test("a trigger can report a row's change to a private channel", async () => {
  const member = newPerson()
  await server.sql("insert into members values ('rows', $1, true)", [member])
  await server.sql(`
    create table kept (id int primary key, line text);
    create function tell() returns trigger language plpgsql as $$ begin
      perform realtime.broadcast_changes('rows', tg_op, tg_op, tg_table_name, tg_table_schema, new, old); return null;
    end $$;
    create trigger tell after insert or update on kept for each row execute function tell()`)
  const { heard } = await listener("rows", awaitsMessages, member)
  await server.sql("insert into kept values (1, 'a')")
  await server.sql("update kept set line = 'b'")
  const [inserted, updated] = await heard.count(2)
  expect(inserted).toMatchObject({
    event: "INSERT",
    payload: { record: { id: 1, line: "a" }, old_record: null, table: "kept" },
  })
  expect(updated).toMatchObject({
    event: "UPDATE",
    payload: { record: { line: "b" }, old_record: { line: "a" } },
  })
})

test("everyone on a channel knows who is there, who joins and who leaves", async () => {
  const topic = "presence"
  const [annsClient, bobsClient] = [await server.clientOf(), await server.clientOf()]
  const ann = annsClient.channel(topic, { config: { presence: { key: "ann" } } })
  const bob = bobsClient.channel(topic, { config: { presence: { key: "bob" } } })
  const events = new Received<string>()
  ann.on("presence", { event: "join" }, ({ key }) => events.take(`${key} came`))
  ann.on("presence", { event: "leave" }, ({ key }) => events.take(`${key} left`))
  bob.on("presence", { event: "sync" }, () => {})
  await join(ann)
  await ann.track({ lifts: "squat" })
  await join(bob)
  await bob.track({ lifts: "press" })
  await events.count(2)
  expect(bob.presenceState()).toMatchObject({ ann: [{ lifts: "squat" }], bob: [{ lifts: "press" }] })
  await bob.track({ lifts: "row" })
  await vi.waitUntil(() => JSON.stringify(ann.presenceState()).includes("row"))
  expect(ann.presenceState()).toMatchObject({ bob: [{ lifts: "row" }] })
  await bob.untrack()
  await vi.waitUntil(() => !("bob" in ann.presenceState()))
  await bob.track({ lifts: "again" })
  await vi.waitUntil(() => "bob" in ann.presenceState())
  await bobsClient.removeAllChannels()
  await vi.waitUntil(() => !("bob" in ann.presenceState()))
})

test("a channel ends when its token expires, and continues with a new one", async () => {
  const person = newPerson()
  const tokens = { short: await server.tokenOf(person, 2), long: await server.tokenOf(person) }
  const ending = newSocketClient(server, tokens.short)
  const renewed = newSocketClient(server, tokens.short)
  const [told, heard] = [new Received<{ message: string }>(), new Received<Broadcast>()]
  const endingChannel = ending.channel("brief").on("system", {}, told.take)
  const renewedChannel = renewed.channel("brief").on("broadcast", { event: "*" }, heard.take)
  // Without this call, the clients might join before they have asked for their token.
  await Promise.all([ending.realtime.setAuth(), renewed.realtime.setAuth()])
  await Promise.all([join(endingChannel), join(renewedChannel)])
  await renewed.realtime.setAuth(tokens.long)
  expect(await told.count(1)).toMatchObject([{ status: "error", message: "Token has expired" }])
  await vi.waitUntil(() => endingChannel.state === "closed")
  const other = await listener("brief")
  await other.channel.send(say("still here?"))
  await heard.count(1)
  expect(renewedChannel.state).toBe("joined")
  await Promise.all([ending.removeAllChannels(), renewed.removeAllChannels()])
})

test("a channel ends if its new token no longer grants access", async () => {
  const [member, stranger] = [newPerson(), newPerson()]
  await server.sql("insert into members values ('club', $1, true)", [member])
  const { client, channel } = await listener("club", { private: true }, member)
  await client.realtime.setAuth(await server.tokenOf(stranger))
  await vi.waitUntil(() => channel.state === "closed")
})

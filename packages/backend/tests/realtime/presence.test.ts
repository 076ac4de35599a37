import type { RealtimeChannel } from "@supabase/supabase-js"
import fc from "fast-check"
import { expect, test, vi } from "vitest"
import { startServer } from "#tests/support/server.ts"
import { crowd, member, startCrowded, type Visitor } from "./crowd.ts"
import { join, newPerson, newSocketClient, startLetters } from "#tests/support/letters-server.ts"

const act = fc.record({
  who: fc.nat(4),
  does: fc.constantFrom("track" as const, "track" as const, "untrack" as const, "reconnect" as const),
  lift: fc.constantFrom("squat", "press", "row"),
  waits: fc.boolean(),
})

test("however people join, change and leave, everyone on every server ends up knowing who is there", async () => {
  const first = await startLetters()
  const second = await startServer({ DATABASE_URL: first.databaseUrl, REALTIME_GUESTS: "true" })
  let story = 0
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 20 }), async (acts) => {
      story += 1
      const topic = `story ${story}`
      const enter = async (who: number) => {
        const client = newSocketClient(who % 2 === 0 ? first : second)
        // If entries share a key, the official client forgets how to tell them apart.
        const channel = client
          .channel(topic, { config: { presence: { key: `person ${who}` } } })
          .on("presence", { event: "sync" }, () => {})
        await join(channel)
        return { client, channel }
      }
      const people = await Promise.all([0, 1, 2, 3, 4].map(enter))
      const lifts = new Map<number, string>()
      for (const { who, does, lift, waits } of acts) {
        const person = people[who]
        if (!person) continue
        if (does === "reconnect") {
          await person.client.removeAllChannels()
          people[who] = await enter(who)
          lifts.delete(who)
          continue
        }
        const doing = does === "track" ? person.channel.track({ lift }) : person.channel.untrack()
        if (does === "track") lifts.set(who, lift)
        else lifts.delete(who)
        if (waits) await doing
      }
      const expected = [...lifts].map(([who, lift]) => `person ${who}: ${lift}`).toSorted()
      for (const { channel } of people)
        await expect.poll(() => shownBy(channel), { timeout: 10_000 }).toEqual(expected)
      for (const { client } of people) await client.removeAllChannels()
    }),
    { numRuns: 4 },
  )
  await second.stop()
  await first.stop()
}, 120_000)

function shownBy(channel: RealtimeChannel) {
  const state = channel.presenceState<{ lift: string }>()
  return Object.entries(state)
    .flatMap(([key, metas]) => metas.map(({ lift }) => `${key}: ${lift}`))
    .toSorted()
}

test("a hundred people who join at once are announced together, not one by one to each", async () => {
  const server = await startCrowded()
  const people = Array.from({ length: 100 }, () => newPerson())
  const members: Visitor[] = []
  for (let index = 0; index < people.length; index += 50) {
    const some = people.slice(index, index + 50).map((person) =>
      member(server, {
        address: "203.0.113.1",
        topic: "gym",
        config: { presence: { key: person, enabled: true } },
        person,
      }),
    )
    members.push(...(await Promise.all(some)).map(({ visitor }) => visitor))
  }
  const from = performance.now()
  for (const each of members) each.track("gym", {})
  for (const each of members.toReversed())
    await vi.waitUntil(() => keysSeenBy(each).size === 100, { interval: 50, timeout: 20_000 })
  const windows = (Math.max(...members.map(({ lastHeard }) => lastHeard)) - from) / 100
  for (const each of members) expect(each.said("presence_diff").length).toBeLessThan(windows + 2)
  for (const each of members) expect(each.said("presence_state")).toHaveLength(1)
  for (const each of members) each.close()
  await server.stop()
}, 60_000)

function keysSeenBy(visitor: Visitor) {
  const states = visitor.said("presence_state").map((state) => Object.keys(state))
  const joins = visitor.said("presence_diff").map(({ joins }) => Object.keys(joins ?? {}))
  return new Set([...states, ...joins].flat())
}

test("a topic holds a quarter of a megabyte of presences; after that, new ones are told that it is full", async () => {
  const server = await startCrowded({ REALTIME_GUESTS: "true" })
  const visitors = await crowd(9, server, (index) => `203.0.113.${index}`)
  const answers: unknown[] = []
  for (const each of visitors) {
    each.join("gym")
    answers.push(await each.answer(each.track("gym", { text: "x".repeat(30_000) })))
  }
  expect(answers).toEqual([
    ...Array.from({ length: 8 }, () => "ok"),
    { reason: "The topic has too many presences" },
  ])
  const [leaving, , , , , , , , late] = visitors
  leaving?.close()
  // A client that leaves makes room for another.
  await expect
    .poll(() => late?.answer(late.track("gym", { text: "x".repeat(30_000) })), { interval: 50 })
    .toBe("ok")
  for (const each of visitors) each.close()
  await server.stop()
})

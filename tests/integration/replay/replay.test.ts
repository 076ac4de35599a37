import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startServer } from "#tests/support/server.ts"
import {
  changesBySecond,
  type HistoryReplay,
  replayHistory,
} from "../../../bench/replaying/replay-history.ts"
import { newPerson } from "../../../bench/replaying/wire.ts"
import { hevyHistory, strongHistory } from "./generated-history.ts"

let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  server = await startServer({ AUTH_AUTOCONFIRM: "true", AUTH_RATE_LIMITS: "off" })
})
afterAll(() => server.stop())

describe.each([
  ["Strong", strongHistory(30)],
  ["Hevy", hevyHistory(30)],
])("a %s export, replayed by the official client with four saves at a time", (_, history) => {
  let first: HistoryReplay
  let second: HistoryReplay

  beforeAll(async () => {
    const person = await newPerson(server)
    first = await replayHistory(person, history.csv, { clients: 4 })
    second = await replayHistory(person, history.csv, { clients: 4 })
  })

  it("is stored set by set as in the file", () => {
    expect(first.problems).toEqual([])
    const { sessions, exercises, sets } = history
    expect(first.storedCounts).toEqual({ sessions, exercises, sets })
  })

  it("creates custom exercises only for those that the library doesn't have", () => {
    expect(first.added.toSorted()).toEqual(history.unknown.toSorted())
  })

  it("changes nothing when it is replayed", () => {
    expect(changesBySecond(first, second)).toEqual([])
  })
})

describe("the same export for two people", () => {
  it("is stored for each of them, and visible only to them", async () => {
    const { csv, sessions } = hevyHistory(3)
    const [one, other] = await Promise.all([newPerson(server), newPerson(server)])
    const replays = await Promise.all([
      replayHistory(one, csv, { clients: 2 }),
      replayHistory(other, csv, { clients: 2 }),
    ])
    expect(replays.map(({ problems, storedCounts }) => [problems, storedCounts.sessions])).toEqual([
      [[], sessions],
      [[], sessions],
    ])
  })
})

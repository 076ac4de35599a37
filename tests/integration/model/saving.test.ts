import { randomUUID } from "node:crypto"
import fc from "fast-check"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startServer } from "#tests/support/server.ts"
import type { SendSave } from "#web/offline/queue/sync.ts"
import { act, heal } from "./acts.ts"
import { stories, type Story } from "./commands.ts"
import { startFaultyProxy } from "./faulty-proxy.ts"
import { violations } from "./invariants.ts"
import { newWorld, type Setting } from "./world.ts"

const runs = Number(process.env["MODEL_RUNS"] ?? 1_000)
/** The same stories in every run, so that a failure comes from the change that caused it. Run other stories by hand. */
const seed = Number(process.env["MODEL_SEED"] ?? 20_261_121)
const atATime = 4

let server: Awaited<ReturnType<typeof startServer>>
let proxy: Awaited<ReturnType<typeof startFaultyProxy>>
let database: pg.Pool
let exercises: string[]

beforeAll(async () => {
  server = await startServer()
  proxy = await startFaultyProxy(server.url)
  database = new pg.Pool({ connectionString: server.databaseUrl, max: atATime })
  const { rows } = await database.query<{ id: string }>(
    "select id from public.exercises where owner_id is null order by name limit 2",
  )
  exercises = rows.map(({ id }) => id)
})
afterAll(async () => {
  proxy.close()
  await database.end()
  await server.stop()
})

/**
 * The second tab's request was lost after the first tab had saved. The second tab then reported "not saved", and its
 * changed draft became a conflict.
 */
const hadFailed: Story = {
  commands: [
    { kind: "save in two tabs", isOffline: false },
    { kind: "save the draft", isChanged: true, diesAtStep: null },
    { kind: "decide", item: 0, how: "retry" },
  ],
  faults: ["none", "lost", "lost"],
}

/** An edit is queued while its log is edited elsewhere, and again while the person decides. Each time they keep their own version. */
const keepsMine: Story = {
  commands: [
    { kind: "save", plan: null, template: null, isOffline: false, diesAtStep: null },
    { kind: "edit", log: 0, meanwhile: "edit", isOffline: true, diesAtStep: null },
    { kind: "sync", pages: 1, diesAtStep: null },
    { kind: "decide", item: 0, how: "keep mine" },
    { kind: "edit elsewhere", log: 0 },
    { kind: "sync", pages: 2, diesAtStep: null },
    { kind: "decide", item: 0, how: "keep mine" },
  ],
  faults: ["none", "none", "none", "lost"],
}

/** A set is confirmed right before a crash, and a tab that shows a saved draft is reloaded. */
const confirmed: Story = {
  commands: [
    { kind: "confirm, crash" },
    { kind: "save, the second tab reloads", isOffline: false, diesAtStep: 1 },
    { kind: "save, the second tab reloads", isOffline: false, diesAtStep: null },
    { kind: "save, the second tab reloads", isOffline: true, diesAtStep: null },
  ],
  faults: ["none", "lost"],
}

const honest = (send: SendSave) => send

/** Runs a story to its end. Returns the violations. */
async function live({ commands, faults }: Story, tamper: Setting["tamper"]): Promise<string[]> {
  const setting = { serverUrl: server.url, database, exercises, tamper }
  const world = await newWorld(setting, proxy.open(randomUUID(), faults))
  // One event after the other.
  // oxlint-disable-next-line no-await-in-loop
  for (const command of commands) await act(world, command)
  await heal(world)
  return violations(world)
}

describe("after any mixture of faults is over", () => {
  it(
    `every accepted save is stored exactly once, with its sets in order (${runs} stories)`,
    async () => {
      const part = fc.asyncProperty(stories, async (story) => {
        expect(await live(story, honest)).toEqual([])
      })
      const parts = Array.from({ length: atATime }, (_, index) =>
        fc.assert(part, {
          seed: seed + index,
          numRuns: Math.ceil(runs / atATime),
          examples: [[hadFailed], [keepsMine], [confirmed]],
        }),
      )
      await Promise.all(parts)
    },
    runs * 1_000,
  )

  it("a duplicate would be found if a save's op_id changed between tries", async () => {
    const forgetful = (send: SendSave) => (save: Parameters<SendSave>[0]) =>
      send({ ...save, op_id: randomUUID() })
    const isStoredOnce = async (story: Story) =>
      (await live(story, forgetful)).every((wrong) => !wrong.includes("is stored 2 times"))
    const check = fc.check(fc.asyncProperty(stories, isStoredOnce), {
      seed,
      numRuns: 500,
      endOnFailure: true,
    })
    expect((await check).failed).toBe(true)
  })
})

import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { REALTIME_SUBSCRIBE_STATES } from "@supabase/supabase-js"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { backupName } from "#server/backup/retention.ts"
import { notes } from "../../examples/notes/notes.ts"
import { type Client, signUpAndConfirm } from "#tests/support/person.ts"
import { startProduct, type TestServer } from "#tests/support/product-server.ts"

const token = "a-token-for-the-monitor-of-40-characters"
const product = {
  ...notes,
  functions: { coach: async () => new Response("Rest.") },
  loggingFunctions: ["save_log"],
}
const saveLog = `create function public.save_log(fails boolean) returns text language plpgsql as $$
  begin if fails then raise exception 'no'; end if; return 'saved'; end $$`

let server: TestServer
let client: Client
let userId: string
let backups: string

beforeAll(async () => {
  backups = mkdtempSync(join(tmpdir(), "repertoire-metrics-"))
  writeFileSync(join(backups, backupName(new Date(Date.now() - 3_600_000))), "")
  server = await startProduct(product, { METRICS_TOKEN: token, BACKUP_DIR: backups }, saveLog)
  const person = await signUpAndConfirm(server)
  client = person.client
  userId = person.user.id
})

afterAll(async () => {
  await server.stop()
  rmSync(backups, { recursive: true })
})

const ask = (authorization?: string) =>
  fetch(`${server.url}/metrics`, { headers: authorization === undefined ? {} : { authorization } })

/** The value of a metric, by its name and labels as they are written; undefined if it isn't reported. */
async function valueOf(metric: string): Promise<number | undefined> {
  const text = await (await ask(`Bearer ${token}`)).text()
  const line = text.split("\n").find((each) => each.startsWith(`${metric} `))
  return line === undefined ? undefined : Number(line.slice(metric.length))
}

describe("the metrics", () => {
  it("are only for whoever has the token", async () => {
    for (const wrong of [
      undefined,
      "",
      "Bearer",
      `Bearer ${token}x`,
      token,
      `Bearer ${server.serviceRoleKey}`,
    ]) {
      const answer = await ask(wrong)
      expect(answer.status, wrong).toBe(401)
      expect(await answer.text()).not.toContain("_total")
    }
    expect((await ask(`Bearer ${token}`)).headers.get("content-type")).toContain("version=0.0.4")
  })

  it("count requests by room, and saves and refusals among them", async () => {
    const refused = 'http_requests_total{room="tables",method="POST",status="400"}'
    const before = {
      saves: await valueOf('saves_total{function="save_log"}'),
      refused: await valueOf(refused),
    }
    await client.rpc("save_log", { fails: false }).throwOnError()
    expect((await client.rpc("save_log", { fails: true })).status).toBe(400)
    expect(await valueOf('saves_total{function="save_log"}')).toBe((before.saves ?? 0) + 1)
    expect(await valueOf(refused)).toBe((before.refused ?? 0) + 1)
    expect(await valueOf('http_request_seconds_count{room="auth"}')).toBeGreaterThan(0)
  })

  it("count the calls of each function, and nothing under names that clients make up", async () => {
    await client.functions.invoke("coach")
    await client.functions.invoke("made-up")
    expect(await valueOf('function_calls_total{function="coach",status="200"}')).toBe(1)
    await fetch(`${server.url}/rest/v1/rpc/made-up-too`, { method: "POST" })
    await fetch(`${server.url}/made-up-three`)
    expect(await (await ask(`Bearer ${token}`)).text()).not.toContain("made-up")
  })

  it("tell the sockets, the pools, the database's size and the age of the last backup", async () => {
    expect(await valueOf("sockets_open")).toBe(0)
    const channel = client.channel("news")
    await new Promise<void>((resolve) => {
      channel.subscribe((state) => state === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED && resolve())
    })
    expect(await valueOf("sockets_open")).toBe(1)
    expect(await valueOf('database_connections{pool="authenticator",state="waiting"}')).toBe(0)
    expect(await valueOf("database_bytes")).toBeGreaterThan(1_000_000)
    expect(await valueOf("backup_age_seconds")).toBeGreaterThan(3_500)
    expect(await valueOf("process_resident_memory_bytes")).toBeGreaterThan(1_000_000)
    // Without a mail server, no email waits.
    expect(await valueOf("mails_waiting")).toBeUndefined()
  })

  it("name nobody", async () => {
    const text = await (await ask(`Bearer ${token}`)).text()
    expect(text).not.toContain(userId)
    expect(text).not.toContain("@")
    expect(text).not.toContain("127.0.0.1")
  })
})

it("there are none without a token", async () => {
  const without = await startProduct(notes)
  expect((await fetch(`${without.url}/metrics`)).status).toBe(404)
  await without.stop()
})

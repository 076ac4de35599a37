import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { notes } from "../../examples/notes/notes.ts"
import { newClient } from "#tests/support/person.ts"
import { freePort } from "#tests/support/free-port.ts"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { start } from "#server/start.ts"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { testSecrets } from "#tests/support/test-secrets.ts"
import { confirmedAccount, sql } from "#tests/support/wire.ts"

let server: TestServer
let second: { url: string; stop: () => Promise<void> }
beforeAll(async () => {
  server = await startServer()
  second = await anotherProcess()
})
afterAll(async () => {
  await second.stop()
  await server.stop()
})

/** A second backend on the same database, with the same secrets. */
async function anotherProcess(settings: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "repertoire-second-"))
  const { config, stop } = await start(
    notes,
    {
      PORT: String(await freePort()),
      SITE_URL: server.url,
      DATA_DIR: dataDir,
      DATABASE_URL: server.databaseUrl,
      JWT_SECRET: testSecrets.jwtSecret,
      JWT_KEYS: testSecrets.jwtKeys,
      LOG_LEVEL: "silent",
      ...settings,
    },
    () => {},
  )
  return {
    url: `http://${config.host}:${config.port}`,
    stop: async () => {
      await stop()
      rmSync(dataDir, { recursive: true })
    },
  }
}

async function signedIn(account: { email: string; password: string }) {
  const client = newClient(server)
  const { data, error } = await client.auth.signInWithPassword(account)
  if (error) throw error
  return { client, id: data.user.id, token: data.session.access_token }
}

async function statusAt(url: string, token: string) {
  const headers = { apikey: server.anonKey, authorization: `Bearer ${token}` }
  return (await fetch(`${url}/rest/v1/notes?select=id`, { headers })).status
}

describe("a session that was ended", () => {
  test("by signing out other devices is refused from the response on, by every process", async () => {
    const account = await confirmedAccount(server)
    const here = await signedIn(account)
    const there = await signedIn(account)
    expect(await statusAt(second.url, there.token)).toBe(200)
    expect((await here.client.auth.signOut({ scope: "others" })).error).toBeNull()
    expect(await statusAt(server.url, there.token)).toBe(401)
    await vi.waitUntil(async () => (await statusAt(second.url, there.token)) === 401, { interval: 10 })
    expect(await statusAt(server.url, here.token)).toBe(200)
    const headers = { apikey: server.anonKey, authorization: `Bearer ${there.token}` }
    const answer = await fetch(`${server.url}/rest/v1/notes?select=id`, { headers })
    expect(await answer.json()).toMatchObject({
      code: "PGRST303",
      message: "The JWT's session has ended",
    })
  })

  test("by a new password is refused", async () => {
    const account = await confirmedAccount(server)
    const here = await signedIn(account)
    const there = await signedIn(account)
    expect((await here.client.auth.updateUser({ password: "a new password" })).error).toBeNull()
    expect(await statusAt(server.url, there.token)).toBe(401)
    expect(await statusAt(server.url, here.token)).toBe(200)
  })

  test("by deleting its account is refused", async () => {
    const account = await confirmedAccount(server)
    const here = await signedIn(account)
    const there = await signedIn(account)
    await sql(server, "delete from auth.users where id = $1", [here.id])
    for (const url of [server.url, second.url])
      await vi.waitUntil(async () => (await statusAt(url, there.token)) === 401, { interval: 10 })
  })

  test("is refused by a process that was started later", async () => {
    const account = await confirmedAccount(server)
    const { client, token } = await signedIn(account)
    await client.auth.signOut({ scope: "global" })
    const later = await anotherProcess()
    expect(await statusAt(later.url, token)).toBe(401)
    await later.stop()
  })
})

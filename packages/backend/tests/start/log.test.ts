import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test, vi } from "vitest"
import { spawnServer } from "#tests/support/process-server.ts"

vi.setConfig({ testTimeout: 120_000 })

test("the log has one JSON line per event, and no line contains a secret or personal data", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "repertoire-log-"))
  const server = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: "trace", AUTH_AUTOCONFIRM: "true" })
  const { anonKey }: { anonKey: string } = await (await fetch(`${server.url}/config.json`)).json()
  const post = (path: string, body: unknown, token = anonKey) =>
    fetch(server.url + path, {
      method: "POST",
      headers: { apikey: anonKey, authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    })

  const account = { email: "secret-person@example.com", password: "secret-password" }
  const session = await (await post("/auth/v1/signup", account)).json()
  await post("/auth/v1/token?grant_type=password", { ...account, password: "secret-wrong" })
  await post("/auth/v1/token?grant_type=refresh_token", { refresh_token: session.refresh_token })
  await fetch(`${server.url}/auth/v1/verify?token=secret-token&type=signup`, { redirect: "manual" })
  await post("/rest/v1/notes", { body: "secret-note" }, session.access_token)
  await post("/rest/v1/notes", { body: "secret-note", user_id: "secret-id" }, session.access_token)
  await post("/rest/v1/notes", { id: "secret-day", body: "secret-weight" }, session.access_token)
  await fetch(`${server.url}/rest/v1/notes?body=eq.secret-filter&apikey=${anonKey}`)
  await fetch(`${server.url}/nowhere?secret-query`)
  await server.kill("SIGTERM")
  rmSync(dataDir, { recursive: true })

  const lines = server.output().trim().split("\n")
  const events = lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line))
  expect(events).toContainEqual(expect.objectContaining({ method: "GET", path: "/auth/v1/verify" }))
  expect(server.output()).not.toMatch(/secret-/)
  for (const secret of [anonKey, session.access_token, session.refresh_token]) {
    expect(server.output()).not.toContain(secret)
  }
})

import { execFile } from "node:child_process"
import { randomUUID } from "node:crypto"
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import {
  type PretendProvider,
  refused,
  startProvider,
  streamed,
} from "@repertoire/backend/testing/pretend-provider.ts"
import { spawnServer } from "#tests/support/process-server.ts"

vi.setConfig({ testTimeout: 120_000 })

const root = join(import.meta.dirname, "../../..")
const key = "sk-this-is-searched-for-everywhere"

let directory: string
let provider: PretendProvider
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "repertoire-key-"))
  provider = await startProvider()
})
afterAll(async () => {
  await provider.stop()
  rmSync(directory, { recursive: true })
})

test("the provider's key is in no file of a build that was made with the key set", async () => {
  const out = join(directory, "build")
  const env = { PATH: process.env["PATH"], OPENAI_API_KEY: key, VITE_OPENAI_API_KEY: key }
  const build = promisify(execFile)
  const vite = join(root, "node_modules/.bin/vite")
  await build(vite, ["build", "--outDir", join(out, "web")], { cwd: root, env })
  await build(vite, ["build", "--config", "vite.server.config.ts", "--outDir", join(out, "server")], {
    cwd: root,
    env,
  })
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(30)
  const holding = files.filter(({ parentPath, name }) => readFileSync(join(parentPath, name)).includes(key))
  expect(holding.map(({ name }) => name)).toEqual([])
})

test("the provider's key is in no response and no log line, whatever the provider says", async () => {
  const server = await spawnServer({
    DATA_DIR: join(directory, "data"),
    LOG_LEVEL: "trace",
    AUTH_AUTOCONFIRM: "true",
    OPENAI_API_KEY: key,
    OPENAI_BASE_URL: provider.baseUrl,
  })
  const answers: string[] = []
  const { anonKey }: { anonKey: string } = await (await fetch(`${server.url}/config.json`)).json()
  async function ask(path: string, body?: unknown, token = anonKey): Promise<string> {
    const response = await fetch(server.url + path, {
      method: body === undefined ? "GET" : "POST",
      headers: { apikey: anonKey, authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    answers.push(JSON.stringify([...response.headers]), text)
    return text
  }
  const { access_token: token } = JSON.parse(
    await ask("/auth/v1/signup", { email: "ann@example.com", password: "a-long-password" }),
  )
  const goal = { feature: "goal", today: "2026-11-20", unit: "kg" }
  const echoes = refused(401, { "www-authenticate": `Bearer ${key}` })
  for (const answer of [echoes, refused(500, { "retry-after": "0" }), streamed("no JSON")]) {
    provider.answers(answer)
    await ask("/functions/v1/coach", goal, token)
  }
  await ask(
    "/functions/v1/coach",
    { feature: "workout", log_id: randomUUID(), today: "2026-11-21", unit: "kg" },
    token,
  )
  await ask("/functions/v1/coach", "nonsense", token)
  for (const path of ["/config.json", "/healthz", "/functions/v1/coach", "/rest/v1/"])
    await ask(path, undefined, token)
  await server.kill("SIGTERM")

  expect(answers.join("\n")).toContain("Failed to get goal suggestion from AI.")
  expect(server.output()).toContain("the provider failed")
  expect(answers.join("\n")).not.toContain(key)
  expect(server.output()).not.toContain(key)
})

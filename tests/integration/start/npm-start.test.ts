import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test, vi } from "vitest"
import { newClient } from "#tests/support/person.ts"
import { whileLocked } from "@repertoire/backend/testing/while-locked.ts"
import { freePort } from "@repertoire/backend/testing/free-port.ts"
import { buildWhenStale } from "../../../scripts/prepare.mjs"

vi.setConfig({ testTimeout: 300_000 })

test("npm start prints one address, serves the app and the backend there, adds the demo account, and ends with npm", async () => {
  await whileLocked(buildWhenStale)
  const dataDir = mkdtempSync(join(tmpdir(), "repertoire-npm-"))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const npm = spawn("npm", ["start", "--", "--demo"], {
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
    },
  })
  let printed = ""
  npm.stdout.setEncoding("utf8").on("data", (text: string) => (printed += text))
  await expect.poll(() => printed, { timeout: 120_000 }).toContain("/mailbox\n")
  expect(printed).toContain(`Repertoire is running at ${url}\n`)
  expect(printed).toMatch(/Database: \d+\.\d\d s\nMigrations: \d+\.\d\d s\n/)

  const page = await fetch(url, { headers: { accept: "text/html" } })
  expect(await page.text()).toContain("<title>Repertoire</title>")
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await fetch(`${url}/mailbox`)).status).toBe(200)

  await expect.poll(() => printed, { timeout: 120_000 }).toMatch(/Demo: .*\n/)
  const demo = /Demo: sign in as (\S+) with the password "(.+)" \(created in /.exec(printed)
  const { anonKey }: { anonKey: string } = await (await fetch(`${url}/config.json`)).json()
  const [, email = "", password = ""] = demo ?? []
  const signedIn = await newClient({ url, anonKey }).auth.signInWithPassword({ email, password })
  expect(signedIn.error).toBeNull()

  npm.kill("SIGTERM")
  await once(npm, "exit")
  await expect
    .poll(
      () =>
        fetch(`${url}/healthz`).then(
          () => "there",
          () => "gone",
        ),
      { timeout: 30_000 },
    )
    .toBe("gone")
  rmSync(dataDir, { recursive: true })
})

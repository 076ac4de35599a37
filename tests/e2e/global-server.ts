import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { env, execPath } from "node:process"
import { setTimeout as wait } from "node:timers/promises"
import { repertoire } from "#product/product.ts"
import { restoreBackup } from "#server/backup/restore-backup.ts"
import { startEmbedded } from "#server/postgres/embedded.ts"
import { freePort } from "@repertoire/backend/testing/free-port.ts"
import { openidClient } from "@repertoire/backend/testing/openid-provider.ts"
import { startProvider } from "@repertoire/backend/testing/pretend-provider.ts"
import { stravaClient } from "#tests/support/pretend-strava.ts"
import { answersByNotes } from "./coach/answers-by-notes.ts"
import { serverVariable } from "./running-server.ts"

const built = "dist/server/main.mjs"

/**
 * One server for the whole run: the built backend with the built app, as people get it, on its own Postgres, which the specs may query. Every spec
 * creates its own people, so that they can share the server.
 */
export default async function startServer(): Promise<() => Promise<void>> {
  if (!existsSync(built) || !existsSync("dist/web/index.html"))
    throw new Error("Build first: `npx vite build` and `npx vite build --config vite.server.config.ts`.")
  const folder = mkdtempSync(join(tmpdir(), "repertoire-e2e-server-"))
  chmodSync(folder, 0o711)
  const postgres = await startEmbedded({
    dataDir: folder,
    password: "e2e",
    settings: { fsync: "off", full_page_writes: "off", synchronous_commit: "off" },
    say: () => {},
    log: () => {},
  })
  const backup = env["E2E_BACKUP"]
  if (backup !== undefined)
    await restored(backup, { dataDir: join(folder, "backend"), databaseUrl: postgres.databaseUrl })
  const provider = await startProvider()
  provider.answers(answersByNotes)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  // Only the specs that need these ports listen on them.
  const stravaPort = await freePort()
  const openidPort = await freePort()
  const home = {
    name: "home",
    title: "Home server",
    issuer: `http://127.0.0.1:${openidPort}`,
    ...openidClient,
  }
  const server = spawn(execPath, [built], {
    env: {
      PATH: env["PATH"],
      PORT: String(port),
      DATA_DIR: join(folder, "backend"),
      DATABASE_URL: postgres.databaseUrl,
      AUTH_RATE_LIMITS: "off",
      AUTH_ANONYMOUS: "true",
      AUTH_SMS_URL: "mailbox",
      AUTH_PROVIDERS: JSON.stringify([home]),
      OPENAI_API_KEY: "sk-end-to-end",
      OPENAI_BASE_URL: provider.baseUrl,
      STRAVA_CLIENT_ID: stravaClient.id,
      STRAVA_CLIENT_SECRET: stravaClient.secret,
      STRAVA_BASE_URL: `http://127.0.0.1:${stravaPort}/api/v3`,
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "ignore", "inherit"],
  })
  await ready(url, server)
  env[serverVariable] = JSON.stringify({ url, databaseUrl: postgres.databaseUrl, stravaPort, openidPort })
  return async () => {
    server.kill("SIGTERM")
    await once(server, "exit")
    await provider.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true })
  }
}

/** Started by hand: the specs run on data restored from a backup instead of an empty server. */
async function restored(file: string, order: { dataDir: string; databaseUrl: string }) {
  mkdirSync(order.dataDir, { mode: 0o711 })
  await restoreBackup({
    product: repertoire,
    ...order,
    file,
    passphrase: undefined,
    mayBeUnencrypted: false,
    mayReplace: false,
  })
}

async function ready(url: string, server: ChildProcess) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (server.exitCode !== null) throw new Error("The server ended while it was starting.")
    const response = await fetch(`${url}/healthz`).catch(() => undefined)
    if (response?.ok) return
    await wait(100)
  }
  throw new Error("The server was not ready within 30 s.")
}

import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { expect, test } from "vitest"
import { notes } from "../../examples/notes/notes.ts"
import { startEmbedded } from "#server/postgres/embedded.ts"
import { start } from "#server/start.ts"
import { freePort } from "#tests/support/free-port.ts"
import { testSecrets } from "#tests/support/test-secrets.ts"

test("a server with another secret leaves the first one's passwords alone until it is allowed to take over the database", async () => {
  const folder = mkdtempSync(join(tmpdir(), "repertoire-secrets-"))
  chmodSync(folder, 0o711)
  const postgres = await startEmbedded({
    dataDir: folder,
    password: "test",
    settings: { fsync: "off" },
    say: () => {},
    log: () => {},
  })
  const admin = new pg.Client({ connectionString: postgres.databaseUrl })
  await admin.connect()
  const startWith = async (secret: string) =>
    start(
      notes,
      {
        DATA_DIR: mkdtempSync(join(folder, "server-")),
        DATABASE_URL: postgres.databaseUrl,
        PORT: String(await freePort()),
        JWT_SECRET: secret,
        JWT_KEYS: testSecrets.jwtKeys,
        LOG_LEVEL: "silent",
      },
      () => {},
    )
  const first = await startWith("the first secret, which is long enough to be taken")
  const second = "the second secret, which is long enough to be taken"
  await expect(startWith(second)).rejects.toThrow("belongs to a server with a different JWT_SECRET")

  // Every new connection of the first server can still sign in.
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where usename <> current_user and pid <> pg_backend_pid()",
  )
  const { host, port } = first.config
  await expect.poll(async () => (await fetch(`http://${host}:${port}/healthz`)).status).toBe(200)
  await first.stop()

  for (const role of [
    "authenticator",
    "supabase_auth_admin",
    "supabase_realtime_admin",
    "supabase_storage_admin",
  ]) {
    await admin.query(`comment on role ${role} is null`)
  }
  const taken = await startWith(second)
  await taken.stop()
  await admin.end()
  await postgres.stop()
  rmSync(folder, { recursive: true })
}, 60_000)

import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { tokenKeys } from "#server/http/jwt.ts"
import { jwtKeysFrom } from "#server/setup/keys/jwt-keys.ts"
import { createDatabase } from "#tests/support/database.ts"
import { freePort } from "#tests/support/free-port.ts"
import { spawnServer } from "#tests/support/process-server.ts"
import type { ServerProcess } from "#tests/support/spawn-program.ts"
import { testSecrets } from "#tests/support/test-secrets.ts"
import { filesIn, gymSchema } from "./gym-files.ts"

/** The built backend with the gym's buckets. It has its own process, because an attack may end it. */
export interface FilesProcess extends ServerProcess {
  sql: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  /** An access token of a person. */
  tokenOf: (person: string) => Promise<string>
  /** The names of the files on the disk. */
  files: () => string[]
  stop: () => Promise<void>
}

export async function spawnFiles(settings: Record<string, string> = {}): Promise<FilesProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), "repertoire-attacked-"))
  const database = await createDatabase()
  const port = await freePort()
  const server = await spawnServer({
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    JWT_SECRET: testSecrets.jwtSecret,
    JWT_KEYS: testSecrets.jwtKeys,
    ...settings,
  })
  const issuer = `${server.url}/auth/v1`
  const jwtKeys = jwtKeysFrom(testSecrets.jwtKeys, "the test's keys")
  const keys = await tokenKeys({ ...testSecrets, jwtKeys, issuer })
  const admin = new pg.Client({ connectionString: database.url })
  await admin.connect()
  await admin.query(gymSchema)
  return {
    ...server,
    sql: async (text, values) => (await admin.query<Record<string, unknown>>(text, values)).rows,
    tokenOf: (person) =>
      keys.sign({
        iss: issuer,
        sub: person,
        role: "authenticated",
        aud: "authenticated",
        exp: Math.floor(Date.now() / 1000) + 3600,
      }),
    files: () => filesIn(join(dataDir, "storage")),
    stop: async () => {
      await server.kill("SIGTERM")
      await admin.end()
      await database.drop()
      rmSync(dataDir, { recursive: true })
    },
  }
}

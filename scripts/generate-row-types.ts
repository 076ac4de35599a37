// Writes src/domain/row-types.ts: node scripts/run-typescript.mjs scripts/generate-row-types.ts [DATABASE_URL]
// Without an address, it uses an embedded Postgres and throws it away afterwards. With one, it migrates that database first, which shows whether
// the migrations load and mean the same on a different version of Postgres.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { repertoire } from "#product/product.ts"
import { startEmbedded } from "#server/postgres/embedded.ts"
import { migrate } from "#server/postgres/migrate.ts"
import { rowTypes } from "./row-types.ts"

async function generate(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await migrate(client, repertoire)
    writeFileSync("src/domain/row-types.ts", await rowTypes(client))
  } finally {
    await client.end()
  }
}

async function withEmbedded(work: (databaseUrl: string) => Promise<void>) {
  const dataDir = mkdtempSync(join(tmpdir(), "row-types-"))
  chmodSync(dataDir, 0o711)
  const postgres = await startEmbedded({
    dataDir,
    password: "row-types",
    settings: {},
    say: console.log,
    log: () => {},
  })
  try {
    await work(postgres.databaseUrl)
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true })
  }
}

const [, , address] = process.argv
await (address ? generate(address) : withEmbedded(generate))

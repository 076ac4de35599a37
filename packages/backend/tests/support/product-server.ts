import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import type { Product } from "#server/product.ts"
import { start } from "#server/start.ts"
import { createDatabase } from "./database.ts"
import { freePort } from "./free-port.ts"
import { testSecrets } from "./test-secrets.ts"

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

export interface TestServer {
  url: string
  anonKey: string
  serviceRoleKey: string
  /** The database's address, for signing in as the superuser. */
  databaseUrl: string
  /** The lines printed during the start. */
  said: string[]
  /** The emails sent to an address so far, oldest first. */
  mails: (to: string) => Promise<Mail[]>
  stop: () => Promise<void>
}

/**
 * The real backend with a product, running in this process on a free port and with its own database. `settings` are environment
 * variables; `before` is SQL that is run in the database before the start.
 */
export async function startProduct(
  product: Product,
  settings: Record<string, string> = {},
  before = "",
): Promise<TestServer> {
  const database = await createDatabase()
  if (before !== "") await runSql(database.url, before)
  const dataDir = mkdtempSync(join(tmpdir(), "repertoire-server-"))
  const environment = {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    JWT_SECRET: testSecrets.jwtSecret,
    JWT_KEYS: testSecrets.jwtKeys,
    AUTH_RATE_LIMITS: "off",
    LOG_LEVEL: "silent",
    ...settings,
  }
  const said: string[] = []
  const { config, stop } = await start(product, environment, (line) => said.push(line))
  return {
    said,
    url: `http://${config.host}:${config.port}`,
    anonKey: config.anonKey,
    serviceRoleKey: config.serviceRoleKey,
    databaseUrl: database.url,
    mails: (to) => mailsTo(to, database.url),
    stop: async () => {
      await stop()
      await database.drop()
      rmSync(dataDir, { recursive: true })
    },
  }
}

async function runSql(databaseUrl: string, sql: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(sql)
  await client.end()
}

export async function mailsTo(to: string, databaseUrl: string): Promise<Mail[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<Mail>(
    `select recipient as "to", subject, body_text as text, body_html as html
     from mailbox.messages where recipient = $1 order by id`,
    [to],
  )
  await client.end()
  return rows
}

import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:net"
import type { OutgoingHttpHeaders } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { notes } from "../../examples/notes/notes.ts"
import { backupName } from "#server/backup/retention.ts"
import { runDoctor } from "#server/doctor/doctor-command.ts"
import { start, type RunningBackend } from "#server/start.ts"
import type { Product } from "#server/product.ts"
import { createDatabase, createEmptyDatabase } from "#tests/support/database.ts"
import { freePort } from "#tests/support/free-port.ts"
import { type Proxy, startProxy } from "#tests/support/proxy.ts"

vi.setConfig({ testTimeout: 60_000 })

const secret = "a secret of more than thirty-two characters"
let folder: string
let database: { url: string; drop: () => Promise<void> }
let settings: Record<string, string>
let server: RunningBackend | undefined
let proxy: Proxy | undefined
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "repertoire-doctor-"))
  mkdirSync(join(folder, "data"))
  database = await createDatabase()
  settings = {
    PORT: String(await freePort()),
    DATA_DIR: join(folder, "data"),
    DATABASE_URL: database.url,
    JWT_SECRET: secret,
    LOG_LEVEL: "silent",
  }
})
afterEach(async () => {
  proxy?.close()
  proxy = undefined
  await server?.stop()
  server = undefined
  await database.drop()
  rmSync(folder, { recursive: true })
})

/** Starts the server; returns what it printed. */
async function bringUp(product: Product = notes) {
  const said: string[] = []
  server = await start(product, settings, (line) => said.push(line))
  return said
}

async function stopServer() {
  await server?.stop()
  server = undefined
}

/** The doctor's lines about a subject, without its name, and its exit code. */
async function examined(product: Product = notes) {
  const lines: string[] = []
  const exitCode = await runDoctor(product, [], settings, (line) => lines.push(line))
  const about = (subject: string) =>
    lines.filter((line) => line.includes(`  ${subject}: `)).map((line) => line.replace(`  ${subject}:`, ""))
  return { lines, exitCode, about }
}

/** The notes with one more migration. */
function laterNotes(name = "20260103000000_colour_notes.sql"): Product {
  const migrations = join(folder, "migrations")
  cpSync(notes.migrations, migrations, { recursive: true })
  writeFileSync(join(migrations, name), "alter table public.notes add colour text;")
  return { ...notes, version: "1.1.0", migrations }
}

function addBackup(hoursAgo: number) {
  const backups = join(folder, "backups")
  mkdirSync(backups, { recursive: true })
  writeFileSync(join(backups, backupName(new Date(Date.now() - hoursAgo * 3_600_000))), "")
  settings = { ...settings, BACKUP_DIR: backups }
}

async function putBehindProxy(
  change?: (headers: OutgoingHttpHeaders) => OutgoingHttpHeaders,
  upgrades?: boolean,
) {
  proxy = await startProxy(Number(settings["PORT"]), change, upgrades)
  settings = { ...settings, SITE_URL: proxy.url, TRUST_PROXY: "1" }
}

test("all is well with a server that has a proxy, a mail server and backups, and no line contains a secret", async () => {
  const mails: Server = createServer((socket) => socket.end())
  const port = await freePort()
  await new Promise<void>((resolve) => mails.listen(port, "127.0.0.1", resolve))
  await putBehindProxy()
  addBackup(3)
  settings = {
    ...settings,
    SMTP_URL: `smtp://me:mail-password@127.0.0.1:${port}`,
    MAIL_FROM: "gym@gym.example",
  }
  await bringUp()
  const { lines, exitCode } = await examined()
  mails.close()
  expect(lines.filter((line) => !line.startsWith("ok "))).toEqual([])
  expect(lines.map((line) => line.slice(14).split(":")[0])).toEqual([
    ...["Version", "Settings", "Server", "Database", "Update", "Clock", "Disk", "Disk", "Backups", "Mail"],
    ...["Address", "Proxy", "Live updates"],
  ])
  expect(exitCode).toBe(0)
  for (const hidden of [secret, "mail-password", database.url]) expect(lines.join("\n")).not.toContain(hidden)
})

test("a plain server is fine, with what else it could have", async () => {
  await bringUp()
  const { about, exitCode } = await examined()
  expect(exitCode).toBe(0)
  expect(about("Backups")).toEqual([expect.stringMatching(/^look at this .*Set BACKUP_DIR/)])
  expect(about("Mail")).toEqual([expect.stringMatching(/^look at this .*SMTP_URL isn't set/)])
  expect(about("Address")).toEqual([expect.stringMatching(/^look at this .*SITE_URL isn't set/)])
})

describe("an update", () => {
  test("is announced with what it runs and where the backup before it goes, and nothing changes yet", async () => {
    await bringUp()
    const before = await tables()
    const { about, exitCode } = await examined(laterNotes())
    expect(about("Update")).toEqual([
      expect.stringMatching(
        /^look at this .*\(20260103000000_colour_notes\.sql\).* is made first, in .*before-updates\.$/,
      ),
    ])
    expect(exitCode).toBe(0)
    expect(await tables()).toEqual(before)
    settings = { ...settings, BACKUP_BEFORE_UPDATE: "false" }
    expect((await examined(laterNotes())).about("Update")[0]).toContain(
      "make one first with `notes backup FILE`",
    )
  })

  test("makes a backup first, and only an update does", async () => {
    const isBackup = (line: string) => line.startsWith("Backup before the update: ")
    const places = () => readdirSync(join(folder, "data", "before-updates"))
    expect((await bringUp()).filter(isBackup)).toEqual([])
    await stopServer()
    expect((await bringUp(laterNotes())).filter(isBackup)).toHaveLength(1)
    expect(places()).toEqual([expect.stringMatching(/^before-update-\d{8}-\d{6}\.backup$/)])
    await stopServer()
    expect((await bringUp(laterNotes())).filter(isBackup)).toEqual([])
    expect(places()).toHaveLength(1)
  })

  test("is not what a first start makes of an empty database", async () => {
    const empty = await createEmptyDatabase()
    settings = { ...settings, DATABASE_URL: empty.url }
    expect((await examined()).about("Update")).toEqual([
      expect.stringMatching(/^look at this .*The first start sets it up\.$/),
    ])
    await bringUp()
    expect(existsSync(join(folder, "data", "before-updates"))).toBe(false)
    await stopServer()
    await empty.drop()
  })

  test("makes no backup if the setting says so", async () => {
    await bringUp()
    await stopServer()
    settings = { ...settings, BACKUP_BEFORE_UPDATE: "false" }
    await bringUp(laterNotes())
    expect(existsSync(join(folder, "data", "before-updates"))).toBe(false)
  })

  test("doesn't happen if its backup fails", async () => {
    await bringUp()
    await stopServer()
    const before = await tables()
    writeFileSync(join(folder, "data", "before-updates"), "in the way")
    await expect(bringUp(laterNotes())).rejects.toThrow(
      /^Nothing was updated, because the backup before the update failed\. .*\(EEXIST\)\. BACKUP_BEFORE_UPDATE=false/,
    )
    expect(await tables()).toEqual(before)
  })

  test("back to an older version is refused", async () => {
    await bringUp(laterNotes())
    const { about, exitCode } = await examined()
    expect(about("Update")).toEqual([expect.stringMatching(/^broken .*belongs to a newer version/)])
    expect(exitCode).toBe(1)
  })
})

test("a clock from before this version was made is broken", async () => {
  const { about, exitCode } = await examined(laterNotes("29990101000000_later.sql"))
  expect(about("Clock")).toEqual([expect.stringMatching(/^broken .*Set this machine's clock\.$/)])
  expect(exitCode).toBe(1)
})

test("a backup that is twice as old as it should be is broken, and a fresh one isn't", async () => {
  addBackup(49)
  const old = await examined()
  expect(old.about("Backups")).toEqual([
    expect.stringMatching(/^broken .*made 2 days ago, though one is due every 24 hours\./),
  ])
  expect(old.exitCode).toBe(1)
  addBackup(47)
  const fresh = await examined()
  expect(fresh.about("Backups")).toEqual([
    expect.stringMatching(/^ok .*The last of 2 was made 47 hours ago\.$/),
  ])
})

describe("a proxy", () => {
  const without = (name: string) => (headers: OutgoingHttpHeaders) =>
    Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name))

  test.each([
    ["X-Forwarded-For", without("x-forwarded-for")],
    ["Host", (headers: OutgoingHttpHeaders) => ({ ...headers, host: "backend" })],
    ["X-Forwarded-Proto", (headers: OutgoingHttpHeaders) => ({ ...headers, "x-forwarded-proto": "https" })],
  ])("that doesn't pass on %s is broken", async (name, change) => {
    await putBehindProxy(change)
    await bringUp()
    const { about, exitCode } = await examined()
    expect(about("Proxy")).toEqual([
      expect.stringMatching(new RegExp(`^broken .* doesn't pass on ${name}\\.`)),
    ])
    expect(exitCode).toBe(1)
  })

  test("that lets no WebSockets through is broken", async () => {
    await putBehindProxy(undefined, false)
    await bringUp()
    const { about, exitCode } = await examined()
    expect(about("Live updates")).toEqual([
      expect.stringMatching(/^broken .*must pass on Upgrade and Connection/),
    ])
    expect(exitCode).toBe(1)
  })

  test("that leads elsewhere, or nowhere, is broken", async () => {
    const other = createServer((socket) => socket.end("HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n"))
    const port = await freePort()
    await new Promise<void>((resolve) => other.listen(port, "127.0.0.1", resolve))
    settings = { ...settings, SITE_URL: `http://127.0.0.1:${port}` }
    await bringUp()
    expect((await examined()).about("Address")[0]).toMatch(
      /^broken .*something else than this server \(status 404\)/,
    )
    other.close()
    await vi.waitFor(async () =>
      expect((await examined()).about("Address")[0]).toMatch(
        /^broken .*can't be reached from this machine \(ECONNREFUSED\)/,
      ),
    )
  })

  test("alone learns nothing from a server: what it sees is only told to its own doctor", async () => {
    await bringUp()
    const url = `http://127.0.0.1:${settings["PORT"]}/healthz/request`
    const forged = `${Date.now() + 30_000}.${"A".repeat(43)}`
    for (const headers of [{}, { "x-doctor": forged }, { "x-doctor": "soon" }])
      expect((await fetch(url, { headers })).status).toBe(404)
  })
})

test("settings that can't be read are the only finding, and a folder without data stays as it is", async () => {
  const missing = join(folder, "elsewhere")
  settings = { ...settings, DATA_DIR: missing }
  const nothing = await examined()
  expect(nothing.lines).toEqual([expect.stringMatching(/^look at this {2}Settings: There is no data in /)])
  expect(existsSync(missing)).toBe(false)
  settings = { ...settings, DATA_DIR: join(folder, "data"), PORT: "many" }
  const wrong = await examined()
  expect(wrong.lines).toEqual([expect.stringMatching(/^broken {8}Settings: PORT must be a whole number/)])
  expect(wrong.exitCode).toBe(1)
})

async function tables() {
  const { default: pg } = await import("pg")
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query(
    `select table_schema, table_name, column_name from information_schema.columns
     where table_schema in ('public', 'supabase_migrations') order by 1, 2, 3`,
  )
  const landed = await client.query("select version from supabase_migrations.schema_migrations order by 1")
  await client.end()
  return [rows, landed.rows]
}

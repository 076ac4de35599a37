import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { notes } from "../../examples/notes/notes.ts"
import { addressAs } from "./address.ts"
import { roleStatement, runAsRole } from "./as-role.ts"
import { openDatabase } from "./database.ts"
import { type EmbeddedPostgres, startEmbedded } from "./embedded.ts"
import { rolePasswords } from "./role-passwords.ts"

let dataDir: string
let postgres: EmbeddedPostgres
const log: string[] = []

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "repertoire-embedded-"))
  const input = { dataDir, password: "of the superuser", settings: {}, say: () => {} }
  postgres = await startEmbedded({ ...input, log: (line) => log.push(line) })
})
afterAll(async () => {
  await postgres.stop()
  rmSync(dataDir, { recursive: true })
})

async function ask<T extends pg.QueryResultRow>(sql: string, address = postgres.databaseUrl): Promise<T[]> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    return (await client.query<T>(sql)).rows
  } finally {
    await client.end()
  }
}

function open(jwtSecret: string) {
  return openDatabase({
    product: notes,
    databaseUrl: postgres.databaseUrl,
    listenUrl: undefined,
    jwtSecret,
    isAlone: true,
  })
}

test("commits reach the disk, and Postgres doesn't listen on the network", async () => {
  const [settings] = await ask(
    `select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
       current_setting('synchronous_commit') as commits, current_setting('listen_addresses') as network,
       current_setting('data_checksums') as checksums, current_setting('wal_level') as wal`,
  )
  expect(settings).toEqual({
    fsync: "on",
    pages: "on",
    commits: "on",
    network: "",
    checksums: "on",
    wal: "logical",
  })
})

test("nobody can connect without the password", async () => {
  await expect(ask("select 1", addressAs(postgres.databaseUrl, "postgres", "a guess"))).rejects.toMatchObject(
    { code: "28P01" },
  )
})

test("the roles of the pools sign in with passwords made from JWT_SECRET, and with no others", async () => {
  const { pools, listenUrl } = await open("one secret")
  const who = { text: "select session_user", values: [] }
  const become = roleStatement({ role: "anon", readOnly: true, settings: [], names: [] })
  const anon = { become, values: [] }
  expect(await runAsRole(pools.authenticator, anon, who)).toEqual([["authenticator"]])
  expect((await pools.auth.query("select session_user::text as name")).rows).toEqual([
    { name: "supabase_auth_admin" },
  ])
  expect(await ask("select session_user::text as name", listenUrl)).toEqual([{ name: "authenticator" }])
  await pools.close()

  const { pools: changed } = await open("another secret")
  expect(await runAsRole(changed.authenticator, anon, who)).toEqual([["authenticator"]])
  await changed.close()
  const old = addressAs(postgres.databaseUrl, "authenticator", rolePasswords("one secret").authenticator)
  await expect(ask("select 1", old)).rejects.toMatchObject({ code: "28P01" })
})

test("the log contains no statement, value or password", async () => {
  await expect(ask("select 'my private note'::int")).rejects.toMatchObject({ code: "22P02" })
  await expect(ask("select private_note from nowhere")).rejects.toMatchObject({ code: "42P01" })
  const { authenticator } = rolePasswords("another secret")
  expect(log.join("\n")).toContain("ready to accept connections")
  expect(log.join("\n")).not.toMatch(/private|select|alter role/i)
  expect(log.join("\n")).not.toContain(authenticator)
})

test("a second start in the same folder is refused", async () => {
  const input = { dataDir, password: "x", settings: {}, say: () => {}, log: () => {} }
  await expect(startEmbedded(input)).rejects.toThrow(/is in use by another Repertoire server/)
})

test("a killed Postgres is restarted automatically", async () => {
  const pid = () => Number(readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0])
  const before = pid()
  process.kill(before, "SIGKILL")
  await expect
    .poll(() => ask("select 1 as one").catch(() => undefined), { timeout: 20_000 })
    .toEqual([{ one: 1 }])
  expect(pid()).not.toBe(before)
})

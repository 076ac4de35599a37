import { randomUUID } from "node:crypto"
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { addressAs } from "#server/postgres/address.ts"
import { withEmbedded } from "#server/postgres/with-database.ts"
import { createDatabase } from "#tests/support/database.ts"
import { pretendPostgres } from "#tests/support/pretend-postgres.ts"
import { spawnRefused, spawnServer } from "#tests/support/process-server.ts"
import { freePort } from "#tests/support/free-port.ts"

vi.setConfig({ testTimeout: 120_000 })

let folder: string
let port: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "repertoire-start-"))
  port = String(await freePort())
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Starts with these settings and expects exit code 1 and only this message. */
async function expectRefusal(settings: Record<string, string>, sentence: RegExp) {
  const { exitCode, output } = await spawnRefused({ DATA_DIR: join(folder, "data"), PORT: port, ...settings })
  expect(output.trim().split("\n").at(-1)).toMatch(sentence)
  expect(output).not.toContain("    at ")
  expect(exitCode).toBe(1)
  return output
}

describe("an invalid setting is named in one sentence", () => {
  test.each([
    ["PORT", "http", /^PORT must be a whole number from 1 to 65535, not "http"\. For example: PORT=8080$/],
    ["PORT", "0", /^PORT must be/],
    ["PORT", "65536", /^PORT must be/],
    ["HOST", "192.0.2.1", /^HOST: this machine can't listen on 192\.0\.2\.1 \(EADDRNOTAVAIL\)\.$/],
    [
      "SITE_URL",
      "gym.example",
      /^SITE_URL must be an address that starts with http:\/\/ or https:\/\/\. For example: SITE_URL=https:\/\/gym\.example$/,
    ],
    ["SITE_URL", "https://gym.example/app", /^SITE_URL must be an address without a path/],
    ["DATABASE_URL", "mysql://x", /^DATABASE_URL must be an address that starts with postgres:\/\//],
    ["DATABASE_URL", "postgres://x/y?user=z", /^DATABASE_URL must have its user and password before the @/],
    ["DATABASE_LISTEN_URL", "x", /^DATABASE_LISTEN_URL must be an address/],
    ["JWT_SECRET", "short", /^JWT_SECRET must have at least 32 characters\. For example: JWT_SECRET=/],
    ["JWT_KEYS", "{", /^JWT_KEYS must be a JSON array of private P-256 or RSA keys/],
    ["JWT_KEYS", '[{"kty":"oct","k":"abc","kid":"1"}]', /^JWT_KEYS must be/],
    [
      "ANON_KEY",
      "abc",
      /^ANON_KEY must be a token with the role anon, signed with JWT_SECRET\. For example: ANON_KEY=/,
    ],
    ["SERVICE_ROLE_KEY", "a.b.c", /^SERVICE_ROLE_KEY must be a token with the role service_role/],
    [
      "SMTP_URL",
      "mail.example",
      /^SMTP_URL must be an address that starts with smtp:\/\/ or smtps:\/\/\. For example: SMTP_URL=smtp:\/\/user:password@mail\.example:587$/,
    ],
    ["MAIL_FROM", "nobody", /^MAIL_FROM must be an email address/],
    [
      "AUTH_AUTOCONFIRM",
      "yes",
      /^AUTH_AUTOCONFIRM must be true or false, not "yes"\. For example: AUTH_AUTOCONFIRM=true$/,
    ],
    ["AUTH_DISABLE_SIGNUP", "1", /^AUTH_DISABLE_SIGNUP must be true or false/],
    [
      "AUTH_PASSWORD_MIN",
      "5",
      /^AUTH_PASSWORD_MIN must be a whole number from 6 to 72, not "5"\. For example: AUTH_PASSWORD_MIN=10$/,
    ],
    ["AUTH_REUSE_INTERVAL", "-1", /^AUTH_REUSE_INTERVAL must be a whole number from 0/],
    [
      "AUTH_MFA",
      "totp,palm",
      /^AUTH_MFA must be any of totp, phone, webauthn, separated by commas, not "palm"/,
    ],
    [
      "AUTH_PROVIDERS",
      "/nowhere/providers.json",
      /^AUTH_PROVIDERS must be a JSON array or the path to a file/,
    ],
    ["AUTH_PROVIDERS", "[{", /^AUTH_PROVIDERS is not valid JSON/],
    [
      "AUTH_PROVIDERS",
      '[{"name":"google"}]',
      /^AUTH_PROVIDERS must be a JSON array of .*; 0.clientId is invalid/,
    ],
    [
      "AUTH_PROVIDERS",
      '[{"name":"home","clientId":"a","clientSecret":"b"}]',
      /^AUTH_PROVIDERS needs the issuer of "home"/,
    ],
    [
      "AUTH_PROVIDERS",
      '[{"name":"home","issuer":"http://idp.example","clientId":"a","clientSecret":"b"}]',
      /; 0.issuer is invalid/,
    ],
    [
      "AUTH_ONLY_PROVIDER",
      "google",
      /^AUTH_ONLY_PROVIDER must be the name of one of AUTH_PROVIDERS, not "google"/,
    ],
    ["AUTH_SAML", "/nowhere/saml.pem", /^AUTH_SAML must be true, false or the path to a PEM file/],
    ["AUTH_SMS_URL", "https://api.twilio.com", /^AUTH_SMS_URL must be mailbox, or the address of a service/],
    ["AUTH_TEST_OTPS", "+15550100=12", /^AUTH_TEST_OTPS must be phone numbers with their codes/],
    ["STORAGE_S3_URL", "https://s3.example", /^STORAGE_S3_URL must name a bucket/],
    [
      "STORAGE_S3_URL",
      "https://s3.example/gym",
      /^STORAGE_S3_URL needs STORAGE_S3_KEY_ID and STORAGE_S3_SECRET/,
    ],
    ["AUTH_PREFIX", "auth", /^AUTH_PREFIX must be a path such as \/auth\/v1/],
    ["AUTH_COMMON_PASSWORDS", "off", /^AUTH_COMMON_PASSWORDS must be true or false/],
    ["AUTH_PASSKEY_ORIGINS", "gym.example", /^AUTH_PASSKEY_ORIGINS must be an address that starts with http/],
    ["AUTH_RATE_LIMITS", "few", /^AUTH_RATE_LIMITS must be off, hosted, or numbers/],
    ["TABLES_MAX_ROWS", "-1", /^TABLES_MAX_ROWS must be a whole number from 1/],
    ["TABLES_TX_END", "rollback", /^TABLES_TX_END must be commit or commit-allow-override/],
    ["LOG_LEVEL", "loud", /^LOG_LEVEL must be fatal or/],
    ["TRUST_PROXY", "everybody", /^TRUST_PROXY must be false, the number of proxies \(1 to 9\) or a list/],
    ["TRUST_PROXY", "true", /^TRUST_PROXY must be false, the number of proxies/],
    ["TRUST_PROXY", "0.0.0.0/0", /^TRUST_PROXY must be false, the number of proxies/],
    [
      "TRUST_PROXY",
      "10.0.0.0/99",
      /^TRUST_PROXY must be false, the number of proxies.*not "10\.0\.0\.0\/99"\. For example: TRUST_PROXY=1$/,
    ],
    ["TRUST_PROXY", "fc00::/129", /^TRUST_PROXY must be false, the number of proxies/],
    [
      "AUTH_ADDITIONAL_REDIRECT_URLS",
      "gym.example",
      /^AUTH_ADDITIONAL_REDIRECT_URLS must be address patterns/,
    ],
    ["MAILBOX", "yes", /^MAILBOX must be on or off/],
  ])("%s=%s", async (name, value, sentence) => {
    const output = await expectRefusal({ [name]: value }, sentence)
    expect(output.trim().split("\n")).toHaveLength(1)
  })
})

test("a passkey origin that no browser would accept is named", () =>
  expectRefusal(
    { SITE_URL: "https://app.gym.example", AUTH_PASSKEY_ORIGINS: "https://gym.example" },
    /^AUTH_PASSKEY_ORIGINS contains gym\.example, but browsers use passkeys for app\.gym\.example only on app\.gym\.example and its subdomains\./,
  ))

test("an unknown rate limit is named", () =>
  expectRefusal({ AUTH_RATE_LIMITS: "push_ups=3" }, /^AUTH_RATE_LIMITS.*push_ups/))

describe("a port that is in use", () => {
  let other: Server
  beforeEach(async () => {
    other = createServer()
    await new Promise<void>((resolve) => other.listen(Number(port), "127.0.0.1", resolve))
  })
  afterEach(() => new Promise((resolve) => other.close(resolve)))

  test("is reported before anything else is done", async () => {
    const output = await expectRefusal(
      {},
      new RegExp(`^PORT: ${port} is in use by another program on 127.0.0.1\\.$`),
    )
    expect(output).not.toContain("Database")
  })
})

describe("a data folder", () => {
  test("below a file can't be created", async () => {
    writeFileSync(join(folder, "file"), "")
    await expectRefusal(
      { DATA_DIR: join(folder, "file/data") },
      /^DATA_DIR: the folder .*file\/data isn't writable \(ENOTDIR\)\.$/,
    )
  })

  test("on a read-only file system can't be written", async () => {
    await expectRefusal(
      { DATA_DIR: "/proc/repertoire" },
      /^DATA_DIR: the folder \/proc\/repertoire isn't writable \(\w+\)\.$/,
    )
  })

  test("that another Repertoire holds is refused, and accepted once that one has ended", async () => {
    const dataDir = join(folder, "data")
    const first = await spawnServer({ DATA_DIR: dataDir })
    await expectRefusal(
      {},
      new RegExp(
        `^DATA_DIR: the folder ${dataDir} is in use by another Repertoire server \\(process ${first.pid}\\)\\.$`,
      ),
    )
    expect(await fetch(`${first.url}/healthz`)).toMatchObject({ status: 200 })
    expect(await first.kill("SIGTERM")).toBe(0)
    const second = await spawnServer({ DATA_DIR: dataDir })
    expect(await second.kill("SIGTERM")).toBe(0)
  })

  test("goes to one of ten servers that start at once", async () => {
    const dataDir = join(folder, "data")
    const ports = await Promise.all(Array.from({ length: 10 }, () => freePort()))
    const starts = await Promise.allSettled(
      ports.map((each) => spawnServer({ DATA_DIR: dataDir, PORT: String(each) })),
    )
    const running = starts.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []))
    const reasons = starts.flatMap((start) => (start.status === "rejected" ? [String(start.reason)] : []))
    expect(running).toHaveLength(1)
    for (const reason of reasons)
      expect(reason).toMatch(/is in use by another Repertoire server \(process \d+\)\.\n$/)
    await running[0]?.kill("SIGTERM")
  })

  test("with something else in the database's place is refused", async () => {
    mkdirSync(join(folder, "data/postgres"), { recursive: true })
    writeFileSync(join(folder, "data/postgres/diary.txt"), "dear diary")
    await expectRefusal({}, /^The folder .*data\/postgres exists but contains no database \(ENOTEMPTY\)\.$/)
  })

  test("with a database from another Postgres version is refused", async () => {
    mkdirSync(join(folder, "data/postgres"), { recursive: true })
    writeFileSync(join(folder, "data/postgres/PG_VERSION"), "17\n")
    await expectRefusal({}, /^The database in .* was created by Postgres 17, but this is Postgres 18/)
  })

  test("of a newer Repertoire is refused with both versions named, and accepted if it has no recorded release", async () => {
    const dataDir = join(folder, "data")
    const change = (statement: string) =>
      withEmbedded(dataDir, async (databaseUrl) => {
        const client = new pg.Client({ connectionString: databaseUrl })
        await client.connect()
        await client.query(statement)
        await client.end()
      })
    const first = await spawnServer({ DATA_DIR: dataDir })
    expect(await first.kill("SIGTERM")).toBe(0)
    await change("update supabase_migrations.backend_release set migration = '30000101000000'")
    await expectRefusal({}, newerData)
    await change("delete from supabase_migrations.backend_release")
    const second = await spawnServer({ DATA_DIR: dataDir })
    expect(await second.kill("SIGTERM")).toBe(0)
  })

  test("left incomplete by a crash is repaired automatically", async () => {
    mkdirSync(join(folder, "data/postgres.new/base"), { recursive: true })
    writeFileSync(join(folder, "data/postgres.new/PG_VERSION"), "18\n")
    writeFileSync(join(folder, "data/postgres.new.password"), "half")
    chmodSync(join(folder, "data"), 0o711)
    const server = await spawnServer({ DATA_DIR: join(folder, "data") })
    expect(await server.kill("SIGTERM")).toBe(0)
  })
})

const newerData =
  /^The data belongs to a newer version of Repertoire, \S+ with migration 30000101000000; this one is \S+ with migration \d{14}\. /

describe("another database", () => {
  test("of a newer Repertoire is refused with both versions named", async () => {
    const database = await createDatabase()
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query("update supabase_migrations.backend_release set migration = '30000101000000'")
    await client.end()
    await expectRefusal({ DATABASE_URL: database.url }, newerData)
    await database.drop()
  })

  test("that can't be reached is named without its password", async () => {
    const output = await expectRefusal(
      { DATABASE_URL: "postgres://me:my-password@127.0.0.1:1/gym" },
      /^The database 127\.0\.0\.1:1\/gym can't be reached: connect ECONNREFUSED 127\.0\.0\.1:1\.$/,
    )
    expect(output).not.toContain("my-password")
  })

  test("whose role lacks rights is refused, with what the role needs", async () => {
    const database = await createDatabase()
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    const role = `powerless_${randomUUID().slice(0, 8)}`
    await client.query(`drop schema supabase_migrations cascade; create role ${role} login`)
    const output = await expectRefusal(
      { DATABASE_URL: addressAs(database.url, role, "none") },
      /^DATABASE_URL: its role isn't allowed to set up the database \(permission denied for database \w+\)\. It must be a superuser, or/,
    )
    expect(output.trim().split("\n")).toHaveLength(1)
    await client.query(`drop role ${role}`)
    await client.end()
    await database.drop()
  })

  test.each([
    ["TABLES_SCHEMAS", "public,nowhere", /^TABLES_SCHEMAS: there is no schema nowhere in the database\.$/],
    ["TABLES_ANON_ROLE", "nobody_here", /^TABLES_ANON_ROLE: there is no role nobody_here in the database\.$/],
    [
      "TABLES_ANON_ROLE",
      "pg_monitor",
      /^TABLES_ANON_ROLE: requests can't switch to the role pg_monitor until it is granted/,
    ],
    [
      "TABLES_PRE_REQUEST",
      "public.nothing",
      /^TABLES_PRE_REQUEST: there is no function public\.nothing in the/,
    ],
    ["TABLES_PRE_REQUEST", "nothing", /^TABLES_PRE_REQUEST: there is no function nothing in the database\.$/],
  ])("that lacks what %s=%s names is refused", async (name, value, sentence) => {
    const database = await createDatabase()
    await expectRefusal({ DATABASE_URL: database.url, [name]: value }, sentence)
    await database.drop()
  })

  test("that is too old is refused", async () => {
    const old = await pretendPostgres("14.11", 140_011)
    await expectRefusal(
      { DATABASE_URL: `postgres://me@127.0.0.1:${old.port}/gym` },
      /^The database is Postgres 14\.11; Repertoire needs 15 or newer\.$/,
    )
    old.close()
  })
})

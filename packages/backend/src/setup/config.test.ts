import { mkdtempSync, readdirSync, readFileSync, writeFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { importJWK, jwtVerify, SignJWT } from "jose"
import { afterEach, beforeEach, expect, test } from "vitest"
import { notes } from "../../examples/notes/notes.ts"
import { readConfig } from "./config.ts"

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "repertoire-config-"))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

test("without any settings the configuration is complete", async () => {
  expect(await readConfig(notes, { DATA_DIR: dataDir })).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    siteUrl: "http://127.0.0.1:3000",
    siteUrlIsSet: false,
    databaseUrl: undefined,
    smtpUrl: undefined,
    authAutoconfirm: false,
    authPrefix: "/auth/v1",
    authRateLimits: "hosted",
    tablesSchemas: ["public"],
    tablesMaxRows: 1000,
    tablesAnonRole: "anon",
    tablesAggregates: false,
    tablesPlan: false,
    tablesSearchPath: ["public", "extensions"],
    tablesTxEnd: "commit",
    trustProxy: false,
  })
})

test("an empty variable counts as not set", async () => {
  expect(await readConfig(notes, { DATA_DIR: dataDir, PORT: "", SMTP_URL: " " })).toMatchObject({
    port: 3000,
    smtpUrl: undefined,
  })
})

test("the secrets are created once, stay the same, and can be read only by their owner", async () => {
  const first = await readConfig(notes, { DATA_DIR: dataDir })
  expect(await readConfig(notes, { DATA_DIR: dataDir })).toEqual(first)
  expect(first.jwtSecret.length).toBeGreaterThanOrEqual(32)
  expect(readdirSync(dataDir).toSorted()).toEqual(["jwt-keys.json", "jwt-secret"])
  for (const name of readdirSync(dataDir)) expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600)
})

test("processes that start at the same time in a new folder use the same secrets", async () => {
  const configs = await Promise.all(
    Array.from({ length: 20 }, () => readConfig(notes, { DATA_DIR: dataDir })),
  )
  expect(new Set(configs.map(({ jwtSecret }) => jwtSecret)).size).toBe(1)
  expect(new Set(configs.map(({ jwtKeys }) => JSON.stringify(jwtKeys))).size).toBe(1)
  expect(readdirSync(dataDir)).toHaveLength(2)
})

test("secrets from the settings are used and not stored", async () => {
  const other = mkdtempSync(join(tmpdir(), "repertoire-config-"))
  const { jwtKeys } = await readConfig(notes, { DATA_DIR: other })
  rmSync(other, { recursive: true })
  const secret = "given by the one who runs it, long enough"
  const config = await readConfig(notes, {
    DATA_DIR: dataDir,
    JWT_SECRET: secret,
    JWT_KEYS: JSON.stringify(jwtKeys),
  })
  expect(config).toMatchObject({ jwtSecret: secret, jwtKeys })
  expect(readdirSync(dataDir)).toEqual([])
})

test("the API keys are tokens with their role, and the same for the same secret", async () => {
  const { anonKey, serviceRoleKey, jwtSecret } = await readConfig(notes, { DATA_DIR: dataDir })
  const secret = new TextEncoder().encode(jwtSecret)
  expect((await jwtVerify(anonKey, secret)).payload).toMatchObject({ iss: "supabase", role: "anon" })
  expect((await jwtVerify(serviceRoleKey, secret)).payload).toMatchObject({ role: "service_role" })
  const again = await readConfig(notes, {
    DATA_DIR: dataDir,
    ANON_KEY: anonKey,
    SERVICE_ROLE_KEY: serviceRoleKey,
  })
  expect(again).toMatchObject({ anonKey, serviceRoleKey })
})

test("an API key with another role or signed with another secret is refused", async () => {
  const { anonKey } = await readConfig(notes, { DATA_DIR: dataDir })
  await expect(readConfig(notes, { DATA_DIR: dataDir, SERVICE_ROLE_KEY: anonKey })).rejects.toThrow(
    /^SERVICE_ROLE_KEY must be/,
  )
  await expect(
    readConfig(notes, {
      DATA_DIR: dataDir,
      ANON_KEY: anonKey,
      JWT_SECRET: "quite another secret of enough length",
    }),
  ).rejects.toThrow(/^ANON_KEY must be/)
})

test("the generated signing key signs with ES256 under its kid", async () => {
  const { jwtKeys } = await readConfig(notes, { DATA_DIR: dataDir })
  const [key] = jwtKeys
  expect(key).toMatchObject({ kty: "EC", crv: "P-256", alg: "ES256" })
  const { d: _private, ...open } = key ?? {}
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: "ES256" })
    .sign(await importJWK(key ?? {}, "ES256"))
  expect((await jwtVerify(token, await importJWK(open, "ES256"))).payload).toEqual({})
  expect(readFileSync(join(dataDir, "jwt-keys.json"), "utf8")).toContain(key?.kid)
})

test("the signing keys may be in a file", async () => {
  const { jwtKeys } = await readConfig(notes, { DATA_DIR: dataDir })
  const path = join(dataDir, "own-keys.json")
  writeFileSync(path, JSON.stringify(jwtKeys))
  expect((await readConfig(notes, { DATA_DIR: dataDir, JWT_KEYS: path })).jwtKeys).toEqual(jwtKeys)
})

test("the site's address is derived from host and port unless it is set", async () => {
  const siteUrl = async (settings: Record<string, string>) =>
    (await readConfig(notes, { DATA_DIR: dataDir, ...settings })).siteUrl
  expect(await siteUrl({ PORT: "8080" })).toBe("http://127.0.0.1:8080")
  expect(await siteUrl({ HOST: "0.0.0.0" })).toBe("http://localhost:3000")
  expect(await siteUrl({ HOST: "::1" })).toBe("http://[::1]:3000")
  expect(await siteUrl({ SITE_URL: "https://gym.example/" })).toBe("https://gym.example")
})

test("lists, limits and proxies are read", async () => {
  const config = await readConfig(notes, {
    DATA_DIR: dataDir,
    AUTH_ADDITIONAL_REDIRECT_URLS: "https://a.example/**, app://back",
    AUTH_RATE_LIMITS: "token=150, signup=30",
    TABLES_SCHEMAS: "public,api",
    TRUST_PROXY: "loopback,10.0.0.0/8",
    AUTH_AUTOCONFIRM: "true",
  })
  expect(config).toMatchObject({
    authAdditionalRedirectUrls: ["https://a.example/**", "app://back"],
    authRateLimits: { token: 150, signup: 30 },
    tablesSchemas: ["public", "api"],
    trustProxy: "loopback,10.0.0.0/8",
    authAutoconfirm: true,
  })
})

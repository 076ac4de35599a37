import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createClient } from "@supabase/supabase-js"
import { expect, test } from "vitest"
import "#tests/support/person.ts"
import { anonKeyFrom, serviceRoleKeyFrom } from "#server/setup/keys/api-keys.ts"
import { createDatabase } from "@repertoire/backend/testing/database.ts"
import { spawnServer } from "#tests/support/process-server.ts"
import { testSecrets } from "@repertoire/backend/testing/test-secrets.ts"

const brought = join(import.meta.dirname, "../../../supabase/buckets/promo")

test("a server adds the logo and the landing page's pictures, repairs them at its next start, and lets nobody change them", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "repertoire-promo-"))
  const database = await createDatabase()
  const settings = { DATA_DIR: dataDir, DATABASE_URL: database.url, JWT_SECRET: testSecrets.jwtSecret }
  const wanted = new Map(readdirSync(brought).map((name) => [name, readFileSync(join(brought, name))]))
  for (const name of ["calendar", "routines", "airoutine", "analysis", "day"])
    expect(wanted.has(`${name}-light.jpg`) && wanted.has(`${name}-dark.jpg`), name).toBe(true)

  const first = await spawnServer(settings)
  const anonKey = anonKeyFrom(testSecrets.jwtSecret)
  const visitor = createClient(first.url, anonKey).storage.from("promo")
  for (const [name, content] of wanted) {
    const answer = await fetch(visitor.getPublicUrl(name).data.publicUrl)
    expect(answer.headers.get("content-type")).toMatch(/^image\//)
    expect(Buffer.from(await answer.arrayBuffer()).equals(content), name).toBe(true)
  }
  const other = new Blob(["other"], { type: "image/png" })
  expect((await visitor.upload("logo.png", other, { upsert: true })).error).not.toBeNull()
  expect((await visitor.upload("new.png", other)).error).not.toBeNull()
  const operator = createClient(first.url, serviceRoleKeyFrom(testSecrets.jwtSecret)).storage.from("promo")
  expect((await operator.upload("logo.png", other, { upsert: true })).error).toBeNull()
  await first.kill("SIGTERM")

  rmSync(join(dataDir, "storage"), { recursive: true })
  const second = await spawnServer(settings)
  for (const [name, content] of wanted) {
    const answer = await fetch(`${second.url}/storage/v1/object/public/promo/${name}`)
    expect(Buffer.from(await answer.arrayBuffer()).equals(content), name).toBe(true)
  }
  await second.kill("SIGTERM")
  rmSync(dataDir, { recursive: true })
})

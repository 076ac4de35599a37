import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { AuthClient } from "@supabase/auth-js"
import { expect, it } from "vitest"
import { notes } from "../../examples/notes/notes.ts"
import { startProduct } from "#tests/support/product-server.ts"

it("the account endpoints are at the root, beside the app's pages, if the prefix is set but empty", async () => {
  const webApp = mkdtempSync(join(tmpdir(), "built-app-"))
  writeFileSync(join(webApp, "index.html"), "<title>Notes</title>")
  const server = await startProduct({ ...notes, webApp }, { AUTH_PREFIX: "", AUTH_AUTOCONFIRM: "true" })
  expect((await (await fetch(`${server.url}/config.json`)).json()).authPrefix).toBe("")
  expect((await fetch(`${server.url}/.well-known/jwks.json`)).headers.get("content-type")).toContain("json")
  const auth = new AuthClient({ url: server.url, headers: { apikey: server.anonKey }, persistSession: false })
  const { data, error } = await auth.signUp({
    email: "root@example.com",
    password: "long enough to be taken",
  })
  expect(error).toBeNull()
  const who = await auth.getUser(data.session?.access_token)
  expect(who.data.user?.email).toBe("root@example.com")
  const page = await fetch(`${server.url}/signup`, { headers: { accept: "text/html" } })
  expect([page.status, page.headers.get("content-type")]).toEqual([200, expect.stringContaining("text/html")])
  await server.stop()
  rmSync(webApp, { recursive: true })
})

import { createClient } from "@supabase/supabase-js"
import { afterAll, beforeAll, expect, test } from "vitest"
import ws from "ws"
import { writeNotes } from "../examples/notes/write-notes.ts"
import type { TestServer } from "./support/product-server.ts"
import { startServer } from "./support/server.ts"

// Node 20 has no built-in WebSocket, and the client doesn't start without one.
Object.assign(globalThis, { WebSocket: ws })

let server: TestServer
beforeAll(async () => {
  server = await startServer({ AUTH_AUTOCONFIRM: "true" })
})
afterAll(() => server.stop())

test("a folder of migrations is a backend: two people write notes, and each reads only their own", async () => {
  expect(await writeNotes(server.url, server.anonKey)).toEqual([
    { bodies: ["ada's note"], count: 1 },
    { bodies: ["ben's note"], count: 1 },
  ])
})

test("someone who isn't signed in can't read any notes", async () => {
  const { error } = await createClient(server.url, server.anonKey).from("notes").select()
  expect(error?.code).toBe("42501")
})

test("it has the product's name, and no app", async () => {
  expect(server.said).toContain(`Notes is running at ${server.url}`)
  expect((await fetch(server.url)).status).toBe(404)
  const config = await (await fetch(`${server.url}/config.json`)).json()
  expect(config).not.toHaveProperty("hasStrava")
})

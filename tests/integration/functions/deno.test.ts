import type { ChildProcess } from "node:child_process"
import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { afterAll, beforeAll, expect, test } from "vitest"
import { signUpAndConfirm } from "#tests/support/person.ts"
import {
  type PretendProvider,
  refused,
  startProvider,
  streamed,
} from "@repertoire/backend/testing/pretend-provider.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { serveOnDeno } from "./serve-on-deno.ts"

const goal = { title: "Run more", type: "cardio", metric: "frequency", targetValue: 3 }
const week = { feature: "week", today: "2026-11-20", unit: "kg" }

let provider: PretendProvider
let server: TestServer
let deno: { url: string; process: ChildProcess }
let token: string
beforeAll(async () => {
  provider = await startProvider()
  const settings = { OPENAI_API_KEY: "sk-on-deno", OPENAI_BASE_URL: provider.baseUrl }
  server = await startServer(settings)
  deno = await serveOnDeno("coach", {
    ...settings,
    SUPABASE_URL: server.url,
    SUPABASE_ANON_KEY: server.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: server.serviceRoleKey,
  })
  const { client } = await signUpAndConfirm(server)
  const { data } = await client.auth.getSession()
  token = data.session?.access_token ?? ""
})
afterAll(async () => {
  deno.process.kill()
  await Promise.all([server.stop(), provider.stop(), once(deno.process, "exit")])
})

interface Asked {
  method?: string
  authorization?: string
  body?: string
}

/** The responses to one request by the server, which runs the function in its own process, and by Deno. */
async function bothAnswer({ method = "POST", authorization, body }: Asked) {
  const ask = async (url: string) => {
    const headers = { ...(authorization !== undefined && { authorization }), apikey: server.anonKey }
    const response = await fetch(url, { method, headers, ...(body !== undefined && { body }) })
    return {
      status: response.status,
      type: response.headers.get("content-type")?.split(";")[0],
      openTo: response.headers.get("access-control-allow-origin"),
      text: await response.text(),
    }
  }
  return [await ask(`${server.url}/functions/v1/coach`), await ask(`${deno.url}/coach`)]
}

test.each([
  ["nobody", { body: JSON.stringify(week) }, 401],
  ["somebody, what can't be read", { signedIn: true, body: "{" }, 400],
  ["somebody, by another method", { signedIn: true, method: "PUT", body: "{}" }, 405],
  [
    "somebody, for an analysis of a log that is not there",
    {
      signedIn: true,
      body: JSON.stringify({ feature: "workout", log_id: randomUUID(), today: "2026-11-21", unit: "kg" }),
    },
    404,
  ],
])(
  "asked by %s, both refuse with the same words",
  async (_what, { signedIn, ...asked }: Asked & { signedIn?: boolean }, status) => {
    const [here, there] = await bothAnswer({
      ...asked,
      ...(signedIn && { authorization: `Bearer ${token}` }),
    })
    expect(here).toMatchObject({ status, type: "application/json", openTo: "*" })
    expect(there).toEqual(here)
  },
)

test.each([
  ["a good reply", streamed(JSON.stringify(goal)), '"targetValue":3'],
  ["a refusal", refused(401), "event: failed"],
  ["an empty reply", streamed(""), "AI returned an empty response."],
])("of a provider with %s, both stream the same", async (_what, answer, part) => {
  provider.answers(answer)
  const [here, there] = await bothAnswer({
    authorization: `Bearer ${token}`,
    body: JSON.stringify({ ...week, feature: "goal" }),
  })
  expect(here).toMatchObject({ status: 200, type: "text/event-stream" })
  expect(here?.text).toContain(part)
  expect(there).toEqual(here)
  const { requests } = provider
  expect(requests[0]?.authorization).toBe("Bearer sk-on-deno")
  expect(requests.slice(requests.length / 2)).toEqual(requests.slice(0, requests.length / 2))
})

test("a browser on another site can call it on Deno too", async () => {
  const response = await fetch(`${deno.url}/coach`, { method: "OPTIONS" })
  expect(response.status).toBe(204)
  expect(response.headers.get("access-control-allow-headers")).toContain("authorization")
})

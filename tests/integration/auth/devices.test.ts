import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { newClient, signUpAndConfirm } from "#tests/support/person.ts"
import type { TestServer } from "@repertoire/backend/testing/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { bearer, call, signIn } from "@repertoire/backend/testing/wire.ts"

let server: TestServer
beforeAll(async () => {
  server = await startServer()

  test("are signed out when their account is deleted", async () => {
    const { client, user } = await signUpAndConfirm(server)
    const there = await signIn(server, { email: user.email ?? "", password })
    const status = async () => {
      const headers = { apikey: server.anonKey, ...bearer(there.access) }
      return (await fetch(`${server.url}/rest/v1/goals?select=id`, { headers })).status
    }
    expect(await status()).toBe(200)
    expect((await client.rpc("delete_my_account")).error).toBeNull()
    await expect.poll(status, { interval: 10 }).toBe(401)
  })
})
afterAll(() => server.stop())

const password = "correct horse battery staple"

describe("the devices that a person is signed in on", () => {
  test("are listed only for them, with the current one marked", async () => {
    const { client, user } = await signUpAndConfirm(server)
    await signIn(server, { email: user.email ?? "", password })
    await signUpAndConfirm(server)
    const { data } = await client.rpc("my_devices")
    // Opening the link in the confirmation email was a sign-in too.
    expect(data).toHaveLength(3)
    expect(data?.filter(({ is_this }) => is_this)).toHaveLength(1)
    expect(data?.[0]).toMatchObject({ user_agent: "node", last_seen_at: expect.any(String) })
    const asNobody = await newClient(server).rpc("my_devices")
    expect(asNobody.error).not.toBeNull()
  })

  test("can be signed out one by one, which ends their sessions at once", async () => {
    const { client, user } = await signUpAndConfirm(server)
    const other = await signIn(server, { email: user.email ?? "", password })
    const session = JSON.parse(
      Buffer.from(other.access.split(".")[1] ?? "", "base64url").toString(),
    ).session_id
    expect((await client.rpc("sign_out_device", { id: session })).error).toBeNull()
    expect(await call(server, "GET", "/user", undefined, bearer(other.access))).toMatchObject({
      status: 403,
      body: { code: "session_not_found" },
    })
    const refresh = { refresh_token: other.refresh }
    expect(await call(server, "POST", "/token?grant_type=refresh_token", refresh)).toMatchObject({
      status: 400,
    })
    const rows = await fetch(`${server.url}/rest/v1/goals`, {
      headers: { apikey: server.anonKey, ...bearer(other.access) },
    })
    expect(rows.status).toBe(401)
    expect((await client.rpc("my_devices")).data?.map(({ id }) => id)).not.toContain(session)
  })

  test("can't be signed out by anyone else, and signing out one that is gone isn't an error", async () => {
    const { client } = await signUpAndConfirm(server)
    const stranger = await signUpAndConfirm(server)
    const { data: theirs } = await stranger.client.rpc("my_devices")
    expect((await client.rpc("sign_out_device", { id: theirs?.[0]?.id ?? "" })).error).toBeNull()
    expect((await stranger.client.auth.getUser()).error).toBeNull()
    expect((await client.rpc("sign_out_device", { id: randomUUID() })).error).toBeNull()
  })

  test("are signed out when their account is deleted", async () => {
    const { client, user } = await signUpAndConfirm(server)
    const there = await signIn(server, { email: user.email ?? "", password })
    const status = async () => {
      const headers = { apikey: server.anonKey, ...bearer(there.access) }
      return (await fetch(`${server.url}/rest/v1/goals?select=id`, { headers })).status
    }
    expect(await status()).toBe(200)
    expect((await client.rpc("delete_my_account")).error).toBeNull()
    await expect.poll(status, { interval: 10 }).toBe(401)
  })
})

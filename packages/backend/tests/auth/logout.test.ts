import { afterAll, beforeAll, expect, test } from "vitest"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { bearer, call, confirmedAccount, signIn } from "#tests/support/wire.ts"

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const logout = (access: string, scope = "") =>
  call(server, "POST", `/logout${scope && `?scope=${scope}`}`, undefined, bearer(access))

/** An account that is signed in three times. */
async function threeTimes() {
  const account = await confirmedAccount(server)
  const mine = await signIn(server, account)
  return { mine, others: [await signIn(server, account), await signIn(server, account)] }
}

async function isLiving({ access, refresh }: { access: string; refresh: string }) {
  const { status } = await call(server, "GET", "/user", undefined, bearer(access))
  const { body } = await call(server, "POST", "/token?grant_type=refresh_token", { refresh_token: refresh })
  expect(status === 200).toBe("access_token" in body)
  return status === 200
}

test("ends all of the account's sessions unless told otherwise, with an empty response", async () => {
  const { mine, others } = await threeTimes()
  expect(await logout(mine.access)).toMatchObject({ status: 204, body: {} })
  for (const session of [mine, ...others]) expect(await isLiving(session)).toBe(false)
})

test("can end only this session", async () => {
  const { mine, others } = await threeTimes()
  expect((await logout(mine.access, "local")).status).toBe(204)
  expect(await isLiving(mine)).toBe(false)
  for (const session of others) expect(await isLiving(session)).toBe(true)
})

test("can end only the other sessions", async () => {
  const { mine, others } = await threeTimes()
  expect((await logout(mine.access, "others")).status).toBe(204)
  for (const session of others) expect(await isLiving(session)).toBe(false)
  expect(await isLiving(mine)).toBe(true)
})

test("refuses any other scope, and callers without a session", async () => {
  const { mine } = await threeTimes()
  expect(await logout(mine.access, "universe")).toMatchObject({
    status: 400,
    body: { code: "validation_failed", message: 'Unsupported logout scope "universe"' },
  })
  await logout(mine.access)
  expect(await logout(mine.access)).toMatchObject({ status: 403, body: { code: "session_not_found" } })
  expect((await call(server, "POST", "/logout")).status).toBe(401)
})

import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { newClient } from "#tests/support/person.ts"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import {
  bearer,
  call,
  codeIn,
  confirmedAccount,
  follow,
  fragment,
  linkIn,
  mailTo,
  newEmail,
  signIn,
  sql,
} from "#tests/support/wire.ts"

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const halfway = "Confirmation link accepted. Please proceed to confirm link sent to the other email"

/** An account that is changing its address, and the two emails about it. */
async function changing() {
  const account = await confirmedAccount(server)
  const newAddress = newEmail()
  const client = newClient(server)
  await client.auth.signInWithPassword(account)
  const { data, error } = await client.auth.updateUser({ email: newAddress })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email: account.email, new_email: newAddress })
  return {
    account,
    newAddress,
    client,
    toOld: await mailTo(server, account.email, 2),
    toNew: await mailTo(server, newAddress),
  }
}

describe("changing the email address", () => {
  test.each(["old first", "new first"])(
    "takes effect once both addresses have confirmed it (%s)",
    async (order) => {
      const { account, newAddress, client, toOld, toNew } = await changing()
      const [first, second] = order === "old first" ? [toOld, toNew] : [toNew, toOld]

      expect(fragment(await follow(linkIn(first)))).toEqual({ message: halfway, sb: "" })
      expect((await client.auth.getUser()).data.user?.email).toBe(account.email)
      expect(fragment(await follow(linkIn(first)))).toMatchObject({ error_code: "otp_expired" })

      expect(fragment(await follow(linkIn(second)))).toMatchObject({ type: "email_change" })
      const { data } = await client.auth.getUser()
      expect(data.user).toMatchObject({ email: newAddress, user_metadata: { email: newAddress } })
      expect(data.user?.identities?.[0]?.identity_data).toMatchObject({
        email: newAddress,
        email_verified: true,
      })
      expect(data.user).not.toHaveProperty("new_email")
      await signIn(server, { ...account, email: newAddress })
    },
  )

  test("also works with the two codes, each only for its own address", async () => {
    const { account, newAddress, toOld, toNew } = await changing()
    const verify = (email: string, token: string) =>
      call(server, "POST", "/verify", { type: "email_change", email, token })
    expect(await verify(newAddress, codeIn(toOld))).toMatchObject({ status: 403 })
    expect(await verify(account.email, codeIn(toOld))).toMatchObject({
      status: 200,
      body: { msg: halfway, code: "200" },
    })
    expect((await verify(newAddress, codeIn(toNew))).body).toMatchObject({ user: { email: newAddress } })
    await sql(server, "delete from auth_guard.counters")
  })

  test("resends the email only to the address that hasn't confirmed it", async () => {
    const { account, newAddress, toOld } = await changing()
    await follow(linkIn(toOld))
    await call(server, "POST", "/resend", { type: "email_change", email: account.email })
    const again = await mailTo(server, newAddress, 2)
    expect(await server.mails(account.email)).toHaveLength(2)
    expect(fragment(await follow(linkIn(again)))).toMatchObject({ type: "email_change" })
  })

  test("to another account's address is refused", async () => {
    const other = await confirmedAccount(server)
    const { access } = await signIn(server, await confirmedAccount(server))
    expect(await call(server, "PUT", "/user", { email: other.email }, bearer(access))).toMatchObject({
      status: 422,
      body: { code: "email_exists", message: "A user with this email address has already been registered" },
    })
  })

  test("to an address that was taken in the meantime fails without a server error", async () => {
    const { newAddress, toOld, toNew } = await changing()
    await confirmedAccountAt(newAddress)
    await follow(linkIn(toOld))
    expect(fragment(await follow(linkIn(toNew)))).toMatchObject({ error_code: "email_exists" })
  })

  test("to the current address does nothing", async () => {
    const account = await confirmedAccount(server)
    const { access } = await signIn(server, account)
    const { status, body } = await call(
      server,
      "PUT",
      "/user",
      { email: account.email.toUpperCase() },
      bearer(access),
    )
    expect(status).toBe(200)
    expect(body).not.toHaveProperty("new_email")
  })
})

async function confirmedAccountAt(email: string) {
  await sql(
    server,
    `insert into auth.users (id, email, aud, role, email_confirmed_at) values (gen_random_uuid(), $1, 'authenticated', 'authenticated', now())`,
    [email],
  )
}

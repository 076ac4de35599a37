import { createClient } from "@supabase/supabase-js"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { newClient } from "#tests/support/person.ts"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import {
  bearer,
  call,
  confirmedAccount,
  follow,
  fragment,
  linkIn,
  mailTo,
  newEmail,
  signIn,
} from "#tests/support/wire.ts"

let server: TestServer
let admin: ReturnType<typeof createClient>["auth"]["admin"]
beforeAll(async () => {
  server = await startServer()
  const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }
  admin = createClient(server.url, server.serviceRoleKey, { auth }).auth.admin
})
afterAll(() => server.stop())

describe("an invitation", () => {
  test("creates an account and emails a link, which signs in and asks for a password", async () => {
    const email = newEmail()
    const { data, error } = await admin.inviteUserByEmail(email, {
      data: { name: "Ann" },
      redirectTo: `${server.url}/dashboard`,
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, invited_at: expect.any(String), user_metadata: { name: "Ann" } })
    const mail = await mailTo(server, email)
    expect(mail.subject).toBe("You’ve been invited to Notes")
    const landing = await follow(linkIn(mail))
    expect(landing.pathname).toBe("/dashboard")
    expect(fragment(landing)).toMatchObject({ type: "invite", access_token: expect.any(String) })
    const { user } = (await newClient(server).auth.getUser(fragment(landing)["access_token"])).data
    expect(user).toMatchObject({
      email_confirmed_at: expect.any(String),
      app_metadata: { needs_password: true },
    })
  })

  test("is emailed again to someone who hasn't accepted it, and refused for someone who has an account", async () => {
    const email = newEmail()
    const first = await admin.inviteUserByEmail(email)
    const again = await admin.inviteUserByEmail(email)
    expect(again.data.user?.id).toBe(first.data.user?.id)
    await mailTo(server, email, 2)
    const known = await confirmedAccount(server)
    expect((await admin.inviteUserByEmail(known.email)).error).toMatchObject({
      status: 422,
      code: "email_exists",
    })
  })
})

describe("a link that the administrator sends", () => {
  test("signs in by its address, its code or its hash, and no email is sent", async () => {
    const { email } = await confirmedAccount(server)
    const made = async () => {
      const { data, error } = await admin.generateLink({ type: "magiclink", email })
      if (error) throw error
      return data
    }
    const { properties, user } = await made()
    expect(user.email).toBe(email)
    expect(properties).toMatchObject({
      verification_type: "magiclink",
      email_otp: expect.stringMatching(/^\d{6}$/),
    })
    expect(fragment(await follow(properties.action_link))["access_token"]).toBeTruthy()
    const byCode = await made()
    const client = newClient(server)
    expect(
      (await client.auth.verifyOtp({ email, token: byCode.properties.email_otp, type: "email" })).error,
    ).toBeNull()
    const byHash = await made()
    const token_hash = byHash.properties.hashed_token
    expect((await client.auth.verifyOtp({ token_hash, type: "magiclink" })).error).toBeNull()
    // The only email is the one from the sign-up.
    expect(await server.mails(email)).toHaveLength(1)
  })

  test("creates the account for a sign-up or an invitation", async () => {
    const email = newEmail()
    const signup = await admin.generateLink({ type: "signup", email, password: "a password of hers" })
    expect(signup.error).toBeNull()
    await follow(signup.data.properties?.action_link ?? "")
    expect((await signIn(server, { email, password: "a password of hers" })).userId).toBe(
      signup.data.user?.id,
    )
    const invited = await admin.generateLink({ type: "invite", email: newEmail() })
    expect(invited.data.user?.invited_at).toBeTruthy()
  })

  test("keeps exactly the given metadata until someone opens the account", async () => {
    const data = { name: "Ann", nested: { empty: null }, list: [1, "two"] }
    const [signUp, again] = [newEmail(), { name: "Ann B." }]
    const made = (email: string, data: object) =>
      admin.generateLink({ type: "signup", email, password: "a password of hers", options: { data } })
    expect((await made(signUp, data)).data.user?.user_metadata).toEqual(data)
    expect((await made(signUp, again)).data.user?.user_metadata).toEqual({ ...data, ...again })
    const invited = await admin.generateLink({ type: "invite", email: newEmail(), options: { data } })
    expect(invited.data.user?.user_metadata).toEqual(data)
    expect((await admin.inviteUserByEmail(newEmail(), { data })).data.user?.user_metadata).toEqual(data)
    expect((await admin.inviteUserByEmail(newEmail())).data.user?.user_metadata).toEqual({})
    expect(invited.data.user?.identities).toMatchObject([
      { identity_data: { email: invited.data.user?.email } },
    ])
  })

  test("can recover a password, and change an address from both sides", async () => {
    const { email } = await confirmedAccount(server)
    const recovery = await admin.generateLink({ type: "recovery", email })
    expect(fragment(await follow(recovery.data.properties?.action_link ?? ""))["type"]).toBe("recovery")
    const newAddress = newEmail()
    const links = []
    for (const type of ["email_change_current", "email_change_new"] as const) {
      const { data } = await admin.generateLink({ type, email, newEmail: newAddress })
      links.push(data.properties?.action_link ?? "")
    }
    for (const link of links) await follow(link)
    expect((await admin.getUserById(recovery.data.user?.id ?? "")).data.user?.email).toBe(newAddress)
  })

  test("can't be created for an unknown account, for someone else's address, or with an unknown type", async () => {
    expect((await admin.generateLink({ type: "recovery", email: newEmail() })).error).toMatchObject({
      status: 404,
      code: "user_not_found",
    })
    const { email } = await confirmedAccount(server)
    const other = await confirmedAccount(server)
    expect(
      (await admin.generateLink({ type: "email_change_new", email, newEmail: other.email })).error,
    ).toMatchObject({ code: "email_exists" })
    expect((await admin.generateLink({ type: "signup", email, password: "a password" })).error).toMatchObject(
      {
        code: "email_exists",
      },
    )
    const key = bearer(server.serviceRoleKey)
    expect((await call(server, "POST", "/admin/generate_link", { type: "spell", email }, key)).status).toBe(
      400,
    )
    const { access } = await signIn(server, other)
    for (const path of ["/admin/generate_link", "/invite"]) {
      expect((await call(server, "POST", path, { type: "magiclink", email })).status).toBe(401)
      expect(await call(server, "POST", path, { type: "magiclink", email }, bearer(access))).toMatchObject({
        status: 403,
        body: { code: "not_admin" },
      })
    }
  })
})

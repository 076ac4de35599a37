import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { newClient, password } from "#tests/support/person.ts"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { call, codeIn, confirmedAccount, mailTo, newEmail, sql } from "#tests/support/wire.ts"

describe("signing up", () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  test("with a confirmed address gets the response for a new one, without identities, and sends no email", async () => {
    const { email } = await confirmedAccount(server)
    const client = newClient(server)
    const first = await client.auth.signUp({
      email,
      password: "another password",
      options: { data: { a: 1 } },
    })
    const second = await client.auth.signUp({ email, password: "another password" })

    expect(first.error).toBeNull()
    expect(first.data.session).toBeNull()
    expect(first.data.user).toMatchObject({ email, identities: [], role: "", user_metadata: { a: 1 } })
    expect(first.data.user?.confirmation_sent_at).toBeTruthy()
    expect(second.data.user?.id).not.toBe(first.data.user?.id)
    expect(await server.mails(email)).toHaveLength(1)
    expect(await sql(server, "select from auth.users where email like '%nowhere.invalid'")).toHaveLength(0)
  })

  test("again with the same password changes nothing and sends the email again", async () => {
    const email = newEmail()
    const first = await call(server, "POST", "/signup", { email, password, data: { name: "one" } })
    await mailTo(server, email)
    const again = await call(server, "POST", "/signup", { email, password, data: { name: "two" } })
    expect(again.body).toMatchObject({ id: first.body["id"], user_metadata: { name: "one" } })

    const token = codeIn(await mailTo(server, email, 2))
    expect((await newClient(server).auth.verifyOtp({ email, token, type: "signup" })).error).toBeNull()
    const old = await newClient(server).auth.signInWithPassword({ email, password })
    expect(old.error).toBeNull()
  })

  test("with an address that someone else has claimed: whoever confirms it inherits neither password", async () => {
    const email = newEmail()
    const stranger = "the stranger's password"
    await call(server, "POST", "/signup", { email, password: stranger })
    await mailTo(server, email)
    await call(server, "POST", "/signup", { email, password })
    await mailTo(server, email, 2)
    // The stranger signs up again, so that the latest sign-up is theirs.
    await call(server, "POST", "/signup", { email, password: stranger })
    const token = codeIn(await mailTo(server, email, 3))
    const owner = newClient(server)
    const confirmed = await owner.auth.verifyOtp({ email, token, type: "signup" })
    expect(confirmed.error).toBeNull()
    expect(confirmed.data.user?.app_metadata).toMatchObject({ needs_password: true })
    for (const tried of [stranger, password]) {
      const { error } = await newClient(server).auth.signInWithPassword({ email, password: tried })
      expect(error).toMatchObject({ code: "invalid_credentials" })
    }
    const chosen = await owner.auth.updateUser({ password: "one of the owner's own" })
    expect(chosen.error).toBeNull()
    expect(chosen.data.user?.app_metadata).not.toHaveProperty("needs_password")
  })

  test("20 times at once with one address creates one account", async () => {
    const email = newEmail()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call(server, "POST", "/signup", { email, password })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await sql(server, "select from auth.users where email = $1", [email])).toHaveLength(1)
  })

  test("stores addresses in lower case", async () => {
    const email = newEmail()
    const { body } = await call(server, "POST", "/signup", { email: ` ${email.toUpperCase()} `, password })
    expect(body["email"]).toBe(email)
  })

  test("stores passwords as argon2id hashes", async () => {
    const { email } = await confirmedAccount(server)
    const [row] = await sql(server, "select encrypted_password from auth.users where email = $1", [email])
    expect(row?.["encrypted_password"]).toMatch(/^\$argon2id\$/)
  })

  test.each([
    [{ password }, 422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled"],
    [{ data: {} }, 422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled"],
    [{ email: "a@b.co" }, 400, "validation_failed", "Signup requires a valid password"],
    [
      { email: "a@b.co", password: "12345" },
      422,
      "weak_password",
      "Password should be at least 6 characters.",
    ],
    [
      { email: "a@b.co", password: "ä".repeat(37) },
      400,
      "validation_failed",
      "Password cannot be longer than 72 characters",
    ],
    [
      { email: "nobody", password },
      400,
      "validation_failed",
      "Unable to validate email address: invalid format",
    ],
    [
      { email: "a@b.co\r\nBcc: c@d.co", password },
      400,
      "validation_failed",
      "Unable to validate email address: invalid format",
    ],
    [
      { email: `${"a".repeat(251)}@b.co`, password },
      400,
      "validation_failed",
      "An email address is too long",
    ],
    [{ phone: "+123456789", password }, 400, "phone_provider_disabled", "Phone signups are disabled"],
    [
      { email: "a@b.co", phone: "1", password },
      400,
      "validation_failed",
      "Only an email address or phone number should be provided on signup.",
    ],
    [
      { email: "a@b.co", password, code_challenge: "x" },
      400,
      "validation_failed",
      "PKCE flow requires code_challenge_method and code_challenge",
    ],
    [
      { email: "a@b.co", password, code_challenge: "x", code_challenge_method: "s256" },
      400,
      "validation_failed",
      "code challenge has to be between 43 and 128 characters",
    ],
    [
      { email: "a@b.co", password, data: { text: "\0" } },
      400,
      "validation_failed",
      "The request contains a NUL character",
    ],
  ])("refuses %j", async (body, status, code, message) => {
    expect(await call(server, "POST", "/signup", body)).toMatchObject({ status, body: { code, message } })
  })

  test("reports why a password is too weak, to the official client too", async () => {
    const { error } = await newClient(server).auth.signUp({ email: newEmail(), password: "12345" })
    expect(error).toMatchObject({ name: "AuthWeakPasswordError", reasons: ["length"] })
  })
})

describe("signing up where no confirmation is needed", () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ AUTH_AUTOCONFIRM: "true" })
  })
  afterAll(() => server.stop())

  test("signs in at once, without an email", async () => {
    const email = newEmail()
    const { data, error } = await newClient(server).auth.signUp({ email, password })
    expect(error).toBeNull()
    expect(data.session?.user.email_confirmed_at).toBeTruthy()
    expect(data.session?.user.user_metadata["email_verified"]).toBe(true)
    expect(await server.mails(email)).toHaveLength(0)
  })

  test("refuses a known address openly, because there is no email to say it in", async () => {
    const email = newEmail()
    await newClient(server).auth.signUp({ email, password })
    const { error } = await newClient(server).auth.signUp({ email, password })
    expect(error).toMatchObject({
      status: 422,
      code: "user_already_exists",
      message: "User already registered",
    })
  })

  test("also happens when a sign-in email is requested for a new address", async () => {
    const client = newClient(server)
    const email = newEmail()
    expect((await client.auth.signInWithOtp({ email })).error).toBeNull()
    const token = codeIn(await mailTo(server, email))
    expect((await client.auth.verifyOtp({ email, token, type: "email" })).error).toBeNull()
  })
})

describe("signing up where it is switched off", () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ AUTH_DISABLE_SIGNUP: "true" })
  })
  afterAll(() => server.stop())

  test("is refused, with a password and with an emailed link", async () => {
    const client = newClient(server)
    const refused = { status: 422, code: "signup_disabled", message: "Signups not allowed for this instance" }
    expect((await client.auth.signUp({ email: newEmail(), password })).error).toMatchObject(refused)
    expect((await client.auth.signInWithOtp({ email: newEmail() })).error).toMatchObject(refused)
    expect((await call(server, "GET", "/settings")).body).toMatchObject({ disable_signup: true })
  })
})

describe("a new password", () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ AUTH_PASSWORD_MIN: "7" })
  })
  afterAll(() => server.stop())

  test("can't be one of the most common ones, in upper or lower case", async () => {
    for (const common of ["password", "Qwerty123", "LETMEIN"]) {
      const { error } = await newClient(server).auth.signUp({ email: newEmail(), password: common })
      expect(error).toMatchObject({
        status: 422,
        code: "weak_password",
        reasons: ["pwned"],
        message: "Password is known to be weak and easy to guess, please choose a different one.",
      })
    }
  })

  test("is refused only after the address, so that nobody fixes a password for an address that won't be accepted", async () => {
    for (const password of ["password", "short"]) {
      const { status, body } = await call(server, "POST", "/signup", { email: "not an address", password })
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { message: "Unable to validate email address: invalid format" },
      })
    }
  })

  test("can be a common one if the operator allows it, at sign-up, change and sign-in", async () => {
    const open = await startServer({ AUTH_COMMON_PASSWORDS: "false", AUTH_AUTOCONFIRM: "true" })
    const email = newEmail()
    const client = newClient(open)
    expect((await client.auth.signUp({ email, password: "password" })).error).toBeNull()
    expect((await client.auth.updateUser({ password: "qwerty123" })).error).toBeNull()
    const { data } = await client.auth.signInWithPassword({ email, password: "qwerty123" })
    expect(data.weakPassword).toBeUndefined()
    expect((await client.auth.updateUser({ password: "short" })).error).toMatchObject({ reasons: ["length"] })
    await open.stop()
  })

  test("must be as long as the operator requires", async () => {
    const { error } = await newClient(server).auth.signUp({ email: newEmail(), password: "6 char" })
    expect(error).toMatchObject({
      code: "weak_password",
      reasons: ["length"],
      message: "Password should be at least 7 characters.",
    })
  })
})

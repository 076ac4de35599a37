import { AuthClient } from "@supabase/auth-js"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { password } from "#tests/support/person.ts"
import { type PretendSms, startPretendSms } from "#tests/support/pretend-sms.ts"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import {
  bearer,
  call,
  confirmedAccount,
  mailTo,
  signIn,
  sql,
  tokensIn,
  wrongCode,
} from "#tests/support/wire.ts"

let sms: PretendSms
let server: TestServer
beforeAll(async () => {
  sms = await startPretendSms()
  server = await startServer({
    AUTH_SMS_URL: sms.url,
    AUTH_ANONYMOUS: "true",
    AUTH_TEST_OTPS: "+15550100=123456",
  })
})
afterAll(async () => {
  await server.stop()
  await sms.stop()
})

let last = 4_915_100_000_000
/** A new number as a person writes it. Accounts store it without the plus sign. */
const newPhone = () => `+${(last += 1)}`
const plain = (phone: string) => phone.slice(1)

/** Waits for this many texts to a number, and returns the code in the newest one. */
async function codeTo(phone: string, count = 1): Promise<string> {
  await vi.waitFor(() => expect(sms.texts(phone)).toHaveLength(count), { timeout: 5_000, interval: 20 })
  const [code] = /^\d{6}/.exec(sms.texts(phone).at(-1)?.body ?? "") ?? []
  return code ?? ""
}

const client = () =>
  new AuthClient({ url: `${server.url}/auth/v1`, persistSession: false, autoRefreshToken: false })

describe("a phone number", () => {
  test("signs up with a password, once its code is entered", async () => {
    const phone = newPhone()
    const auth = client()
    const { data, error } = await auth.signUp({ phone, password, options: { data: { username: "Maren" } } })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user).toMatchObject({
      phone: plain(phone),
      email: "",
      app_metadata: { provider: "phone", providers: ["phone"] },
      user_metadata: { username: "Maren", phone_verified: false },
      identities: [{ provider: "phone" }],
    })
    const early = await auth.signInWithPassword({ phone, password })
    expect(early.error).toMatchObject({
      status: 400,
      code: "phone_not_confirmed",
      message: "Phone not confirmed",
    })
    const code = await codeTo(phone)
    expect(sms.texts(phone)[0]).toMatchObject({
      from: "+15005550006",
      body: `${code} is your Notes code. It can be used once and expires in 10 minutes.`,
    })
    const wrong = await auth.verifyOtp({ phone, token: wrongCode(code), type: "sms" })
    expect(wrong.error).toMatchObject({ status: 403, code: "otp_expired" })
    const verified = await auth.verifyOtp({ phone, token: code, type: "sms" })
    expect(verified.data.session?.user).toMatchObject({
      phone: plain(phone),
      identities: [{ identity_data: { phone_verified: true } }],
    })
    expect(verified.data.session?.user.phone_confirmed_at).toBeTruthy()
    const again = await auth.verifyOtp({ phone, token: code, type: "sms" })
    expect(again.error?.code).toBe("otp_expired")
    expect((await auth.signInWithPassword({ phone, password })).error).toBeNull()
  })

  test("with an account gets the same response, and no text", async () => {
    const phone = newPhone()
    await call(server, "POST", "/signup", { phone, password })
    await call(server, "POST", "/verify", { type: "sms", phone, token: await codeTo(phone) })
    const { status, body } = await call(server, "POST", "/signup", { phone, password: "another-password-1" })
    expect(status).toBe(200)
    expect(body).toMatchObject({ phone: plain(phone), identities: [], role: "" })
    expect(sms.texts(phone)).toHaveLength(1)
    const other = { phone, password: "another-password-1" }
    expect((await call(server, "POST", "/token?grant_type=password", other)).body["code"]).toBe(
      "invalid_credentials",
    )
  })

  test("signs in with a texted code, and the client gets the text's id", async () => {
    const phone = newPhone()
    const auth = client()
    const first = await auth.signInWithOtp({ phone })
    expect(first.error).toBeNull()
    expect(first.data.messageId).toMatch(/^SM\d+$/)
    const { data } = await auth.verifyOtp({ phone, token: await codeTo(phone), type: "sms" })
    expect(data.user?.phone).toBe(plain(phone))
  })

  test("doesn't get a new account if the client opts out", async () => {
    const answer = await call(server, "POST", "/otp", { phone: newPhone(), create_user: false })
    expect(answer).toMatchObject({
      status: 422,
      body: { code: "otp_disabled", message: "Signups not allowed for otp" },
    })
  })

  test("that is confirmed with a code loses the password that a stranger chose for it", async () => {
    const phone = newPhone()
    await call(server, "POST", "/signup", { phone, password: "a-strangers-choice-1" })
    await codeTo(phone)
    await sql(server, "update auth.users set confirmation_sent_at = null where phone = $1", [plain(phone)])
    await call(server, "POST", "/otp", { phone })
    await call(server, "POST", "/verify", { type: "sms", phone, token: await codeTo(phone, 2) })
    const answer = await call(server, "POST", "/token?grant_type=password", {
      phone,
      password: "a-strangers-choice-1",
    })
    expect(answer.body["code"]).toBe("invalid_credentials")
  })

  test("is refused if it is invalid, comes with an email address, or names an unknown channel", async () => {
    const said = async (path: string, body: object) =>
      (await call(server, "POST", path, body)).body["message"]
    expect(await said("/signup", { phone: "12ab", password })).toBe(
      "Invalid phone number format (E.164 required)",
    )
    expect(await said("/signup", { phone: newPhone() })).toBe("Signup requires a valid password")
    expect(await said("/signup", { phone: newPhone(), email: "a@example.com", password })).toBe(
      "Only an email address or phone number should be provided on signup.",
    )
    const challenge = { code_challenge: "x".repeat(43), code_challenge_method: "s256" }
    expect(await said("/signup", { phone: newPhone(), password, ...challenge })).toBe(
      "PKCE not supported for phone signups",
    )
    expect(await said("/otp", { phone: newPhone(), channel: "pigeon" })).toMatch(/^Invalid channel/)
    expect(await said("/verify", { phone: newPhone(), type: "email", token: "123456" })).toBe(
      "Unsupported verification type",
    )
  })

  test("gets its code over WhatsApp if the client asks for that", async () => {
    const phone = newPhone()
    await call(server, "POST", "/otp", { phone, channel: "whatsapp" })
    expect(sms.texts(`whatsapp:${phone}`)).toMatchObject([{ from: "whatsapp:+15005550006" }])
  })

  test("can request another code at once if the text couldn't be sent", async () => {
    const phone = newPhone()
    sms.refuse(true)
    const refused = await call(server, "POST", "/otp", { phone })
    sms.refuse(false)
    expect(refused).toMatchObject({ status: 422, body: { code: "sms_send_failed" } })
    expect((await call(server, "POST", "/otp", { phone })).status).toBe(200)
  })

  test("for tests has a fixed code and gets no text", async () => {
    const phone = "+15550100"
    expect((await call(server, "POST", "/otp", { phone })).body).toEqual({})
    const verified = await call(server, "POST", "/verify", { type: "sms", phone, token: "123456" })
    expect(verified.status).toBe(200)
    expect(sms.texts(phone)).toEqual([])
  })

  test("allows five wrong codes, and then refuses even the right one", async () => {
    const phone = newPhone()
    await call(server, "POST", "/otp", { phone })
    const code = await codeTo(phone)
    await sql(server, "delete from auth_guard.counters")
    const verify = (token: string) => call(server, "POST", "/verify", { type: "sms", phone, token })
    for (let wrong = 0; wrong < 5; wrong += 1) expect((await verify(wrongCode(code))).status).toBe(403)
    expect((await verify(code)).status).not.toBe(200)
    await sql(server, "delete from auth_guard.counters")
  })

  test("gets the text again while it is unconfirmed, and none if nothing is pending", async () => {
    const phone = newPhone()
    await call(server, "POST", "/signup", { phone, password })
    await codeTo(phone)
    const again = await call(server, "POST", "/resend", { type: "sms", phone })
    expect(again).toMatchObject({ status: 200, body: { message_id: expect.stringMatching(/^SM/) } })
    const code = await codeTo(phone, 2)
    await call(server, "POST", "/verify", { type: "sms", phone, token: code })
    expect((await call(server, "POST", "/resend", { type: "sms", phone })).body).toEqual({})
    expect((await call(server, "POST", "/resend", { type: "sms", phone: newPhone() })).body).toEqual({})
  })
})

describe("an account's number", () => {
  test("is changed once the new one is confirmed, and its owner is notified by email", async () => {
    const account = await confirmedAccount(server)
    const { access } = await signIn(server, account)
    const put = (phone: string) => call(server, "PUT", "/user", { phone }, bearer(access))
    const [first, second] = [newPhone(), newPhone()]
    expect((await put(first)).body).toMatchObject({ phone: "", new_phone: plain(first) })
    const verify = async (phone: string) =>
      call(server, "POST", "/verify", { type: "phone_change", phone, token: await codeTo(phone) })
    expect((await verify(first)).body["user"]).toMatchObject({
      phone: plain(first),
      app_metadata: { providers: ["email", "phone"] },
    })
    await put(second)
    expect((await verify(second)).body["user"]).toMatchObject({ phone: plain(second) })
    expect((await mailTo(server, account.email, 3)).subject).toBe("Your phone number was changed")
    const gone = await call(server, "POST", "/otp", { phone: first, create_user: false })
    expect(gone.body["code"]).toBe("otp_disabled")
  })

  test("that was set by a thief opens nothing once the account is locked through its email", async () => {
    const account = await confirmedAccount(server)
    const { access } = await signIn(server, account)
    const phone = newPhone()
    await call(server, "PUT", "/user", { phone }, bearer(access))
    await call(server, "POST", "/verify", { type: "phone_change", phone, token: await codeTo(phone) })
    const notice = await mailTo(server, account.email, 2)
    const [link = ""] = /https?:\/\/\S+\/lock\?token=\w+/.exec(notice.text) ?? []
    expect((await fetch(link, { method: "POST" })).status).toBe(200)
    const answer = await call(server, "POST", "/otp", { phone, create_user: false })
    expect(answer.body["code"]).toBe("otp_disabled")
  })

  test("can't belong to someone else", async () => {
    const phone = newPhone()
    await call(server, "POST", "/otp", { phone })
    const { access } = await signIn(server, await confirmedAccount(server))
    const answer = await call(server, "PUT", "/user", { phone }, bearer(access))
    expect(answer).toMatchObject({
      status: 422,
      body: { code: "phone_exists", message: "A user with this phone number has already been registered" },
    })
  })

  test("turns an anonymous account into a regular one", async () => {
    const { access } = tokensIn((await call(server, "POST", "/signup", {})).body)
    const phone = newPhone()
    await call(server, "PUT", "/user", { phone }, bearer(access))
    const answer = await call(server, "POST", "/verify", {
      type: "phone_change",
      phone,
      token: await codeTo(phone),
    })
    expect(answer.body["user"]).toMatchObject({
      is_anonymous: false,
      app_metadata: { provider: "phone", providers: ["phone"] },
    })
  })

  test("gets the code for a new password if there is no email address", async () => {
    const phone = newPhone()
    await call(server, "POST", "/otp", { phone })
    const verified = await call(server, "POST", "/verify", { type: "sms", phone, token: await codeTo(phone) })
    const { access } = tokensIn(verified.body)
    expect((await call(server, "GET", "/reauthenticate", undefined, bearer(access))).status).toBe(200)
    const nonce = await codeTo(phone, 2)
    const set = await call(server, "PUT", "/user", { password, nonce }, bearer(access))
    expect(set.status).toBe(200)
    expect((await call(server, "POST", "/token?grant_type=password", { phone, password })).status).toBe(200)
  })
})

describe("a second factor by text", () => {
  test("can be added, raises the session and is required again", async () => {
    const account = await confirmedAccount(server)
    const { access } = await signIn(server, account)
    const phone = newPhone()
    const enrolled = await call(
      server,
      "POST",
      "/factors",
      { factor_type: "phone", phone, friendly_name: "Phone" },
      bearer(access),
    )
    expect(enrolled).toMatchObject({
      status: 200,
      body: { type: "phone", phone: plain(phone), friendly_name: "Phone" },
    })
    const path = `/factors/${String(enrolled.body["id"])}`
    const challenge = async (token: string) =>
      (await call(server, "POST", `${path}/challenge`, { channel: "sms" }, bearer(token))).body
    const asked = await challenge(access)
    const code = await codeTo(phone)
    const verify = (token: string, challenge_id: unknown, answer: string) =>
      call(server, "POST", `${path}/verify`, { challenge_id, code: answer }, bearer(token))
    expect(await verify(access, asked["id"], wrongCode(code))).toMatchObject({
      status: 422,
      body: { code: "mfa_verification_failed", message: "Invalid MFA Phone code entered" },
    })
    const raised = await verify(access, asked["id"], code)
    expect(raised.status).toBe(200)
    const [, payload = ""] = tokensIn(raised.body).access.split(".")
    expect(JSON.parse(Buffer.from(payload, "base64url").toString())).toMatchObject({
      aal: "aal2",
      amr: expect.arrayContaining([expect.objectContaining({ method: "mfa/phone" })]),
    })

    const later = await signIn(server, account)
    const next = await challenge(later.access)
    const other = await codeTo(phone, 2)
    // A code works only for its own challenge.
    expect((await verify(later.access, next["id"], code === other ? wrongCode(other) : code)).status).toBe(
      422,
    )
    expect((await verify(later.access, next["id"], other)).status).toBe(200)
  })

  test("needs a number, and accepts each number once", async () => {
    const { access } = await signIn(server, await confirmedAccount(server))
    const enroll = (body: object) =>
      call(server, "POST", "/factors", { factor_type: "phone", ...body }, bearer(access))
    expect(await enroll({})).toMatchObject({
      status: 400,
      body: { message: "Phone number required to enroll Phone factor" },
    })
    const phone = newPhone()
    const first = await enroll({ phone })
    // Starting again replaces the factor that wasn't verified.
    const second = await enroll({ phone })
    expect(second.status).toBe(200)
    expect(second.body["id"]).not.toBe(first.body["id"])
  })
})

test("texts to an account are at least a minute apart, and the whole server's are limited per hour", async () => {
  const limited = await startServer({ AUTH_SMS_URL: "mailbox", AUTH_RATE_LIMITS: "sms_sent=2,otp=100" })
  const ask = (phone: string) => call(limited, "POST", "/otp", { phone })
  const phone = newPhone()
  expect((await ask(phone)).status).toBe(200)
  expect(await ask(phone)).toMatchObject({
    status: 429,
    body: { code: "over_sms_send_rate_limit", message: expect.stringMatching(/after \d+ seconds\.$/) },
  })
  expect((await ask(newPhone())).status).toBe(200)
  expect(await ask(newPhone())).toMatchObject({ status: 429, body: { message: "SMS rate limit exceeded" } })
  expect((await limited.mails(phone))[0]?.text).toMatch(/^\d{6} is your Notes code/)
  expect((await call(limited, "GET", "/settings")).body).toMatchObject({
    external: { phone: true },
    sms_provider: "mailbox",
  })
  await limited.stop()
})

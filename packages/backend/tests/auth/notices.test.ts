import { Secret, TOTP } from "otpauth"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { newClient, password, signUpAndConfirm } from "#tests/support/person.ts"
import type { Mail, TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { bearer, call, follow, fragment, linkIn, mailTo, newEmail, signIn, sql } from "#tests/support/wire.ts"

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period: 30 }).generate()

function lockLinkIn(mail: Mail): string {
  const [link] = /https?:\/\/\S+\/lock\?token=\w+/.exec(mail.text) ?? []
  if (!link) throw new Error("The mail holds no link.")
  return link
}

const press = async (link: string) => {
  const response = await fetch(link, { method: "POST" })
  return { status: response.status, text: await response.text() }
}

/** A person whose password has just been changed by a thief who knew it. */
async function robbed() {
  const { user, client } = await signUpAndConfirm(server)
  const email = user.email ?? ""
  const thief = newClient(server)
  await thief.auth.signInWithPassword({ email, password })
  await thief.auth.updateUser({ password: "the thief's password" })
  return { user, client, email, thief, notice: await mailTo(server, email, 2) }
}

async function accessOf(client: ReturnType<typeof newClient>) {
  return (await client.auth.getSession()).data.session?.access_token ?? ""
}

describe("an emailed notice", () => {
  test("reports a changed password, with when and where, as plain text and HTML", async () => {
    const { notice } = await robbed()
    expect(notice.subject).toBe("Your password was changed")
    expect(notice.text).toMatch(/^When: \w{3} \d+, \d{4}, [\d:]+\s[AP]M UTC$/m)
    expect(notice.text).toContain("Where: ")
    expect(notice.text).toContain("This wasn’t me: lock my account")
    expect(notice.html).toContain(lockLinkIn(notice))
    expect(notice.html).not.toMatch(/<img|<script|https?:\/\/(?!127\.0\.0\.1)/)
  })

  test("reports that a second factor was added or removed, and that a passkey or key was created", async () => {
    const { client, user } = await signUpAndConfirm(server)
    const email = user.email ?? ""
    const { data } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Phone" })
    const secret = data?.totp.secret ?? ""
    await client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? "", code: codeOf(secret) })
    expect((await mailTo(server, email, 2)).subject).toBe("Two-factor sign-in was added to your account")
    const key = { name: "Script", scope: "read", days: 1 }
    await call(server, "POST", "/personal-keys", key, bearer(await accessOf(client)))
    expect((await mailTo(server, email, 3)).subject).toBe("An API key was created for your account")
    await client.auth.mfa.unenroll({ factorId: data?.id ?? "" })
    expect((await mailTo(server, email, 4)).subject).toBe("Two-factor sign-in was removed from your account")
  })

  test("tells the old address about a new one", async () => {
    const { client, user } = await signUpAndConfirm(server)
    const email = user.email ?? ""
    const next = newEmail()
    await client.auth.updateUser({ email: next })
    await follow(linkIn(await mailTo(server, email, 2)))
    await follow(linkIn(await mailTo(server, next)))
    expect((await mailTo(server, email, 3)).subject).toBe("Your email address was changed")
    expect(await server.mails(next)).toHaveLength(1)
  })
})

describe("the link in a notice", () => {
  test("changes nothing until a person presses the button", async () => {
    const { notice, thief } = await robbed()
    const page = await fetch(lockLinkIn(notice))
    expect(page.status).toBe(200)
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'")
    expect(await page.text()).toContain("Lock My Account")
    await fetch(lockLinkIn(notice), { method: "HEAD" })
    expect((await thief.auth.getUser()).error).toBeNull()
  })

  test("signs everyone out, undoes what was added and emails a link for a new password, once", async () => {
    const { notice, thief, email, user } = await robbed()
    const { data } = await thief.auth.mfa.enroll({ factorType: "totp", friendlyName: "The thief's" })
    await thief.auth.mfa.challengeAndVerify({
      factorId: data?.id ?? "",
      code: codeOf(data?.totp.secret ?? ""),
    })
    const key = { name: "Script", scope: "log", days: 365 }
    const made = await call(server, "POST", "/personal-keys", key, bearer(await accessOf(thief)))
    expect(made.status).toBe(200)

    const locked = await press(lockLinkIn(notice))
    expect(locked).toMatchObject({ status: 200 })
    expect(locked.text).toContain("Your account is locked.")
    expect((await thief.auth.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" })
    const rows = await fetch(`${server.url}/rest/v1/notes`, { headers: bearer(String(made.body["key"])) })
    expect(rows.status).toBe(401)
    const tries = [password, "the thief's password"].map((each) =>
      call(server, "POST", "/token?grant_type=password", { email, password: each }),
    )
    for (const { status } of await Promise.all(tries)) expect(status).toBe(400)
    expect(await press(lockLinkIn(notice))).toMatchObject({ status: 410 })

    const mails = await server.mails(email)
    const recovery = mails.find(({ subject }) => subject.startsWith("Set a new password"))
    if (!recovery) throw new Error("There is no way back.")
    const landing = await follow(linkIn(recovery))
    const back = bearer(fragment(landing)["access_token"] ?? "")
    expect((await call(server, "PUT", "/user", { password: "a safe new password" }, back)).status).toBe(200)
    expect((await signIn(server, { email, password: "a safe new password" })).userId).toBe(user.id)
  })

  test("restores the address that a thief has changed", async () => {
    const { user, client } = await signUpAndConfirm(server)
    const email = user.email ?? ""
    await client.auth.updateUser({ password: "another password" })
    const notice = await mailTo(server, email, 2)
    await sql(server, "update auth.users set email = $2 where id = $1", [user.id, newEmail()])
    expect((await press(lockLinkIn(notice))).text).toContain(email)
    expect(await sql(server, "select email from auth.users where id = $1", [user.id])).toEqual([{ email }])
  })

  test("is refused if it is old, made up, or for a deleted account", async () => {
    const { notice, user } = await robbed()
    await sql(
      server,
      "update auth_guard.lock_links set created_at = now() - interval '8 days' where user_id = $1",
      [user.id],
    )
    expect((await press(lockLinkIn(notice))).status).toBe(410)
    for (const token of ["", "%00", "' or 1=1 --", "<script>alert(1)</script>"]) {
      const answer = await press(`${server.url}/auth/v1/lock?token=${encodeURIComponent(token)}`)
      expect(answer.status).toBe(410)
      expect(answer.text).not.toContain("<script>")
    }
  })
})

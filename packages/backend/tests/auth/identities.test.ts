import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type HomeProvider, outcomeOf, personElsewhere, startHomeProvider } from "./home-provider.ts"
import { bearer, call, confirmedAccount, fragment, signIn, sql } from "#tests/support/wire.ts"

let home: HomeProvider
beforeAll(async () => {
  home = await startHomeProvider()
})
afterAll(() => home.stop())

describe("connecting a provider to an account", () => {
  test("continues in the same session, and either method signs in afterwards", async () => {
    const account = await confirmedAccount(home.server)
    const { access, userId } = await signIn(home.server, account)
    const person = personElsewhere()
    home.idp.recognize(person)
    const landing = await home.connect(access)
    const { access_token: after = "" } = fragment(landing)
    const user = await home.userOf(after)
    expect(user).toMatchObject({
      id: userId,
      email: account.email,
      app_metadata: { providers: ["email", "home"] },
    })
    const sessions = await sql(home.server, "select 1 from auth.sessions where user_id = $1", [userId])
    expect(sessions).toHaveLength(1)
    expect((await home.userOf(fragment(await home.continueWith())["access_token"] ?? "")).id).toBe(userId)
  })

  test("returns the address to a client that doesn't want to be redirected", async () => {
    const { access } = await signIn(home.server, await confirmedAccount(home.server))
    const path = "/user/identities/authorize?provider=home&skip_http_redirect=true"
    const { status, body } = await call(home.server, "GET", path, undefined, bearer(access))
    expect(status).toBe(200)
    expect(new URL(String(body["url"])).origin).toBe(home.idp.issuer)
  })

  test("turns an account without an address into a regular one, with everything in it", async () => {
    const { body } = await call(home.server, "POST", "/signup", {})
    const person = personElsewhere()
    home.idp.recognize(person)
    const { access_token: access = "" } = fragment(await home.connect(String(body["access_token"])))
    expect(await home.userOf(access)).toMatchObject({ email: person.email, is_anonymous: false })
  })

  test("is refused for an identity that already belongs to someone", async () => {
    home.idp.recognize(personElsewhere())
    await home.continueWith()
    const { access } = await signIn(home.server, await confirmedAccount(home.server))
    const other = await home.connect(access)
    expect(outcomeOf(other)).toMatchObject({
      error_code: "identity_already_exists",
      error_description: "Identity is already linked to another user",
    })
  })

  test("can be undone, unless it is the only way to sign in", async () => {
    const account = await confirmedAccount(home.server)
    const { access } = await signIn(home.server, account)
    home.idp.recognize(personElsewhere())
    const { access_token: after = "" } = fragment(await home.connect(access))
    const { identities } = await home.userOf(after)
    const connected = identities.find(({ provider }) => provider === "home")
    const remove = (id: string | undefined) =>
      call(home.server, "DELETE", `/user/identities/${id}`, undefined, bearer(after))
    expect(await remove(connected?.identity_id)).toMatchObject({ status: 200, body: {} })
    expect(await home.userOf(after)).toMatchObject({
      email: account.email,
      app_metadata: { providers: ["email"] },
    })
    expect(await remove(identities[0]?.identity_id)).toMatchObject({
      status: 422,
      body: {
        code: "single_identity_not_deletable",
        message: "User must have at least 1 identity after unlinking",
      },
    })
    expect(await remove("no-uuid")).toMatchObject({
      status: 404,
      body: { code: "validation_failed", message: "identity_id must be an UUID" },
    })
  })

  test("doesn't let anyone disconnect someone else's identity", async () => {
    home.idp.recognize(personElsewhere())
    const theirs = await home.userOf(fragment(await home.continueWith())["access_token"] ?? "")
    const { access } = await signIn(home.server, await confirmedAccount(home.server))
    home.idp.recognize(personElsewhere())
    const { access_token: after = "" } = fragment(await home.connect(access))
    const id = theirs.identities[0]?.identity_id
    const answer = await call(home.server, "DELETE", `/user/identities/${id}`, undefined, bearer(after))
    expect(answer).toMatchObject({
      status: 422,
      body: { code: "identity_not_found", message: "Identity doesn't exist" },
    })
  })

  test("leaves the account with the address of the remaining identity once it is undone", async () => {
    const person = personElsewhere()
    home.idp.recognize(person)
    const { access_token: first = "" } = fragment(await home.continueWith())
    const other = personElsewhere()
    home.idp.recognize(other)
    const { access_token: access = "" } = fragment(await home.connect(first))
    const { identities } = await home.userOf(access)
    const own = identities.find((each) => "id" in each && each.id === person.sub)
    await call(home.server, "DELETE", `/user/identities/${own?.identity_id}`, undefined, bearer(access))
    expect(await home.userOf(access)).toMatchObject({ email: other.email })
  })
})

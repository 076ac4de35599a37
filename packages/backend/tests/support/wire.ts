import { randomUUID } from "node:crypto"
import pg from "pg"
import { expect, vi } from "vitest"
import { password } from "#tests/support/person.ts"
import type { Mail, TestServer } from "#tests/support/product-server.ts"

export interface Answer {
  status: number
  headers: Headers
  body: Record<string, unknown>
}

/** Sends one bare request to the auth API, in the API version of today's clients unless the headers ask for another. */
export async function call(
  server: Pick<TestServer, "url">,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${server.url}/auth/v1${path}`, {
    method,
    redirect: "manual",
    headers: { "x-supabase-api-version": "2024-01-01", ...headers },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get("content-type")?.includes("json")
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : {} }
}

export function bearer(token: string) {
  return { authorization: `Bearer ${token}` }
}

export function newEmail() {
  return `${randomUUID()}@example.com`
}

/**
 * Waits until this many emails have been sent to an address; returns the newest. Emails are sent independently of the response.
 */
export async function mailTo(server: TestServer, email: string, count = 1): Promise<Mail> {
  const mails = await vi.waitUntil(
    async () => {
      const all = await server.mails(email)
      return all.length >= count ? all : false
    },
    { timeout: 5_000, interval: 20 },
  )
  expect(mails).toHaveLength(count)
  const newest = mails.at(-1)
  if (!newest) throw new Error("There is no mail.")
  return newest
}

/** The link in an email. */
export function linkIn(mail: Mail): string {
  const [link] = /https?:\/\/\S+\/verify\?\S+/.exec(mail.text) ?? []
  if (!link) throw new Error("The mail holds no link.")
  return link
}

/** The six-digit code in an email. */
export function codeIn(mail: Mail): string {
  const [, code] = /^Code: (\d{6})$/m.exec(mail.text) ?? []
  if (!code) throw new Error("The mail holds no code.")
  return code
}

export function wrongCode(right: string) {
  return right === "000000" ? "111111" : "000000"
}

/** Follows an emailed link as a browser would. Returns the address in the app where it ends. */
export async function follow(link: string): Promise<URL> {
  const response = await fetch(link, { redirect: "manual" })
  expect(response.status).toBe(303)
  return new URL(response.headers.get("location") ?? "")
}

/** The parameters in the fragment of an address. */
export function fragment(url: URL) {
  return Object.fromEntries(new URLSearchParams(url.hash.slice(1)))
}

/** Runs one statement as the database's superuser, for changes that no endpoint can make, such as letting time pass. */
export async function sql(server: TestServer, text: string, values: string[] = []) {
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** A confirmed account that nobody has signed in to. */
export async function confirmedAccount(server: TestServer, email = newEmail()) {
  await call(server, "POST", "/signup", { email, password })
  const landing = await follow(linkIn(await mailTo(server, email)))
  expect(landing.hash).toContain("access_token")
  await call(server, "POST", "/logout", undefined, bearer(fragment(landing)["access_token"] ?? ""))
  return { email, password }
}

export interface Tokens {
  access: string
  refresh: string
  userId: string
}

/** Signs in without a client, so nothing is stored. */
export async function signIn(
  server: TestServer,
  credentials: { email: string; password: string },
): Promise<Tokens> {
  const { status, body } = await call(server, "POST", "/token?grant_type=password", credentials)
  expect(status).toBe(200)
  return tokensIn(body)
}

export function tokensIn(body: Answer["body"]): Tokens {
  const { access_token: access, refresh_token: refresh, user } = body
  const userId = typeof user === "object" && user !== null && "id" in user ? String(user.id) : ""
  return { access: String(access), refresh: String(refresh), userId }
}

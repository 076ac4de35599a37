// Creates the demo account: `npm start -- --demo`. docs/decisions/015 explains why it works this way.
import * as z from "zod/mini"
import { dayAt, type LocalDay } from "#domain/days/local-day.ts"
import { type Backend, completeDemoAccount, type Credentials, openDemoAccount } from "./demo/demo-account.ts"
import { fillAccount } from "./demo/fill-account.ts"

/** The demo account's credentials. */
export const demoCredentials = { email: "demo@example.com", password: "two years of training" }

/**
 * Creates the account with its two years of training through the API, as an app would, and only once. A complete account is left alone, whatever
 * was changed in it since; an interrupted one is completed. Returns whether there was anything to do.
 */
export async function makeDemo(
  backend: Backend,
  today: LocalDay,
  credentials: Credentials = demoCredentials,
): Promise<boolean> {
  const account = await openDemoAccount(backend, credentials, today)
  if (account.isComplete) return false
  await fillAccount(account)
  await completeDemoAccount(account)
  return true
}

const backendAddressShape = z.object({ host: z.string(), port: z.number(), anonKey: z.string() })

/**
 * Creates the account, if it doesn't exist yet, on a backend on this machine that reported its address. Returns the line that explains how to
 * sign in, or why there is no account.
 */
export async function addDemo(place: unknown): Promise<string> {
  const started = performance.now()
  try {
    const { host, port, anonKey } = z.parse(backendAddressShape, place)
    const backend = { url: `http://${reachableFromHere(host)}:${port}`, anonKey }
    const isNew = await makeDemo(backend, dayAt(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone))
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    return `Demo: sign in as ${demoCredentials.email} with the password "${demoCredentials.password}" (${isNew ? `created in ${seconds} s` : "created earlier"})`
  } catch (error) {
    return `Demo: the account could not be created: ${error instanceof Error ? error.message : String(error)}`
  }
}

function reachableFromHere(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost"
  return host.includes(":") ? `[${host}]` : host
}

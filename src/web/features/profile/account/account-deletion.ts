import { AuthClient, type AuthError, type GoTrueClient, isAuthRetryableFetchError } from "@supabase/auth-js"
import { PostgrestClient } from "@supabase/postgrest-js"
import type { Database } from "#domain/row-types.ts"
import { askStrava } from "#web/backend/ask-strava.ts"
import { backend } from "#web/backend/client.ts"
import { type Way, waysOf } from "#web/second-factors/ways.ts"
import { failureOf } from "../queries.ts"
import { sentences as ofProfile } from "../sentences.ts"
import { sentences } from "./sentences.ts"

const stravaPatience = 5000

/** A client that doesn't store its session. The server deletes an account only after a recent sign-in, and this device's own session may be old. */
export function newProver(): GoTrueClient {
  const { config } = backend
  return new AuthClient({
    url: config.url + config.authPrefix,
    headers: { apikey: config.anonKey },
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    storageKey: "nobody",
    experimental: { passkey: true },
  })
}

/**
 * The second factors that remain to be verified, or why the first proof failed. "gone" means that an earlier attempt deleted the account and
 * only its response was lost.
 */
export type Proof = { ways: Way[] } | { problem: string } | "gone"

export async function proveByPassword(prover: GoTrueClient, email: string, password: string): Promise<Proof> {
  const { data, error } = await prover.signInWithPassword({ email, password })
  if (!error) return { ways: waysOf(data.user.factors) }
  if (error.code === "invalid_credentials" && (await isGone())) return "gone"
  return { problem: problemOf(error, sentences.wrongPassword) }
}

/** Emails a code, for an account without a password. Returns the error message if that fails. */
export async function mailCode(prover: GoTrueClient, email: string): Promise<string | undefined> {
  const { error } = await prover.signInWithOtp({ email, options: { shouldCreateUser: false } })
  return error ? problemOf(error, error.message) : undefined
}

export async function proveByCode(prover: GoTrueClient, email: string, token: string): Promise<Proof> {
  const { data, error } = await prover.verifyOtp({ email, token: token.replaceAll(/\s/g, ""), type: "email" })
  if (error) return (await isGone()) ? "gone" : { problem: problemOf(error, error.message) }
  return { ways: waysOf(data.user?.factors) }
}

function problemOf(error: AuthError, otherwise: string) {
  if (isAuthRetryableFetchError(error)) return ofProfile.serverMissing
  return error.code === "invalid_credentials" ? otherwise : error.message
}

/** Deletes the account that the token belongs to. Returns the error message if that fails. */
export async function deleteAccountWith(token: string): Promise<string | undefined> {
  await endStrava()
  const { url, anonKey } = backend.config
  const headers = { apikey: anonKey, authorization: `Bearer ${token}` }
  const tables = new PostgrestClient<Database>(`${url}/rest/v1`, { headers, retry: false })
  const { error, status } = await tables.rpc("delete_my_account")
  return error && !(await isGone()) ? failureOf(error, status) : undefined
}

/** Revokes the permission at Strava if Strava responds in time. Deleting the account must not depend on another server. */
async function endStrava() {
  if (!backend.config.hasStrava) return
  await askStrava({ action: "disconnect" }, AbortSignal.timeout(stravaPatience)).catch(() => undefined)
}

/** Whether the account is already gone, which means that an earlier attempt succeeded and only its response was lost. */
async function isGone(): Promise<boolean> {
  const { error } = await backend.auth.getUser()
  return error?.code === "user_not_found"
}

import { type AuthError, type Factor, type GoTrueClient, isAuthRetryableFetchError } from "@supabase/auth-js"
import { backend } from "#web/backend/client.ts"
import { sentences } from "./sentences.ts"

/** A factor that can be verified here. */
export interface Way {
  id: string
  kind: "totp" | "webauthn" | "phone"
  name: string
}

const names = {
  totp: sentences.authenticator,
  webauthn: sentences.passkey,
  phone: sentences.textMessage,
}

/** An account's verified factors, apps first and text messages last. */
export function waysOf(factors: readonly Factor[] = []): Way[] {
  const verified = factors.filter(({ status }) => status === "verified")
  return (["totp", "webauthn", "phone"] as const).flatMap((kind) =>
    verified
      .filter((factor) => factor.factor_type === kind)
      .map(({ id, friendly_name: name }) => ({ id, kind, name: name || names[kind] })),
  )
}

/** The signed-in person's second factors, from the server. Throws with a message to show if the server can't be reached. */
export async function readWays(): Promise<Way[]> {
  const { data, error } = await backend.auth.getUser()
  if (error) throw new Error(isAuthRetryableFetchError(error) ? sentences.serverMissing : error.message)
  return waysOf(data.user.factors)
}

/** Verifies a factor with a code from its app. Returns the message to show if it fails. */
export async function proveByCode(
  auth: GoTrueClient,
  factorId: string,
  code: string,
): Promise<string | undefined> {
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code: code.replaceAll(/\s/g, "") })
  return error ? problemOf(error) : undefined
}

function problemOf(error: AuthError): string {
  if (isAuthRetryableFetchError(error)) return sentences.serverMissing
  if (error.status === 429) return sentences.tooMany
  return error.code === "mfa_verification_failed" ? sentences.wrongCode : error.message
}

/** Whether this browser can create and use passkeys here. Never true if the site's address is an IP address. */
export function hasPasskeysHere(): boolean {
  return (
    backend.config.hasPasskeys &&
    "PublicKeyCredential" in globalThis &&
    !/^[\d.]+$|^\[/.test(location.hostname)
  )
}

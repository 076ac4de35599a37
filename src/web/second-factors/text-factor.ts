import { type AuthError, type GoTrueClient, isAuthRetryableFetchError } from "@supabase/auth-js"
import { backend } from "#web/backend/client.ts"
import { sentences } from "./sentences.ts"

/** The challenge for a text message, or the error message to show if the text message wasn't sent. */
export type TextOutcome = { challengeId: string } | { problem: string }

/** Texts a code to a factor's phone number. */
export async function sendText(auth: GoTrueClient, factorId: string): Promise<TextOutcome> {
  const { data, error } = await auth.mfa.challenge({ factorId })
  return error ? { problem: problemOf(error) } : { challengeId: data.id }
}

/** Verifies a factor with the code from its text message. Returns the message to show if it fails. */
export async function proveByText(
  auth: GoTrueClient,
  factorId: string,
  challengeId: string,
  code: string,
): Promise<string | undefined> {
  const { error } = await auth.mfa.verify({
    factorId,
    challengeId,
    code: code.replaceAll(/\s/g, ""),
  })
  return error ? problemOf(error) : undefined
}

/** Starts adding a phone number as a factor. `problem` is the message to show if that fails. */
export async function beginTextFactor(
  phone: string,
  friendlyName: string,
): Promise<{ factorId: string } | { problem: string }> {
  const { data, error } = await backend.auth.mfa.enroll({ factorType: "phone", phone, friendlyName })
  return error ? { problem: problemOf(error) } : { factorId: data.id }
}

function problemOf(error: AuthError): string {
  if (isAuthRetryableFetchError(error)) return sentences.serverMissing
  if (error.code === "over_sms_send_rate_limit") return sentences.textTooSoon
  if (error.code === "sms_send_failed") return sentences.textNotSent
  if (error.code === "validation_failed") return sentences.noNumber
  if (error.code === "mfa_verified_factor_exists") return sentences.numberKnown
  if (error.code === "mfa_challenge_expired") return sentences.textTooOld
  if (error.status === 429) return sentences.tooMany
  return error.code === "mfa_verification_failed" ? sentences.wrongText : error.message
}

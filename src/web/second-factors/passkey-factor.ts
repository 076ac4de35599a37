import {
  type AuthMFAChallengeWebauthnResponse,
  type AuthError,
  type GoTrueClient,
  isAuthRetryableFetchError,
  type MFAVerifyWebauthnParams,
} from "@supabase/auth-js"
import { backend } from "#web/backend/client.ts"
import { sentences } from "./sentences.ts"

// auth-js can talk to the browser itself, but then it allows only security keys. A passkey on a phone, unlocked by fingerprint, must work too.

/** Adds a passkey on this device as a second factor. Returns the message to show if that fails. */
export async function addPasskeyFactor(friendlyName: string): Promise<string | undefined> {
  const { data, error } = await backend.auth.mfa.enroll({ factorType: "webauthn", friendlyName })
  if (error) return sentenceOf(error)
  const failure = await prove(backend.auth, data.id)
  if (failure !== undefined) void backend.auth.mfa.unenroll({ factorId: data.id })
  return failure
}

/** Verifies a factor with this device's passkey. Returns the message to show if it fails. */
export function proveByPasskey(auth: GoTrueClient, factorId: string): Promise<string | undefined> {
  return prove(auth, factorId)
}

async function prove(auth: GoTrueClient, factorId: string): Promise<string | undefined> {
  const site = { rpId: location.hostname, rpOrigins: [location.origin] }
  const { data, error } = await auth.mfa.challenge({ factorId, webauthn: site })
  if (error) return sentenceOf(error)
  const answer = await askBrowser(data.webauthn).catch(() => undefined)
  if (!answer) return sentences.passkeyFailed
  const webauthn = { ...site, ...answer }
  const verified = await auth.mfa.verify({ factorId, challengeId: data.id, webauthn })
  return verified.error ? sentenceOf(verified.error) : undefined
}

type Challenge = NonNullable<AuthMFAChallengeWebauthnResponse["data"]>["webauthn"]
type NewCredential = MFAVerifyWebauthnParams<"create">["webauthn"]["credential_response"]
type CredentialProof = MFAVerifyWebauthnParams<"request">["webauthn"]["credential_response"]

/** The browser's response to a challenge; undefined if it returns anything other than the requested credential. */
async function askBrowser({ type, credential_options: options }: Challenge) {
  if (type === "create") {
    const publicKey = { ...options.publicKey, excludeCredentials: [] }
    const made = await navigator.credentials.create({ publicKey })
    return isNewCredential(made) ? { type, credential_response: made } : undefined
  }
  const { allowCredentials = [], ...asked } = options.publicKey
  const known = allowCredentials.map(({ id, type: kind }) => ({ id, type: kind }))
  const proved = await navigator.credentials.get({ publicKey: { ...asked, allowCredentials: known } })
  return isCredentialProof(proved) ? { type, credential_response: proved } : undefined
}

function isNewCredential(credential: Credential | null): credential is NewCredential {
  return (
    credential instanceof PublicKeyCredential &&
    credential.response instanceof AuthenticatorAttestationResponse
  )
}

function isCredentialProof(credential: Credential | null): credential is CredentialProof {
  return (
    credential instanceof PublicKeyCredential && credential.response instanceof AuthenticatorAssertionResponse
  )
}

function sentenceOf(error: AuthError): string {
  return isAuthRetryableFetchError(error) ? sentences.serverMissing : sentences.passkeyFailed
}

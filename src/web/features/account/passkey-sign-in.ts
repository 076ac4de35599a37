import { isAuthApiError, isAuthRetryableFetchError } from "@supabase/auth-js"
import { backend } from "#web/backend/client.ts"
import { sentences } from "./sentences.ts"

interface Ceremony {
  /** "conditional" waits in the form until a passkey is chosen there; without it the browser asks at once. */
  mediation?: "conditional"
  signal: AbortSignal
}

/**
 * Signs in by a passkey of this device or another; the sentence to show if it fails. An offer in the form that nobody takes, or that can't
 * be made, is no failure.
 */
export async function signInByPasskey({ mediation, signal }: Ceremony): Promise<string | undefined> {
  const unlessOffered = (sentence: string) => (mediation ? undefined : sentence)
  const { data, error } = await backend.auth.passkey.startAuthentication()
  if (error) return unlessOffered(isAuthRetryableFetchError(error) ? sentences.serverMissing : error.message)
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(JSON.stringify(data.options)))
  const credential = await navigator.credentials
    .get({ publicKey, signal, ...(mediation && { mediation }) })
    .catch(() => null)
  if (signal.aborted) return undefined
  const answer = credential instanceof PublicKeyCredential ? answerOf(credential) : undefined
  if (!answer) return unlessOffered(sentences.passkeyFailed)
  const verified = await backend.auth.passkey.verifyAuthentication({
    challengeId: data.challenge_id,
    credential: answer,
  })
  if (!verified.error) return undefined
  return isAuthApiError(verified.error) ? sentences.passkeyUnknown : sentences.serverMissing
}

/** As JSON. Undefined if the browser gave something else than what it was asked for. */
function answerOf(credential: PublicKeyCredential) {
  const { id, rawId, response } = credential.toJSON()
  if (!("signature" in response)) return undefined
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    id,
    rawId,
    type: "public-key" as const,
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  }
}

/** Whether this browser offers passkeys in the email field. */
export async function offersPasskeysInForm(): Promise<boolean> {
  return (
    "parseRequestOptionsFromJSON" in PublicKeyCredential &&
    (await PublicKeyCredential.isConditionalMediationAvailable())
  )
}

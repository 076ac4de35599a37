import { isAuthApiError, isAuthRetryableFetchError } from "@supabase/auth-js"
import { backend } from "#web/backend/client.ts"
import { sentences } from "./sentences.ts"

interface Ceremony {
  /** "conditional" waits until a passkey is chosen in the email field. If undefined, the browser prompts at once. */
  mediation?: "conditional"
  signal: AbortSignal
}

/**
 * Signs in with a passkey from this device or another one. Returns the error message if that fails. With "conditional", failures are silent,
 * because the person didn't ask to sign in.
 */
export async function signInByPasskey({ mediation, signal }: Ceremony): Promise<string | undefined> {
  const unlessSuggested = (sentence: string) => (mediation ? undefined : sentence)
  const { data, error } = await backend.auth.passkey.startAuthentication()
  if (error)
    return unlessSuggested(isAuthRetryableFetchError(error) ? sentences.serverMissing : error.message)
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(JSON.stringify(data.options)))
  const credential = await navigator.credentials
    .get({ publicKey, signal, ...(mediation && { mediation }) })
    .catch(() => null)
  if (signal.aborted) return undefined
  const answer = credential instanceof PublicKeyCredential ? answerOf(credential) : undefined
  if (!answer) return unlessSuggested(sentences.passkeyFailed)
  const verified = await backend.auth.passkey.verifyAuthentication({
    challengeId: data.challenge_id,
    credential: answer,
  })
  if (!verified.error) return undefined
  return isAuthApiError(verified.error) ? sentences.passkeyUnknown : sentences.serverMissing
}

/** The passkey's response as JSON; undefined if the browser returned a different kind of credential. */
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

/** Whether this browser can suggest passkeys in the email field. */
export async function offersPasskeysInForm(): Promise<boolean> {
  return (
    "parseRequestOptionsFromJSON" in PublicKeyCredential &&
    (await PublicKeyCredential.isConditionalMediationAvailable())
  )
}

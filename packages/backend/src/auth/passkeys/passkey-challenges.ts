import { HttpError } from "#server/http/http-error.ts"
import { isUuid } from "../sessions/bearer.ts"
import type { AuthContext } from "../context.ts"
import { type ChallengeType, insertPasskeyChallenge, takePasskeyChallenge } from "../store/passkeys.ts"

interface Ceremony<Options> {
  type: ChallengeType
  /** The caller's account; null for a sign-in. */
  userId: string | null
  /** The options sent to the browser, including the challenge that it has to sign. */
  options: Options
  /** How long the challenge can be answered, in seconds. */
  lifetime: number
}

/** Stores the challenge that a browser has to sign, and returns the response to send. */
export async function askBrowser<Options extends { challenge: string }>(
  auth: AuthContext,
  { type, userId, options, lifetime }: Ceremony<Options>,
) {
  const id = crypto.randomUUID()
  await insertPasskeyChallenge(auth.pool, { id, userId, type, challenge: options.challenge, lifetime })
  return { challenge_id: id, options, expires_at: Math.floor(Date.now() / 1_000) + lifetime }
}

/** The challenge that this person's browser has to sign; `userId` is null for a sign-in. 400 if there is none, or if it is used or expired. */
export async function askedOfBrowser(
  auth: AuthContext,
  { id, type, userId }: { id: string; type: ChallengeType; userId: string | null },
): Promise<string> {
  const taken = isUuid(id) ? await takePasskeyChallenge(auth.pool, id, type) : undefined
  if (taken?.user_id !== userId) {
    throw new HttpError(400, "webauthn_challenge_not_found", "Challenge not found or already used")
  }
  if (taken.is_expired) throw new HttpError(400, "webauthn_challenge_expired", "Challenge has expired")
  return taken.challenge
}

/** 400: the credential isn't valid. The reason isn't revealed. */
export function credentialFailed() {
  return new HttpError(400, "webauthn_verification_failed", "Credential verification failed")
}

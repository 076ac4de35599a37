import { HttpError } from "#server/http/http-error.ts"

/** 400: there is no such challenge, or it was answered. */
export function unknownChallenge() {
  return new HttpError(400, "webauthn_challenge_not_found", "Challenge not found or already used")
}

/** 400: it was answered too late. */
export function expiredChallenge() {
  return new HttpError(400, "webauthn_challenge_expired", "Challenge has expired")
}

/** 400: what the browser sent doesn't prove anything; why isn't revealed. */
export function credentialFailed() {
  return new HttpError(400, "webauthn_verification_failed", "Credential verification failed")
}

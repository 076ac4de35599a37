import type { FastifyRequest } from "fastify"
import { HttpError } from "#server/http/http-error.ts"
import type { FactorKind } from "#server/setup/sign-in/auth-settings.ts"
import { type Bearer, isUuid, requireUser } from "../sessions/bearer.ts"
import type { AuthContext } from "../context.ts"
import type { Session } from "../store/sessions.ts"

/** How long a challenge can be answered and a new factor can be verified, in seconds. */
export const challengeLifetime = 300
export const mostFactors = 10

/** A factor's name among a session's authentication methods. */
export const factorMethods: Record<FactorKind, string> = {
  totp: "totp",
  phone: "mfa/phone",
  webauthn: "mfa/webauthn",
}

/** The names of the factors in error messages, as on a hosted project. */
const factorNames: Record<FactorKind, string> = { totp: "TOTP", phone: "Phone", webauthn: "WebAuthn" }

/** The caller and their session. Verifying a second factor raises the session from the first to the second level (aal1 to aal2). */
export interface BearerWithSession extends Bearer {
  session: Session
}

/** 403 without a session: the token is an API key, or was issued before sessions existed. */
export async function requireSession(auth: AuthContext, request: FastifyRequest): Promise<BearerWithSession> {
  const { user, session } = await requireUser(auth, request)
  if (session) return { user, session }
  throw new HttpError(403, "session_not_found", "Second factors require a session")
}

/** The factor id in the address; 404 if it isn't a valid id. */
export function factorIdOf(request: FastifyRequest<{ Params: { id: string } }>): string {
  const { id } = request.params
  if (isUuid(id)) return id
  throw new HttpError(404, "validation_failed", "factor_id must be an UUID")
}

export function factorNotFound() {
  return new HttpError(404, "mfa_factor_not_found", "Factor not found")
}

/** 422: the operator doesn't offer this kind of second factor. */
export function kindNotEnabled(kind: FactorKind, action: "enroll" | "verify") {
  return new HttpError(
    422,
    `mfa_${kind}_${action}_not_enabled`,
    `MFA ${action} is disabled for ${factorNames[kind]}`,
  )
}

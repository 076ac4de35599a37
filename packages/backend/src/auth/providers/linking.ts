import type { FastifyRequest } from "fastify"
import { HttpError } from "#server/http/http-error.ts"
import { type Bearer, requireUser } from "../sessions/bearer.ts"
import type { AuthContext } from "../context.ts"
import { hasSecondFactor } from "../accounts/user-json.ts"

/** The caller, if they may change their sign-in methods; an account with a second factor needs a session at the second level (aal2). */
export async function requireLinking(auth: AuthContext, request: FastifyRequest): Promise<Bearer> {
  const bearer = await requireUser(auth, request)
  if (!auth.allowsLinking) {
    throw new HttpError(404, "manual_linking_disabled", "Manual linking is disabled")
  }
  if (hasSecondFactor(bearer.user) && bearer.session?.aal !== "aal2") {
    throw new HttpError(403, "insufficient_aal", "AAL2 required to change sign-in methods")
  }
  return bearer
}

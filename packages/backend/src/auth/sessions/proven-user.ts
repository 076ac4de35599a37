import type { FastifyRequest } from "fastify"
import { HttpError } from "#server/http/http-error.ts"
import { type Bearer, requireUser } from "./bearer.ts"
import type { AuthContext } from "../context.ts"
import { hasSecondFactor } from "../accounts/user-json.ts"

/**
 * The caller, if they may add another way into the account. An account with a second factor needs a session at the second
 * level (aal2), because a stolen password alone must not be enough. `act` names the action in the refusal.
 */
export async function requireProvenUser(
  auth: AuthContext,
  request: FastifyRequest,
  act: string,
): Promise<Bearer> {
  const bearer = await requireUser(auth, request)
  const { user, session } = bearer
  if (user.is_anonymous) {
    throw new HttpError(403, "no_authorization", `An account without an email address can't ${act}`)
  }
  if (hasSecondFactor(user) && session?.aal !== "aal2") {
    throw new HttpError(403, "insufficient_aal", `AAL2 required to ${act}`)
  }
  return bearer
}

import type { FastifyInstance } from "fastify"
import { HttpError } from "#server/http/http-error.ts"
import type { AuthContext } from "../context.ts"
import { queryText } from "../requests/request-body.ts"
import { tokenByIdToken } from "./token-id-token.ts"
import { tokenByPassword } from "./token-password.ts"
import { tokenByPkce } from "./token-pkce.ts"
import { tokenByRefresh } from "./token-refresh.ts"

const grants = new Map([
  ["password", tokenByPassword],
  ["refresh_token", tokenByRefresh],
  ["pkce", tokenByPkce],
  ["id_token", tokenByIdToken],
])

/** POST /token: exchanges a password, a refresh token, the code from a link or a provider's redirect, or a provider's ID token for a session. */
export function token(app: FastifyInstance, auth: AuthContext) {
  app.post("/token", async (request, reply) => {
    const name = queryText(request, "grant_type")
    const grant = grants.get(name)
    // Refreshes are counted per session, so that a household with many devices doesn't get anyone signed out.
    if (grant !== tokenByRefresh) await auth.limits.countRequest(request, "token")
    if (!grant) throw refusedGrant(name)
    return grant(auth, request, reply)
  })
}

function refusedGrant(name: string) {
  if (name === "web3") return new HttpError(422, "web3_provider_disabled", "Web3 provider is disabled")
  return new HttpError(400, "invalid_credentials", "unsupported_grant_type")
}

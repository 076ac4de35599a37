import type { FastifyReply, FastifyRequest } from "fastify"
import { z } from "zod"
import { HttpError } from "#server/http/http-error.ts"
import { type Client, clientOf } from "../requests/request-client.ts"
import type { AuthContext } from "../context.ts"
import { answersChallenge } from "../codes/pkce.ts"
import { invalid } from "../requests/refusals.ts"
import { optionalText, readBody } from "../requests/request-body.ts"
import { replyWithSession, startSession } from "../sessions/session-reply.ts"
import { type Database, inTransaction } from "../store/statements.ts"
import { deleteFlowState, lockFlowState } from "../store/flow-states.ts"
import { findUserById } from "../store/users.ts"
import { isBanned } from "../accounts/user-json.ts"

const bodyShape = z.object({ auth_code: optionalText, code_verifier: optionalText })
const flowLifetime = 300

/** grant_type=pkce: starts a session with a link's code and the secret known only to the browser that started the flow. */
export async function tokenByPkce(auth: AuthContext, request: FastifyRequest, reply: FastifyReply) {
  const { auth_code: code, code_verifier: verifier } = readBody(request, bodyShape)
  if (code === "" || verifier === "") {
    throw invalid("invalid request: both auth code and code verifier should be non-empty")
  }
  const started = await inTransaction(auth.pool, (db) =>
    exchange(auth, db, { code, verifier, client: clientOf(request) }),
  )
  return replyWithSession(auth, reply, started.session, started.providerTokens)
}

interface Exchange {
  code: string
  verifier: string
  client: Client
}

async function exchange(auth: AuthContext, db: Database, { code, verifier, client }: Exchange) {
  const flow = await lockFlowState(db, code)
  const user = flow?.user_id ? await findUserById(db, flow.user_id) : undefined
  if (!flow || !user) {
    throw new HttpError(404, "flow_state_not_found", "invalid flow state, no valid flow state found")
  }
  if (flow.age > flowLifetime) {
    throw new HttpError(422, "flow_state_expired", "invalid flow state, flow state has expired")
  }
  const challenge = { challenge: flow.code_challenge ?? "", method: flow.code_challenge_method ?? "s256" }
  if (!answersChallenge(verifier, challenge)) {
    const message = "code challenge does not match previously saved code verifier"
    throw new HttpError(400, "bad_code_verifier", message)
  }
  if (isBanned(user)) throw new HttpError(403, "user_banned", "User is banned")
  await deleteFlowState(db, flow.id)
  const { provider_access_token: access, provider_refresh_token: refresh } = flow
  return {
    session: await startSession(auth, db, user.id, flow.authentication_method, client),
    providerTokens: {
      ...(access && { provider_token: access }),
      ...(refresh && { provider_refresh_token: refresh }),
    },
  }
}

import { randomInt } from "node:crypto"
import { setTimeout } from "node:timers/promises"
import type { FastifyReply, FastifyRequest } from "fastify"
import { z } from "zod"
import { HttpError } from "#server/http/http-error.ts"
import { type Client, clientOf } from "../requests/request-client.ts"
import type { AuthContext } from "../context.ts"
import { invalid } from "../requests/refusals.ts"
import { optionalText, readBody } from "../requests/request-body.ts"
import { isRefreshTokenShape } from "../sessions/refresh-tokens.ts"
import { type StartedSession, loadSession, replyWithSession } from "../sessions/session-reply.ts"
import { type Database, inTransaction } from "../store/statements.ts"
import {
  type RefreshToken,
  findActiveToken,
  findRefreshToken,
  latestHash,
  replaceRefreshToken,
  revokeFamily,
  tryLockSession,
} from "../store/refresh-tokens.ts"
import { findSession, touchSession } from "../store/sessions.ts"
import { findUserById } from "../store/users.ts"
import { isBanned } from "../accounts/user-json.ts"

const bodyShape = z.object({ refresh_token: optionalText })
const longestWait = 5_000

/** The outcome of a refresh. A refusal is returned, not thrown, because the changes made before it must be committed. */
type Outcome = { session: StartedSession } | { refusal: HttpError } | "busy"

/**
 * grant_type=refresh_token: issues a new pair of tokens for the session. Reusing an old token ends the session for everyone who has a token for it.
 */
export async function tokenByRefresh(auth: AuthContext, request: FastifyRequest, reply: FastifyReply) {
  const { refresh_token: token } = readBody(request, bodyShape)
  if (!isRefreshTokenShape(token)) throw invalid("Refresh token is not valid")
  const outcome = await auth.oneAtATime(token, () => refreshInTurn(auth, token, clientOf(request)))
  if ("refusal" in outcome) {
    await auth.limits.countRequest(request, "token")
    throw outcome.refusal
  }
  return replyWithSession(auth, reply, outcome.session)
}

/** Runs one refresh of a session at a time across all processes. Further refreshes retry, and hold no connection while they wait. */
async function refreshInTurn(auth: AuthContext, token: string, client: Client) {
  const end = Date.now() + longestWait
  for (;;) {
    const outcome = await inTransaction(auth.pool, (db) => refresh(auth, db, token, client))
    if (outcome !== "busy") return outcome
    if (Date.now() >= end) throw tooManyAtOnce()
    await setTimeout(randomInt(10, 31))
  }
}

async function refresh(auth: AuthContext, db: Database, token: string, client: Client): Promise<Outcome> {
  const hash = auth.refreshTokens.hash(token)
  const known = await findRefreshToken(db, hash)
  if (!known) return refuse("refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found")
  const refusal = await sessionRefusal(db, known)
  if (refusal) return refusal
  const sessionId = known.session_id ?? ""
  if (!(await tryLockSession(db, sessionId))) return "busy"
  await auth.limits.countRefresh(db, sessionId)
  // Read the token again: another refresh may have used it just before we got the lock.
  const presented = await findRefreshToken(db, hash)
  return presented ? redeemToken(auth, db, { ...presented, plain: token }, { id: sessionId, client }) : "busy"
}

/** The reason why a token's session can't be refreshed at all, or undefined if it can. */
async function sessionRefusal(db: Database, { session_id: id, user_id: userId }: RefreshToken) {
  const session = id && userId ? await findSession(db, id, userId) : undefined
  const user = session ? await findUserById(db, session.user_id) : undefined
  if (!session || !user) return refuse("session_not_found", "Invalid Refresh Token: No Valid Session Found")
  if (isBanned(user)) return refuse("user_banned", "Invalid Refresh Token: User Banned")
  if (session.not_after !== null && Date.parse(session.not_after) <= Date.now()) {
    return refuse("session_expired", "Invalid Refresh Token: Session Expired")
  }
  return undefined
}

/** A token as its client sent it, with what the database stores about it. */
interface PresentedToken extends RefreshToken {
  plain: string
}

async function redeemToken(
  auth: AuthContext,
  db: Database,
  presented: PresentedToken,
  { id, client }: { id: string; client: Client },
): Promise<Outcome> {
  const refreshToken = await nextToken(auth, db, presented, id)
  if (refreshToken === undefined) {
    await revokeFamily(db, id)
    return refuse("refresh_token_already_used", "Invalid Refresh Token: Already Used")
  }
  await touchSession(db, id, client)
  return { session: await loadSession(db, { id, userId: presented.user_id ?? "", refreshToken }) }
}

/** The token to continue with; undefined if the presented one was used too long ago. */
async function nextToken(
  { refreshTokens, reuseInterval }: AuthContext,
  db: Database,
  presented: PresentedToken,
  sessionId: string,
) {
  if (presented.revoked) {
    const active = await findActiveToken(db, sessionId)
    // The client may never have got the response with this token's successor, so send the successor again.
    if (active?.parent === presented.token) {
      const child = refreshTokens.childOf(presented.plain, active.before ?? "")
      if (refreshTokens.hash(child) === active.token) return child
    }
    if (!active || presented.age > reuseInterval) return undefined
  }
  const child = refreshTokens.childOf(presented.plain, await latestHash(db, sessionId))
  await replaceRefreshToken(db, presented, refreshTokens.hash(child))
  return child
}

function refuse(code: string, message: string) {
  return { refusal: new HttpError(400, code, message) }
}

function tooManyAtOnce() {
  const message = "Too many concurrent token refresh requests on the same session or refresh token"
  return new HttpError(409, "conflict", message)
}

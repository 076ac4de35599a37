import type { FastifyReply } from "fastify"
import type { Client } from "../requests/request-client.ts"
import type { AuthContext } from "../context.ts"
import { tokenMetadata } from "../accounts/metadata.ts"
import { newRefreshToken } from "./refresh-tokens.ts"
import type { Database } from "../store/statements.ts"
import { type Session, findSession, insertSession } from "../store/sessions.ts"
import { type User, findUserById } from "../store/users.ts"
import { hasSecondFactor, userJson } from "../accounts/user-json.ts"

const accessTokenLifetime = 3_600

/** A session with everything that the response needs. */
export interface StartedSession {
  user: User
  session: Session
  refreshToken: string
}

/**
 * Starts a session in the transaction that proved the person's identity; `method` is the sign-in method. The session ends at `notAfter` if it is
 * given.
 */
export async function startSession(
  auth: AuthContext,
  db: Database,
  userId: string,
  method: string,
  client: Client,
  notAfter: string | null = null,
): Promise<StartedSession> {
  const id = crypto.randomUUID()
  const refreshToken = newRefreshToken()
  const refreshTokenHash = auth.refreshTokens.hash(refreshToken)
  await insertSession(db, { id, userId, refreshTokenHash, method, notAfter, ...client })
  return loadSession(db, { id, userId, refreshToken })
}

/** Reads what the response needs about an existing session, in the same transaction. */
export async function loadSession(
  db: Database,
  { id, userId, refreshToken }: { id: string; userId: string; refreshToken: string },
): Promise<StartedSession> {
  const session = await findSession(db, id, userId)
  const user = await findUserById(db, userId)
  if (!session || !user) throw new Error("The session ended while it was being read.")
  return { user, session, refreshToken }
}

/** The token response: a new access token and the refresh token. */
export async function sessionJson(auth: AuthContext, started: StartedSession) {
  const issuedAt = Math.floor(Date.now() / 1_000)
  const expiresAt = issuedAt + accessTokenLifetime
  return {
    access_token: await auth.keys.sign({
      ...accessClaims(started, auth.externalUrl),
      iat: issuedAt,
      exp: expiresAt,
    }),
    token_type: "bearer",
    expires_in: accessTokenLifetime,
    expires_at: expiresAt,
    refresh_token: started.refreshToken,
    user: userJson(started.user),
  }
}

/** Sends the token response with optional additions. */
export async function replyWithSession(
  auth: AuthContext,
  reply: FastifyReply,
  started: StartedSession,
  extras: object = {},
) {
  const body = await sessionJson(auth, started)
  return reply
    .header("sb-auth-user-id", started.user.id)
    .header("sb-auth-session-id", started.session.id)
    .header("sb-auth-refresh-token-prefix", started.refreshToken.slice(0, 5))
    .send({ ...body, ...extras })
}

function accessClaims({ user, session }: StartedSession, issuer: string) {
  return {
    iss: issuer,
    sub: user.id,
    aud: "authenticated",
    email: user.email ?? "",
    phone: user.phone ?? "",
    ...tokenMetadata(user),
    role: user.role ?? "",
    aal: session.aal ?? "aal1",
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
    second_factor: secondFactorOf(user, session),
  }
}

/**
 * The claim about the second factor, for the tables' policies. Adding a factor ends all sessions that haven't
 * used it, so "none" is never out of date.
 */
function secondFactorOf(user: User, { aal, amr }: Session) {
  if (!hasSecondFactor(user)) return "none"
  return aal === "aal2" || amr.some(({ method }) => method === "passkey") ? "proved" : "due"
}

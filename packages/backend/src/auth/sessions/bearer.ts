import type { FastifyRequest } from "fastify"
import { HttpError } from "#server/http/http-error.ts"
import type { Claims } from "#server/http/jwt.ts"
import type { AuthContext } from "../context.ts"
import { type Session, findSession } from "../store/sessions.ts"
import type { Database } from "../store/statements.ts"
import { type User, findUserById, lockUserById } from "../store/users.ts"
import { isBanned } from "../accounts/user-json.ts"

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export function isUuid(text: string) {
  return uuidShape.test(text)
}

/** The caller, with their token's session (older tokens don't contain a session id). */
export interface Bearer {
  user: User
  session: Session | undefined
}

/** The account for the access token in the Authorization header. It is read from the database, so an ended session or a ban takes effect at once. */
export async function requireUser(auth: AuthContext, request: FastifyRequest): Promise<Bearer> {
  const { sub, session_id: sessionId } = await requireToken(auth, request)
  if (sub === undefined || sub === "") throw new HttpError(403, "bad_jwt", "invalid claim: missing sub claim")
  if (!isUuid(sub)) throw new HttpError(400, "bad_jwt", "invalid claim: sub claim must be a UUID")
  const user = await findUserById(auth.pool, sub)
  if (!user) throw userGone()
  const session = await sessionOf(auth, user, sessionId)
  if (isBanned(user)) throw new HttpError(403, "user_banned", "User is banned")
  return { user, session }
}

/**
 * The caller's account, locked until this transaction ends. 403 if the session has ended since it was read: a request must have no effect after its
 * session has ended.
 */
export async function lockBearer(db: Database, { user, session }: Bearer): Promise<User> {
  const found = await lockUserById(db, user.id)
  if (!found) throw userGone()
  if (session && !(await findSession(db, session.id, user.id))) throw sessionGone()
  return found
}

/** Accepts only a service key; 403 otherwise. */
export async function requireAdmin(auth: AuthContext, request: FastifyRequest) {
  const { role } = await requireToken(auth, request)
  if (role !== "service_role" && role !== "supabase_admin") {
    throw new HttpError(403, "not_admin", "User not allowed")
  }
}

async function requireToken(auth: AuthContext, request: FastifyRequest): Promise<Claims> {
  const [, token] = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? "") ?? []
  if (token === undefined) {
    throw new HttpError(401, "no_authorization", "This endpoint requires a valid Bearer token")
  }
  const verdict = await auth.keys.verify(token)
  if (verdict.ok) return verdict.claims
  throw new HttpError(403, "bad_jwt", `invalid JWT: unable to parse or verify signature, ${verdict.message}`)
}

async function sessionOf(auth: AuthContext, user: User, sessionId: string | undefined) {
  if (sessionId === undefined || sessionId === "") return undefined
  const session = isUuid(sessionId) ? await findSession(auth.pool, sessionId, user.id) : undefined
  if (session) return session
  throw sessionGone()
}

function userGone() {
  return new HttpError(403, "user_not_found", "User from sub claim in JWT does not exist")
}

function sessionGone() {
  return new HttpError(403, "session_not_found", "Session from session_id claim in JWT does not exist")
}

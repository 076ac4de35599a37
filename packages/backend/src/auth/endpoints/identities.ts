import type { FastifyInstance, FastifyRequest } from "fastify"
import { HttpError } from "#server/http/http-error.ts"
import { isUuid } from "../sessions/bearer.ts"
import type { AuthContext } from "../context.ts"
import { noticesOf } from "../mails/notices.ts"
import { depart, providerAskedFor } from "../providers/departure.ts"
import { requireLinking } from "../providers/linking.ts"
import { queryText } from "../requests/request-body.ts"
import { clientOf } from "../requests/request-client.ts"
import { deleteIdentity, setEmail } from "../store/identities.ts"
import { dropAllTokens } from "../store/one-time-tokens.ts"
import { type Database, inTransaction, isDuplicate } from "../store/statements.ts"
import { type Identity, type User, lockUserById } from "../store/users.ts"

/** GET /user/identities/authorize and DELETE /user/identities/{id}: connects a provider to the caller's account, or disconnects one. */
export function identities(app: FastifyInstance, auth: AuthContext) {
  app.get("/user/identities/authorize", async (request, reply) => {
    const { user, session } = await requireLinking(auth, request)
    await auth.limits.countOwnRequest(user.id, "authorize")
    if (!session) throw new HttpError(403, "session_not_found", "Connecting an account requires a session")
    const provider = providerAskedFor(auth, queryText(request, "provider"))
    const link = { userId: user.id, sessionId: session.id }
    const { address } = await depart(auth, request, reply, { provider, link })
    if (!address) throw new HttpError(503, "provider_unreachable", `${provider.title} can't be reached`)
    if (queryText(request, "skip_http_redirect") === "true") return { url: address.href }
    return reply.redirect(address.href, 302)
  })

  app.delete("/user/identities/:id", async (request: FastifyRequest<{ Params: { id: string } }>) => {
    const { user } = await requireLinking(auth, request)
    const { id } = request.params
    if (!isUuid(id)) throw new HttpError(404, "validation_failed", "identity_id must be an UUID")
    const notices = await inTransaction(auth.pool, async (db) => {
      const owner = await disconnect(db, user.id, id)
      return noticesOf(auth, db, owner, "identity_removed", clientOf(request))
    })
    for (const notice of notices) auth.postman.post(notice)
    return {}
  })
}

/** Removes an identity, and its address if no other identity has it. Returns the account as it was before. */
async function disconnect(db: Database, userId: string, identityId: string): Promise<User> {
  const user = await lockUserById(db, userId)
  if (!user) throw new HttpError(403, "user_not_found", "User from sub claim in JWT does not exist")
  if (user.identities.length < 2) {
    const message = "User must have at least 1 identity after unlinking"
    throw new HttpError(422, "single_identity_not_deletable", message)
  }
  if (!user.identities.some(({ id }) => id === identityId)) {
    throw new HttpError(422, "identity_not_found", "Identity doesn't exist")
  }
  await deleteIdentity(db, userId, identityId)
  const others = user.identities.filter(({ id }) => id !== identityId)
  if (!others.some(({ email }) => email === user.email)) await takeEmailOf(db, userId, others)
  return user
}

async function takeEmailOf(db: Database, userId: string, others: Identity[]) {
  const withEmail = others.filter(({ email }) => email)
  const chosen = withEmail.find(isVerified) ?? withEmail[0]
  if (!chosen?.email) return
  await dropAllTokens(db, userId)
  const email = { email: chosen.email, isVerified: isVerified(chosen) }
  await setEmail(db, userId, email).catch((error: unknown) => {
    if (!isDuplicate(error)) throw error
    const message = "The address of the remaining identity belongs to another account"
    throw new HttpError(422, "email_conflict_identity_not_deletable", message)
  })
}

function isVerified({ identity_data: facts }: Identity) {
  return facts["email_verified"] === true
}

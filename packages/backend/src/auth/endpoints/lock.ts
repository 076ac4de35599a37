import type { FastifyInstance } from "fastify"
import { endAccess } from "../sessions/account-access.ts"
import { reload } from "../accounts/accounts.ts"
import type { AuthContext } from "../context.ts"
import { askToLock, tellLocked, tellUnusableLock } from "../pages/lock-page.ts"
import { writeMail } from "../mails/mail-templates.ts"
import { newSecret } from "../codes/mailed-secret.ts"
import { lockDays } from "../mails/notices.ts"
import { hashLinkToken } from "../codes/one-time-codes.ts"
import { queryText } from "../requests/request-body.ts"
import { findLockLink, takeBackSince } from "../store/lock-links.ts"
import { dropAllTokens } from "../store/one-time-tokens.ts"
import { type Database, inTransaction } from "../store/statements.ts"
import { dropPassword, isEmailTaken, lockUserById, putEmailBack } from "../store/users.ts"

/**
 * GET and POST /lock: the page behind the link in an email about a changed sign-in method. Locking takes a press of its
 * button, which no mail scanner does.
 */
export function lock(app: FastifyInstance, auth: AuthContext) {
  app.get("/lock", { exposeHeadRoute: false }, async (request, reply) => {
    const token = queryText(request, "token")
    const link = await findLockLink(auth.pool, hashLinkToken(token), lockDays)
    return link ? askToLock(reply, auth.product, token) : tellUnusableLock(reply, auth.product)
  })

  app.post("/lock", async (request, reply) => {
    await auth.limits.countRequest(request, "verify")
    const hash = hashLinkToken(queryText(request, "token"))
    const locked = await inTransaction(auth.pool, (db) => lockAccount(auth, db, hash))
    if (!locked) return tellUnusableLock(reply, auth.product)
    auth.onSessionsEnded(locked.ended)
    auth.postman.post(locked.mail)
    return tellLocked(reply, auth.product, locked.mail.to)
  })
}

/** Locks the account that the link belongs to, and prepares an email for choosing a new password. Returns undefined if the link can't be used. */
async function lockAccount(auth: AuthContext, db: Database, hash: string) {
  const link = await findLockLink(db, hash, lockDays)
  const user = link && (await lockUserById(db, link.user_id))
  if (!link || !user) return undefined
  const ended = await endAccess(db, user.id)
  await dropPassword(db, user.id)
  await dropAllTokens(db, user.id)
  await takeBackSince(db, user.id, link.created_at)
  if (user.email !== link.email && !(await isEmailTaken(db, link.email, user.id))) {
    await putEmailBack(db, user.id, link.email)
  }
  const opened = await reload(db, user.id)
  const redirectTo = `${auth.redirects.siteUrl}/reset-password`
  const secret = await newSecret(auth, db, opened, "recovery", { redirectTo, challenge: undefined })
  return {
    ended,
    mail: writeMail("recovery", auth.product, { ...secret, link: secret.pageLink, newEmail: "" }),
  }
}

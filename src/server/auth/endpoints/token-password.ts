import type { FastifyReply, FastifyRequest } from "fastify"
import { z } from "zod"
import { HttpError } from "#server/http/http-error.ts"
import { clientOf } from "../request-client.ts"
import type { AuthContext } from "../context.ts"
import { hashPassword, isOutdatedHash, isPassword } from "../passwords.ts"
import { requireEmails } from "../providers/only-provider.ts"
import { invalid } from "../refusals.ts"
import { optionalText, readBody } from "../request-body.ts"
import { replyWithSession, startSession } from "../session-reply.ts"
import { inTransaction } from "../store/statements.ts"
import { type User, findUserByEmail, replaceHash } from "../store/users.ts"
import { isBanned, isConfirmed } from "../user-json.ts"

const bodyShape = z.object({ email: optionalText, phone: optionalText, password: optionalText })

/** grant_type=password. Neither the response nor its timing reveals whether the account exists. */
export async function tokenByPassword(auth: AuthContext, request: FastifyRequest, reply: FastifyReply) {
  const { email, password } = readCredentials(request)
  requireEmails(auth, "logins")
  const taken = await auth.limits.takePasswordTry(email, request.ip)
  const user = await findUserByEmail(auth.pool, email)
  const isRight = await isPassword(password, user?.encrypted_password)
  if (!user || !isRight) throw new HttpError(400, "invalid_credentials", "Invalid login credentials")
  await taken.giveBack()
  checkMaySignIn(user)
  const newHash = isOutdatedHash(user.encrypted_password) ? await hashPassword(password) : undefined
  const started = await inTransaction(auth.pool, async (db) => {
    if (newHash !== undefined)
      await replaceHash(db, user.id, { old: user.encrypted_password ?? "", new: newHash })
    return startSession(auth, db, user.id, "password", clientOf(request))
  })
  const weakness = await auth.passwords.weaknessOf(password)
  return replyWithSession(auth, reply, started, weakness ? { weak_password: weakness } : {})
}

function readCredentials(request: FastifyRequest) {
  const { email, phone, password } = readBody(request, bodyShape)
  if (email !== "" && phone !== "") {
    throw invalid("Only an email address or phone number should be provided on login.")
  }
  if (phone !== "") throw new HttpError(422, "phone_provider_disabled", "Phone logins are disabled")
  if (email === "") throw invalid("missing email or phone")
  return { email: email.trim().toLowerCase(), password }
}

/** Only revealed to somebody who knows the password. */
function checkMaySignIn(user: User) {
  if (isBanned(user)) throw new HttpError(400, "user_banned", "User is banned")
  if (!isConfirmed(user)) throw new HttpError(400, "email_not_confirmed", "Email not confirmed")
}

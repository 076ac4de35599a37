import type { FastifyReply, FastifyRequest } from "fastify"
import { z } from "zod"
import { HttpError } from "#server/http/http-error.ts"
import { clientOf } from "../requests/request-client.ts"
import type { AuthContext } from "../context.ts"
import { hashPassword, isOutdatedHash, isPassword } from "../passwords/passwords.ts"
import { requireEmails } from "../providers/only-provider.ts"
import { invalid } from "../requests/refusals.ts"
import { optionalText, readBody } from "../requests/request-body.ts"
import { replyWithSession, startSession } from "../sessions/session-reply.ts"
import { phoneNumber } from "../sms/phone-number.ts"
import { signsInByPhone } from "../sms/texted-code.ts"
import { inTransaction } from "../store/statements.ts"
import { findUserByPhone } from "../store/phones.ts"
import { type User, findUserByEmail, replaceHash } from "../store/users.ts"
import { isBanned, isConfirmed, isPhoneConfirmed } from "../accounts/user-json.ts"

const bodyShape = z.object({ email: optionalText, phone: optionalText, password: optionalText })

/** grant_type=password. Neither the response nor its timing reveals whether the account exists. */
export async function tokenByPassword(auth: AuthContext, request: FastifyRequest, reply: FastifyReply) {
  const { email, phone, password } = readCredentials(auth, request)
  const taken = await auth.limits.takePasswordTry(email || phone, request.ip)
  const user = email ? await findUserByEmail(auth.pool, email) : await findUserByPhone(auth.pool, phone)
  const isRight = await isPassword(password, user?.encrypted_password)
  if (!user || !isRight) throw new HttpError(400, "invalid_credentials", "Invalid login credentials")
  await taken.giveBack()
  checkMaySignIn(user, email ? "email" : "phone")
  const newHash = isOutdatedHash(user.encrypted_password) ? await hashPassword(password) : undefined
  const started = await inTransaction(auth.pool, async (db) => {
    if (newHash !== undefined)
      await replaceHash(db, user.id, { old: user.encrypted_password ?? "", new: newHash })
    return startSession(auth, db, user.id, "password", clientOf(request))
  })
  const weakness = await auth.passwords.weaknessOf(password)
  return replyWithSession(auth, reply, started, weakness ? { weak_password: weakness } : {})
}

function readCredentials(auth: AuthContext, request: FastifyRequest) {
  const { email, phone, password } = readBody(request, bodyShape)
  if (email !== "" && phone !== "") {
    throw invalid("Only an email address or phone number should be provided on login.")
  }
  if (phone !== "") {
    if (!signsInByPhone(auth)) {
      throw new HttpError(422, "phone_provider_disabled", "Phone logins are disabled")
    }
    return { email: "", phone: phoneNumber(phone), password }
  }
  if (email === "") throw invalid("missing email or phone")
  requireEmails(auth, "logins")
  return { email: email.trim().toLowerCase(), phone: "", password }
}

/** Refuses accounts that may not sign in. Called only after the password check, so that only someone who knows the password sees the reason. */
function checkMaySignIn(user: User, by: "email" | "phone") {
  if (isBanned(user)) throw new HttpError(400, "user_banned", "User is banned")
  if (by === "phone" && !isPhoneConfirmed(user)) {
    throw new HttpError(400, "phone_not_confirmed", "Phone not confirmed")
  }
  if (by === "email" && !isConfirmed(user))
    throw new HttpError(400, "email_not_confirmed", "Email not confirmed")
}

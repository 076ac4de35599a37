import type { FastifyReply, FastifyRequest } from "fastify"
import { z } from "zod"
import { HttpError } from "#server/http/http-error.ts"
import { reload, withNewAddress } from "../accounts/accounts.ts"
import type { AuthContext } from "../context.ts"
import { hashPassword, isPassword } from "../passwords/passwords.ts"
import { invalid } from "../requests/refusals.ts"
import { newMetadata, optionalText, readBody } from "../requests/request-body.ts"
import { type Client, clientOf } from "../requests/request-client.ts"
import { replyWithSession, startSession } from "../sessions/session-reply.ts"
import type { Database } from "../store/statements.ts"
import { findUserByPhone, insertPhoneUser, lockUserByPhone } from "../store/phones.ts"
import { type User, dropPassword } from "../store/users.ts"
import { isPhoneConfirmed, madeUpUserJson, userJson } from "../accounts/user-json.ts"
import { phoneNumber } from "./phone-number.ts"
import { secondsSince } from "./seconds-since.ts"
import type { Channel } from "./text.ts"
import { channelOf, sendCode, signsInByPhone, textedCode } from "./texted-code.ts"

const bodyShape = z.object({
  phone: optionalText,
  password: optionalText,
  data: newMetadata,
  channel: optionalText,
  code_challenge: optionalText,
})

interface NewAccount {
  phone: string
  passwordHash: string
  data: Record<string, unknown>
  channel: Channel
  /** Whether there is an account with this number and this password. */
  isKnownPassword: boolean
}

/** POST /signup with a number: creates an account with a password; the number is confirmed with a texted code. */
export async function signUpByPhone(auth: AuthContext, request: FastifyRequest, reply: FastifyReply) {
  const account = await readAccount(auth, request)
  const outcome = await withNewAddress(auth, (db) => signUp(auth, db, account, clientOf(request)))
  if ("session" in outcome) return replyWithSession(auth, reply, outcome.session)
  // The text is sent after the response, so that the response's timing doesn't reveal whether the number has an account.
  const { code } = outcome
  if (code) auth.postman.postText(() => sendCode(auth, code))
  return outcome.user
}

async function readAccount(auth: AuthContext, request: FastifyRequest): Promise<NewAccount> {
  const body = readBody(request, bodyShape)
  if (!signsInByPhone(auth)) {
    throw new HttpError(400, "phone_provider_disabled", "Phone signups are disabled")
  }
  if (body.password === "") throw invalid("Signup requires a valid password")
  if (body.code_challenge !== "") throw invalid("PKCE not supported for phone signups")
  const phone = phoneNumber(body.phone)
  await auth.passwords.check(body.password)
  const channel = channelOf(body.channel)
  const known = await findUserByPhone(auth.pool, phone)
  return {
    phone,
    channel,
    passwordHash: await hashPassword(body.password),
    data: body.data,
    isKnownPassword: await isPassword(body.password, known?.encrypted_password),
  }
}

async function signUp(auth: AuthContext, db: Database, account: NewAccount, client: Client) {
  const { phone, data, channel } = account
  const known = await lockUserByPhone(db, phone)
  if (known && auth.autoconfirm) {
    throw new HttpError(422, "user_already_exists", "User already registered")
  }
  if (known && isPhoneConfirmed(known)) {
    await auth.limits.countUnsentText(db, phone)
    return { user: madeUpUserJson({ phone }, data), code: undefined }
  }
  // Two people may claim a number: the one who confirms it must not inherit the other's password.
  if (known && !account.isKnownPassword) await dropPassword(db, known.id)
  const user = known ?? (await createPhoneUser(auth, db, account))
  if (auth.autoconfirm) return { session: await startSession(auth, db, user.id, "password", client) }
  auth.limits.checkTextInterval(secondsSince(user.confirmation_sent_at))
  const code = await textedCode(auth, db, { userId: user.id, type: "confirmation_token", to: phone, channel })
  return { user: userJson(await reload(db, user.id)), code }
}

async function createPhoneUser(auth: AuthContext, db: Database, account: NewAccount): Promise<User> {
  const id = crypto.randomUUID()
  await insertPhoneUser(db, { ...account, id, confirmed: auth.autoconfirm })
  return reload(db, id)
}

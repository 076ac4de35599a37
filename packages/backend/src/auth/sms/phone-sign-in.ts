import type { FastifyRequest } from "fastify"
import { z } from "zod"
import { HttpError } from "#server/http/http-error.ts"
import { reload, withNewAddress } from "../accounts/accounts.ts"
import type { AuthContext } from "../context.ts"
import { optionalChoice, newMetadata, optionalText, readBody } from "../requests/request-body.ts"
import { insertPhoneUser, lockUserByPhone } from "../store/phones.ts"
import type { Database } from "../store/statements.ts"
import { type User, dropPassword } from "../store/users.ts"
import { isPhoneConfirmed } from "../accounts/user-json.ts"
import { phoneNumber } from "./phone-number.ts"
import { secondsSince } from "./seconds-since.ts"
import { type TextedCode, channelOf, sendCode, signsInByPhone, textedCode } from "./texted-code.ts"
import { phonesOff } from "./texter.ts"

const bodyShape = z.object({
  phone: optionalText,
  channel: optionalText,
  data: newMetadata,
  create_user: optionalChoice(true),
})
type Body = z.infer<typeof bodyShape>

/** POST /otp with a number: texts a code. A new number first gets an account, unless the client opts out. */
export async function signInByText(auth: AuthContext, request: FastifyRequest) {
  if (!signsInByPhone(auth)) throw phonesOff()
  const read = readBody(request, bodyShape)
  const body = { ...read, phone: phoneNumber(read.phone), channel: channelOf(read.channel) }
  const code = await withNewAddress(auth, (db) => signInCode(auth, db, body))
  return messageIdOf(await sendCode(auth, code))
}

/** The text's id in the format that clients expect, if the service returned one. */
export function messageIdOf(id: string | undefined) {
  return id === undefined ? {} : { message_id: id }
}

async function signInCode(
  auth: AuthContext,
  db: Database,
  body: Body & { channel: ReturnType<typeof channelOf> },
): Promise<TextedCode> {
  const known = await lockUserByPhone(db, body.phone)
  // The person who asks for the code may not be the one who chose the password, so remove the password.
  if (known && !isPhoneConfirmed(known)) await dropPassword(db, known.id)
  const user = known ?? (await createPhoneUser(auth, db, body))
  auth.limits.checkTextInterval(secondsSince(user.confirmation_sent_at))
  const { phone: to, channel } = body
  return textedCode(auth, db, { userId: user.id, type: "confirmation_token", to, channel })
}

async function createPhoneUser(
  auth: AuthContext,
  db: Database,
  { phone, data, create_user }: Body,
): Promise<User> {
  if (!create_user) throw new HttpError(422, "otp_disabled", "Signups not allowed for otp")
  if (auth.disableSignup) throw new HttpError(422, "signup_disabled", "Signups not allowed for this instance")
  const id = crypto.randomUUID()
  await insertPhoneUser(db, { id, phone, data, passwordHash: null, confirmed: auth.autoconfirm })
  return reload(db, id)
}

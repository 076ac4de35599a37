import type { FastifyInstance, FastifyRequest } from "fastify"
import { z } from "zod"
import { HttpError } from "#server/http/http-error.ts"
import { endAccess } from "../sessions/account-access.ts"
import { reload } from "../accounts/accounts.ts"
import { type Bearer, lockBearer, requireUser } from "../sessions/bearer.ts"
import type { AuthContext } from "../context.ts"
import { emailAddress } from "../accounts/email-address.ts"
import { emailChangeMails } from "../accounts/email-change.ts"
import { type Metadata, checkChanges } from "../accounts/metadata.ts"
import type { LinkOptions } from "../codes/mailed-secret.ts"
import { noticesOf } from "../mails/notices.ts"
import { checkedNewPassword } from "../passwords/password-change.ts"
import { codeChallenge } from "../codes/pkce.ts"
import type { Mail } from "../mails/postman.ts"
import { redirectTarget } from "../requests/redirects.ts"
import { optionalChoice, optionalText, readBody } from "../requests/request-body.ts"
import { type Client, clientOf } from "../requests/request-client.ts"
import { phoneNumber } from "../sms/phone-number.ts"
import { secondsSince } from "../sms/seconds-since.ts"
import { channelOf, requirePhones, sendCode, textedCode } from "../sms/texted-code.ts"
import type { Channel } from "../sms/text.ts"
import { isPhoneTaken, startPhoneChange } from "../store/phones.ts"
import { type Database, inTransaction } from "../store/statements.ts"
import { dropAllTokens } from "../store/one-time-tokens.ts"
import { type User, isEmailTaken, mergeUserData, setPassword, startEmailChange } from "../store/users.ts"
import { hasSecondFactor, userJson } from "../accounts/user-json.ts"
import { emailExists, phoneExists, takeNewEmail, takeNewPhone } from "../codes/verification.ts"

const bodyShape = z.object({
  email: optionalText,
  phone: optionalText,
  channel: optionalText,
  password: optionalText,
  current_password: optionalText,
  nonce: optionalText,
  data: z.record(z.string(), z.unknown()).nullish(),
  /** An extension of ours: whether personal keys stay valid after a password change. */
  keep_personal_keys: optionalChoice(false),
  app_metadata: z.unknown().optional(),
  code_challenge: optionalText,
  code_challenge_method: optionalText,
})
type Body = z.infer<typeof bodyShape>

interface Changes {
  data: Metadata
  passwordHash: string | undefined
  keepsKeys: boolean
  /** A new email address, which must be confirmed from both the old address and the new one. */
  email: string | undefined
  link: LinkOptions
  /** A new number, which must be confirmed with a texted code. */
  phone: { number: string; channel: Channel } | undefined
}

/**
 * PUT /user: changes the caller's metadata, password, address or number. A new address takes effect once it has been confirmed from both addresses.
 */
export function userUpdate(app: FastifyInstance, auth: AuthContext) {
  app.put("/user", async (request) => {
    const bearer = await requireUser(auth, request)
    await auth.limits.countOwnRequest(bearer.user.id, "user")
    const changes = await readChanges(auth, request, bearer)
    const { user, mails, ended, code } = await inTransaction(auth.pool, (db) =>
      applyChanges(auth, db, { bearer, client: clientOf(request) }, changes),
    )
    auth.onSessionsEnded(ended)
    for (const mail of mails) auth.postman.post(mail)
    if (code) await sendCode(auth, code)
    return userJson(user)
  })
}

async function readChanges(auth: AuthContext, request: FastifyRequest, bearer: Bearer): Promise<Changes> {
  const body = readBody(request, bodyShape)
  checkAllowed(body, bearer)
  const email = newEmail(body, bearer.user)
  const link = { redirectTo: redirectTarget(request, auth.redirects), challenge: codeChallenge(body) }
  if (email !== undefined) {
    if (await isEmailTaken(auth.pool, email, bearer.user.id)) throw emailExists()
    await auth.limits.checkMails(request)
  }
  const passwordHash =
    body.password === "" ? undefined : await checkedNewPassword(auth, bearer, body, request.ip)
  const phone = await newPhone(auth, body, bearer.user)
  return { data: body.data ?? {}, passwordHash, keepsKeys: body.keep_personal_keys, email, link, phone }
}

async function newPhone(auth: AuthContext, { phone: written, channel }: Body, user: User) {
  if (written === "") return undefined
  requirePhones(auth)
  const number = phoneNumber(written)
  if (number === user.phone) return undefined
  if (await isPhoneTaken(auth.pool, number, user.id)) throw phoneExists()
  return { number, channel: channelOf(channel) }
}

function newEmail({ email: written }: Body, user: User) {
  if (written === "") return undefined
  const email = emailAddress(written)
  return email === user.email ? undefined : email
}

function checkAllowed(body: Body, { user, session }: Bearer) {
  if (body.app_metadata !== undefined && body.app_metadata !== null) {
    throw new HttpError(403, "not_admin", "Updating app_metadata requires admin privileges")
  }
  const changesAccount = body.email !== "" || body.phone !== "" || body.password !== ""
  if (changesAccount && user.is_sso_user) {
    throw new HttpError(422, "user_sso_managed", "The account is managed by its single sign-on provider")
  }
  if (body.password !== "" && user.is_anonymous) {
    const message = "Updating password of an anonymous user without an email or phone is not allowed"
    throw new HttpError(422, "validation_failed", message)
  }
  if (changesAccount && hasSecondFactor(user) && session?.aal !== "aal2") {
    const message = "AAL2 session is required to update email or password when MFA is enabled."
    throw new HttpError(401, "insufficient_aal", message)
  }
}

async function applyChanges(
  auth: AuthContext,
  db: Database,
  { bearer, client }: { bearer: Bearer; client: Client },
  changes: Changes,
) {
  const user = await lockBearer(db, bearer)
  if (Object.keys(changes.data).length > 0) {
    checkChanges(user.raw_user_meta_data, changes.data)
    await mergeUserData(db, user.id, changes.data)
  }
  let ended: string[] = []
  const mails: Mail[] = []
  if (changes.passwordHash !== undefined) {
    await setPassword(db, user.id, changes.passwordHash)
    // Someone who knew the old password may also have requested links, or be signed in.
    await dropAllTokens(db, user.id)
    ended = await endAccess(db, user.id, { session: bearer.session?.id, keepsKeys: changes.keepsKeys })
    // An account's first password replaces nothing, so no notice is sent.
    if (user.encrypted_password) mails.push(...(await noticesOf(auth, db, user, "password", client)))
  }
  if (changes.email !== undefined) {
    mails.push(...(await askBothAddresses(auth, db, user, changes.email, changes.link)))
  }
  const code = changes.phone && (await changePhone(auth, db, user, changes.phone))
  if (changes.phone && !code) mails.push(...(await noticesOf(auth, db, user, "phone", client)))
  return { user: await reload(db, user.id), mails, ended, code }
}

/** The code to send to the new number; undefined where numbers are confirmed automatically. */
async function changePhone(
  auth: AuthContext,
  db: Database,
  user: User,
  { number, channel }: { number: string; channel: Channel },
) {
  auth.limits.checkTextInterval(secondsSince(user.phone_change_sent_at))
  await startPhoneChange(db, user.id, number)
  if (auth.autoconfirm) {
    await takeNewPhone(db, user.id)
    return undefined
  }
  return textedCode(auth, db, { userId: user.id, type: "phone_change_token", to: number, channel })
}

async function askBothAddresses(
  auth: AuthContext,
  db: Database,
  user: User,
  email: string,
  link: LinkOptions,
): Promise<Mail[]> {
  await startEmailChange(db, user.id, email)
  if (user.is_anonymous && auth.autoconfirm) {
    await takeNewEmail(db, user.id)
    return []
  }
  const changing = { ...user, email_change: email }
  const sides = user.email
    ? (["email_change_current", "email_change_new"] as const)
    : (["email_change_new"] as const)
  return emailChangeMails(auth, db, { user: changing, sides: [...sides], link })
}

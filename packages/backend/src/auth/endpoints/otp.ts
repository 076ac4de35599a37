import type { FastifyInstance, FastifyRequest } from "fastify"
import { z } from "zod"
import { HttpError } from "#server/http/http-error.ts"
import { confirmationMail, createAccount, leaveToProver, withNewAddress } from "../accounts/accounts.ts"
import type { AuthContext } from "../context.ts"
import { inEvenTime } from "../limits/even-time.ts"
import { emailAddress } from "../accounts/email-address.ts"
import { type LinkOptions, mailedSecret, noteChallenge } from "../codes/mailed-secret.ts"
import { codeChallenge } from "../codes/pkce.ts"
import { requireEmails } from "../providers/only-provider.ts"
import { redirectTarget } from "../requests/redirects.ts"
import { invalid } from "../requests/refusals.ts"
import { optionalChoice, newMetadata, optionalText, readBody } from "../requests/request-body.ts"
import { signInByText } from "../sms/phone-sign-in.ts"
import type { Database } from "../store/statements.ts"
import { type User, lockUserByEmail } from "../store/users.ts"
import { isConfirmed } from "../accounts/user-json.ts"

const bodyShape = z.object({
  email: optionalText,
  phone: optionalText,
  channel: optionalText,
  data: newMetadata,
  create_user: optionalChoice(true),
  code_challenge: optionalText,
  code_challenge_method: optionalText,
})
type Body = z.infer<typeof bodyShape>

/** POST /otp: emails a sign-in link and code, or texts a code. A new address first gets an account, unless the client opts out. */
export function otp(app: FastifyInstance, auth: AuthContext) {
  app.post("/otp", async (request) => {
    await auth.limits.countRequest(request, "otp")
    if (isForPhone(request)) return signInByText(auth, request)
    requireEmails(auth, "logins")
    const { body, link } = readRequest(auth, request)
    await auth.limits.checkMails(request)
    const mail = await inEvenTime(() => withNewAddress(auth, (db) => signInMail(auth, db, body, link)))
    auth.postman.post(mail)
    return {}
  })
}

function isForPhone(request: FastifyRequest) {
  const { email, phone } = readBody(request, bodyShape)
  return phone !== "" && email === ""
}

function readRequest(auth: AuthContext, request: FastifyRequest) {
  const body = readBody(request, bodyShape)
  checkKind(body)
  const link = { redirectTo: redirectTarget(request, auth.redirects), challenge: codeChallenge(body) }
  return { body: { ...body, email: emailAddress(body.email) }, link }
}

function checkKind({ email, phone, channel }: Body) {
  if (email !== "" && phone !== "") {
    throw invalid("Only an email address or phone number should be provided")
  }
  if (email !== "" && channel !== "") throw invalid("Channel should only be specified with Phone OTP")
  if (email === "") throw invalid("One of email or phone must be set")
}

async function signInMail(auth: AuthContext, db: Database, body: Body, link: LinkOptions) {
  const known = await lockUserByEmail(db, body.email)
  // The person who asks for the email may not be the one who chose the password or connected a provider, so remove both.
  if (known && !isConfirmed(known)) await leaveToProver(db, known.id)
  const user = known ?? (await newUser(auth, db, body))
  if (!isConfirmed(user)) return confirmationMail(auth, db, user, link)
  auth.limits.checkInterval(user.recovery_sent_at)
  await noteChallenge(db, user.id, "magiclink", link.challenge)
  return mailedSecret(auth, db, user, "magiclink", link)
}

function newUser(auth: AuthContext, db: Database, { email, data, create_user }: Body): Promise<User> {
  if (!create_user) throw new HttpError(422, "otp_disabled", "Signups not allowed for otp")
  if (auth.disableSignup) throw new HttpError(422, "signup_disabled", "Signups not allowed for this instance")
  return createAccount(auth, db, { email, passwordHash: null, data })
}

import type { FastifyInstance } from "fastify"
import { z } from "zod"
import { confirmationMail } from "../accounts/accounts.ts"
import type { AuthContext } from "../context.ts"
import { inEvenTime } from "../limits/even-time.ts"
import { emailAddress } from "../accounts/email-address.ts"
import { emailChangeMails, waitingSides } from "../accounts/email-change.ts"
import type { LinkOptions } from "../codes/mailed-secret.ts"
import { codeChallenge } from "../codes/pkce.ts"
import type { Mail } from "../mails/postman.ts"
import { redirectTarget } from "../requests/redirects.ts"
import { invalid } from "../requests/refusals.ts"
import { optionalText, readBody } from "../requests/request-body.ts"
import { resendText } from "../sms/resend-text.ts"
import { type Database, inTransaction } from "../store/statements.ts"
import { type User, lockUserByEmail } from "../store/users.ts"
import { isConfirmed } from "../accounts/user-json.ts"

const bodyShape = z.object({
  type: optionalText,
  email: optionalText,
  phone: optionalText,
  code_challenge: optionalText,
  code_challenge_method: optionalText,
})
type Body = z.infer<typeof bodyShape>

const mailTypes = ["signup", "email_change"]
const phoneTypes = ["sms", "phone_change"]

/** POST /resend: sends the pending email or text again. The response is the same if nothing is pending or the account doesn't exist. */
export function resend(app: FastifyInstance, auth: AuthContext) {
  app.post("/resend", async (request) => {
    await auth.limits.countRequest(request, "resend")
    const body = readBody(request, bodyShape)
    checkType(body)
    if (phoneTypes.includes(body.type)) return resendText(auth, body)
    const email = emailAddress(body.email)
    const link = { redirectTo: redirectTarget(request, auth.redirects), challenge: codeChallenge(body) }
    await auth.limits.checkMails(request)
    const mails = await inEvenTime(() =>
      inTransaction(auth.pool, (db) => pendingMails(auth, db, { ...body, email }, link)),
    )
    for (const mail of mails) auth.postman.post(mail)
    return {}
  })
}

function checkType({ type, email, phone }: Body) {
  if (![...mailTypes, ...phoneTypes].includes(type)) {
    throw invalid("Missing one of these types: signup, email_change, sms, phone_change")
  }
  if (email === "" && phone === "") throw invalid("Missing email address or phone number")
  if (mailTypes.includes(type) && email === "") throw invalid("Type provided requires an email address")
  if (phoneTypes.includes(type) && phone === "") throw invalid("Type provided requires a phone number")
}

async function pendingMails(
  auth: AuthContext,
  db: Database,
  { type, email }: { type: string; email: string },
  link: LinkOptions,
): Promise<Mail[]> {
  const user = await lockUserByEmail(db, email)
  if (user && isWaiting(user, type)) {
    return type === "signup"
      ? [await confirmationMail(auth, db, user, link)]
      : emailChangeMails(auth, db, { user, sides: waitingSides(user), link })
  }
  await auth.limits.countUnsentMail(db, type, email)
  return []
}

function isWaiting(user: User, type: string) {
  return type === "signup" ? !isConfirmed(user) : Boolean(user.email_change)
}

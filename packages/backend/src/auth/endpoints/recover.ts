import type { FastifyInstance } from "fastify"
import { z } from "zod"
import type { AuthContext } from "../context.ts"
import { inEvenTime } from "../limits/even-time.ts"
import { emailAddress } from "../accounts/email-address.ts"
import { type LinkOptions, mailedSecret, noteChallenge } from "../codes/mailed-secret.ts"
import { codeChallenge } from "../codes/pkce.ts"
import { requireEmails } from "../providers/only-provider.ts"
import { redirectTarget } from "../requests/redirects.ts"
import { invalid } from "../requests/refusals.ts"
import { optionalText, readBody } from "../requests/request-body.ts"
import { inTransaction } from "../store/statements.ts"
import { lockUserByEmail } from "../store/users.ts"

const bodyShape = z.object({
  email: optionalText,
  code_challenge: optionalText,
  code_challenge_method: optionalText,
})

/** POST /recover: emails a link for setting a new password. The response is the same for an address without an account. */
export function recover(app: FastifyInstance, auth: AuthContext) {
  app.post("/recover", async (request) => {
    await auth.limits.countRequest(request, "recover")
    requireEmails(auth, "logins")
    const body = readBody(request, bodyShape)
    if (body.email === "") throw invalid("Password recovery requires an email")
    const email = emailAddress(body.email)
    const link = { redirectTo: redirectTarget(request, auth.redirects), challenge: codeChallenge(body) }
    await auth.limits.checkMails(request)
    const mail = await inEvenTime(() => recoveryMail(auth, email, link))
    if (mail) auth.postman.post(mail)
    return {}
  })
}

function recoveryMail(auth: AuthContext, email: string, link: LinkOptions) {
  return inTransaction(auth.pool, async (db) => {
    const user = await lockUserByEmail(db, email)
    if (!user) {
      await auth.limits.countUnsentMail(db, "recovery", email)
      return undefined
    }
    auth.limits.checkInterval(user.recovery_sent_at)
    await noteChallenge(db, user.id, "recovery", link.challenge)
    return mailedSecret(auth, db, user, "recovery", link)
  })
}

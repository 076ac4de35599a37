import type { FastifyInstance } from "fastify"
import { HttpError } from "#server/http/http-error.ts"
import { reload } from "../accounts/accounts.ts"
import { requireUser } from "../sessions/bearer.ts"
import type { AuthContext } from "../context.ts"
import { mailedSecret } from "../codes/mailed-secret.ts"
import { invalid } from "../requests/refusals.ts"
import { reauthenticateByText } from "../sms/reauthenticate-by-text.ts"
import { inTransaction } from "../store/statements.ts"
import { isConfirmed } from "../accounts/user-json.ts"

/** GET /reauthenticate: emails or texts a code that PUT /user accepts as `nonce`. */
export function reauthenticate(app: FastifyInstance, auth: AuthContext) {
  app.get("/reauthenticate", { exposeHeadRoute: false }, async (request) => {
    const { user } = await requireUser(auth, request)
    if (!user.email && user.phone) return reauthenticateByText(auth, user.id)
    if (!user.email) throw invalid("Reauthentication requires the user to have an email or a phone number")
    if (!isConfirmed(user)) {
      throw new HttpError(422, "email_not_confirmed", "Please verify your email first.")
    }
    await auth.limits.checkMails(request)
    const mail = await inTransaction(auth.pool, async (db) => {
      auth.limits.checkInterval((await reload(db, user.id)).reauthentication_sent_at)
      return mailedSecret(auth, db, user, "reauthentication", { redirectTo: "", challenge: undefined })
    })
    auth.postman.post(mail)
    return {}
  })
}

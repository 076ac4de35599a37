import type { FastifyInstance } from "fastify"
import { z } from "zod"
import { prepareAccount, reload, withNewAddress } from "../accounts/accounts.ts"
import { requireAdmin } from "../sessions/bearer.ts"
import type { AuthContext } from "../context.ts"
import { emailAddress } from "../accounts/email-address.ts"
import { mailedSecret } from "../codes/mailed-secret.ts"
import { redirectTarget } from "../requests/redirects.ts"
import { newMetadata, optionalText, readBody } from "../requests/request-body.ts"
import type { Database } from "../store/statements.ts"
import { type User, lockUserByEmail, markInvited } from "../store/users.ts"
import { isConfirmed, userJson } from "../accounts/user-json.ts"
import { emailExists } from "../codes/verification.ts"

const bodyShape = z.object({ email: optionalText, data: newMetadata })

/** POST /invite: creates an account and emails its owner a link; for the service role only. 422 if the address has a confirmed account. */
export function invite(app: FastifyInstance, auth: AuthContext) {
  app.post("/invite", async (request) => {
    await requireAdmin(auth, request)
    const { email: written, data } = readBody(request, bodyShape)
    const email = emailAddress(written)
    const link = { redirectTo: redirectTarget(request, auth.redirects), challenge: undefined }
    const { user, mail } = await withNewAddress(auth, async (db) => {
      const { id } = await invitedUser(db, email, data)
      const invited = await reload(db, id)
      return { mail: await mailedSecret(auth, db, invited, "invite", link), user: await reload(db, id) }
    })
    auth.postman.post(mail)
    return userJson(user)
  })
}

/** The account with this address, created if there is none; 422 if it is already confirmed. */
export async function invitedUser(db: Database, email: string, data: Record<string, unknown>): Promise<User> {
  const known = await lockUserByEmail(db, email)
  if (known && isConfirmed(known)) throw emailExists()
  const { id } = known ?? (await prepareAccount(db, { email, passwordHash: null, data }))
  await markInvited(db, id)
  return reload(db, id)
}

import type { FastifyInstance, FastifyRequest } from "fastify"
import { HttpError } from "#server/http/http-error.ts"
import type { AuthContext } from "../context.ts"
import { factorIdOf, factorMethods, factorNotFound, requireSession } from "../factors/second-factors.ts"
import { noticesOf } from "../mails/notices.ts"
import { clientOf } from "../requests/request-client.ts"
import { deleteFactor, lockFactor } from "../store/factors.ts"
import { inTransaction } from "../store/statements.ts"

/** DELETE /factors/{id}: removes a second factor; removing a verified one needs a session at the second level (aal2). */
export function factorUnenroll(app: FastifyInstance, auth: AuthContext) {
  app.delete("/factors/:id", async (request: FastifyRequest<{ Params: { id: string } }>) => {
    const { user, session } = await requireSession(auth, request)
    const id = factorIdOf(request)
    const notices = await inTransaction(auth.pool, async (db) => {
      const factor = await lockFactor(db, id, user.id)
      if (!factor) throw factorNotFound()
      if (factor.status === "verified" && session.aal !== "aal2") {
        throw new HttpError(422, "insufficient_aal", "AAL2 required to unenroll verified factor")
      }
      await deleteFactor(db, id, factorMethods[factor.factor_type])
      if (factor.status === "unverified") return []
      return noticesOf(auth, db, user, "factor_removed", clientOf(request))
    })
    for (const notice of notices) auth.postman.post(notice)
    return { id }
  })
}

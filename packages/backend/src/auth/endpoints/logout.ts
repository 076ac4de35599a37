import type { FastifyInstance } from "fastify"
import { endAccess } from "../sessions/account-access.ts"
import { type Bearer, requireUser } from "../sessions/bearer.ts"
import type { AuthContext } from "../context.ts"
import { invalid } from "../requests/refusals.ts"
import { queryText } from "../requests/request-body.ts"
import { deleteOtherSessions, deleteSession } from "../store/sessions.ts"
import { inTransaction } from "../store/statements.ts"
import { lockUserById } from "../store/users.ts"

/** POST /logout: ends this session, the account's other sessions, or (by default) all of its sessions together with its personal keys. */
export function logout(app: FastifyInstance, auth: AuthContext) {
  app.post("/logout", async (request, reply) => {
    const scope = queryText(request, "scope") || "global"
    if (!["global", "local", "others"].includes(scope)) throw invalid(`Unsupported logout scope "${scope}"`)
    await endSessions(auth, await requireUser(auth, request), scope)
    return reply.code(204).send()
  })
}

async function endSessions(auth: AuthContext, bearer: Bearer, scope: string) {
  auth.onSessionsEnded(await deleteSessions(auth, bearer, scope))
}

function deleteSessions({ pool }: AuthContext, { user, session }: Bearer, scope: string) {
  if (scope === "others") return deleteOtherSessions(pool, user.id, session?.id)
  if (scope === "local" && session) return deleteSession(pool, session.id)
  return inTransaction(pool, async (db) => {
    await lockUserById(db, user.id)
    return endAccess(db, user.id)
  })
}

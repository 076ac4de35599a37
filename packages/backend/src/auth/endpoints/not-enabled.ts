import type { FastifyInstance } from "fastify"
import { requireAdmin } from "../sessions/bearer.ts"
import type { AuthContext } from "../context.ts"

/** The admin endpoints of features that this server doesn't have, such as OAuth clients: 404 for the service role. */
export function notEnabled(app: FastifyInstance, auth: AuthContext) {
  app.all("/admin/*", async (request, reply) => {
    await requireAdmin(auth, request)
    reply.callNotFound()
  })
}

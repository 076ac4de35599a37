import type { FastifyInstance } from "fastify"
import { requireAdmin } from "../sessions/bearer.ts"
import type { AuthContext } from "../context.ts"

/** The administration of what this server doesn't offer, such as clients that sign in with it: for the service role there is nothing. */
export function notEnabled(app: FastifyInstance, auth: AuthContext) {
  app.all("/admin/*", async (request, reply) => {
    await requireAdmin(auth, request)
    reply.callNotFound()
  })
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { requireAdmin } from "../bearer.ts"
import type { AuthContext } from "../context.ts"

/** Features of the API that this server doesn't offer: each responds like a server on which it is disabled. */
export function notEnabled(app: FastifyInstance, auth: AuthContext) {
  administration(app, auth)
}

function administration(app: FastifyInstance, auth: AuthContext) {
  const refusal = async (request: FastifyRequest, reply: FastifyReply) => {
    await requireAdmin(auth, request)
    reply.callNotFound()
  }
  app.all("/admin/*", refusal)
}

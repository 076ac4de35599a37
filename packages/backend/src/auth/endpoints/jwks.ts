import type { FastifyInstance } from "fastify"
import type { AuthContext } from "../context.ts"

/** GET /.well-known/jwks.json: the public halves of the keys that sign access tokens. */
export function jwks(app: FastifyInstance, auth: AuthContext) {
  app.get("/.well-known/jwks.json", (_request, reply) =>
    reply.header("cache-control", "public, max-age=600").send(auth.keys.jwks()),
  )
}

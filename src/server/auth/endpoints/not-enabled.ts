import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { HttpError } from "#server/http/http-error.ts"
import { requireAdmin } from "../bearer.ts"
import type { AuthContext } from "../context.ts"

/** Features of the API that this server doesn't offer: each responds like a server on which it is disabled. */
export function notEnabled(app: FastifyInstance, auth: AuthContext) {
  singleSignOn(app)
  administration(app, auth)
}

function singleSignOn(app: FastifyInstance) {
  app.post("/sso", () => refuse(404, "saml_provider_disabled", "SAML 2.0 is disabled"))
  app.get("/sso/saml/metadata", () => refuse(404, "saml_provider_disabled", "SAML 2.0 is disabled"))
  app.post("/sso/saml/acs", () => refuse(404, "saml_provider_disabled", "SAML 2.0 is disabled"))
}

function administration(app: FastifyInstance, auth: AuthContext) {
  const refusal = async (request: FastifyRequest, reply: FastifyReply) => {
    await requireAdmin(auth, request)
    reply.callNotFound()
  }
  app.all("/admin/*", refusal)
}

function refuse(status: number, code: string, message: string): never {
  throw new HttpError(status, code, message)
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { HttpError } from "#server/http/http-error.ts"
import { requireAdmin, requireUser } from "../bearer.ts"
import type { AuthContext } from "../context.ts"
import { invalid } from "../refusals.ts"
import { queryText } from "../request-body.ts"
import { isKnownProvider } from "./public-settings.ts"

/** Features of the API that this server doesn't offer: each responds like a server on which it is disabled. */
export function notEnabled(app: FastifyInstance, auth: AuthContext) {
  otherSignIns(app, auth)
  linking(app, auth)
  administration(app, auth)
}

function otherSignIns(app: FastifyInstance, auth: AuthContext) {
  app.get("/authorize", (request) => {
    const name = queryText(request, "provider")
    const reason = isKnownProvider(name) ? "provider is not enabled" : `Provider ${name} could not be found`
    throw invalid(`Unsupported provider: ${reason}`)
  })
  app.route({
    method: ["GET", "POST"],
    url: "/callback",
    handler: (request, reply) => reply.redirect(refusedCallback(auth, request), 302),
  })
  app.post("/sso", () => refuse(404, "saml_provider_disabled", "SAML 2.0 is disabled"))
  app.get("/sso/saml/metadata", () => refuse(404, "saml_provider_disabled", "SAML 2.0 is disabled"))
  app.post("/sso/saml/acs", () => refuse(404, "saml_provider_disabled", "SAML 2.0 is disabled"))
}

/** No provider was ever asked, so whatever comes back from one is not ours. */
function refusedCallback({ redirects }: AuthContext, request: FastifyRequest) {
  const isMissing = queryText(request, "state") === ""
  const told = new URLSearchParams({
    error: "invalid_request",
    error_code: isMissing ? "bad_oauth_callback" : "bad_oauth_state",
    error_description: isMissing ? "OAuth state parameter missing" : "OAuth state not found or expired",
  }).toString()
  return `${redirects.siteUrl}?${told}#${told}&sb=`
}

function linking(app: FastifyInstance, auth: AuthContext) {
  const refusal = async (request: FastifyRequest) => {
    await requireUser(auth, request)
    refuse(404, "manual_linking_disabled", "Manual linking is disabled")
  }
  app.get("/user/identities/authorize", refusal)
  app.delete("/user/identities/:id", refusal)
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

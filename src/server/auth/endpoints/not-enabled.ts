import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { z } from "zod"
import { HttpError } from "#server/http/http-error.ts"
import { isUuid, requireAdmin, requireUser } from "../bearer.ts"
import type { AuthContext } from "../context.ts"
import { invalid } from "../refusals.ts"
import { optionalText, queryText, readBody } from "../request-body.ts"
import { isKnownProvider } from "./public-settings.ts"

/** Features of the API that this server doesn't offer: each responds like a server on which it is disabled. */
export function notEnabled(app: FastifyInstance, auth: AuthContext) {
  otherSignIns(app, auth)
  linking(app, auth)
  secondFactors(app, auth)
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
  app.all("/passkeys", () => refuse(404, "passkey_disabled", "Passkeys are disabled"))
  app.all("/passkeys/*", () => refuse(404, "passkey_disabled", "Passkeys are disabled"))
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

const factorKinds = new Map([
  ["totp", { code: "mfa_totp_enroll_not_enabled", name: "TOTP" }],
  ["phone", { code: "mfa_phone_enroll_not_enabled", name: "Phone" }],
  ["webauthn", { code: "mfa_webauthn_enroll_not_enabled", name: "WebAuthn" }],
])

function secondFactors(app: FastifyInstance, auth: AuthContext) {
  app.post("/factors", async (request) => {
    await requireUser(auth, request)
    const { factor_type: type } = readBody(request, z.object({ factor_type: optionalText }))
    const kind = factorKinds.get(type)
    if (!kind) throw invalid("factor_type needs to be totp, phone, or webauthn")
    refuse(422, kind.code, `MFA enroll is disabled for ${kind.name}`)
  })
  const unknownFactor = async (request: FastifyRequest<{ Params: { id: string } }>) => {
    await requireUser(auth, request)
    if (!isUuid(request.params.id)) refuse(404, "validation_failed", "factor_id must be an UUID")
    refuse(404, "mfa_factor_not_found", "Factor not found")
  }
  app.post("/factors/:id/challenge", unknownFactor)
  app.post("/factors/:id/verify", unknownFactor)
  app.delete("/factors/:id", unknownFactor)
}

function administration(app: FastifyInstance, auth: AuthContext) {
  const refusal = async (request: FastifyRequest, reply: FastifyReply) => {
    await requireAdmin(auth, request)
    reply.callNotFound()
  }
  app.post("/invite", refusal)
  app.all("/admin/*", refusal)
}

function refuse(status: number, code: string, message: string): never {
  throw new HttpError(status, code, message)
}

import type { FastifyInstance, FastifyRequest } from "fastify"
import { z } from "zod"
import { HttpError } from "#server/http/http-error.ts"
import { isUuid } from "../sessions/bearer.ts"
import type { AuthContext } from "../context.ts"
import { codeChallenge } from "../codes/pkce.ts"
import { invalid } from "../requests/refusals.ts"
import { optionalChoice, optionalText, queryText, readBody } from "../requests/request-body.ts"
import { allowedRedirect, redirectTarget } from "../requests/redirects.ts"
import { readMetadata } from "../saml/identity-provider.ts"
import { requireSaml, samlMethod, ssoName } from "../saml/sso.ts"
import { insertProviderFlow } from "../store/flow-states.ts"
import {
  type SsoProvider,
  findSsoProvider,
  findSsoProviderOfDomain,
  insertRelayState,
} from "../store/sso-providers.ts"
import { inTransaction } from "../store/statements.ts"

const bodyShape = z.object({
  provider_id: optionalText,
  domain: optionalText,
  redirect_to: optionalText,
  skip_http_redirect: optionalChoice(false),
  code_challenge: optionalText,
  code_challenge_method: optionalText,
})
type Body = z.infer<typeof bodyShape>

/** POST /sso: starts a sign-in at an employer's identity provider. GET /sso/saml/metadata: the metadata that the provider needs about this server. */
export function sso(app: FastifyInstance, auth: AuthContext) {
  app.post("/sso", async (request, reply) => {
    const saml = requireSaml(auth)
    await auth.limits.countRequest(request, "authorize")
    const body = readBody(request, bodyShape)
    const provider = await providerOf(auth, body)
    const [id, requestId] = [crypto.randomUUID(), `_${crypto.randomUUID()}`]
    const url = await saml.addressFor(readMetadata(provider.metadata_xml), {
      requestId,
      relayState: id,
      nameIdFormat: provider.name_id_format ?? undefined,
    })
    await remember(auth, { id, requestId, provider, body, redirectTo: targetOf(auth, request, body) })
    return body.skip_http_redirect ? { url } : reply.redirect(url, 303)
  })

  app.get("/sso/saml/metadata", (request, reply) => {
    const { metadata } = requireSaml(auth)
    if (queryText(request, "download") === "true") {
      reply.header("content-disposition", 'attachment; filename="metadata.xml"')
    }
    return reply.type("application/samlmetadata+xml").send(metadata)
  })
}

async function providerOf({ pool }: AuthContext, { provider_id: id, domain }: Body): Promise<SsoProvider> {
  if (id !== "" && domain !== "") throw invalid("Only one of provider_id or domain supported")
  if (id === "" && domain === "") throw invalid("A provider_id or domain needs to be provided")
  const found =
    id === ""
      ? await findSsoProviderOfDomain(pool, domain)
      : isUuid(id)
        ? await findSsoProvider(pool, id)
        : undefined
  if (!found) {
    const message = id === "" ? "No SSO provider assigned for this domain" : "No such SSO provider"
    throw new HttpError(404, "sso_provider_not_found", message)
  }
  if (found.disabled) throw new HttpError(404, "sso_provider_disabled", "SSO provider is disabled")
  return found
}

function targetOf({ redirects }: AuthContext, request: FastifyRequest, body: Body) {
  return allowedRedirect(body.redirect_to, redirects) ?? redirectTarget(request, redirects)
}

interface Departure {
  id: string
  requestId: string
  provider: SsoProvider
  body: Body
  redirectTo: string
}

function remember({ pool }: AuthContext, { id, requestId, provider, body, redirectTo }: Departure) {
  const challenge = codeChallenge(body)
  return inTransaction(pool, async (db) => {
    const flowStateId = challenge && crypto.randomUUID()
    if (flowStateId !== undefined) {
      const flow = { id: flowStateId, provider: ssoName(provider), challenge, referrer: redirectTo }
      await insertProviderFlow(db, { ...flow, method: samlMethod, linkingTargetId: undefined })
    }
    await insertRelayState(db, { id, requestId, providerId: provider.id, redirectTo, flowStateId })
  })
}

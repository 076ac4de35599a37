import { createHash, timingSafeEqual } from "node:crypto"
import type { FastifyReply, FastifyRequest } from "fastify"
import { z } from "zod"
import { HttpError } from "#server/http/http-error.ts"
import { withNewAddress } from "../accounts/accounts.ts"
import type { AuthContext } from "../context.ts"
import { type Admission, type Arrival, admit, connect } from "../providers/provider-accounts.ts"
import { requireLinking } from "../providers/linking.ts"
import type { Provider, TokenPerson } from "../providers/provider.ts"
import { invalid } from "../requests/refusals.ts"
import { optionalChoice, optionalText, readBody } from "../requests/request-body.ts"
import { clientOf } from "../requests/request-client.ts"
import { replyWithSession, startSession } from "../sessions/session-reply.ts"
import type { Database } from "../store/statements.ts"

const bodyShape = z.object({
  provider: optionalText,
  id_token: optionalText,
  access_token: optionalText,
  nonce: optionalText,
  client_id: optionalText,
  issuer: optionalText,
  link_identity: optionalChoice(false),
})
type Body = z.infer<typeof bodyShape>

/** grant_type=id_token: starts a session with an ID token that an app got directly from the provider. */
export async function tokenByIdToken(auth: AuthContext, request: FastifyRequest, reply: FastifyReply) {
  const body = readBody(request, bodyShape)
  if (body.id_token === "") throw badRequest("id_token required")
  const provider = providerOf(auth, body)
  const linkTo = body.link_identity ? (await requireLinking(auth, request)).user.id : undefined
  const person = await personIn(request, provider, body)
  const arrival: Arrival = {
    provider,
    person,
    client: clientOf(request),
    link: { redirectTo: auth.redirects.siteUrl, challenge: undefined },
  }
  const outcome = await withNewAddress(auth, (db) => open(auth, db, arrival, linkTo))
  for (const mail of outcome.mails) auth.postman.post(mail)
  if ("refusal" in outcome) throw outcome.refusal
  return replyWithSession(auth, reply, outcome.started)
}

function providerOf({ providers }: AuthContext, { provider: name, client_id, issuer }: Body): Provider {
  if (name === "" && (client_id === "" || issuer === "")) {
    throw badRequest("provider or client_id and issuer required")
  }
  const provider = providers.get(name)
  if (provider?.personOf) return provider
  if (name.startsWith("custom:")) throw invalid(`Custom OIDC provider "${name}" not allowed`)
  throw new HttpError(400, "provider_disabled", `Provider (issuer "${issuer || name}") is not enabled`)
}

async function personIn(
  request: FastifyRequest,
  provider: Provider,
  { id_token, nonce }: Body,
): Promise<TokenPerson> {
  const person = await provider.personOf?.(id_token).catch((error: unknown) => {
    if (error instanceof HttpError) throw badRequest(error.message)
    request.log.warn({ err: error, provider: provider.name }, "a sign-in provider can't be reached")
    // Respond with 400: after a 5xx, clients would retry, although the token may be invalid.
    throw badRequest(`The ID token can't be verified: ${provider.title} can't be reached`)
  })
  if (!person) throw badRequest("Bad ID token")
  const hasNonce = person.nonce !== undefined && person.nonce !== ""
  if (hasNonce !== (nonce !== "")) {
    throw badRequest("Passed nonce and nonce in id_token should either both exist or not.")
  }
  if (hasNonce && !isHashOf(nonce, person.nonce ?? "")) throw badRequest("Nonces mismatch", "invalid nonce")
  return person
}

/** The app gives the provider only the hash of its nonce, so that someone who steals the token can't use it. */
function isHashOf(nonce: string, hash: string) {
  const expected = Buffer.from(createHash("sha256").update(nonce).digest("hex"))
  const given = Buffer.from(hash)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

async function open(auth: AuthContext, db: Database, arrival: Arrival, linkTo: string | undefined) {
  const admission: Admission =
    linkTo === undefined
      ? await admit(auth, db, arrival)
      : { ...(await connect(auth, db, linkTo, arrival)), userId: linkTo }
  if ("refusal" in admission) return admission
  const started = await startSession(auth, db, admission.userId, "oauth", arrival.client)
  return { started, mails: admission.mails }
}

/** A 400 in OAuth's error format, which clients of this grant expect. */
function badRequest(description: string, error = "invalid request") {
  return new HttpError(400, "validation_failed", description, {
    details: { error, error_description: description },
  })
}

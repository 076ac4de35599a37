import { createHash } from "node:crypto"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { HttpError } from "#server/http/http-error.ts"
import { withNewAddress } from "../accounts/accounts.ts"
import { isUuid } from "../sessions/bearer.ts"
import type { AuthContext } from "../context.ts"
import { shortestFacts } from "../accounts/metadata.ts"
import { type Outcome, sessionOutcome, withOutcome } from "../requests/outcome-address.ts"
import { mergeFacts } from "../providers/provider-accounts.ts"
import { flowLifetime } from "../providers/departure.ts"
import { failureParametersOf } from "../providers/outcomes.ts"
import { allowedRedirect } from "../requests/redirects.ts"
import { invalid } from "../requests/refusals.ts"
import { formIn } from "../requests/request-body.ts"
import { clientOf } from "../requests/request-client.ts"
import { declaresEntities, issuerIn, readMetadata } from "../saml/identity-provider.ts"
import { type SamlPerson, personOf } from "../saml/person.ts"
import type { SignedAnswer } from "../saml/service-provider.ts"
import { requireSaml, samlMethod, ssoName } from "../saml/sso.ts"
import { sessionJson, startSession } from "../sessions/session-reply.ts"
import { takeHit } from "../store/counters.ts"
import { finishProviderFlow } from "../store/flow-states.ts"
import { insertProviderUser, ownerOfIdentity, updateIdentity } from "../store/identities.ts"
import {
  type SsoProvider,
  findSsoProvider,
  findSsoProviderOfEntity,
  takeRelayState,
} from "../store/sso-providers.ts"
import type { Database } from "../store/statements.ts"
import { lockUserById } from "../store/users.ts"
import { isBanned } from "../accounts/user-json.ts"

/** How long the ids of used assertions are remembered, in seconds: longer than any SAML response stays valid. */
const daySeconds = 86_400

/** POST /sso/saml/acs: where the browser delivers an identity provider's response. Whatever happens, the browser is redirected to the app. */
export function samlAcs(app: FastifyInstance, auth: AuthContext) {
  app.post("/sso/saml/acs", async (request, reply) => {
    requireSaml(auth)
    reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer")
    try {
      await auth.limits.countRequest(request, "authorize")
      const arrival = await arrivalOf(auth, formIn(request))
      const outcome = await open(auth, request, arrival)
      return await reply.redirect(withOutcome(arrival.target, outcome), 303)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      reply.header("x-sb-error-code", error.code)
      return reply.redirect(withOutcome(auth.redirects.siteUrl, { query: failureParametersOf(error) }), 303)
    }
  })
}

interface Arrival {
  provider: SsoProvider
  answer: SignedAnswer
  person: SamlPerson
  /** The address at which the app expects the outcome of the sign-in. */
  target: string
  /** The id of the flow if the app exchanges a code for its session; null otherwise. */
  flowStateId: string | null
}

async function arrivalOf(auth: AuthContext, form: URLSearchParams): Promise<Arrival> {
  const [response, relayState] = [form.get("SAMLResponse") ?? "", form.get("RelayState") ?? ""]
  const xml = Buffer.from(response, "base64").toString("utf8")
  if (response === "" || declaresEntities(xml)) throw unusable()
  const began = isUuid(relayState)
    ? await ownRequest(auth, relayState)
    : await unsolicitedAnswer(auth, xml, relayState)
  const { provider, requestId, target, flowStateId } = began
  if (provider.disabled) throw new HttpError(404, "sso_provider_disabled", "SSO provider is disabled")
  const idp = readMetadata(provider.metadata_xml)
  const answer = await requireSaml(auth)
    .personIn(idp, { response, requestId })
    .catch(() => {
      throw unusable()
    })
  const person = personOf(answer, idp.entityId, provider.attribute_mapping ?? {})
  return { provider, answer, person, target, flowStateId }
}

/** The sign-in that this server started, for a response that belongs to one of its requests. */
async function ownRequest({ pool, redirects }: AuthContext, relayState: string) {
  const state = await takeRelayState(pool, relayState)
  if (!state) throw new HttpError(404, "saml_relay_state_not_found", "SAML RelayState not found")
  if (state.age > flowLifetime) {
    throw new HttpError(422, "saml_relay_state_expired", "SAML RelayState has expired. Try logging in again?")
  }
  const provider = await findSsoProvider(pool, state.sso_provider_id)
  if (!provider) throw idpMissing()
  return {
    provider,
    requestId: state.request_id,
    target: state.redirect_to ?? redirects.siteUrl,
    flowStateId: state.flow_state_id,
  }
}

/** The provider and target for an unsolicited response, which arrives when a person starts the sign-in on their employer's own page. */
async function unsolicitedAnswer({ pool, redirects }: AuthContext, xml: string, relayState: string) {
  const issuer = issuerIn(xml)
  const provider = issuer === undefined ? undefined : await findSsoProviderOfEntity(pool, issuer)
  if (!provider) throw idpMissing()
  const target = allowedRedirect(relayState, redirects) ?? redirects.siteUrl
  return { provider, requestId: undefined, target, flowStateId: null }
}

async function open(auth: AuthContext, request: FastifyRequest, arrival: Arrival): Promise<Outcome> {
  const { provider, answer, flowStateId } = arrival
  const opened = await withNewAddress(auth, async (db) => {
    const key = createHash("sha256").update(`${provider.id} ${answer.assertionId}`).digest("hex")
    if (!(await takeHit(db, `saml:${key}`, { hits: 1, seconds: daySeconds }))) throw unusable()
    const userId = await accountOf(auth, db, arrival)
    if (flowStateId !== null) {
      const code = await finishProviderFlow(db, flowStateId, { userId, tokens: undefined })
      if (code === undefined) throw unusable()
      return { code }
    }
    const client = clientOf(request)
    return { started: await startSession(auth, db, userId, samlMethod, client, answer.notAfter) }
  })
  if ("code" in opened) return { query: { code: opened.code } }
  return sessionOutcome(await sessionJson(auth, opened.started), {})
}

/**
 * The account with this identity, or a new one. It is never another account with the same address, because a provider only vouches for its own
 * people.
 */
async function accountOf(
  { disableSignup }: AuthContext,
  db: Database,
  { provider, person }: Arrival,
): Promise<string> {
  const name = ssoName(provider)
  const identity = { provider: name, sub: person.sub, facts: shortestFacts(person.facts) }
  const ownerId = await ownerOfIdentity(db, name, person.sub)
  if (ownerId === undefined) {
    if (disableSignup) throw new HttpError(422, "signup_disabled", "Signups not allowed for this instance")
    const id = crypto.randomUUID()
    await insertProviderUser(db, {
      ...identity,
      userId: id,
      email: person.email,
      isConfirmed: true,
      isSso: true,
    })
    return id
  }
  const user = await lockUserById(db, ownerId)
  if (!user) throw new Error("An identity has no account.")
  if (isBanned(user)) throw new HttpError(403, "user_banned", "User is banned")
  await updateIdentity(db, { ...identity, userId: ownerId })
  await mergeFacts(db, user, person.facts)
  return ownerId
}

function idpMissing() {
  return new HttpError(404, "saml_idp_not_found", "No SAML Identity Provider found for this assertion")
}

/** 400: the SAML response can't be used. The reason (bad signature, wrong time or recipient, used before) isn't revealed. */
function unusable() {
  return invalid("SAML Assertion is not valid")
}

import { AuthorizationResponseError } from "openid-client"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { HttpError } from "#server/http/http-error.ts"
import { withNewAddress } from "../accounts/accounts.ts"
import { unexpectedFailure } from "../requests/auth-error-reply.ts"
import { isUuid } from "../sessions/bearer.ts"
import type { AuthContext } from "../context.ts"
import { type Outcome, messageOutcome, sessionOutcome, withOutcome } from "../requests/outcome-address.ts"
import type { Mail } from "../mails/postman.ts"
import { type Arrival, admit, connect } from "../providers/provider-accounts.ts"
import { callbackAddress, cookieIn, flowLifetime, forgottenCookie } from "../providers/departure.ts"
import { badState, failureParametersOf } from "../providers/outcomes.ts"
import type { Provider, ProviderPerson } from "../providers/provider.ts"
import { newRefreshToken } from "../sessions/refresh-tokens.ts"
import { formIn } from "../requests/request-body.ts"
import { clientOf } from "../requests/request-client.ts"
import { type StartedSession, loadSession, sessionJson, startSession } from "../sessions/session-reply.ts"
import {
  type ProviderFlow,
  deleteFlowState,
  finishProviderFlow,
  takeProviderFlow,
} from "../store/flow-states.ts"
import { startRefreshTokensAnew } from "../store/refresh-tokens.ts"
import { findSession } from "../store/sessions.ts"
import type { Database } from "../store/statements.ts"

/**
 * GET and POST /callback: where a provider sends the browser back. Whatever happens, the browser is redirected to the app, with the outcome in the
 * address.
 */
export function callback(app: FastifyInstance, auth: AuthContext) {
  app.route({
    method: ["GET", "POST"],
    url: "/callback",
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer")
      return reply.redirect(await arrive(auth, request, reply), 302)
    },
  })
}

interface Flow extends ProviderFlow {
  provider: Provider
  /** The session in which the person asked to connect the identity; empty for a sign-in. */
  sessionId: string
}

async function arrive(auth: AuthContext, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const answer = answerIn(request)
  let flow: Flow
  try {
    await auth.limits.countRequest(request, "authorize")
    flow = await takenFlow(auth, request, answer.get("state") ?? "")
  } catch (error) {
    return failureAddress(auth.redirects.siteUrl, error, reply)
  }
  reply.header("set-cookie", forgottenCookie(auth, flow.provider, flow.id))
  const target = flow.referrer ?? auth.redirects.siteUrl
  try {
    const person = await personIn(auth, request, { flow, answer })
    return withOutcome(target, await open(auth, request, { flow, person }))
  } catch (error) {
    return failureAddress(target, error, reply)
  }
}

/** The provider's parameters, from the address or from a form that the browser posted. */
function answerIn(request: FastifyRequest): URLSearchParams {
  if (request.method === "POST") return formIn(request)
  return new URL(request.url, "http://any.invalid").searchParams
}

/** Looks up and removes the flow that the provider's response belongs to. Only the browser that started the flow can use it, and only once. */
async function takenFlow(auth: AuthContext, request: FastifyRequest, state: string): Promise<Flow> {
  if (state === "") throw new HttpError(400, "bad_oauth_callback", "OAuth state parameter missing")
  if (!isUuid(state)) throw badState("OAuth state parameter is invalid")
  const sessionId = auth.flowKeys.sessionIn(state, cookieIn(request, state))
  // Without this check, an attacker's link with the attacker's own code would sign people in to the attacker's account.
  if (sessionId === undefined) throw badState("OAuth state not found or expired")
  const flow = await takeProviderFlow(auth.pool, state)
  const provider = flow && auth.providers.get(flow.provider_type)
  if (!flow || !provider) throw badState("OAuth state not found or expired")
  if (flow.is_used) {
    throw new HttpError(400, "flow_state_already_used", "OAuth state has already been used")
  }
  if (flow.age > flowLifetime) throw badState("OAuth state has expired")
  return { ...flow, provider, sessionId }
}

async function personIn(
  auth: AuthContext,
  request: FastifyRequest,
  { flow, answer }: { flow: Flow; answer: URLSearchParams },
): Promise<ProviderPerson> {
  const address = new URL(callbackAddress(auth))
  address.search = answer.toString()
  try {
    return await flow.provider.personIn(address, auth.flowKeys.secretsOf(flow.id))
  } catch (error) {
    if (error instanceof AuthorizationResponseError) {
      const description = error.error_description ?? `${flow.provider.title} didn't sign you in`
      throw new HttpError(
        403,
        error.error === "access_denied" ? "provider_declined" : "bad_oauth_callback",
        description,
      )
    }
    request.log.warn(
      { err: error, provider: flow.provider.name },
      "a sign-in provider's response was rejected",
    )
    const message = `The response from ${flow.provider.title} could not be verified`
    throw new HttpError(400, "bad_oauth_callback", message)
  }
}

interface FlowAnswer {
  flow: Flow
  person: ProviderPerson
}

type SignInResult = { code: string } | { started: StartedSession } | { refusal: HttpError }

async function open(
  auth: AuthContext,
  request: FastifyRequest,
  { flow, person }: FlowAnswer,
): Promise<Outcome> {
  const { title, name } = flow.provider
  const arrival: Arrival = {
    provider: { title, name },
    person,
    client: clientOf(request),
    link: { redirectTo: flow.referrer ?? auth.redirects.siteUrl, challenge: undefined },
  }
  const { opened, mails } = await withNewAddress(auth, async (db) =>
    flow.linking_target_id === null
      ? signIn(auth, db, flow, arrival, person.tokens)
      : link(auth, db, { flow, userId: flow.linking_target_id }, arrival, person.tokens),
  )
  for (const mail of mails) auth.postman.post(mail)
  if ("refusal" in opened) throw opened.refusal
  if ("code" in opened) return { query: { code: opened.code } }
  const { access, refresh } = person.tokens
  const more = { provider_token: access, ...(refresh && { provider_refresh_token: refresh }) }
  return sessionOutcome(await sessionJson(auth, opened.started), more)
}

interface SignInStep {
  opened: SignInResult
  mails: Mail[]
}

async function signIn(
  auth: AuthContext,
  db: Database,
  flow: Flow,
  arrival: Arrival,
  tokens: ProviderPerson["tokens"],
): Promise<SignInStep> {
  const admission = await admit(auth, db, arrival)
  const { mails } = admission
  if ("refusal" in admission) return { opened: { refusal: admission.refusal }, mails }
  const { userId } = admission
  if (flow.code_challenge !== null) return { opened: await codeFor(db, flow, userId, tokens), mails }
  await deleteFlowState(db, flow.id)
  return { opened: { started: await startSession(auth, db, userId, "oauth", arrival.client) }, mails }
}

async function link(
  auth: AuthContext,
  db: Database,
  { flow, userId }: { flow: Flow; userId: string },
  arrival: Arrival,
  tokens: ProviderPerson["tokens"],
): Promise<SignInStep> {
  if (!(await findSession(db, flow.sessionId, userId))) {
    const message = "Session from session_id claim in JWT does not exist"
    throw new HttpError(403, "session_not_found", message)
  }
  const { mails } = await connect(auth, db, userId, arrival)
  if (flow.code_challenge !== null) return { opened: await codeFor(db, flow, userId, tokens), mails }
  await deleteFlowState(db, flow.id)
  // Keep the session: a new one would need the second factor again and appear as another device.
  const refreshToken = newRefreshToken()
  const hash = auth.refreshTokens.hash(refreshToken)
  await startRefreshTokensAnew(db, { sessionId: flow.sessionId, userId, hash })
  return { opened: { started: await loadSession(db, { id: flow.sessionId, userId, refreshToken }) }, mails }
}

async function codeFor(
  db: Database,
  { id }: Flow,
  userId: string,
  tokens: ProviderPerson["tokens"],
): Promise<{ code: string }> {
  const code = await finishProviderFlow(db, id, { userId, tokens })
  if (code === undefined) throw badState("OAuth state not found or expired")
  return { code }
}

/** The app's address, with the failure in both the query and the fragment. Details of an unexpected error are only written to the log. */
function failureAddress(target: string, error: unknown, reply: FastifyReply): string {
  const expected = error instanceof HttpError && error.status < 500 ? error : unexpectedFailure()
  if (expected !== error) reply.log.error({ err: error }, "auth request failed")
  const parameters = failureParametersOf(expected)
  reply.header("x-sb-error-code", expected.code)
  return withOutcome(target, messageOutcome(parameters, true))
}

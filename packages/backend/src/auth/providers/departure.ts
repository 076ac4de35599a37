import type { FastifyReply, FastifyRequest } from "fastify"
import type { AuthContext } from "../context.ts"
import { codeChallenge } from "../codes/pkce.ts"
import { redirectTarget } from "../requests/redirects.ts"
import { invalid } from "../requests/refusals.ts"
import { queryText } from "../requests/request-body.ts"
import { insertProviderFlow } from "../store/flow-states.ts"
import { isKnownProvider } from "./known-providers.ts"
import type { Provider } from "./provider.ts"

/** The time allowed to sign in at a provider and come back, in seconds. */
export const flowLifetime = 300

/** Parameters that aren't passed on from clients to the provider: they are meant for this server, or this server sets them. */
const reservedParameters = new Set([
  "provider",
  "redirect_to",
  "scopes",
  "skip_http_redirect",
  "invite_token",
  "client_id",
  "client_secret",
  "redirect_uri",
  "response_type",
  "response_mode",
  "scope",
  "state",
  "nonce",
  "code_challenge",
  "code_challenge_method",
  "request",
  "request_uri",
  "claims",
])

/** The provider named in the request; a custom one may be written `custom:home`, as in hosted projects. 400 if it isn't set up on this server. */
export function providerAskedFor(auth: AuthContext, name: string): Provider {
  const provider = auth.providers.get(name.replace(/^custom:/, ""))
  if (provider) return provider
  const reason = isKnownProvider(name) ? "provider is not enabled" : `Provider ${name} could not be found`
  throw invalid(`Unsupported provider: ${reason}`)
}

/** The address of the callback, which is registered with each provider. */
export function callbackAddress({ externalUrl }: AuthContext) {
  return `${externalUrl}/callback`
}

export interface Departure {
  /** The address at which the app expects the outcome of the flow. */
  referrer: string
  isPkce: boolean
  /** The provider's sign-in address; undefined if the provider can't be reached. */
  address: URL | undefined
}

/**
 * Starts a flow at a provider and binds it to this browser. `link` names the account to connect, and the
 * session that asked for it.
 */
export async function depart(
  auth: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { provider, link }: { provider: Provider; link?: { userId: string; sessionId: string } },
): Promise<Departure> {
  const id = crypto.randomUUID()
  const referrer = redirectTarget(request, auth.redirects)
  const challenge = codeChallenge({
    code_challenge: queryText(request, "code_challenge"),
    code_challenge_method: queryText(request, "code_challenge_method"),
  })
  const scopes = queryText(request, "scopes").split(/[\s,]+/)
  const asked = {
    redirectUri: callbackAddress(auth),
    secrets: auth.flowKeys.secretsOf(id),
    scopes: scopes.filter((scope) => scope !== ""),
    extras: extrasOf(request),
  }
  const address = await provider.addressFor(asked).catch((error: unknown) => {
    request.log.warn({ err: error, provider: provider.name }, "a sign-in provider can't be reached")
    return undefined
  })
  if (address) {
    const linkingTargetId = link?.userId
    const flow = { id, provider: provider.name, method: "oauth", challenge, referrer, linkingTargetId }
    await insertProviderFlow(auth.pool, flow)
    reply.header(
      "set-cookie",
      cookie(auth, provider, { id, value: auth.flowKeys.cookieOf(id, link?.sessionId ?? "") }),
    )
  }
  return { referrer, isPkce: challenge !== undefined, address }
}

/** The header value that makes the browser delete a flow's cookie. */
export function forgottenCookie(auth: AuthContext, provider: Provider, id: string) {
  return `${cookie(auth, provider, { id, value: "" })}; Max-Age=0`
}

/** This browser's cookie for a flow; empty if it didn't start the flow. */
export function cookieIn(request: FastifyRequest, id: string): string {
  const cookies = (request.headers.cookie ?? "").split(/;\s*/)
  const name = `${cookieName(id)}=`
  return cookies.find((each) => each.startsWith(name))?.slice(name.length) ?? ""
}

function cookie(
  auth: AuthContext,
  { answersByForm }: Provider,
  { id, value }: { id: string; value: string },
): string {
  const { protocol, pathname } = new URL(callbackAddress(auth))
  const isSecure = protocol === "https:"
  // When another site posts a form, browsers send only SameSite=None cookies with it.
  const sameSite = answersByForm && isSecure ? "None" : "Lax"
  const lifetime = value === "" ? "" : `; Max-Age=${flowLifetime}`
  const secure = isSecure ? "; Secure" : ""
  return `${cookieName(id)}=${value}; Path=${pathname}; HttpOnly; SameSite=${sameSite}${lifetime}${secure}`
}

function cookieName(id: string) {
  return `repertoire-sign-in-${id}`
}

function extrasOf({ query }: FastifyRequest): Record<string, string> {
  if (typeof query !== "object" || query === null) return {}
  const given = Object.entries(query).filter(
    (each): each is [string, string] => !reservedParameters.has(each[0]) && typeof each[1] === "string",
  )
  return Object.fromEntries(given)
}

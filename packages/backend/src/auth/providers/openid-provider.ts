import { createRemoteJWKSet, jwtVerify } from "jose"
import * as openid from "openid-client"
import { z } from "zod"
import type { ProviderSettings } from "#server/setup/sign-in/auth-providers.ts"
import { HttpError } from "#server/http/http-error.ts"
import { personOfClaims } from "./person-facts.ts"
import type { AuthorizationRequest, FlowSecrets, Provider, ProviderPerson } from "./provider.ts"

const patienceSeconds = 10
const discoveryLifetime = 3_600_000

const claimsShape = z.looseObject({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  // Apple sends `email_verified` as a string.
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
  name: z.string().optional(),
  preferred_username: z.string().optional(),
})
type PersonClaims = z.infer<typeof claimsShape>

/** A provider that uses OpenID Connect, found through its issuer's discovery document. */
export function openidProvider(settings: ProviderSettings): Provider {
  const configuration = discovery(settings)
  const answersByForm = settings.name === "apple"
  return {
    name: settings.name,
    title: settings.title,
    answersByForm,
    addressFor: async (asked) => addressFor(await configuration(), settings, asked, answersByForm),
    personIn: async (answer, secrets) => personIn(await configuration(), settings, answer, secrets),
    personOf: async (idToken) => {
      const claims = await verifiedClaims(await configuration(), settings, idToken)
      const nonce = typeof claims["nonce"] === "string" ? claims["nonce"] : undefined
      return { ...personBy(claims, settings), nonce }
    },
  }
}

/** Discovers the provider when it is first needed, and again after an hour or a failure. */
function discovery(settings: ProviderSettings) {
  let known: { at: number; found: Promise<openid.Configuration> } | undefined
  return () => {
    if (known && Date.now() - known.at < discoveryLifetime) return known.found
    const found = discover(settings)
    const entry = { at: Date.now(), found }
    known = entry
    found.catch(() => {
      if (known === entry) known = undefined
    })
    return found
  }
}

async function discover({ issuer, clientId, clientSecret }: ProviderSettings) {
  const address = new URL(issuer)
  // The settings allow plain HTTP only for an issuer on this machine.
  const overHttp = address.protocol === "http:" ? [openid.allowInsecureRequests] : []
  const options = { execute: overHttp, timeout: patienceSeconds }
  const found = await openid.discovery(address, clientId, clientSecret, undefined, options)
  const metadata = found.serverMetadata()
  const methods = metadata.token_endpoint_auth_methods_supported ?? ["client_secret_basic"]
  const byHeader = methods.includes("client_secret_basic")
  const configuration = new openid.Configuration(
    metadata,
    clientId,
    clientSecret,
    byHeader ? openid.ClientSecretBasic(clientSecret) : openid.ClientSecretPost(clientSecret),
  )
  configuration.timeout = patienceSeconds
  for (const prepare of [...overHttp, openid.enableNonRepudiationChecks]) prepare(configuration)
  return configuration
}

async function addressFor(
  configuration: openid.Configuration,
  settings: ProviderSettings,
  { redirectUri, secrets, scopes, extras }: AuthorizationRequest,
  answersByForm: boolean,
) {
  return openid.buildAuthorizationUrl(configuration, {
    ...extras,
    redirect_uri: redirectUri,
    response_type: "code",
    ...(answersByForm && { response_mode: "form_post" }),
    scope: [...new Set([...settings.scopes, ...scopes])].join(" "),
    state: secrets.state,
    nonce: secrets.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(secrets.verifier),
    code_challenge_method: "S256",
  })
}

async function personIn(
  configuration: openid.Configuration,
  settings: ProviderSettings,
  answer: URL,
  { state, nonce, verifier }: FlowSecrets,
): Promise<ProviderPerson> {
  const tokens = await openid.authorizationCodeGrant(configuration, answer, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  const claims = claimsShape.parse(tokens.claims())
  const more =
    claims.email === undefined && configuration.serverMetadata().userinfo_endpoint
      ? await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : {}
  return {
    ...personBy(claimsShape.parse({ ...more, ...claims }), settings),
    tokens: { access: tokens.access_token, refresh: tokens.refresh_token },
  }
}

function personBy(claims: PersonClaims, { issuer }: ProviderSettings) {
  const { sub, email, email_verified, name, preferred_username } = claims
  const isVerified = email_verified === true
  return personOfClaims({ issuer, sub, email, isVerified, name, userName: preferred_username })
}

const keysOf = new WeakMap<openid.Configuration, ReturnType<typeof createRemoteJWKSet>>()

/** The claims in an ID token issued by this provider for this server. 400 for any other token. */
async function verifiedClaims(
  configuration: openid.Configuration,
  { clientId }: ProviderSettings,
  idToken: string,
): Promise<PersonClaims> {
  const { issuer, jwks_uri: address } = configuration.serverMetadata()
  if (address === undefined) throw badToken("Bad ID token")
  const keys = keysOf.get(configuration) ?? createRemoteJWKSet(new URL(address))
  keysOf.set(configuration, keys)
  const { payload } = await jwtVerify(idToken, keys, {
    issuer,
    requiredClaims: ["exp", "iat"],
    algorithms: ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"],
  }).catch(() => {
    throw badToken("Bad ID token")
  })
  if (typeof payload.sub !== "string" || payload.sub === "") throw badToken("Missing sub claim in id_token")
  const audience = [payload.aud ?? []].flat()
  if (!audience.includes(clientId)) {
    throw badToken(`Unacceptable audience in id_token: [${audience.join(" ")}]`)
  }
  const claims = claimsShape.safeParse(payload)
  if (!claims.success) throw badToken("Bad ID token")
  return claims.data
}

function badToken(message: string) {
  return new HttpError(400, "validation_failed", message)
}

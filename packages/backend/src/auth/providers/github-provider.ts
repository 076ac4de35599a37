import * as openid from "openid-client"
import { z } from "zod"
import type { ProviderSettings } from "#server/setup/sign-in/auth-providers.ts"
import { personOfClaims } from "./person-facts.ts"
import type { Provider, ProviderPerson } from "./provider.ts"

const patienceSeconds = 10

const userShape = z.object({ id: z.number(), login: z.string(), name: z.string().nullish() })
const emailsShape = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

/** GitHub or a GitHub Enterprise server: OAuth, with a separate request for the person's addresses. */
export function githubProvider(settings: ProviderSettings): Provider {
  const configuration = configurationOf(settings)
  return {
    name: settings.name,
    title: settings.title,
    answersByForm: false,
    addressFor: async ({ redirectUri, secrets, scopes, extras }) =>
      openid.buildAuthorizationUrl(configuration, {
        ...extras,
        redirect_uri: redirectUri,
        response_type: "code",
        scope: [...new Set([...settings.scopes, ...scopes])].join(" "),
        state: secrets.state,
        code_challenge: await openid.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: "S256",
      }),
    personIn: async (answer, { state, verifier }) => {
      const checks = { expectedState: state, pkceCodeVerifier: verifier }
      const tokens = await openid.authorizationCodeGrant(configuration, answer, checks)
      const person = await personOf(configuration, settings, tokens.access_token)
      return { ...person, tokens: { access: tokens.access_token, refresh: tokens.refresh_token } }
    },
  }
}

function configurationOf({ issuer, clientId, clientSecret }: ProviderSettings) {
  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/login/oauth/authorize`,
    token_endpoint: `${issuer}/login/oauth/access_token`,
  }
  const auth = openid.ClientSecretPost(clientSecret)
  const configuration = new openid.Configuration(metadata, clientId, clientSecret, auth)
  configuration.timeout = patienceSeconds
  // The settings allow plain HTTP only for an address on this machine.
  if (issuer.startsWith("http:")) openid.allowInsecureRequests(configuration)
  return configuration
}

async function personOf(
  configuration: openid.Configuration,
  { issuer }: ProviderSettings,
  token: string,
): Promise<Omit<ProviderPerson, "tokens">> {
  const api = issuer === "https://github.com" ? "https://api.github.com" : `${issuer}/api/v3`
  const ask = async (path: string): Promise<unknown> => {
    const headers = new Headers({ accept: "application/vnd.github+json", "user-agent": "Repertoire" })
    const url = new URL(`${api}${path}`)
    const response = await openid.fetchProtectedResource(configuration, token, url, "GET", null, headers)
    if (!response.ok) throw new Error(`GitHub responded with ${response.status} to ${path}.`)
    return response.json()
  }
  const { id, login, name } = userShape.parse(await ask("/user"))
  const emails = emailsShape.parse(await ask("/user/emails"))
  const chosen = emails.find(({ primary }) => primary) ?? emails[0]
  const person = personOfClaims({
    issuer,
    sub: String(id),
    email: chosen?.email,
    isVerified: chosen?.verified === true,
    name,
    userName: login,
  })
  return { ...person, facts: { ...person.facts, user_name: login } }
}

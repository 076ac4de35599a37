import { createServer } from "node:http"
import type { JWK } from "jose"
import { Provider } from "oidc-provider"
import { freePort } from "./free-port.ts"
import { testSecrets } from "./test-secrets.ts"

interface OpenidPerson {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
}

export interface OpenidProvider {
  issuer: string
  /** Makes this person the next one to sign in and give consent. */
  recognize: (person: OpenidPerson) => void
  /** Makes the next person to sign in cancel. */
  decline: () => void
  stop: () => Promise<void>
}

export const openidClient = { clientId: "repertoire", clientSecret: "a-secret-of-this-test-alone" }

/** An OpenID provider on this machine that never shows a prompt, built on a certified library. `site` is the server that is registered there. */
export async function startOpenidProvider(site: string, port?: number): Promise<OpenidProvider> {
  const at = port ?? (await freePort())
  const issuer = `http://127.0.0.1:${at}`
  const people = new Map<string, OpenidPerson>()
  let next: string | undefined
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: openidClient.clientId,
        client_secret: openidClient.clientSecret,
        id_token_signed_response_alg: "ES256",
        redirect_uris: [`${site}/auth/v1/callback`],
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "preferred_username"] },
    cookies: { keys: ["of this test alone"] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    // Always the same keys, because clients that fetched the public key before a restart still use it.
    jwks: { keys: JSON.parse(testSecrets.jwtKeys) as JWK[] },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => Promise.resolve({ ...people.get(accountId), sub: accountId }),
    }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async ({ oidc }) => {
      const accountId = oidc.account?.accountId
      if (!oidc.client || accountId === undefined) return undefined
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId })
      grant.addOIDCScope("openid email profile")
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  const server = createServer((request, response) => {
    if (!request.url?.startsWith("/interaction/")) {
      void answer(request, response)
      return
    }
    const result = next === undefined ? { error: "access_denied" } : { login: { accountId: next } }
    void provider.interactionFinished(request, response, result)
  })
  await new Promise<void>((resolve) => server.listen(at, "127.0.0.1", resolve))
  return {
    issuer,
    recognize: (person) => {
      people.set(person.sub, person)
      next = person.sub
    },
    decline: () => {
      next = undefined
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

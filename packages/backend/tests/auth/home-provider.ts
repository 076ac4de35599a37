import { randomUUID } from "node:crypto"
import { CookieBrowser } from "#tests/support/cookie-browser.ts"
import { freePort } from "#tests/support/free-port.ts"
import { type OpenidProvider, openidClient, startOpenidProvider } from "#tests/support/openid-provider.ts"
import type { TestServer } from "#tests/support/product-server.ts"
import { startServer } from "#tests/support/server.ts"
import { bearer, call, fragment, newEmail } from "#tests/support/wire.ts"

/** A server with a provider called "home", and what a browser does between the two. */
export interface HomeProvider {
  idp: OpenidProvider
  server: TestServer
  /** Whether a redirect leads back to the app instead of to the provider or the auth API. */
  isBack: (url: URL) => boolean
  /** Signs in as the person whom the provider recognizes next. Returns the address at which the app gets the outcome. */
  continueWith: (browser?: CookieBrowser) => Promise<URL>
  /** Connects the person whom the provider recognizes next to this account. */
  connect: (access: string) => Promise<URL>
  userOf: (access: string) => Promise<WireUser>
  stop: () => Promise<void>
}

interface WireUser {
  id: string
  email: string
  identities: { identity_id: string; provider: string }[]
  app_metadata: object
  is_anonymous: boolean
  user_metadata: object
}

export async function startHomeProvider(): Promise<HomeProvider> {
  const port = await freePort()
  const idp = await startOpenidProvider(`http://127.0.0.1:${port}`)
  const server = await startServer({
    PORT: String(port),
    AUTH_ANONYMOUS: "true",
    AUTH_PROVIDERS: JSON.stringify([
      { name: "home", title: "Home server", issuer: idp.issuer, ...openidClient },
    ]),
  })
  const accounts = `${server.url}/auth/v1`
  const isBack = (url: URL) => url.origin === server.url && !url.pathname.startsWith("/auth/")
  return {
    idp,
    server,
    isBack,
    continueWith: (browser = new CookieBrowser()) => {
      const target = encodeURIComponent(`${server.url}/login`)
      return browser.follow(`${accounts}/authorize?provider=home&redirect_to=${target}`, isBack)
    },
    connect: (access) =>
      new CookieBrowser().follow(
        `${accounts}/user/identities/authorize?provider=home`,
        isBack,
        bearer(access),
      ),
    userOf: async (access) => {
      const { body } = await call(server, "GET", "/user", undefined, bearer(access))
      return body as unknown as WireUser
    },
    stop: async () => {
      await server.stop()
      await idp.stop()
    },
  }
}

/** A person with an account at the provider, whose address is verified there unless `more` says otherwise. */
export function personElsewhere(more: { email?: string; email_verified?: boolean; name?: string } = {}) {
  return { sub: randomUUID(), email: newEmail(), email_verified: true, ...more }
}

export function outcomeOf(url: URL) {
  const { error, error_code, error_description } = fragment(url)
  return { error, error_code, error_description }
}

import type { FastifyInstance } from "fastify"
import type { AuthContext } from "../context.ts"
import { knownProviders } from "../providers/known-providers.ts"
import { signsInByPhone } from "../sms/texted-code.ts"

/** GET /settings: the sign-in methods that this server offers. */
export function settings(app: FastifyInstance, auth: AuthContext) {
  const providers = [...knownProviders, ...auth.providers.keys()]
  app.get("/settings", () => ({
    external: {
      ...Object.fromEntries(providers.map((name) => [name, auth.providers.has(name)])),
      anonymous_users: auth.allowsAnonymous,
      email: auth.onlyProvider === undefined,
      phone: signsInByPhone(auth),
    },
    disable_signup: auth.disableSignup,
    mailer_autoconfirm: auth.autoconfirm,
    phone_autoconfirm: auth.texter.name !== "" && auth.autoconfirm,
    sms_provider: auth.texter.name,
    saml_enabled: auth.saml !== undefined,
    saml_private_key_next_configured: false,
    passkeys_enabled: auth.allowsPasskeys,
  }))
}

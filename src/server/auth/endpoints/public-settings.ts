import type { FastifyInstance } from "fastify"
import type { AuthContext } from "../context.ts"

const otherProviders = [
  "anonymous_users",
  "apple",
  "azure",
  "bitbucket",
  "discord",
  "facebook",
  "figma",
  "fly",
  "github",
  "gitlab",
  "google",
  "kakao",
  "keycloak",
  "linkedin",
  "linkedin_oidc",
  "notion",
  "phone",
  "slack",
  "slack_oidc",
  "spotify",
  "twitch",
  "twitter",
  "workos",
  "x",
  "zoom",
]

/** True for sign-in methods that exist elsewhere, though not on this server. */
export function isKnownProvider(name: string) {
  return otherProviders.includes(name) && name !== "phone" && name !== "anonymous_users"
}

/** GET /settings: the sign-in methods of this server. */
export function settings(app: FastifyInstance, auth: AuthContext) {
  const off = Object.fromEntries(otherProviders.map((name) => [name, false]))
  app.get("/settings", () => ({
    external: { ...off, email: true, anonymous_users: auth.allowsAnonymous },
    disable_signup: auth.disableSignup,
    mailer_autoconfirm: auth.autoconfirm,
    phone_autoconfirm: false,
    sms_provider: "",
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: auth.allowsPasskeys,
  }))
}

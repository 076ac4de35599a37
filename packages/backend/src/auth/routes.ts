import type { FastifyInstance, FastifyPluginAsync } from "fastify"
import type { Pool } from "pg"
import type { AuthSettings } from "#server/setup/sign-in/auth-settings.ts"
import type { Config } from "#server/setup/config.ts"
import type { TokenKeys } from "#server/http/jwt.ts"
import type { AuthContext } from "./context.ts"
import { adminAudit } from "./endpoints/admin-audit.ts"
import { adminSso } from "./endpoints/admin-sso.ts"
import { adminUsers } from "./endpoints/admin-users.ts"
import { authorize } from "./endpoints/authorize.ts"
import { callback } from "./endpoints/callback.ts"
import { factorChallenge } from "./endpoints/factor-challenge.ts"
import { factorEnroll } from "./endpoints/factor-enroll.ts"
import { factorUnenroll } from "./endpoints/factor-unenroll.ts"
import { factorVerify } from "./endpoints/factor-verify.ts"
import { generateLink } from "./endpoints/generate-link.ts"
import { health } from "./endpoints/health.ts"
import { identities } from "./endpoints/identities.ts"
import { invite } from "./endpoints/invite.ts"
import { jwks } from "./endpoints/jwks.ts"
import { lock } from "./endpoints/lock.ts"
import { logout } from "./endpoints/logout.ts"
import { notEnabled } from "./endpoints/not-enabled.ts"
import { otp } from "./endpoints/otp.ts"
import { passkeys } from "./endpoints/passkeys.ts"
import { personalKeys } from "./endpoints/personal-keys.ts"
import { reauthenticate } from "./endpoints/reauthenticate.ts"
import { recover } from "./endpoints/recover.ts"
import { resend } from "./endpoints/resend.ts"
import { samlAcs } from "./endpoints/saml-acs.ts"
import { settings } from "./endpoints/public-settings.ts"
import { signup } from "./endpoints/signup.ts"
import { sso } from "./endpoints/sso.ts"
import { token } from "./endpoints/token.ts"
import { user } from "./endpoints/user.ts"
import { userUpdate } from "./endpoints/user-update.ts"
import { verify } from "./endpoints/verify.ts"
import { verifyLink } from "./endpoints/verify-link.ts"
import { replyNotFound, replyWithError } from "./requests/auth-error-reply.ts"
import { lockDays } from "./mails/notices.ts"
import { oneAtATime } from "./limits/one-at-a-time.ts"
import { codeHasher } from "./codes/one-time-codes.ts"
import { passwordRules } from "./passwords/password-rules.ts"
import { flowKeys } from "./providers/flow-secrets.ts"
import { providersOf } from "./providers/providers.ts"
import { type SendMail, postman } from "./mails/postman.ts"
import { rateLimits } from "./limits/rate-limits.ts"
import { refreshTokens } from "./sessions/refresh-tokens.ts"
import { relyingParty } from "./passkeys/relying-party.ts"
import { texter } from "./sms/texter.ts"
import { acceptTextBodies } from "./requests/request-body.ts"
import { forgetOldEntries } from "./store/audit.ts"
import { forgetOldRows } from "./store/counters.ts"
import { forgetOldLockLinks } from "./store/lock-links.ts"
import { forgetOldChallenges } from "./store/passkeys.ts"
import { forgetAnonymousUsers } from "./store/users.ts"
import { hashKeptTokens } from "./store/refresh-tokens.ts"

/** The configuration that the auth API uses. */
type RoomSettings = AuthSettings &
  Pick<Config, "siteUrl" | "jwtSecret" | "saml" | "productName" | "staysWhenLocked">

interface AuthDeps {
  /** A pool that connects as the owner of the auth schema. */
  pool: Pool
  keys: TokenKeys
  config: RoomSettings
  sendMail: SendMail
  /** Receives the text messages if this server doesn't send them to phones. */
  putIntoMailbox: SendMail
  onSessionsEnded: AuthContext["onSessionsEnded"]
}

const endpoints = [
  signup,
  token,
  verify,
  verifyLink,
  recover,
  resend,
  otp,
  user,
  userUpdate,
  reauthenticate,
  logout,
  authorize,
  callback,
  identities,
  sso,
  samlAcs,
  adminSso,
  factorEnroll,
  factorChallenge,
  factorVerify,
  factorUnenroll,
  passkeys,
  personalKeys,
  lock,
  adminUsers,
  adminAudit,
  invite,
  generateLink,
  settings,
  health,
  jwks,
  notEnabled,
]
const hour = 3_600_000
/** How long anonymous accounts are kept without being used. An anonymous account can't be used again once its browser has lost the session. */
const anonymousDays = 30
const auditDays = 90

/** Accounts and sessions, using GoTrue's protocol; to be mounted at the configured prefix. */
export function authRoutes(deps: AuthDeps): FastifyPluginAsync {
  return async (app) => {
    const auth = contextOf(app, deps, await samlOf(deps.config))
    acceptTextBodies(app)
    app.setErrorHandler(replyWithError)
    // Without a prefix, other paths can't be refused here, because they may be pages.
    if (app.prefix !== "") app.setNotFoundHandler(replyNotFound)
    app.addHook("onSend", async (_request, reply) => {
      // Tokens and accounts must not be cached unless an endpoint allows it.
      if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store")
    })
    for (const endpoint of endpoints) endpoint(app, auth)
    tidyUp(app, auth)
    app.addHook("onReady", () => hashKeptTokens(auth.pool, auth.refreshTokens))
  }
}

/** The SAML library is loaded only if SAML is on, because it takes 12 MB. */
async function samlOf({ saml, siteUrl, authPrefix }: RoomSettings): Promise<AuthContext["saml"]> {
  if (!saml) return undefined
  const { serviceProvider } = await import("./saml/service-provider.ts")
  return serviceProvider(siteUrl + authPrefix, saml)
}

function contextOf(app: FastifyInstance, deps: AuthDeps, saml: AuthContext["saml"]): AuthContext {
  const { pool, keys, config, sendMail, putIntoMailbox, onSessionsEnded } = deps
  return {
    product: { name: config.productName, staysWhenLocked: config.staysWhenLocked },
    onSessionsEnded,
    pool,
    keys,
    externalUrl: config.siteUrl + config.authPrefix,
    redirects: { siteUrl: config.siteUrl, additionalRedirectUrls: config.authAdditionalRedirectUrls },
    autoconfirm: config.authAutoconfirm,
    disableSignup: config.authDisableSignup,
    allowsAnonymous: config.authAnonymous,
    passwords: passwordRules(config.authPasswordMin, { refusesCommon: config.authCommonPasswords }),
    limits: rateLimits(pool, config.authRateLimits),
    hashCode: codeHasher(config.jwtSecret),
    refreshTokens: refreshTokens(config.jwtSecret),
    reuseInterval: config.authReuseInterval,
    factorKinds: config.authMfa,
    relyingParty: relyingParty(config.productName, config.siteUrl, config.authPasskeyOrigins),
    allowsPasskeys: config.authPasskeys,
    texter: texter(config.authSms, putIntoMailbox),
    testCodes: config.authTestOtps,
    providers: providersOf(config.authProviders),
    flowKeys: flowKeys(config.jwtSecret),
    saml,
    onlyProvider: config.authOnlyProvider,
    allowsLinking: config.authManualLinking,
    postman: postman(sendMail, app.log),
    oneAtATime: oneAtATime(),
  }
}

async function tidy({ pool }: AuthContext) {
  await forgetOldRows(pool)
  await forgetOldChallenges(pool)
  await forgetOldLockLinks(pool, lockDays)
  await forgetOldEntries(pool, auditDays)
  await forgetAnonymousUsers(pool, anonymousDays)
}

/** Removes old rows at startup and then every hour. */
function tidyUp(app: FastifyInstance, auth: AuthContext) {
  let underway = Promise.resolve()
  const again = () => {
    underway = tidy(auth).catch((error: unknown) => app.log.warn({ err: error }, "old rows not removed"))
  }
  const tidying = setInterval(again, hour)
  tidying.unref()
  app.addHook("onReady", async () => again())
  app.addHook("onClose", async () => {
    clearInterval(tidying)
    await underway
    await auth.postman.drain()
  })
}

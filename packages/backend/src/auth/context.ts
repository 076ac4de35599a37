import type { Pool } from "pg"
import type { TokenKeys } from "#server/http/jwt.ts"
import type { FactorKind } from "#server/setup/sign-in/auth-settings.ts"
import type { HashCode } from "./codes/one-time-codes.ts"
import type { OneAtATime } from "./limits/one-at-a-time.ts"
import type { PasswordRules } from "./passwords/password-rules.ts"
import type { Postman } from "./mails/postman.ts"
import type { FlowKeys } from "./providers/flow-secrets.ts"
import type { Provider } from "./providers/provider.ts"
import type { RateLimits } from "./limits/rate-limits.ts"
import type { RefreshTokens } from "./sessions/refresh-tokens.ts"
import type { RelyingParty } from "./passkeys/relying-party.ts"
import type { ServiceProvider } from "./saml/service-provider.ts"
import type { Texter } from "./sms/texter.ts"
import type { RedirectRules } from "./requests/redirects.ts"

/** The product's wording in emails, text messages and pages. */
export interface ProductWords {
  name: string
  /** A sentence about what is kept when a person locks their account. */
  staysWhenLocked: string
}

/** The settings and services that all auth endpoints share. */
export interface AuthContext {
  product: ProductWords
  pool: Pool
  keys: TokenKeys
  /** The public address of the auth API: the issuer in its tokens, and the base of the links in its emails. */
  externalUrl: string
  redirects: RedirectRules
  /** Whether new accounts are confirmed without an email. */
  autoconfirm: boolean
  disableSignup: boolean
  allowsAnonymous: boolean
  passwords: PasswordRules
  limits: RateLimits
  hashCode: HashCode
  refreshTokens: RefreshTokens
  /** A refresh token used less than this many seconds ago can be used again: the response may have been lost. */
  reuseInterval: number
  /** The kinds of second factor that can be added. */
  factorKinds: FactorKind[]
  relyingParty: RelyingParty
  allowsPasskeys: boolean
  texter: Texter
  /** Fixed codes for certain phone numbers, for tests. */
  testCodes: Map<string, string>
  /** The sign-in providers, by name. */
  providers: Map<string, Provider>
  flowKeys: FlowKeys
  /** This server as a SAML service provider; undefined if SAML is off. */
  saml: ServiceProvider | undefined
  /** The provider that everyone signs in with; undefined if there are other sign-in methods. */
  onlyProvider: string | undefined
  /** Whether people may connect a provider to the account they're signed in to. */
  allowsLinking: boolean
  postman: Postman
  oneAtATime: OneAtATime
  /** Invalidates the tokens of ended sessions: at once in this process, and in other processes through a database notification. */
  onSessionsEnded: (ids: string[]) => void
}

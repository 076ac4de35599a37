import type { Pool } from "pg"
import type { TokenKeys } from "#server/http/jwt.ts"
import type { HashCode } from "./one-time-codes.ts"
import type { OneAtATime } from "./one-at-a-time.ts"
import type { Postman } from "./postman.ts"
import type { RateLimits } from "./rate-limits.ts"
import type { RedirectRules } from "./redirects.ts"

/** Shared by all endpoints of this room. */
export interface AuthContext {
  pool: Pool
  keys: TokenKeys
  /** The public address of this room: the tokens' issuer and the start of mailed links. */
  externalUrl: string
  redirects: RedirectRules
  /** New accounts are confirmed without a mail. */
  autoconfirm: boolean
  disableSignup: boolean
  limits: RateLimits
  hashCode: HashCode
  postman: Postman
  oneAtATime: OneAtATime
  /** Invalidates the tokens of ended sessions: at once in this process, and in the others by a notification of the database. */
  onSessionsEnded: (ids: string[]) => void
}

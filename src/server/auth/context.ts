import type { Pool } from "pg"
import type { TokenKeys } from "#server/http/jwt.ts"
import type { HashCode } from "./one-time-codes.ts"
import type { OneAtATime } from "./one-at-a-time.ts"
import type { Postman } from "./postman.ts"
import type { RateLimits } from "./rate-limits.ts"
import type { RedirectRules } from "./redirects.ts"

/** What every endpoint of this room works with. */
export interface AuthContext {
  pool: Pool
  keys: TokenKeys
  /** The outer address of this room: issuer of tokens, start of mailed links. */
  externalUrl: string
  redirects: RedirectRules
  /** New accounts count as confirmed without a mail. */
  autoconfirm: boolean
  disableSignup: boolean
  limits: RateLimits
  hashCode: HashCode
  postman: Postman
  oneAtATime: OneAtATime
  /** Invalidates the tokens of ended sessions, at once in this process; the other processes hear of it from the database. */
  onSessionsEnded: (ids: string[]) => void
}

import { claimValues } from "#server/postgres/claim-settings.ts"
import type { Claims, TokenKeys, TokenVerdict } from "#server/http/jwt.ts"

/** The owner of a channel. */
export interface Caller {
  token: string
  role: string
  /** The id of the account, if the caller has one. */
  person: string | undefined
  /** Whether the caller has only the public key and no account. */
  isGuest: boolean
  /** The claims as JSON, always with `role`. */
  claims: string
  /** The values of the claims settings in Postgres. */
  settings: string[]
  /** When the token expires, in Unix seconds. */
  expiresAt: number
}

export type CallerVerdict = { ok: true; caller: Caller } | { ok: false; code: string; message: string }

/** The caller with this token, or the reason why the token is refused, worded as on a hosted project. */
export async function callerOf(token: string, verify: TokenKeys["verify"]): Promise<CallerVerdict> {
  const verdict = await verify(token)
  if (!verdict.ok)
    return refusals[verdict.reason] ?? { ok: false, code: "InvalidJWTToken", message: verdict.message }
  const { claims } = verdict
  const { role, exp, sub: person } = claims
  if (role === undefined || exp === undefined) {
    return { ok: false, code: "InvalidJWTToken", message: "Fields `role` and `exp` are required in JWT" }
  }
  const settings = settingsOf(claims)
  const isGuest = role === "anon"
  return {
    ok: true,
    caller: { token, role, person, isGuest, claims: settings[0], settings, expiresAt: exp },
  }
}

/**
 * The key for counting a caller's messages: their account, or their network if they have no account. Undefined for the operator, who has no limit.
 */
export function senderOf({ role, person }: Caller, network: string): string | undefined {
  if (role === "service_role") return undefined
  return person === undefined ? network : `person ${person}`
}

type Reason = Extract<TokenVerdict, { ok: false }>["reason"]

const refusals: Partial<Record<Reason, CallerVerdict>> = {
  expired: { ok: false, code: "InvalidJWTToken", message: "Token has expired" },
  malformed: { ok: false, code: "MalformedJWT", message: "The token provided is not a valid JWT" },
  signature: { ok: false, code: "JwtSignatureError", message: "Failed to validate JWT signature" },
}

const settingsByClaims = new WeakMap<Claims, ReturnType<typeof claimValues>>()

function settingsOf(claims: Claims) {
  const settings = settingsByClaims.get(claims) ?? claimValues(claims)
  settingsByClaims.set(claims, settings)
  return settings
}

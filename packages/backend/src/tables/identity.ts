import type { Claims, TokenKeys, TokenVerdict } from "#server/http/jwt.ts"
import { claimValues } from "#server/postgres/claim-settings.ts"
import { refuse } from "./errors.ts"
import { type KeyScope, keyScopeOf } from "./key-scope.ts"
import type { Role, SchemaCache } from "./schema-cache/schema-cache.ts"

/** Who a request runs as. */
export interface Caller {
  role: string
  /** The user's id; undefined without an account. It limits how many of a user's statements run at once (see turns.ts). Without it, the IP address does. */
  userId: string | undefined
  settings: Role["settings"]
  /** The scope of a personal key; undefined without one. */
  keyScope: KeyScope | undefined
  /** The values of the claim settings, always with `role`. */
  claims: string[]
}

const skewSeconds = 30
const scheme = "bearer"

type Refusal = Extract<TokenVerdict, { ok: false }>

// Requests with the same token share their claims, so derived values are computed once.
const callersByClaims = new WeakMap<Claims, Omit<Caller, "settings">>()

/**
 * Identifies the caller by the token in `Authorization` or, if there is none, in `apikey`. Without a token, the caller is anonymous. Throws 401 for
 * an invalid token or a role that requests can't have.
 */
export async function identify(
  headers: { authorization: string | undefined; apikey: string | undefined },
  verify: TokenKeys["verify"],
  cache: SchemaCache,
): Promise<Caller> {
  const token = bearerToken(headers.authorization) ?? headers.apikey
  const { anonRole } = cache.settings
  const caller = token === undefined ? anonymous(anonRole) : await bearer(token, verify, anonRole)
  const { role, userId, keyScope, claims } = caller
  return { role, userId, keyScope, claims, settings: roleSettings(cache, role) }
}

const anonymous = (role: string) => ({
  role,
  userId: undefined,
  keyScope: undefined,
  claims: claimValues({ role }),
})

function bearerToken(authorization: string | undefined): string | undefined {
  const text = authorization?.trim() ?? ""
  const rest = text.slice(scheme.length)
  const isBearer = text.slice(0, scheme.length).toLowerCase() === scheme && /^(?: |$)/.test(rest)
  return isBearer ? rest.trim() : undefined
}

async function bearer(token: string, verify: TokenKeys["verify"], anonRole: string) {
  if (token === "") throw unauthorized("PGRST301", "Empty JWT is sent in Authorization header")
  const verdict = await verify(token, { clockToleranceSeconds: skewSeconds })
  if (!verdict.ok) throw refusalOf(verdict, token)
  const found = callersByClaims.get(verdict.claims)
  if (found) return found
  const role = typeof verdict.claims.role === "string" ? verdict.claims.role : anonRole
  const { sub: userId } = verdict.claims
  const keyScope = keyScopeOf(verdict.claims)
  const made = { role, userId, keyScope, claims: claimValues({ ...verdict.claims, role }) }
  callersByClaims.set(verdict.claims, made)
  return made
}

function roleSettings(cache: SchemaCache, name: string): Role["settings"] {
  const role = cache.roles.get(name)
  if (role?.usable) return role.settings
  if (role) throw refuse(403, "42501", `permission denied to set role "${name}"`)
  throw refuse(401, "22023", `role "${name}" does not exist`, { headers: { "www-authenticate": "Bearer" } })
}

function refusalOf({ reason, claim }: Refusal, token: string) {
  if (claim) return unauthorized("PGRST303", `The JWT '${claim.name}' claim must ${claim.must}`)
  const claims = claimRefusals[reason]
  if (claims !== undefined) return unauthorized("PGRST303", claims)
  if (reason === "signature") {
    return unauthorized(
      "PGRST301",
      "No suitable key or wrong key type",
      "None of the keys was able to decode the JWT",
    )
  }
  const parts = token.split(".").length
  return unauthorized(
    "PGRST301",
    parts === 3 ? "JWT cryptographic operation failed" : `Expected 3 parts in JWT; got ${parts}`,
  )
}

const claimRefusals: Partial<Record<Refusal["reason"], string>> = {
  expired: "JWT expired",
  not_yet_valid: "JWT not yet valid",
  issued_in_future: "JWT issued at future",
  audience: "JWT not in audience",
  issuer: "JWT issuer not accepted",
  session_ended: "The JWT's session has ended",
  key: "The key was revoked or never existed",
}

function unauthorized(code: string, message: string, details?: string) {
  const challenge = `Bearer error="invalid_token", error_description="${message}"`
  return refuse(401, code, message, { details, headers: { "www-authenticate": challenge } })
}

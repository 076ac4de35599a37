import {
  type CryptoKey,
  type JWK,
  SignJWT,
  calculateJwkThumbprint,
  compactVerify,
  decodeProtectedHeader,
  errors,
  importJWK,
} from "jose"

export type { JWK }

/** A token's claims. Don't modify the claims that `verify` returns, because requests share them. */
export interface Claims extends Record<string, unknown> {
  iss?: string
  sub?: string
  aud?: string | string[]
  role?: string
  exp?: number
  iat?: number
  nbf?: number
  session_id?: string
}

export type TokenVerdict =
  | { ok: true; claims: Claims }
  | {
      ok: false
      reason:
        | "malformed"
        | "signature"
        | "expired"
        | "not_yet_valid"
        | "issued_in_future"
        | "audience"
        | "issuer"
        | "session_ended"
        | "key"
      message: string
      /** The claim that has the wrong type, and the type it must have. */
      claim?: { name: string; must: string }
    }

export interface TokenKeys {
  /** Signs with the first key; the claims must contain `exp` (unix seconds). */
  sign(claims: Claims): Promise<string>
  /** Verifies a compact token; never throws on untrusted input. The tolerance is in seconds, 0 by default. */
  verify(token: string, options?: { clockToleranceSeconds?: number }): Promise<TokenVerdict>
  /** The public halves of the keys, for /.well-known/jwks.json. */
  jwks(): { keys: JWK[] }
}

interface SigningKey {
  kid: string
  alg: "ES256" | "RS256"
  privateKey: CryptoKey | Uint8Array
  publicKey: CryptoKey | Uint8Array
  publicJwk: JWK
}

type Refusal = Extract<TokenVerdict, { ok: false }>
type SignatureVerdict = { ok: true; claims: Claims; alg: SigningKey["alg"] | "HS256" } | Refusal

const audience = "authenticated"
// Issuers of API keys: those of hosted projects and of Supabase's CLI have one of these instead of an address.
const apiKeyIssuers = new Set(["supabase", "supabase-demo"])
const mostTokensRemembered = 1_000
const longestToken = 16_384
// The length of the shortest kind of signature, HS256's.
const signatureLength = 43

/**
 * Keys for user tokens (ES256 or RS256 with `kid`; the first of `jwtKeys` signs) and the shared secret (HS256) for the anon and
 * service keys. `issuer` is the public address of the auth API. Unless `strict`, tokens without an expiry, for another
 * audience or from another issuer are accepted. Throws if a key is neither a private P-256 nor a private RSA JWK.
 */
export async function tokenKeys(input: {
  jwtSecret: string
  jwtKeys: JWK[]
  issuer: string
  strict?: boolean
}): Promise<TokenKeys> {
  const keys = await Promise.all(input.jwtKeys.map(signingKey))
  const [first] = keys
  if (!first) throw new Error("At least one signing key is needed.")
  const byKid = new Map(keys.map((key) => [key.kid, key]))
  const secret = new TextEncoder().encode(input.jwtSecret)
  const signed = cacheVerdicts((token) => verifySignature(token, byKid, secret))

  return {
    sign: (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: first.alg, kid: first.kid, typ: "JWT" })
        .sign(first.privateKey),
    verify: async (token, options) => {
      const result = await signed(token)
      const tolerance = options?.clockToleranceSeconds ?? 0
      return result.ok
        ? judgeClaims(result, { issuer: input.issuer, tolerance, strict: input.strict ?? true })
        : result
    },
    jwks: () => ({ keys: keys.map((key) => key.publicJwk) }),
  }
}

async function signingKey(jwk: JWK): Promise<SigningKey> {
  return jwk.kty === "RSA" ? rsaKey(jwk) : ecKey(jwk)
}

async function rsaKey(jwk: JWK): Promise<SigningKey> {
  const { n, e, d, p, q, dp, dq, qi } = jwk
  if (!n || !e || !d || !p || !q || !dp || !dq || !qi)
    throw new Error("An RSA signing key must be a complete private JWK.")
  const kid = jwk.kid ?? (await calculateJwkThumbprint(jwk))
  const bare = { kty: "RSA" as const, n, e }
  return {
    kid,
    alg: "RS256",
    privateKey: await importJWK({ ...bare, d, p, q, dp, dq, qi }, "RS256"),
    publicKey: await importJWK(bare, "RS256"),
    publicJwk: { ...bare, kid, alg: "RS256", use: "sig", key_ops: ["verify"] },
  }
}

async function ecKey(jwk: JWK): Promise<SigningKey> {
  const { kty, crv, x, y, d } = jwk
  if (kty !== "EC" || crv !== "P-256" || !x || !y || !d)
    throw new Error("A signing key must be a private P-256 JWK.")
  const kid = jwk.kid ?? (await calculateJwkThumbprint(jwk))
  const bare = { kty, crv, x, y }
  return {
    kid,
    alg: "ES256",
    privateKey: await importJWK({ ...bare, d }, "ES256"),
    publicKey: await importJWK(bare, "ES256"),
    publicJwk: { ...bare, kid, alg: "ES256", use: "sig", key_ops: ["verify"] },
  }
}

/** Signatures stay valid, so verified tokens are cached; the claims are checked every time. */
function cacheVerdicts(verify: (token: string) => Promise<SignatureVerdict>) {
  // The cache is keyed by signature, because looking up a whole token takes longer.
  const known = new Map<string, { token: string; signed: SignatureVerdict }>()
  return async (token: string): Promise<SignatureVerdict> => {
    const signature = token.slice(-signatureLength)
    const before = known.get(signature)
    if (before?.token === token) return before.signed
    const result = await verify(token)
    if (!result.ok) return result
    const [oldest] = known.keys()
    if (known.size >= mostTokensRemembered && oldest !== undefined) known.delete(oldest)
    known.set(signature, { token, signed: result })
    return result
  }
}

async function verifySignature(
  token: string,
  keys: Map<string, SigningKey>,
  secret: Uint8Array,
): Promise<SignatureVerdict> {
  if (token.length > longestToken) return malformedToken("token is too long")
  const header = readHeader(token)
  if (!header) return malformedToken("token is malformed")
  const key = header.kid === undefined ? undefined : keys.get(header.kid)
  const choice = chooseKey(header, key, secret)
  if (!choice) return refuse("signature", "signing method or key is not accepted")
  try {
    const { payload } = await compactVerify(token, choice.key, { algorithms: [choice.alg] })
    return readClaims(payload, choice.alg)
  } catch (error) {
    return error instanceof errors.JWSSignatureVerificationFailed
      ? refuse("signature", "signature is invalid")
      : malformedToken("token is malformed")
  }
}

/** Only the header's algorithm and key id are used; a header that contains its own key is refused. */
function readHeader(token: string) {
  try {
    const header = decodeProtectedHeader(token)
    if (["jku", "jwk", "x5u", "x5c", "crit", "b64"].some((name) => name in header)) return undefined
    if (header.kid !== undefined && typeof header.kid !== "string") return undefined
    return { alg: header.alg, kid: header.kid }
  } catch {
    return undefined
  }
}

/**
 * A known key id determines the key and the algorithm. Without one, only the shared secret is tried, so a public key is never
 * used as a secret.
 */
function chooseKey(header: { alg: string | undefined }, key: SigningKey | undefined, secret: Uint8Array) {
  if (key) return header.alg === key.alg ? { key: key.publicKey, alg: key.alg } : undefined
  return header.alg === "HS256" ? { key: secret, alg: "HS256" as const } : undefined
}

function readClaims(payload: Uint8Array, alg: SigningKey["alg"] | "HS256"): SignatureVerdict {
  let claims: unknown
  try {
    claims = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(payload))
  } catch {
    return malformedToken("token is malformed")
  }
  if (!isObject(claims)) return malformedToken("token has invalid claims")
  const wrong = wrongClaim(claims)
  if (wrong) return { ...malformedToken("token has invalid claims"), claim: wrong }
  return { ok: true, claims: Object.freeze(claims), alg }
}

const text = { fits: isText, must: "be a string" }
const time = { fits: isTime, must: "be a number" }
const kinds: Record<string, { fits: (value: unknown) => boolean; must: string }> = {
  iss: text,
  sub: text,
  role: text,
  session_id: text,
  exp: time,
  iat: time,
  nbf: time,
  aud: {
    fits: (value) => isText(value) || (Array.isArray(value) && value.every(isText)),
    must: "be a string or an array of strings",
  },
}

const isObject = (value: unknown): value is Claims =>
  typeof value === "object" && value !== null && !Array.isArray(value)

function wrongClaim(claims: Claims): { name: string; must: string } | undefined {
  for (const [name, { fits, must }] of Object.entries(kinds))
    if (Object.hasOwn(claims, name) && !fits(claims[name])) return { name, must }
  return undefined
}

function isText(value: unknown) {
  return typeof value === "string"
}

function isTime(value: unknown) {
  return typeof value === "number" && Number.isFinite(value)
}

function judgeClaims(
  { claims, alg }: Extract<SignatureVerdict, { ok: true }>,
  { issuer, tolerance, strict }: { issuer: string; tolerance: number; strict: boolean },
): TokenVerdict {
  if (claims.exp === undefined && strict) return malformedToken("token has invalid claims")
  const now = Date.now() / 1_000
  const { exp = Number.POSITIVE_INFINITY, nbf = 0, iat = 0 } = claims
  if (exp + tolerance <= now) return refuse("expired", "token has invalid claims: token is expired")
  if (nbf - tolerance > now)
    return refuse("not_yet_valid", "token has invalid claims: token is not valid yet")
  // The clocks of two servers may differ slightly, so a token may be issued a second in the future.
  if (iat - Math.max(tolerance, 1) > now) {
    return refuse("issued_in_future", "token has invalid claims: token used before issued")
  }
  if (!strict) return { ok: true, claims }
  if (!isForUs(claims.aud, alg))
    return refuse("audience", "token has invalid claims: token has invalid audience")
  if (!isFromUs(claims.iss, alg, issuer))
    return refuse("issuer", "token has invalid claims: token has invalid issuer")
  return { ok: true, claims }
}

function isForUs(aud: Claims["aud"], alg: Extract<SignatureVerdict, { ok: true }>["alg"]) {
  if (aud === undefined) return alg === "HS256"
  return Array.isArray(aud) ? aud.includes(audience) : aud === audience
}

function isFromUs(
  iss: string | undefined,
  alg: Extract<SignatureVerdict, { ok: true }>["alg"],
  issuer: string,
) {
  if (iss === issuer) return true
  return alg === "HS256" && (iss === undefined || apiKeyIssuers.has(iss))
}

function malformedToken(message: string): Refusal {
  return refuse("malformed", message)
}

function refuse(reason: Refusal["reason"], message: string): Refusal {
  return { ok: false, reason, message }
}

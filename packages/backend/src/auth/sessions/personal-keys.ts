import { createHash, randomBytes } from "node:crypto"
import type { Pool } from "pg"
import type { TokenKeys, TokenVerdict } from "#server/http/jwt.ts"
import { type KeyScope, useKey } from "../store/personal-keys.ts"

const start = "rpt_"
const randomLength = 24

/** A new key, shown only once. Its prefix tells anyone who finds the key in a file what it is and what it may do. */
export function newPersonalKey(scope: KeyScope): string {
  return `${start}${scope}_${randomBytes(randomLength).toString("base64url")}`
}

/** A key's hash, as stored in the database. A key can't be guessed, so an unsalted hash is enough. */
export function personalKeyHash(key: string): string {
  return createHash("sha256").update(key).digest("hex")
}

/**
 * Verifies people's personal keys in addition to tokens: a valid key yields its owner's claims, with `key_scope`. Use it only for APIs that enforce
 * the scope.
 */
export function orPersonalKey(pool: Pool, issuer: string, verify: TokenKeys["verify"]): TokenKeys["verify"] {
  return (token, options) =>
    token.startsWith(start) ? verifyKey(pool, issuer, token) : verify(token, options)
}

async function verifyKey(pool: Pool, issuer: string, key: string): Promise<TokenVerdict> {
  const found = await useKey(pool, personalKeyHash(key))
  if (!found) return { ok: false, reason: "key", message: "the key was revoked or never existed" }
  if (found.is_expired) return { ok: false, reason: "expired", message: "the key has expired" }
  return {
    ok: true,
    claims: {
      iss: issuer,
      sub: found.user_id,
      aud: "authenticated",
      role: "authenticated",
      key_scope: found.scope,
      // A request with a personal key counts as having a verified second factor, because only a session at the account's
      // highest level can create a key.
      second_factor: "proved",
      amr: [],
      is_anonymous: false,
    },
  }
}

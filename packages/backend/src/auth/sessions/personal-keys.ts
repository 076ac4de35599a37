import { createHash, randomBytes } from "node:crypto"
import type { Pool } from "pg"
import type { TokenKeys, TokenVerdict } from "#server/http/jwt.ts"
import { type KeyScope, useKey } from "../store/personal-keys.ts"

const start = "rpt_"
const randomLength = 24

/** A new key, to be shown once. Its prefix says what it is and what it may do, for people who find it in a file. */
export function newPersonalKey(scope: KeyScope): string {
  return `${start}${scope}_${randomBytes(randomLength).toString("base64url")}`
}

/** As stored: the key itself can't be guessed, so an unsalted hash is enough. */
export function personalKeyHash(key: string): string {
  return createHash("sha256").update(key).digest("hex")
}

/**
 * Verifies people's own keys besides tokens: a valid key gives the claims of its person, with `key_scope`. Only rooms that enforce
 * the scope may use this.
 */
export function orPersonalKey(pool: Pool, issuer: string, verify: TokenKeys["verify"]): TokenKeys["verify"] {
  return (token, options) =>
    token.startsWith(start) ? verifyKey(pool, issuer, token) : verify(token, options)
}

async function verifyKey(pool: Pool, issuer: string, key: string): Promise<TokenVerdict> {
  const found = await useKey(pool, personalKeyHash(key))
  if (!found) return { ok: false, reason: "key", message: "the key was revoked, or never made" }
  if (found.is_expired) return { ok: false, reason: "expired", message: "the key has ended" }
  return {
    ok: true,
    claims: {
      iss: issuer,
      sub: found.user_id,
      aud: "authenticated",
      role: "authenticated",
      key_scope: found.scope,
      // Only a session at the highest level can make a key.
      second_factor: "proved",
      amr: [],
      is_anonymous: false,
    },
  }
}

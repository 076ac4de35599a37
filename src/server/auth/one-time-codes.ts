import { createHash, createHmac, hkdfSync, randomBytes, randomInt } from "node:crypto"

/** How long what was mailed can be used, in seconds. A code is short enough to be guessed, so it lives less long than a link. */
export const codeLifetime = 10 * 60
export const linkLifetime = 60 * 60

/** A six-digit code for typing and a long token for clicking; the database sees only hashes of both. */
export interface OneTimeSecret {
  code: string
  linkToken: string
}

/** Makes a new code and link token. The prefix of the token tells later which flow a link belongs to. */
export function oneTimeSecret(flow: { pkce: boolean }): OneTimeSecret {
  const code = randomInt(1_000_000).toString().padStart(6, "0")
  return { code, linkToken: (flow.pkce ? "pkce_" : "") + randomBytes(28).toString("hex") }
}

export function isPkceToken(linkToken: string) {
  return linkToken.startsWith("pkce_")
}

export function hashLinkToken(linkToken: string) {
  const hash = createHash("sha224").update(linkToken).digest("hex")
  return isPkceToken(linkToken) ? `pkce_${hash}` : hash
}

/** Hashes codes. A million codes are soon tried, so the hash is keyed: who only reads the database can't undo it. */
export type HashCode = (userId: string, purpose: string, code: string) => string

/** `secret` is the server's own; the key is derived from it and used for nothing else. */
export function codeHasher(secret: string): HashCode {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "one-time codes", 32))
  return (userId, purpose, code) =>
    createHmac("sha256", key)
      .update(JSON.stringify([userId, purpose, code]))
      .digest("hex")
}

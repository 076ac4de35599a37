import { createHash, createHmac, hkdfSync, randomBytes, randomInt } from "node:crypto"

/** The lifetime of emailed secrets, in seconds. A code can be guessed, so it expires before a link does. */
export const codeLifetime = 10 * 60
export const linkLifetime = 60 * 60

/** A six-digit code to type and a long token to click; the database stores only their hashes. */
export interface OneTimeSecret {
  code: string
  linkToken: string
}

/** Creates a code and a link token. The token's prefix shows later which flow a link belongs to. */
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

/** Hashes codes with a key: a million codes can be tried quickly, so someone who can only read the database must not be able to reverse the hash. */
export type HashCode = (userId: string, purpose: string, code: string) => string

/** The purpose of a texted code of this type. It isn't an emailed code's purpose, because a texted code proves a phone number, not an address. */
export function textedPurpose(type: string) {
  return `${type} by text`
}

/** `secret` is the server's secret. The key derived from it is used only for one-time codes. */
export function codeHasher(secret: string): HashCode {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "one-time codes", 32))
  return (userId, purpose, code) =>
    createHmac("sha256", key)
      .update(JSON.stringify([userId, purpose, code]))
      .digest("hex")
}

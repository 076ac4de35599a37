import { createHmac, hkdfSync, randomInt } from "node:crypto"

const letters = "abcdefghijklmnopqrstuvwxyz0123456789"
const length = 12

/** Derives refresh tokens and their hashes from the server's secret, so that the database contains no usable token. */
export interface RefreshTokens {
  /** A token's hash, as stored in the database. */
  hash: (token: string) => string
  /**
   * The token that follows `token`. The same token and latest hash in the session always give the same successor, so a client that lost it can get it
   * again, even though only the successor's hash is stored.
   */
  childOf: (token: string, latestHash: string) => string
}

/** `secret` is the server's secret. Each key derived from it serves one purpose. */
export function refreshTokens(secret: string): RefreshTokens {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32))
  const hashKey = keyFor("refresh token hashes")
  const childKey = keyFor("refresh token children")
  return {
    hash: (token) => createHmac("sha256", hashKey).update(token).digest("hex"),
    childOf: (token, latestHash) =>
      inLetters(
        createHmac("sha256", childKey)
          .update(JSON.stringify([token, latestHash]))
          .digest("hex"),
      ),
  }
}

/** Twelve random letters and digits, the format that clients of hosted projects expect. */
export function newRefreshToken(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join("")
}

export function isRefreshTokenShape(text: string): boolean {
  return /^[a-z0-9]{12}$/.test(text)
}

function inLetters(hex: string): string {
  return BigInt(`0x${hex}`).toString(36).slice(-length)
}

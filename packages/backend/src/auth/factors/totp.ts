import { Secret, TOTP } from "otpauth"
import { encodeQR } from "qr"

const secretBytes = 20
const period = 30
/** Clocks differ, so the previous and the next code are accepted too. */
const steps = 1

/** What an authenticator app needs to add the account. */
export interface TotpSetup {
  /** The secret in base32, for typing by hand. */
  secret: string
  /** The setup URI, otpauth://totp/… */
  uri: string
  /** The URI as a QR code (SVG). */
  qr_code: string
}

/** Creates a secret, which authenticator apps list under `issuer` and `account`. RFC 6238: SHA-1, six digits, 30 seconds. */
export function newTotp(issuer: string, account: string): TotpSetup {
  const secret = new Secret({ size: secretBytes })
  const uri = new TOTP({ issuer, label: account, secret, algorithm: "SHA1", digits: 6, period }).toString()
  return { secret: secret.base32, uri, qr_code: encodeQR(uri, "svg") }
}

/** The number of the 30-second step that a code belongs to, or undefined if the code is wrong. */
export function totpStep(secret: string, code: string): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period })
  const difference = totp.validate({ token: code, window: steps })
  return difference === null ? undefined : Math.floor(Date.now() / 1_000 / period) + difference
}

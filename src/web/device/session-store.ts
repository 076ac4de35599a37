// The session as stored on this device. auth-js writes it in its own format; guards read it without a request.
import type { Session } from "@supabase/auth-js"
import { keepText, readText } from "./device-store.ts"

export const sessionKey = "repertoire-session"

/** The storage that auth-js uses for its session. */
export const sessionStorage: Pick<Storage, "getItem" | "setItem" | "removeItem"> = {
  getItem: readText,
  setItem: (key, text) => void keepText(key, text),
  removeItem: (key) => void keepText(key, null),
}

/** The session as auth-js stored it, even if its access token has expired. Null if signed out or unreadable. */
export function readStoredSession(): Session | null {
  try {
    const stored: unknown = JSON.parse(readText(sessionKey) ?? "null")
    return isSession(stored) ? stored : null
  } catch {
    return null
  }
}

export function forgetStoredSession(): void {
  keepText(sessionKey, null)
}

/**
 * Whether the account has a second factor that this session hasn't verified. A passkey counts as two factors: the device, and the fingerprint,
 * face or code that unlocked it.
 */
export function isSecondFactorDue({ access_token: token, user }: Session): boolean {
  if (!user.factors?.some(({ status }) => status === "verified")) return false
  const payload = token.split(".")[1] ?? ""
  const claims = atob(payload.replaceAll("-", "+").replaceAll("_", "/"))
  return claims.includes('"aal":"aal1"') && !claims.includes('"method":"passkey"')
}

function isSession(value: unknown): value is Session {
  return (
    hasText(value, "access_token") &&
    hasText(value, "refresh_token") &&
    "user" in value &&
    hasText(value.user, "id")
  )
}

function hasText<Name extends string>(value: unknown, name: Name): value is Record<Name, string> {
  return typeof value === "object" && value !== null && typeof Reflect.get(value, name) === "string"
}

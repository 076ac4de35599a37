// Where the sign-in is kept on this device. auth-js writes it; guards read it without asking the network.
import type { Session } from "@supabase/auth-js"

export const sessionKey = "repertoire-session"

/** Local storage, or memory that lasts as long as the page where the browser refuses it. */
export const sessionStorage: Pick<Storage, "getItem" | "setItem" | "removeItem"> =
  usableLocalStorage() ?? memoryStorage()

/** The session as auth-js stored it, also when its access token has expired. Null when signed out or unreadable. */
export function readStoredSession(): Session | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(sessionKey) ?? "null")
    return isSession(stored) ? stored : null
  } catch {
    return null
  }
}

export function forgetStoredSession(): void {
  sessionStorage.removeItem(sessionKey)
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

function usableLocalStorage(): Storage | undefined {
  try {
    localStorage.getItem(sessionKey)
    return localStorage
  } catch {
    return undefined
  }
}

function memoryStorage() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

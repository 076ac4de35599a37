/** Settings read at run time, so that one build serves every deployment. */
export interface AppConfig {
  /** The backend's base address, without a trailing slash. */
  url: string
  /** The path of the accounts API below the base address. */
  authPrefix: string
  anonKey: string
  /** The contact address in the privacy policy; empty if the operator gave none. */
  privacyContact: string
  /** Whether the server is registered at Strava. */
  hasStrava: boolean
  /** Whether people can sign in by passkey. */
  hasPasskeys: boolean
  /** Whether people can make keys for their own scripts; a hosted project can't. */
  hasPersonalKeys: boolean
  /** Whether people can begin without an account. */
  allowsAnonymous: boolean
}

/** Fetches /config.json. Throws if it can't be reached or isn't ours. */
export async function loadConfig(): Promise<AppConfig> {
  const response = await fetch("/config.json")
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`)
  const body: unknown = await response.json()
  return configFrom(body)
}

function configFrom(body: unknown): AppConfig {
  const valueOf = (name: string): unknown =>
    typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined
  const text = (name: string) => {
    const value = valueOf(name)
    return typeof value === "string" ? value : ""
  }
  const config = {
    url: text("url"),
    authPrefix: typeof valueOf("authPrefix") === "string" ? text("authPrefix") : "/auth/v1",
    anonKey: text("anonKey"),
    privacyContact: text("privacyContact"),
    hasStrava: valueOf("hasStrava") === true,
    hasPasskeys: valueOf("hasPasskeys") === true,
    hasPersonalKeys: valueOf("hasPersonalKeys") === true,
    allowsAnonymous: valueOf("allowsAnonymous") === true,
  }
  if (!config.url || !config.anonKey) throw new Error("/config.json names no backend")
  return config
}

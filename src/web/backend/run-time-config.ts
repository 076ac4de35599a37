/** Settings read at run time, so that one build serves every deployment. */
export interface AppConfig {
  /** Base address of the backend, without a slash at its end. */
  url: string
  /** Where accounts are below the base address. */
  authPrefix: string
  anonKey: string
  /** Mail address shown in the privacy policy; empty when the operator gave none. */
  privacyContact: string
  /** Whether the server is registered at Strava. */
  hasStrava: boolean
}

/** Asks /config.json. Throws when it can't be reached or is not ours. */
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
    authPrefix: text("authPrefix") || "/auth/v1",
    anonKey: text("anonKey"),
    privacyContact: text("privacyContact"),
    hasStrava: valueOf("hasStrava") === true,
  }
  if (!config.url || !config.anonKey) throw new Error("/config.json names no backend")
  return config
}

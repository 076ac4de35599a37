/** Settings read at run time, so that one build serves every deployment. */
export interface AppConfig {
  /** The backend's base address, without a trailing slash. */
  url: string
  /** The path of the accounts API below the base address. */
  authPrefix: string
  anonKey: string
  /** The contact address in the privacy policy; empty if the operator gave none. */
  privacyContact: string
  /** Whether the server is registered with Strava. */
  hasStrava: boolean
  /** Whether people can sign in with a passkey. */
  hasPasskeys: boolean
  /** Whether people can create keys for their own scripts. Not available on a hosted project. */
  hasPersonalKeys: boolean
  /**
   * Whether a language model answers for the coach. True unless the deployment specifies otherwise. Without a model, the coach reports that there is
   * none.
   */
  hasLanguageModel: boolean
  /** Whether the server sends codes by text message. */
  hasTextMessages: boolean
  /** Whether people can start without an account. */
  allowsAnonymous: boolean
  /** The providers whose accounts people can use to sign in here. */
  providers: ProviderName[]
  /** Whether these providers are the only way to sign in. */
  hasOnlyProvider: boolean
  /** Whether people can connect a provider's account to their own. */
  allowsLinking: boolean
}

export interface ProviderName {
  name: string
  /** The name that people know the provider by. */
  title: string
}

declare global {
  /** The response with /config.json, which before-the-app.js requests. */
  var settings: Promise<Response>
}

/** Reads /config.json. Throws if it can't be reached or isn't valid. */
export async function loadConfig(): Promise<AppConfig> {
  const response = await globalThis.settings
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
    hasLanguageModel: valueOf("hasLanguageModel") !== false,
    hasTextMessages: valueOf("hasTextMessages") === true,
    allowsAnonymous: valueOf("allowsAnonymous") === true,
    providers: providersIn(valueOf("providers")),
    hasOnlyProvider: valueOf("hasOnlyProvider") === true,
    allowsLinking: valueOf("allowsLinking") === true,
  }
  if (!config.url || !config.anonKey) throw new Error("/config.json names no backend")
  return config
}

function providersIn(value: unknown): ProviderName[] {
  return Array.isArray(value) ? value.filter(isProviderName) : []
}

function isProviderName(value: unknown): value is ProviderName {
  return typeof value === "object" && value !== null && "name" in value && "title" in value
}

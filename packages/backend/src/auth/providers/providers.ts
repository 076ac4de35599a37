import type { ProviderSettings } from "#server/setup/sign-in/auth-providers.ts"
import { githubProvider } from "./github-provider.ts"
import { openidProvider } from "./openid-provider.ts"
import type { Provider } from "./provider.ts"

/** The providers of this server, by name. A provider isn't contacted until someone signs in with it. */
export function providersOf(all: ProviderSettings[]): Map<string, Provider> {
  return new Map(
    all.map((settings) => [
      settings.name,
      settings.protocol === "github" ? githubProvider(settings) : openidProvider(settings),
    ]),
  )
}

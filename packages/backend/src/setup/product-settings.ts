import type { SettingsGroup } from "./settings/backend-settings.ts"
import type { Environment } from "./settings/setting.ts"

/** A product's name, and its own settings. */
export interface ProductSettings {
  /** The name in mails and pages. */
  name: string
  /** The sentence that promises what stays when a person locks their account: "Your notes stay." */
  staysWhenLocked: string
  settings: readonly SettingsGroup[]
  /** Names of the secrets that it has in the data folder. They are in backups. */
  secrets: readonly string[]
  /**
   * Reads its settings. Throws a StartError that names the wrong one. `secret` gives one of its secrets, which is made when it is first
   * asked for.
   */
  configure: (environment: Environment, secret: (name: string) => Promise<string>) => Promise<ProductConfig>
}

/** A product's parsed settings. */
export interface ProductConfig {
  /** What its functions can read, by name. */
  functionSettings: Readonly<Record<string, string | undefined>>
  /** Settings passed to the database with each request, by name, such as `app.daily_limit`. */
  databaseSettings: Readonly<Record<string, string>>
  /** What `/config.json` tells the app, beside what the backend says there. */
  appConfig: Readonly<Record<string, unknown>>
}

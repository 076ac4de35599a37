import type { SettingsGroup } from "./settings/backend-settings.ts"
import type { Environment } from "./settings/setting.ts"

/** A product's name, and its own settings. */
export interface ProductSettings {
  /** The name in emails and pages. */
  name: string
  /** The sentence that promises what is kept when a person locks their account: "Your notes stay." */
  staysWhenLocked: string
  /** How an operator types one of the commands, such as `npm run backup --`. */
  commandLine: (name: string) => string
  settings: readonly SettingsGroup[]
  /** Names of the product's secrets in the data folder. They are included in backups. */
  secrets: readonly string[]
  /**
   * Reads the product's settings. Throws a StartError that names an invalid one. `secret` returns one of the product's secrets, which is created when
   * it is first asked for.
   */
  configure: (environment: Environment, secret: (name: string) => Promise<string>) => Promise<ProductConfig>
}

/** A product's parsed settings. */
export interface ProductConfig {
  /** The settings that the product's functions can read, by name. */
  functionSettings: Readonly<Record<string, string | undefined>>
  /** Settings passed to the database with each request, by name, such as `app.daily_limit`. */
  databaseSettings: Readonly<Record<string, string>>
  /** Values that `/config.json` gives to the app in addition to the backend's own. */
  appConfig: Readonly<Record<string, unknown>>
}

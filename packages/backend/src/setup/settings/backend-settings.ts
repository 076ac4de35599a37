import { backups, files } from "./files.ts"
import { keys } from "./keys.ts"
import { mail } from "./mail.ts"
import { address, database, live } from "./server.ts"
import type { Setting } from "./setting.ts"
import { signIn } from "./sign-in.ts"
import { tables } from "./tables.ts"

/** Settings about one subject. */
export interface SettingsGroup {
  title: string
  settings: readonly Setting<unknown>[]
  /**
   * Prefixes that only the names of these settings have. At startup, the server warns about a variable that has such a prefix but isn't a setting.
   */
  ownPrefixes?: readonly string[]
}

/** The backend's settings, in the order in which the documentation lists them. */
export const backendSettings: readonly SettingsGroup[] = [
  { title: "Address", settings: Object.values(address) },
  { title: "Database", settings: Object.values(database) },
  { title: "Keys", settings: Object.values(keys), ownPrefixes: ["JWT_"] },
  { title: "Mail", settings: Object.values(mail) },
  { title: "Accounts and signing in", settings: Object.values(signIn), ownPrefixes: ["AUTH_"] },
  { title: "Files", settings: Object.values(files), ownPrefixes: ["STORAGE_"] },
  { title: "Backups", settings: Object.values(backups), ownPrefixes: ["BACKUP_"] },
  { title: "Tables", settings: Object.values(tables), ownPrefixes: ["TABLES_", "ACCOUNT_"] },
  { title: "Live changes", settings: Object.values(live), ownPrefixes: ["REALTIME_"] },
]

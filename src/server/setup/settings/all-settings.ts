import { coach } from "./coach.ts"
import { backups, files } from "./files.ts"
import { keys } from "./keys.ts"
import { mail } from "./mail.ts"
import { address, database, live } from "./server.ts"
import type { Setting } from "./setting.ts"
import { signIn } from "./sign-in.ts"
import { strava } from "./strava.ts"
import { tables } from "./tables.ts"

/** Every setting, by what it is about, in the order in which documents show them. */
export const allSettings: readonly { title: string; settings: readonly Setting<unknown>[] }[] = [
  { title: "Address", settings: Object.values(address) },
  { title: "Database", settings: Object.values(database) },
  { title: "Keys", settings: Object.values(keys) },
  { title: "Mail", settings: Object.values(mail) },
  { title: "Accounts and signing in", settings: Object.values(signIn) },
  { title: "Files", settings: Object.values(files) },
  { title: "Backups", settings: Object.values(backups) },
  { title: "Coach", settings: Object.values(coach) },
  { title: "Strava", settings: Object.values(strava) },
  { title: "Tables", settings: Object.values(tables) },
  { title: "Live changes", settings: Object.values(live) },
]

import { join } from "node:path"
import { coach } from "#functions/coach/handler.ts"
import { strava } from "#functions/strava/handler.ts"
import type { Product } from "@repertoire/backend/product"
import { adminCommand } from "./admin-command.ts"
import { builtWebApp } from "./builds.ts"
import { commandLine } from "./command-line.ts"
import { configure } from "./configure.ts"
import { healthRecords } from "./health-records.ts"
import { ownVersion, releaseFolder } from "./release-folder.ts"
import { productSettings } from "./settings/product-settings.ts"

/** What the backend, which can run any product, needs in order to run Repertoire. */
export const repertoire: Product = {
  name: "Repertoire",
  version: ownVersion(),
  commandLine,
  staysWhenLocked: "Your workouts aren’t affected.",
  migrations: join(releaseFolder, "supabase/migrations"),
  foldedMigrations: join(releaseFolder, "supabase/folded-migrations.json"),
  buckets: join(releaseFolder, "supabase/buckets"),
  webApp: builtWebApp,
  outgoingMails: "private.outgoing_mails",
  functions: { coach, strava },
  loggingFunctions: ["save_workout_log", "log_weight", "log_body"],
  settings: productSettings,
  secrets: ["strava-key"],
  configure,
  health: healthRecords,
  commands: { admin: adminCommand },
}

import type { SettingsGroup } from "@repertoire/backend/settings/backend"
import { coach } from "./coach.ts"
import { privacy } from "./privacy.ts"
import { strava } from "./strava.ts"

/** The product's own settings. OPENAI_ isn't a prefix here, because other programs' variables start with it too. */
export const productSettings: readonly SettingsGroup[] = [
  { title: "Coach", settings: Object.values(coach) },
  { title: "Strava", settings: Object.values(strava), ownPrefixes: ["STRAVA_"] },
  { title: "Privacy", settings: Object.values(privacy) },
]
